import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '@rasputitsa/host';
import {
  CHUNK, chunksOf, filterGroups, groupLines, headingTitle, isMove, type LogFilter, type LogRow, purposeOf, rollerOf, rowsOf, WHOLE_LOG,
} from '../../src/panels/log-lines.ts'; // biome-ignore format: a list
import { spokenNews } from '../../src/panels/LogVoice.tsx';

const SIDES = ['German', 'Soviet'];
const labels = ['Minsk', 'Orsha', 'Moscow'];
const names = { labelOf: (at: number) => labels[at] ?? '', sides: SIDES };

function lines(...all: readonly (readonly [LogLine['tone'], string, Partial<LogLine>?])[]): readonly LogLine[] {
  return all.map(([tone, text, more], n) => ({ n, tone, text, ...more }));
}
const game = lines(
  ['heading', 'Fortnight'],
  ['dice', 'German rolls 6 (d6): Weather, October 1941', { dice: { dice: [6], faces: 6, by: 0 } }],
  ['plain', 'October 1941: Mud.', { rule: '12.1a' }],
  ['heading', 'German: Command Phase'],
  ['heading', 'German: Movement'],
  ['plain', 'X armor: Minsk to Moscow through Orsha (march)', { places: [2, 0] }],
  ['detail', 'X armor: moved'],
  ['heading', 'German: Battles'],
  ['plain', 'German fights at Moscow.', { places: [2] }],
  ['dice', 'Soviet rolls 6 1 (d6): F infantry fires', { dice: { dice: [6, 1], faces: 6, by: 1 } }],
  ['plain', 'X armor loses 1 step and has 2', { rule: '7.33a' }],
  ['heading', 'Soviet: Command Phase'],
);
const filtered = (part: Partial<LogFilter>, seat: number | 'spectator' = 0): readonly string[] =>
  filterGroups(groupLines(game, SIDES), { ...WHOLE_LOG, ...part }, seat, names).flatMap((g) =>
    g.lines.map((l) => l.text),
  );

describe('groups', () => {
  test('every line stands under the heading before it', () => {
    const groups = groupLines(game, SIDES);
    expect(groups.map((g) => [g.heading?.text, g.side, g.lines.length])).toEqual([
      ['Fortnight', -1, 2],
      ['German: Command Phase', 0, 0],
      ['German: Movement', 0, 2],
      ['German: Battles', 0, 3],
      ['Soviet: Command Phase', 1, 0],
    ]);
  });
  test('lines before any heading are not lost', () => {
    expect(groupLines(lines(['plain', 'a'], ['heading', 'b']), SIDES).map((g) => g.lines.length)).toEqual([1, 0]);
  });
  test('a side is cut off its heading only where it stands', () => {
    expect(headingTitle('Soviet: Battles', SIDES)).toBe('Battles');
    expect(headingTitle('Sovietisation', SIDES)).toBe('Sovietisation');
  });
});

describe('filters', () => {
  test('bookkeeping is left out unless asked for', () => {
    expect(filtered({})).not.toContain('X armor: moved');
    expect(filtered({ details: 'shown' })).toContain('X armor: moved');
  });
  test('moves are told by their two places', () => {
    expect(filtered({ kind: 'moves' })).toEqual(['X armor: Minsk to Moscow through Orsha (march)']);
    expect(
      isMove({ n: 0, tone: 'plain', text: 'control: Minsk, Moscow now german', places: [2, 0] }, names.labelOf),
    ).toBe(false);
  });
  test('battles are what happens where a side rolls; weather is not', () => {
    expect(filtered({ kind: 'battles' })).toEqual([
      'German fights at Moscow.',
      'Soviet rolls 6 1 (d6): F infantry fires',
      'X armor loses 1 step and has 2',
    ]);
    expect(filtered({ kind: 'dice' })).toHaveLength(2);
  });
  test('dice belong to who rolled them, other lines to whose phase it is', () => {
    expect(filtered({ whose: 'theirs' })).toEqual(['Soviet rolls 6 1 (d6): F infantry fires']);
    expect(filtered({ whose: 'mine' })).toContain('X armor loses 1 step and has 2');
    expect(filtered({ whose: 'mine' })).not.toContain('October 1941: Mud.');
  });
  test('search finds words without regard to case, and rules by number', () => {
    expect(filtered({ search: 'MOSCOW' })).toHaveLength(2);
    expect(filtered({ search: '7.33a' })).toEqual(['X armor loses 1 step and has 2']);
  });
  test('headings with nothing under them go when something is asked for', () => {
    expect(filterGroups(groupLines(game, SIDES), { ...WHOLE_LOG, search: 'mud' }, 0, names)).toHaveLength(1);
  });
});

