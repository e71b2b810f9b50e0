// Charts of the players' own: they change what happens, and are refused with file and line when something is missing or cannot be.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, Match, parseCase, random as randomFrom, runCase, seededDice, withPack } from '@rasputitsa/kernel';
import { packText, parsePack } from '@rasputitsa/kernel/pack-file';
import { expect, test } from 'vitest';
import { charts, isReconstructed } from '../data/charts.ts';
import { game } from '../index.ts';
import type { Query } from '../words.ts';

const mine = (all: Record<string, unknown>) => ({ title: 'Mine', charts: all as Record<string, Json> });
const file = (name: string) => readFileSync(join(import.meta.dirname, '..', 'cases', name), 'utf8');
const combatCase = () => parseCase(file('5-combat/a-combat.yaml'), 'a-combat.yaml');
const units = charts.units.value;

test('a file as exported is the game itself', () => {
  const made = withPack(game, parsePack(packText(game), 'all.yaml', game));
  expect(made.kinds).toEqual(game.kinds);
  for (const id of Object.keys(game.charts ?? {})) expect(made.charts?.[id]?.value).toEqual(game.charts?.[id]?.value);
});

test('[moscow41 TAB.COMBAT] another cell of the combat table gives another result', () => {
  expect(() => runCase(game, combatCase())).not.toThrow();
  const rows = charts.combat.value.map(([roll, ...cells]) => [roll, ...cells.map(() => 'A2-2/-')]);
  expect(() => runCase(withPack(game, mine({ combat: rows })), combatCase())).toThrow('a-combat.yaml');
});
test('[moscow41 1.2] stronger counters shift the column', () => {
  const strong = Object.fromEntries(
    Object.entries(units).map(([name, u]) => [name, u.strength === '5/3' ? { ...u, strength: '30/20' } : u]),
  );
  expect(() => runCase(withPack(game, mine({ units: strong })), combatCase())).toThrow('a-combat.yaml');
});
test('[moscow41 TY.vic.scale] another scale names another winner of the same points', () => {
  const scale = [{ least: 0, winner: 'german', level: 'German walkover' }];
  const own = withPack(game, mine({ 'victory-typhoon': { ...charts['victory-typhoon'].value, scale } }));
  const ends = (g: typeof game) => {
    const match = new Match({ game: g, scenario: 'typhoon', dice: seededDice(1), lean: true });
    return game.panels?.find((p) => p.id === 'victory')?.compute(match.q, 0);
  };
  expect(JSON.stringify(ends(own))).toContain('German walkover');
  expect(JSON.stringify(ends(game))).toContain('Soviet victory');
});
test('[moscow41 SETUP.2] another set-up puts counters elsewhere, with other losses', () => {
  const own = structuredClone(charts['set-ups'].value) as unknown as Record<
    string,
    { soviet: { at: string[]; loss?: number }[] }
  >;
  const [first] = own['typhoon']?.soviet.filter((e) => e.at[0] === '3031') ?? [];
  Object.assign(first ?? {}, { at: ['3030'], loss: 1 });
  const q = new Match({ game: withPack(game, mine({ 'set-ups': own })), scenario: 'typhoon', dice: seededDice(1) }).q;
  const p = q.piecesOf(1).find((x) => q.kindOf(x).name === '126 INF') ?? -1;
  expect([game.places.label(q.at(p)), q.steps(p)]).toEqual(['3030', 1]);
});
test('what is reconstructed is called so until somebody exchanges it', () => {
  const q = (g: typeof game) => new Match({ game: g, scenario: 'red-snow', dice: seededDice(1) }).q as unknown as Query;
  expect(isReconstructed(q(game), 'units')).toBe(true);
  expect(isReconstructed(q(game), 'air-fire')).toBe(false);
  expect(isReconstructed(q(withPack(game, mine({ units: { ...units } }))), 'units')).toBe(false);
});

