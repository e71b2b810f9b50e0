// What the enemy is not told (11.10), where no case can show it.
import { buildPosition, Match, panelFor, seededDice, type Side } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { isHex } from '../1-components/board.ts';
import { pieceOf } from '../1-components/roster.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { game } from '../index.ts';

test('[russian-front 11.10] who may exploit is known to its owner: the enemy does not tell armor from infantry by it', () => {
  const dice = seededDice(1);
  const position = {
    scenario: 'barbarossa',
    tracks: { turn: 2 },
    pieces: [
      { unit: '5 Infantry Corps', at: 'Warsaw' },
      { unit: '24 Armor Corps', at: 'Warsaw' },
      { unit: '46 Armor Corps', at: 'Warsaw' },
    ],
    phase: 'exploitation',
    side: 'axis',
  };
  const m = new Match({ game, scenario: 'barbarossa', dice }, buildPosition(game, position, dice));
  const marked = (viewer: Side) => m.view(viewer).pieces.filter((p) => p.flags?.includes('exploits')).length;
  expect([marked(AXIS), marked(SOVIET)]).toEqual([2, 0]);
});

/** A position in the Axis Replacement Step before units come and go, and what the Soviets hear of the Reinforcement Step. */
function heard(options: Record<string, boolean>, seed: number): { readonly match: Match; readonly told: string } {
  const dice = seededDice(seed);
  const position = {
    scenario: 'barbarossa',
    options: { 'variable-arrival': true, ...options },
    tracks: { turn: 25, last: 42, 'pool-german': 5 },
    pieces: [
      { unit: '62 Infantry Corps', at: 'Axis order of battle', fields: { due: 25 }, ...hidden(options) },
      { unit: '22 Mountain Corps', at: 'Axis order of battle', fields: { due: 26 }, ...hidden(options) },
      { unit: '5 Infantry Corps', at: 'Warsaw' },
      { unit: '14 Armor Corps', at: 'Warsaw' },
    ],
    phase: 'spend-factors',
    side: 'axis',
  };
  const match = new Match({ game, scenario: 'barbarossa', dice }, buildPosition(game, position, dice));
  const before = match.version(SOVIET);
  const done = match.act(AXIS, { verb: 'done', args: {} });
  if (!done.ok) throw new Error(done.refusal.text);
  // Names of foreign pieces are drawn anew in each game.
  return { match, told: JSON.stringify(match.since(SOVIET, before)).replaceAll(/\d{4,}/g, 'name') };
}
function hidden(options: Record<string, boolean>): object {
  return options['hidden-order-of-battle'] ? { seen: 'present', flags: ['waiting'] } : {};
}
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
test('[russian-front 19.5.1] behind hidden cards the dice, delays and late departures are the owner’s alone', () => {
  const all = SEEDS.map((seed) => heard({ 'hidden-order-of-battle': true }, seed));
  // Something different happened in them, and the enemy cannot tell, but for the armor that has left the map.
  const late = all.map(({ match }) => match.q.field(pieceOf(match.q, 'GE-INF-62'), 'due'));
  expect(new Set(late).size).toBeGreaterThan(1);
  const stayed = all.filter(({ match }) => isHex(match.q.at(pieceOf(match.q, 'GE-ARM-14'))));
  expect(stayed.length).toBeGreaterThan(1);
  expect(new Set(stayed.map(({ told }) => told)).size).toBe(1);
  for (const { told } of all) expect(told).not.toMatch(/rolled|late|Corps/);
});
test('[russian-front 19.5.1] open cards are told by the names printed on them', () => {
  const all = SEEDS.map((seed) => heard({}, seed));
  for (const { told } of all) expect(told).toContain('14 Armor Corps: to leave');
  for (const { told } of all) expect(told).not.toContain('unseen');
});
test('[russian-front 19.5.1] the order of battle shows departures of the enemy only where the cards lie open', () => {
  const leaving = (options: Record<string, boolean>, viewer: Side) => {
    const info = game.panels?.find((p) => p.id === 'forces');
    const blocks = info ? panelFor(heard(options, 1).match.q, viewer, info) : [];
    const table = blocks.find((b) => b.kind === 'table' && b.title === 'To leave by the card');
    return table?.kind === 'table' ? table.rows.map((r) => r.cells[2]) : [];
  };
  expect(leaving({}, SOVIET)).toContain('47 Armor Corps');
  expect(leaving({ 'hidden-order-of-battle': true }, SOVIET)).toEqual([]);
  expect(leaving({ 'hidden-order-of-battle': true }, AXIS)).toContain('47 Armor Corps');
});
