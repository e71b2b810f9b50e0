// Charts of the players' own: read with file and line, kept inside the game, and never the cause of a crash.
import {
  load,
  Match,
  parseSave,
  save,
  saveText,
  seededDice,
  takeUp,
  random as randomFrom,
  verify,
  withPack,
  commitDice,
  diceFor,
  type Json,
  PackError,
  packFault,
} from '@rasputitsa/kernel';
import { packText, parsePack } from '@rasputitsa/kernel/pack-file';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';

const mine = (charts: Record<string, unknown>) => ({ title: 'Mine', charts: charts as Record<string, Json> });
const STRONG = mine({ cover: { clear: 0, wood: 2, hill: 0, village: 0 } });

describe('a file of charts', () => {
  it('as exported is the game itself', () => {
    const pack = parsePack(packText(game), 'all.yaml', game);
    const made = withPack(game, pack);
    expect(made.kinds).toEqual(game.kinds);
    for (const id of Object.keys(game.charts ?? {})) expect(made.charts?.[id]?.value).toEqual(game.charts?.[id]?.value);
  });
  it.each([
    [
      'a value out of range',
      'charts:\n  cover: { clear: 0, wood: 9, hill: 1, village: 1 }',
      'mine.yaml:3: /charts/cover/wood must be a whole number from 0 to 4',
    ],
    [
      'a hole',
      'charts:\n  cover:\n    clear: 0\n    wood: 1\n    hill: 1',
      'mine.yaml:3: /charts/cover/village is missing',
    ],
    [
      'a cell too many',
      'charts:\n  cover: { clear: 0, wood: 1, hill: 1, village: 1, swamp: 1 }',
      'mine.yaml:3: /charts/cover/swamp does not belong there',
    ],
    [
      'an unknown chart',
      'charts:\n  covers: { clear: 0 }',
      'mine.yaml:3: /charts/covers: Skirmish at the Ford has no such chart; did you mean cover?',
    ],
    [
      'an unknown place',
      'charts:\n  set-ups:\n    crossing:\n      - [[foot, "0203"]]\n      - [[foot, Nowhere]]\n    bridgehead: [[[foot, "0203"]], [[foot, "0804"]]]',
      'mine.yaml:6: /charts/set-ups/crossing/1/0/1: ',
    ],
    [
      'too many in a hex',
      'charts:\n  set-ups:\n    crossing:\n      - [[foot, "0203"], [foot, "0203"], [foot, "0203"]]\n      - [[foot, "0804"]]\n    bridgehead: [[[foot, "0203"]], [[foot, "0804"]]]',
      'mine.yaml:5: /charts/set-ups/crossing/0/2/1: 0203 has more than 2 blocks (3.1)',
    ],
    [
      'more steps than printed',
      'charts:\n  set-ups:\n    crossing:\n      - [[leader, "0203", 3]]\n      - [[foot, "0804"]]\n    bridgehead: [[[foot, "0203"]], [[foot, "0804"]]]',
      'mine.yaml:5: /charts/set-ups/crossing/0/0/2 must be at most 1, the steps of a leader block',
    ],
    ['no title', 'charts: {}', 'mine.yaml:1: /title must be a text of 1 to 80 letters', ''],
    ['another game', 'game: chess\ncharts: {}', 'mine.yaml:2: /game must be skirmish'],
  ])('%s is refused with its line and what was expected', (_, body, says, title = 'title: Mine\n') => {
    expect(() => parsePack(`${title}${body}`, 'mine.yaml', game)).toThrow(says);
  });
});