const changed = (name: string, change: object) => ({ units: { ...units, [name]: { ...units[name], ...change } } });
const written = (all: Record<string, unknown>): string => `title: Mine\ncharts:\n${yaml(all)}`;
/** One line for each row of a chart, as a person would type it. */
function yaml(all: Record<string, unknown>): string {
  return Object.entries(all)
    .map(([id, value]) =>
      Array.isArray(value)
        ? `  ${id}:\n${value.map((x) => `    - ${JSON.stringify(x)}`).join('\n')}`
        : `  ${id}:\n${Object.entries(value as object)
            .map(([k, x]) => `    ${JSON.stringify(k)}: ${JSON.stringify(x)}`)
            .join('\n')}`,
    )
    .join('\n');
}
const without = (name: string) => ({ units: Object.fromEntries(Object.entries(units).filter(([k]) => k !== name)) });
test.each([
  ['a counter is missing', without('9/23 INF'), 'mine.yaml:3: /charts/units/9/23 INF is missing'],
  [
    'a strength for one side of two',
    changed('330/183 INF', { strength: '5' }),
    'mine.yaml:4: /charts/units/330/183 INF/strength has 1 numbers and must have 2, one for each CEL (1.2.CEL)',
  ],
  [
    'artillery without a defence',
    changed('ART XX', { strength: '5' }),
    '/charts/units/ART XX/strength must be attack and defence, "3-2" (1.2.ART)',
  ],
  [
    'a row is missing',
    { combat: charts.combat.value.slice(0, 10) },
    'mine.yaml:3: /charts/combat has 10 items and must have 11',
  ],
  [
    'a cell is missing',
    { combat: charts.combat.value.map((r, i) => (i === 4 ? r.slice(0, 13) : r)) },
    'mine.yaml:8: /charts/combat/4 has 13 items and must have 14',
  ],
  [
    'a result that is none',
    { combat: charts.combat.value.map((r, i) => (i === 2 ? [4, ...r.slice(1, 13), 'D2'] : r)) },
    'mine.yaml:6: /charts/combat/2/13 must be a result, attacker / defender',
  ],
  [
    'a river without a surcharge',
    { terrain: { ...charts.terrain.value, river: { ...charts.terrain.value.river, foot: '1' } } },
    'mine.yaml:5: /charts/terrain/river/foot must be movement points on top of clear ground',
  ],
  [
    'a scale that does not begin at nothing',
    {
      'victory-red-snow': { ...charts['victory-red-snow'].value, scale: [{ least: 5, winner: 'german', level: 'x' }] },
    },
    '/charts/victory-red-snow/scale must begin with 0 points',
  ],
])('%s: refused with its line and what was expected', (_, all, says) => {
  expect(() => parsePack(written(all), 'mine.yaml', game)).toThrow(says);
});

const entries = [
  ['nobody knows the counter', { at: ['3031'], units: ['99 INF'] }, 'there is no counter 99 INF'],
  ['the hex is off the map', { at: ['9999'], units: ['126 INF'] }, '/at/0: '],
  [
    'no room',
    { at: ['3031'], units: ['126 INF', '316 INF', '108 INF', '18 INF', '78 INF'] },
    'there is no room for 78 INF (3.2.1)',
  ],
  ['the enemy is there', { at: ['4618'], units: ['330/183 INF'] }, 'is on the other side'],
] as const;
test.each(entries)('a set-up is refused when %s', (_, entry, says) => {
  const { typhoon } = charts['set-ups'].value;
  const own = {
    typhoon: { ...typhoon, soviet: [{ command: 'x', ...entry }] },
    'red-snow': charts['set-ups'].value['red-snow'],
  };
  expect(() => withPack(game, mine({ 'set-ups': own }))).toThrow(says);
});

test('a game with other counters plays on', () => {
  const weak = Object.fromEntries(
    Object.entries(units).map(([name, u]) => [
      name,
      u.strength.includes('/') ? { ...u, cel: 1, strength: '3', mp: 5 } : u,
    ]),
  );
  const match = new Match({
    game: withPack(game, mine({ units: weak })),
    scenario: 'red-snow',
    dice: seededDice(3),
    lean: true,
  });
  const random = randomFrom(3);
  for (let i = 0; i < 600 && !match.over; i++) {
    const side = match.owing()[0] ?? 0;
    const action = match.sample(side, random);
    if (!action) throw new Error('nobody can act');
    match.act(side, action);
  }
  expect(game.invariants(match.q)).toEqual([]);
});