describe('rows', () => {
  const rows = rowsOf(filterGroups(groupLines(game, SIDES), WHOLE_LOG, 0, names), new Set(), SIDES);
  test('empty phases are one line; where the game is stands alone', () => {
    expect(rows.map((r) => r.kind)).toEqual([
      'heading', 'line', 'line', 'empty', 'heading', 'line', 'heading', 'line', 'line', 'line', 'heading',
    ]); // biome-ignore format: a list
  });
  test('a run of empty phases of one side names the side once', () => {
    const log = lines(['heading', 'German: A'], ['heading', 'German: B'], ['heading', 'Soviet: C'], ['heading', 'End']);
    const [first] = rowsOf(groupLines(log, SIDES), new Set(), SIDES);
    expect(first).toMatchObject({ kind: 'empty', titles: ['German: A', 'B', 'Soviet: C'] });
  });
  test('a folded heading hides its lines', () => {
    const folded = rowsOf(filterGroups(groupLines(game, SIDES), WHOLE_LOG, 0, names), new Set([7]), SIDES);
    expect(folded.some((r) => r.kind === 'line' && r.line.n === 9)).toBe(false);
    expect(folded.find((r) => r.key === 'h7')).toMatchObject({ folded: true });
  });
});

describe('chunks', () => {
  const many = (n: number): readonly LogLine[] =>
    Array.from({ length: n }, (_, i) => ({ n: i, tone: 'plain' as const, text: `line ${i}` }));
  const rowsFor = (log: readonly LogLine[]): readonly LogRow[] => rowsOf(groupLines(log, SIDES), new Set(), SIDES);

  test('a longer log keeps the chunks that are full', () => {
    const log = many(CHUNK * 3 + 5);
    const before = chunksOf(rowsFor(log));
    const after = chunksOf(rowsFor([...log, { n: log.length, tone: 'plain', text: 'new' }]), before);
    expect(after).toHaveLength(4);
    for (const i of [0, 1, 2]) expect(after[i]).toBe(before[i]);
    expect(after[3]).not.toBe(before[3]);
  });
  test('nothing is lost or doubled by cutting', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (a, b) => {
        const before = chunksOf(rowsFor(many(a)));
        const after = chunksOf(rowsFor(many(b)), before);
        expect(after.flat().map((r) => r.key)).toEqual(many(b).map((l) => `l${l.n}`));
      }),
    );
  });
  test('a line told differently is drawn again', () => {
    const log = many(3);
    const before = chunksOf(rowsFor(log));
    const changed = log.map((l) => (l.n === 1 ? { ...l, text: 'taken back' } : l));
    expect(chunksOf(rowsFor(changed), before)[0]).not.toBe(before[0]);
  });
});

test('the ear hears the last lines and how many more there were', () => {
  expect(spokenNews(game, 2)).toEqual({ texts: ['X armor loses 1 step and has 2', 'Soviet: Command Phase'], more: 9 });
});
test('beside drawn dice only the purpose is said', () => {
  expect(purposeOf(game[9] ?? { n: 0, text: '', tone: 'plain' })).toBe('F infantry fires');
  expect(purposeOf({ n: 0, text: 'a (b): c', tone: 'plain' })).toBe('a (b): c');
});
test('who rolled is not said twice', () => {
  const dice = { dice: [1], faces: 6, by: 1 };
  expect(rollerOf({ n: 0, tone: 'dice', text: 'Soviet rolls 1 (d6): F infantry fires', dice }, SIDES)).toBe('Soviet');
  expect(rollerOf({ n: 0, tone: 'dice', text: 'Soviet rolls 1 (d6): Soviet tanks fire', dice }, SIDES)).toBe('');
  expect(rollerOf({ n: 0, tone: 'dice', text: 'Roll of 1 (d6): weather', dice: { ...dice, by: -1 } }, SIDES)).toBe('');
});

describe('turns', () => {
  const head = (n: number, text: string, turn: string, weather: string): LogLine => ({
    n,
    text,
    tone: 'heading',
    when: { turn, weather },
  });
  const said = (n: number): LogLine => ({ n, text: 'Something happened', tone: 'plain' });
  test('stand over their phases with the date and the weather that came of it', () => {
    const log = [
      head(0, 'Production', 'July 1942', 'Mud'),
      said(1),
      head(2, 'German: Movement', 'July 1942', 'Dry'),
      said(3),
      head(4, 'Production', 'August 1942', 'Dry'),
      said(5),
    ];
    const rows = rowsOf(groupLines(log, ['German']), new Set(), ['German']);
    expect(rows.map((r) => r.kind)).toEqual(['turn', 'heading', 'line', 'heading', 'line', 'turn', 'heading', 'line']);
    expect(rows[0]).toMatchObject({ turn: 'July 1942', weather: 'Dry' });
    expect(rows[5]).toMatchObject({ turn: 'August 1942', weather: 'Dry' });
  });
  test('games without a calendar have none', () => {
    const rows = rowsOf(groupLines([{ n: 0, text: 'Movement', tone: 'heading' }, said(1)], []), new Set(), []);
    expect(rows.some((r) => r.kind === 'turn')).toBe(false);
  });
});