describe('a game with other charts', () => {
  const spec = { scenario: 'crossing', dice: seededDice(7) };
  it('[skirmish 6.8] reads them, and the game without them does not', () => {
    expect(withPack(game, STRONG).charts?.['cover']?.value).toEqual(STRONG.charts['cover']);
    const q = new Match({ game: withPack(game, STRONG), ...spec }).q;
    expect((q.chart('cover') as { wood: number }).wood).toBe(2);
    expect((new Match({ game, ...spec }).q.chart('cover') as { wood: number }).wood).toBe(1);
  });
  it('[skirmish 1.3] has blocks with the values typed in', () => {
    const arms = { ...(game.charts?.['arms']?.value as object), gun: { steps: 4, moves: '1', hits: 2 } };
    const made = withPack(game, mine({ arms }));
    const match = new Match({ game: made, ...spec });
    const gun = made.kinds.find((k) => k.id === 'blue.gun');
    expect(gun).toMatchObject({ steps: 4, look: { more: { moves: '1', hits: 2 } } });
    const p = match.q.piecesOf(0).find((x) => match.q.kindOf(x).id === 'blue.gun') ?? -1;
    expect(match.q.steps(p)).toBe(4);
  });
  it('is the same object for the same charts: nothing is compiled twice', () => {
    expect(withPack(game, STRONG)).toBe(withPack(game, mine({ ...STRONG.charts })));
    expect(withPack(withPack(game, STRONG), STRONG)).toBe(withPack(game, STRONG));
  });

  function played(n: number) {
    const dice = commitDice();
    const match = new Match({ game: withPack(game, STRONG), scenario: 'crossing', dice: diceFor(dice) });
    const random = randomFrom(3);
    for (let i = 0; i < n && !match.over; i++) {
      const side = match.owing()[0] ?? 0;
      const action = match.sample(side, random);
      if (action) match.act(side, action);
    }
    return save(match, dice);
  }
  it('carries them in its save, opens without the file, and is verified with them', () => {
    const text = saveText(played(40));
    const { match } = load(parseSave(text), game);
    expect(match.game.pack?.title).toBe('Mine');
    expect((match.q.chart('cover') as { wood: number }).wood).toBe(2);
    expect(verify(parseSave(text), game)).toMatchObject({ ok: true, problems: [] });
  });
  it('refuses charts changed afterwards, and charts that are none', () => {
    const file = played(5);
    const other = {
      ...file,
      head: { ...file.head, pack: mine({ cover: { clear: 4, wood: 4, hill: 4, village: 4 } }) },
    };
    expect(() => load(other, game)).toThrow('it was begun with other charts than it carries');
    const without = { ...file, head: { ...file.head } } as { head: { pack?: unknown } } & typeof file;
    delete without.head.pack;
    expect(() => load(without, game)).toThrow('it was begun with other charts than it carries');
    const head = { ...file.head, pack: mine({ cover: { clear: 'x' } }) };
    const [from] = file.snapshots;
    if (!from) throw new Error('no snapshot');
    expect(() => takeUp(head, game, seededDice(1), { from, records: [] })).toThrow(
      'these charts cannot be used: /charts/cover/clear must be a whole number from 0 to 4',
    );
  });
});

describe('whatever is typed in', () => {
  /** Mostly another value that might be right. */
  const nudge = fc
    .integer({ min: -2, max: 2 })
    .map(
      (d) => (x: unknown) =>
        typeof x === 'number' ? x + d : typeof x === 'string' && /^\d$/.test(x) ? String(Number(x) + d) : x,
    );
  const cell = fc.oneof(
    { weight: 20, arbitrary: nudge },

    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom('1', '9', 'foot', '0203', 'Ashby', '', null, true),
    fc.double(),
    fc.constant([]),
    fc.constant({}),
  );
  /** A cell somewhere in all charts is replaced, taken out or doubled. */
  function spoilt(value: unknown, path: readonly number[], by: unknown): unknown {
    const [n = 0, ...rest] = path;
    if (typeof value !== 'object' || value === null)
      return typeof by === 'function' ? (by as (x: unknown) => unknown)(value) : by;
    if (Array.isArray(value)) {
      const i = value.length === 0 ? 0 : n % value.length;
      return value.map((x, k) => (k === i ? spoilt(x, rest, by) : x));
    }
    const keys = Object.keys(value);
    const key = keys[n % Math.max(1, keys.length)] ?? 'x';
    return { ...value, [key]: spoilt((value as Record<string, unknown>)[key], rest, by) };
  }
  function isRefused(pack: unknown): boolean {
    try {
      withPack(game, pack as never);
      return false;
    } catch (error) {
      return error instanceof PackError;
    }
  }
  it('is refused in words or plays without a crash', () => {
    const all = Object.fromEntries(Object.entries(game.charts ?? {}).map(([id, c]) => [id, c.value]));
    let [refused, playedOn] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }), cell), { minLength: 1, maxLength: 2 }),
        fc.nat(),
        (spoils, seed) => {
          const charts = spoils.reduce<unknown>((now, [path, by]) => spoilt(now, path, by), all);
          const pack = { title: 'Spoilt', charts };
          const wrong = packFault(game, pack);
          if (wrong !== undefined) {
            refused++;
            return wrong.startsWith('/charts') && isRefused(pack);
          }
          playedOn++;
          const match = new Match({
            game: withPack(game, pack as never),
            scenario: 'crossing',
            dice: seededDice(seed),
            lean: true,
          });
          const random = randomFrom(seed);
          for (let i = 0; i < 60 && !match.over; i++) {
            const side = match.owing()[0] ?? 0;
            const action = match.sample(side, random);
            if (!action) throw new Error('nobody can act');
            match.act(side, action);
          }
          return game.invariants(match.q).length === 0;
        },
      ),
      { numRuns: 400, seed: 43 },
    );
    expect(refused).toBeGreaterThan(50);
    expect(playedOn).toBeGreaterThan(50);
  });
});
