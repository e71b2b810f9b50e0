// What is in the box and what is agreed on before the first move: scale, counters, sides, scenarios, options.
import { type Json, Match, type Node, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { hexDistance, hexOf, map } from '../1-components/board.ts';
import { dateOf, LAST_TURN } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { game } from '../index.ts';
import { flags, marks, tracks } from '../words.ts';
import { PLACES } from './map-facts.ts';

const MILES_A_HEX = 25;
function start(scenario: string, options: Readonly<Record<string, Json>> = {}): Match {
  return new Match({ game, scenario, options, dice: seededDice(1) });
}
function find(id: string, node: Node = game.sequence): Node | undefined {
  if (node.id === id) return node;
  return node.kind === 'steps' ? node.steps.map((n) => find(id, n)).find((n) => n !== undefined) : undefined;
}

describe('the box', () => {
  test('[russian-front INTRO.scale] a hex is about 25 miles, a Turn is a month', () => {
    // Great-circle miles between cities far apart.
    const far: readonly (readonly [string, string, number])[] = [
      ['Moscow', 'Leningrad', 394],
      ['Warsaw', 'Moscow', 715],
      ['Kiev', 'Moscow', 470],
      ['Odessa', 'Leningrad', 930],
    ];
    const hexes = far.reduce((n, [a, b]) => n + hexDistance(hexOf(a), hexOf(b)), 0);
    const miles = far.reduce((n, [, , m]) => n + m, 0);
    expect(Math.abs(miles / hexes - MILES_A_HEX)).toBeLessThan(4);
    const dates = Array.from({ length: LAST_TURN }, (_, i) => dateOf(i + 1));
    expect([dates[0], dates[7], dates.at(-1)]).toEqual(['June 1941', 'January 1942', 'November 1944']);
    expect(new Set(dates).size).toBe(LAST_TURN);
  });
  test('[russian-front CITYREF] 66 places, each in its hex', () => {
    expect(map.places).toHaveLength(66);
    expect(PLACES).toHaveLength(66);
    for (const [name, label] of PLACES) expect(hexOf(name), name).toBe(hexOf(label));
  });
  test('[russian-front UNIT.markers] every marker of the box has its place in the state', () => {
    for (const id of ['out-of-supply', 'do-not-use', 'refit', 'reserve']) expect(flags.map((f) => f.id)).toContain(id);
    for (const id of ['battle', 'blitz', 'factory', 'mines-axis', 'mines-soviet']) expect(marks).toHaveProperty([id]);
    for (const id of ['turn', 'level', 'rail-reduction']) expect(tracks).toHaveProperty([id]);
    for (const zone of ['arctic', 'central', 'south']) expect(tracks).toHaveProperty([`weather-${zone}`]);
    expect(Math.max(...UNITS.map((u) => u.defense))).toBe(8);
  });
  test('[russian-front 4.4] five nations are the Axis', () => {
    const nations = new Set(UNITS.filter((u) => u.side === 'axis').map((u) => u.nation));
    expect(nations).toEqual(new Set(['German', 'Finnish', 'Hungarian', 'Italian', 'Romanian']));
    expect(new Set(UNITS.filter((u) => u.side === 'soviet').map((u) => u.nation))).toEqual(new Set(['Soviet']));
  });
});

/** The steps of a Turn that a game takes. */
function stepsOf(m: Match): readonly string[] {
  const walk = (node: Node): readonly string[] =>
    node.kind === 'steps' ? [node.id, ...node.steps.flatMap(walk)] : [node.id];
  // Only those of the card: others stand in for options and variants, or are parts of its steps.
  return walk(game.sequence).filter((id) => CARD.includes(id) && find(id)?.when?.(m.q) !== false);
}
/** The sequence of the Game Card, in the names of our steps. */
const CARD = [
  'preliminary',
  'phases',
  'preparation',
  'remove-markers',
  'mark-supply',
  'replacements',
  'reinforcements',
  'rail-movement',
  'special-phase',
  'movement',
  'ground-movement',
  'naval-movement',
  'air-movement',
  'combat',
  'combat-resolution',
  'air-combat',
  'naval-combat',
  'ground-combat',
  'post-combat',
  'non-phasing-return',
  'phasing-return',
  'remove-supply',
  'exploitation',
  'turn-record',
  'victory',
];
const ADVANCED: ReadonlySet<string> = new Set([
  'preliminary',
  'remove-markers',
  'replacements',
  'rail-movement',
  'naval-movement',
  'naval-combat',
]);

describe('the sequence of play', () => {
  test('[russian-front SEQ.adv] the steps of the Advanced Game, in the order of the card; the Special Phase is an option', () => {
    expect(stepsOf(start('barbarossa'))).toEqual(CARD.filter((id) => id !== 'special-phase'));
  });
  test('[russian-front SEQ.basic] [russian-front 5.0] the Basic Game has none of what the Advanced Game adds', () => {
    expect(stepsOf(start('basic'))).toEqual(CARD.filter((id) => id !== 'special-phase' && !ADVANCED.has(id)));
  });
});

describe('before the first move', () => {
  test('[russian-front 2.1] two sides, open to the players who take them', () => {
    expect(game.sides.map((s) => s.id)).toEqual(['axis', 'soviet']);
    // Nothing in a game says who plays which: the first decision is a side's, not a player's.
    for (const s of game.scenarios) expect(start(s.id).owing().length).toBeGreaterThan(0);
  });
  test('[russian-front 10.1] the scenario comes before everything else and stays', () => {
    expect(game.scenarios.map((s) => s.id)).toEqual([
      'basic',
      'short',
      'barbarossa',
      'early-a',
      'early-b',
      '1942',
      '1943',
    ]);
    expect(start('1942').q.state.scenario).toBe('1942');
    expect(() => start('1944')).toThrow('1944');
  });
  test('[russian-front OPT.general] one option brings its own step and no other', () => {
    const { q } = start('barbarossa', { 'converting-oilfields': true });
    expect(find('oilfields')?.when?.(q)).toBe(true);
    expect(find('special-phase')?.when?.(q)).toBe(false);
    const plain = start('barbarossa').q;
    expect(find('oilfields')?.when?.(plain)).toBe(false);
  });
});
