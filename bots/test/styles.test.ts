// A character is more than a name: who plays boldly attacks more often than who is careful, in every game that has the two, and what the
// advice weighs is declared.
import type { Advice, Game } from '@rasputitsa/kernel';
import { contest } from '@rasputitsa/kernel/contest';
import { expect, test } from 'vitest';
import { game as moscow41 } from '../../games/moscow41/index.ts';
import { game as ukraine43 } from '../../games/ukraine43/index.ts';
import { game as warInTheEast } from '../../games/war-in-the-east/index.ts';
import { plannable } from '../src/index.ts';

const SEEDS = [3, 4];
const MOST = 700;
const ATTACKS = ['attack', 'mobile-assault', 'overrun'];

/** Attacks of a side that plays in this style, out of everything both sides did. */
function attacksOf(game: Game, scenario: string, side: number, style: 'cautious' | 'bold'): number {
  const { advice } = game;
  if (!advice?.styles) throw new Error(`${game.id} has no styles`);
  const usual: Advice = (view, ask, r) => advice(view, ask, r);
  const styled: Advice = (view, ask, r) => advice(view, ask, r, advice.styles?.[style]);
  const players = game.sides.map((_, s) => (s === side ? styled : usual));
  return SEEDS.reduce((n, seed) => {
    const { count, refused } = contest({ game, scenario, players, seed, most: MOST });
    expect(refused).toEqual([]);
    return n + ATTACKS.reduce((m, verb) => m + count(side, verb), 0);
  }, 0);
}

test.for<readonly [Game, string, number]>([
  [moscow41, 'red-snow', 1],
  [ukraine43, 'october', 1],
  [warInTheEast, 'army-group-center', 1],
])(
  '%$: the bold attack at least an eighth more often than the cautious',
  { timeout: 120_000 },
  ([game, scenario, side]) => {
    const [cautious, bold] = [attacksOf(game, scenario, side, 'cautious'), attacksOf(game, scenario, side, 'bold')];
    expect(cautious).toBeGreaterThan(0);
    expect(bold).toBeGreaterThan(cautious * 1.125);
  },
);
test.for([moscow41, ukraine43, warInTheEast])('%$: plans use no weight that is not declared', (game) => {
  const advice = plannable(game);
  const known = new Set(advice?.weights?.map((w) => w.id));
  expect(known.size).toBeGreaterThan(2);
  for (const { weights } of Object.values(advice?.styles ?? {}))
    for (const id of Object.keys(weights)) expect(known.has(id), id).toBe(true);
});
