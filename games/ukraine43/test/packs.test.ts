// Charts of the players' own: what is typed in decides, a file with holes is answered with its line, and nothing that is typed in brings a game down.
import {
  type Game,
  type Json,
  Match,
  packFault,
  parseCase,
  random as randomFrom,
  runCase,
  seededDice,
  withPack,
} from '@rasputitsa/kernel';
import { packText, parsePack } from '@rasputitsa/kernel/pack-file';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../1-map/board.ts';
import { factorsOf } from '../2-units/units.ts';
import { benchmark, objectives } from '../30-victory/victory.ts';
import { BOOK_TABLES, RECONSTRUCTED, sourceOf, tablesOf } from '../data/tables.ts';
import { game } from '../index.ts';
import { invariants } from '../invariants.ts';

const mine = (charts: Record<string, unknown>): Game =>
  withPack(game, { title: 'Mine', charts: charts as Record<string, Json> });
const ours = (id: string): unknown => game.charts?.[id]?.value;
const start = (made: Game, scenario = 'august'): Match =>
  new Match({ game: made, scenario, dice: seededDice(1), lean: true });
const always = (cell: string): readonly (readonly string[])[] =>
  Array.from({ length: 6 }, () => Array.from({ length: 8 }, () => cell));

const ATTACK = parseCase(
  `caption: Twelve against seven, and the die is a five.
rules: [CRT]
phase: first-combat
side: soviet
dice: [5]
pieces:
  - { unit: 75 Inf Div, at: 3536 }
  - { unit: 6 Tank Corps, at: 3636 }
  - { unit: 31 Tank Corps, at: 3636 }
script:
  - { do: attack, targets: ["3536"], units: [6 Tank Corps, 31 Tank Corps] }
`,
  'attack.yaml',
);
const resultOn = (made: Game): unknown => {
  const { events } = runCase(made, ATTACK);
  return events.flat().find((e) => e.k === 'frame' && e.key === 'result');
};

describe('a game with charts of the players', () => {
  test('[ukraine43 CRT] the Combat Results Table that is typed in decides a combat', () => {
    expect(resultOn(game)).toMatchObject({ to: 'DR' });
    expect(resultOn(mine({ 'combat-results': always('C 0/0') }))).toMatchObject({ to: 'C' });
    expect(resultOn(game)).toMatchObject({ to: 'DR' });
  });
  test('[ukraine43 8.3.1] so do the factors', () => {
    const counters = { 'g-inf-75': ['75 Inf Div', '9-30-4', '2-5'] };
    expect(resultOn(mine({ counters }))).toMatchObject({ to: 'C' });
  });
  test('[ukraine43 2.2] name, factors and steps are those of the owner’s counters', () => {
    const made = mine({ counters: { 'g-inf-82': ['82. ID', '5-8-4', ''] } });
    expect(made.kinds.find((k) => k.id === 'g-inf-82')).toMatchObject({ name: '82. ID', steps: 1 });
    const { q } = start(made);
    const p = q.piecesAt(placeOf('3202'))[0] ?? -1;
    expect([q.steps(p), factorsOf(q, p)]).toEqual([1, { attack: 5, defense: 8, moves: 4 }]);
  });
  test('[ukraine43 30.1a] [ukraine43 30.2A] benchmark, objectives, schedule and set-up too', () => {
    const turns = (ours('turns') as readonly (readonly unknown[])[]).map((t) => (t[0] === 1 ? t.with(2, 9) : t));
    const scenarios = ours('scenarios') as Record<string, { setUp: readonly (readonly [string, string])[] }>;
    const { q } = start(
      mine({
        turns,
        objectives: { Kiev: 7, '3202': 2 },
        arrivals: [[2, 'W', 'g-gd']],
        scenarios: { ...scenarios, august: { ...scenarios['august'], setUp: [['3202', 'g-inf-82 reduced']] } },
      }),
    );
    expect(benchmark(q)).toBe(9);
    expect(objectives(q).map((o) => [o.hex, o.points])).toEqual([
      [placeOf('3202'), 2],
      [placeOf('Kiev'), 7],
    ]);
    expect(q.pieceCount).toBe(2);
    expect(q.steps(q.piecesAt(placeOf('3202'))[0] ?? -1)).toBe(1);
  });
  test('every reconstructed table stands on a chart, and says so to the players', () => {
    const { q } = start(game);
    for (const table of Object.keys(RECONSTRUCTED)) expect(sourceOf(q as never, table as 'CRT')).toBe('reconstructed');
    expect(Object.values(RECONSTRUCTED).toSorted()).toEqual(Object.keys(game.charts ?? {}).toSorted());
    const own = start(mine({ 'combat-results': always('C 0/0') })).q;
    expect(sourceOf(own as never, 'CRT')).toBe('your own');
    expect(sourceOf(own as never, 'WEATHER')).toBe('reconstructed');
    const panel = (game.panels ?? []).find((p) => p.id === 'tables');
    expect(JSON.stringify(panel?.compute(own, 0))).toContain('Combat Results Table (your own)');
    expect(JSON.stringify(panel?.compute(q, 0))).toContain('Combat Results Table (reconstructed)');
  });
  test('without charts of their own all games read the same tables, whichever was asked before', () => {
    const [a, b, own] = [start(game).q, start(game).q, start(mine({ 'last-turn': { margin: 5 } })).q];
    expect(tablesOf(a as never)).toBe(BOOK_TABLES);
    expect(tablesOf(own as never).LAST_TURN_MARGIN).toBe(5);
    expect(tablesOf(b as never)).toBe(BOOK_TABLES);
  });
});

