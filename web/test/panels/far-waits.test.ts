// Who is waited for at a table far away and since when, as the page says it.
import type { FarTable } from '@rasputitsa/server';
import { describe, expect, it } from 'vitest';
import { askedWords, awaited, awaitedWords, mayClaim, waitingWords } from '../../src/panels/far-waits.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Noon, so that ten minutes ago was today wherever this runs. */
const NOW = new Date(2026, 10, 16, 12, 0).getTime();
const SIDES = ['German', 'Soviet'];

interface Changed {
  readonly info?: Partial<FarTable['info']>;
  readonly far?: Partial<FarTable>;
}
function table({ info = {}, far = {} }: Changed = {}): FarTable {
  return {
    info: { owing: [1], over: null, changed: NOW - 10 * MINUTE, chairs: ['person', 'person'], ...info },
    role: 'player',
    side: 0,
    chair: 0,
    names: ['Anna', 'Boris'],
    mates: [],
    commanders: [0, 0],
    silence: null,
    vacations: null,
    adjourned: false,
    resumed: null,
    offers: {},
    rematch: null,
    ...far,
  } as unknown as FarTable;
}
const words = (f: FarTable): string | undefined => waitingWords(f, (s) => SIDES[s] ?? '', NOW);
const time = (ms: number): string => new Date(ms).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

describe('who is waited for', () => {
  it('is named with their side and the time; a minute is not worth one', () => {
    expect(words(table())).toBe(`Waiting for Boris (Soviet) since today, ${time(NOW - 10 * MINUTE)}`);
    expect(awaitedWords(table(), 1, NOW)).toBe(`to decide since today, ${time(NOW - 10 * MINUTE)}`);
    const soon = table({ info: { changed: NOW - MINUTE } });
    expect([words(soon), awaitedWords(soon, 1, NOW)]).toEqual(['Waiting for Boris (Soviet)', 'to decide']);
    expect(words(table({ info: { changed: NOW - DAY } }))).toBe(
      `Waiting for Boris (Soviet) since yesterday, ${time(NOW - DAY)}`,
    );
  });
  it('nobody waits for themselves, nor after the end, nor while all have agreed to stop', () => {
    expect(words(table({ info: { owing: [0] } }))).toBeUndefined();
    expect(words(table({ info: { owing: [0, 1] } }))).toMatch(/^Waiting for Boris \(Soviet\) since/);
    expect(awaited(table({ info: { over: 'A draw' } }))).toEqual([]);
    expect(awaited(table({ far: { adjourned: true } }))).toEqual([]);
  });
  it('where a link for the dice is missing, it is whose, and since it was asked for', () => {
    const held = table({ info: { owing: [0], waits: { sides: [1], since: NOW - 5 * MINUTE } } });
    expect(words(held)).toBe(`Waiting for Boris (Soviet) since today, ${time(NOW - 5 * MINUTE)}`);
  });
  it('what stood by agreement or on vacation is not counted', () => {
    const changed = NOW - 3 * DAY;
    const resumed = NOW - 20 * MINUTE;
    expect(awaitedWords(table({ info: { changed }, far: { resumed } }), 1, NOW)).toBe(
      `to decide since today, ${time(resumed)}`,
    );
    const vacations = { left: [0, 0], since: [null, null], back: [0, resumed] } as unknown as FarTable['vacations'];
    expect(awaitedWords(table({ info: { changed }, far: { vacations } }), 1, NOW)).toBe(
      `to decide since today, ${time(resumed)}`,
    );
  });
  it('only silence since they went on is silence', () => {
    const silent = (far: Partial<FarTable>): boolean =>
      mayClaim(table({ info: { changed: NOW - 8 * DAY }, far: { silence: 7 * DAY, ...far } }), NOW);
    expect([silent({}), silent({ resumed: NOW - DAY }), silent({ adjourned: true }), silent({ side: 1 })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what the others ask for', () => {
  it('is said to whom it is for: the commander of the other side', () => {
    expect(askedWords(table())).toBeUndefined();
    expect(askedWords(table({ far: { offers: { adjourn: 0 } } }))).toBeUndefined();
    expect(askedWords(table({ far: { offers: { adjourn: 1 } } }))).toBe('Boris offers to adjourn: no clock would run.');
    expect(askedWords(table({ far: { offers: { draw: 1 } } }))).toBe('Boris offers a draw.');
    expect(askedWords(table({ far: { offers: { draw: 1 }, chair: 1 } }))).toBeUndefined();
    expect(askedWords(table({ far: { adjourned: true, chair: 1 } }))).toMatch(/^Adjourned/);
  });
  it('after the end, another game: by the other side, or by a mate', () => {
    const over = (far: Partial<FarTable>): string | undefined => askedWords(table({ info: { over: 'A draw' }, far }));
    const door = 'x';
    const mates = [['Carol'], []];
    expect(over({ rematch: { by: 1, door } })).toBe('Boris would like to play again with sides changed.');
    expect(over({ rematch: { by: 0, door } })).toBeUndefined();
    expect(over({ rematch: { by: 0, chair: 1, door }, mates })).toBe(
      'Carol would like to play again with sides changed.',
    );
    expect(over({ rematch: { by: 0, chair: 1, door }, mates, chair: 1 })).toBeUndefined();
  });
});
