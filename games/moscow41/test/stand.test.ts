// A side that makes its stand in a city: a few full stacks instead of a unit everywhere, nobody leaves, until the last march of the game, when
// everybody goes for what lies open.
import { askOf, type Loc, random } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { expect, test } from 'vitest';
import { GRID, MOSCOW, PLACES, VILLAGES } from '../1-basics/board.ts';
import { advice } from '../advice/index.ts';
import { position } from './position.ts';

const GARRISON = ['1 Moskwa', '2 Moskwa', '3 Moskwa', '4 Moskwa', '5 Moskwa', '332 INF', '135 ARM-BR', '140 ARM-BR'];
const SOVIET = 1;
const farFrom = (hexes: readonly Loc[], hex: Loc): number => Math.min(...hexes.map((at) => distance(GRID, at, hex)));
/** The village nearest to the city; the enemy has it, and nobody is there. */
const OPEN = VILLAGES.toSorted((a, b) => farFrom(MOSCOW, a) - farFrom(MOSCOW, b))[0] ?? -1;
const NEAR = MOSCOW.toSorted((a, b) => distance(GRID, a, OPEN) - distance(GRID, b, OPEN));

/** Where the garrison stands when its march is done. */
function march(turn: number): readonly Loc[] {
  const match = position({
    phase: 'movement',
    side: 'soviet',
    tracks: { turn },
    layers: { control: { german: [PLACES.label(OPEN)] } },
    pieces: [
      ...GARRISON.map((unit, i) => ({ unit, at: PLACES.label(NEAR[i] ?? -1) })),
      { unit: '330/183 INF', at: '5027' },
    ],
  });
  const plan = advice.plan?.(match.view(SOVIET), askOf(match, SOVIET), random(1)) ?? [];
  const moves = plan.filter((a) => a.verb === 'move');
  expect(moves.map((a) => match.act(SOVIET, a).ok)).not.toContain(false);
  const { q } = match;
  return q.piecesOf(SOVIET).flatMap((p) => (GARRISON.includes(q.kindOf(p).name) ? [q.at(p)] : []));
}

test('the garrison closes up in a few hexes of the city, and stays in it', () => {
  const at = march(8);
  expect(at).toHaveLength(GARRISON.length);
  for (const hex of at) expect(MOSCOW).toContain(hex);
  expect(new Set(at).size).toBeLessThanOrEqual(4);
  // No hex of the city is out of their zones.
  for (const hex of MOSCOW) expect(farFrom(at, hex)).toBeLessThanOrEqual(1);
});
test('[moscow41 4.3.3] in the last march of the game somebody takes what lies open near the city', () => {
  expect(farFrom(march(19), OPEN)).toBeGreaterThan(1);
  expect(farFrom(march(20), OPEN)).toBeLessThanOrEqual(1);
});