describe('a file of charts', () => {
  test('as exported is the game itself', () => {
    const made = withPack(game, parsePack(packText(game), 'all.yaml', game));
    expect(made.kinds).toEqual(game.kinds);
    for (const id of Object.keys(game.charts ?? {})) expect(made.charts?.[id]?.value).toEqual(ours(id));
    const tables = tablesOf(start(made).q as never);
    for (const id of ['CRT', 'WEATHER', 'COUNTERS', 'AIR_UNITS', 'SCENARIOS'] as const)
      expect(tables[id]).toEqual(BOOK_TABLES[id]);
  });
  const CRT_WITH_A_HOLE = `charts:\n  combat-results:\n${always('C 0/0')
    .map((row, i) => `    - ${JSON.stringify(i === 3 ? row.slice(1) : row)}\n`)
    .join('')}`;
  const whole = packText(game, ['scenarios']).replace('title: My own charts\n', '');
  test.each([
    ['a hole in the table', CRT_WITH_A_HOLE, 'mine.yaml:7: /charts/combat-results/3 has 7 items and must have 8'],
    [
      'a result that there is not',
      CRT_WITH_A_HOLE.replace('"C 0/0"', '"DR3 0/0"'),
      'mine.yaml:4: /charts/combat-results/0/0 must be a result (AR, C, EX, DR, DR1, DRX, DR2X)',
    ],
    [
      'an unknown place',
      'charts:\n  objectives:\n    Kiev: 3\n    Poltawa: 1',
      'mine.yaml:5: /charts/objectives/Poltawa: the map has no place Poltawa; did you mean Poltava?',
    ],
    [
      'a unit that nobody knows',
      'charts:\n  arrivals:\n    - [2, W, g-gdd]',
      'mine.yaml:4: /charts/arrivals/0/2: there is no unit g-gdd; did you mean g-gd?',
    ],
    [
      'the wrong edge',
      'charts:\n  arrivals:\n    - [2, N, g-gd]',
      'mine.yaml:4: /charts/arrivals/0/1 must be W or S for a German unit (g-gd)',
    ],
    [
      'a factor that is none',
      'charts:\n  counters:\n    g-inf-82: [82 Inf Div, 3-6, 2-4]',
      'mine.yaml:4: /charts/counters/g-inf-82/1 must be attack-defense-movement, such as "4-7-4"',
    ],
    [
      'a name twice',
      'charts:\n  counters:\n    g-inf-82: [340 Inf Div, 3-6-4, 2-4]',
      '/charts/counters/g-inf-340/0: g-inf-82 is called 340 Inf Div too',
    ],
    [
      'a turn left out',
      `charts:\n  turns: ${JSON.stringify((ours('turns') as readonly unknown[]).slice(1))}`,
      'mine.yaml:3: /charts/turns has 20 items and must have 21',
    ],
    [
      'too many in a hex',
      whole.replace('"3202", g-inf-82', '"3202", "g-inf-82, g-inf-34, g-inf-223, g-inf-355"'),
      'is on the map, and arrives on turn 3 by the schedule',
    ],
    [
      'a stack too high',
      whole
        .replace('"3201", s-38a-1', '"3201", "s-38a-1, s-38a-2, s-38a-3"')
        .replace('"3302", s-38a-2', '"3302", s-60a-1')
        .replace('"3404", s-38a-3', '"3404", g-inf-88'),
      /mine.yaml:\d+: \/charts\/scenarios\/august\/setUp\/\d+\/1: /,
    ],
  ])('%s is refused with its line and what was expected', (_, body, says) => {
    expect(() => parsePack(`title: Mine\n${body}`, 'mine.yaml', game)).toThrow(says);
  });
  test('[ukraine43 5.3] a stack that is too high is refused', () => {
    const scenarios = ours('scenarios') as Record<string, object>;
    const setUp = [
      ['3302', 's-38a-1, s-38a-2'],
      ['3302', 's-38a-3'],
    ];
    const fault = packFault(game, {
      title: 'Mine',
      charts: { scenarios: { ...scenarios, august: { ...scenarios['august'], setUp } } },
    });
    expect(fault).toBe('/charts/scenarios/august/setUp/1/1: too many units in 3302 (5.3)');
  });
});

