// What thinking brings: from positions of games, the plan that a search finds and the usual one, both played on from the truth with the
// same dice. A search reckons its own plans too well, because it takes the luckiest; here they are tried again.
import {
  cloneState,
  type Game,
  type Posture,
  type ReadonlyState,
  random as randomFrom,
  type Side,
  type View,
} from '@rasputitsa/kernel';
import { type Plannable, plannable } from '../plannable.ts';
import { playout } from '../playout.ts';
import { type Budget, search } from '../search.ts';
import { repliesOf, simulate, turnOf } from '../simulate.ts';
import { wandererBot } from './wander.ts';

const MOST_ACTIONS = 100_000;
/** Positions of one game. */
const POSITIONS = 3;

export interface Thinking {
  readonly budgets: readonly Budget[];
  /** How often each plan is played on, and for how many turns of both sides. */
  readonly throws: number;
  readonly turns: number;
}
interface Position {
  readonly side: Side;
  readonly view: View;
  readonly state: ReadonlyState;
}

/** For some positions of the game of a seed: what the plan of each budget gained over the usual one, in points. */
export function gainsByThinking(
  game: Game,
  scenario: string,
  seed: number,
  how: Thinking,
): readonly (readonly number[])[] {
  const advice = plannable(game);
  if (!advice) throw new Error(`${game.id} has no plans`);
  return positionsOf(game, advice, scenario, seed).map((at, n) => {
    const replies = repliesOf(advice);
    const worths = new Map<string, number>();
    const worth = (plan: Posture): number => {
      const key = JSON.stringify(plan);
      const known = worths.get(key);
      if (known !== undefined) return known;
      const values = Array.from({ length: how.throws }, (_, k) => {
        const trial = { state: at.state, seed: THROWS_FROM + k, reply: replies[k % replies.length] };
        return simulate(game, advice, at.side, trial, plan, { turns: how.turns }).value;
      });
      const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
      worths.set(key, mean);
      return mean;
    };
    const [usual] = advice.operations(at.view);
    return how.budgets.map((budget) => {
      const found = planOf(game, advice, at.view, seed * POSITIONS + n, budget);
      return found && usual ? worth(found) - worth(usual) : 0;
    });
  });
}
/** Far from the seeds that searches throw by. */
const THROWS_FROM = 2 ** 30;

function planOf(game: Game, advice: Plannable, view: View, seed: number, budget: Budget): Posture | undefined {
  const it = search({ game, advice, view, seed, budget });
  for (let step = it.next(); ; step = it.next()) if (step.done) return step.value?.posture;
}
/** Starts of turns with plans to choose from, a few of those of a game in which both sides change their plans. */
function positionsOf(game: Game, advice: Plannable, scenario: string, seed: number): readonly Position[] {
  const all: Position[] = [];
  let [turn, isTaken] = [-1, false];
  playout({
    game,
    scenario,
    seed,
    bots: game.sides.map((_, side) => wandererBot(seed * 31 + side, game)),
    mostActions: MOST_ACTIONS,
    watch(match) {
      const side = turnOf(match);
      if (side !== turn) [turn, isTaken] = [side, false];
      if (match.over || side < 0 || isTaken || match.owing()[0] !== side) return;
      const view = match.view(side);
      if (advice.operations(view).length < 2) return;
      isTaken = true;
      all.push({ side, view: structuredClone(view), state: cloneState(match.state) });
    },
  });
  const random = randomFrom(seed);
  return Array.from({ length: Math.min(POSITIONS, all.length) }, () => all.splice(random.int(all.length), 1)).flat();
}