describe('whatever is typed in', () => {
  const nudge = fc
    .integer({ min: -2, max: 2 })
    .map(
      (d) => (x: unknown) =>
        typeof x === 'number' ? x + d : typeof x === 'string' && /^\d{4}$/.test(x) ? String(Number(x) + d) : x,
    );
  const cell = fc.oneof(
    { weight: 20, arbitrary: nudge },
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom('1-1-1', '0-0-0', '', 'C 0/0', 'g-inf-82', '3202', 'Kiev', null, []),
  );
  function spoilt(value: unknown, path: readonly number[], by: unknown): unknown {
    const [n = 0, ...rest] = path;
    if (typeof value !== 'object' || value === null)
      return typeof by === 'function' ? (by as (x: unknown) => unknown)(value) : by;
    if (Array.isArray(value)) return value.map((x, k) => (k === n % value.length ? spoilt(x, rest, by) : x));
    const keys = Object.keys(value);
    const key = keys[n % Math.max(1, keys.length)] ?? 'x';
    return { ...value, [key]: spoilt((value as Record<string, unknown>)[key], rest, by) };
  }
  test('is refused in words or plays without a crash', () => {
    const all = Object.fromEntries(Object.entries(game.charts ?? {}).map(([id, c]) => [id, c.value]));
    let [refused, playedOn] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(fc.nat(250), { minLength: 6, maxLength: 6 }), cell), { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (spoils, seed) => {
          const charts = spoils.reduce<unknown>((now, [path, by]) => spoilt(now, path, by), all);
          const wrong = packFault(game, { title: 'Spoilt', charts });
          if (wrong !== undefined) {
            refused++;
            return wrong.startsWith('/charts');
          }
          playedOn++;
          const made = withPack(game, { title: 'Spoilt', charts: charts as Record<string, Json> });
          const { scenarios } = made;
          const scenario = scenarios[seed % scenarios.length]?.id ?? 'august';
          const match = new Match({ game: made, scenario, dice: seededDice(seed), lean: true });
          const random = randomFrom(seed);
          for (let i = 0; i < 40 && !match.over; i++) {
            const side = match.owing()[0] ?? 0;
            const action = match.sample(side, random);
            if (!action) throw new Error('nobody can act');
            match.act(side, action);
          }
          return invariants(match.q as never).length === 0;
        },
      ),
      { numRuns: 120, seed: 43 },
    );
    expect(refused).toBeGreaterThan(15);
    expect(playedOn).toBeGreaterThan(15);
  }, 60_000);
});
