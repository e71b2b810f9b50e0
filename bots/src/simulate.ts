// One look ahead: a world its side might be in, played on by advice until the own turn and the enemy's answer are over.
import {
  askOf,
  cloneState,
  type Game,
  imagined,
  Match,
  type Posture,
  random as randomFrom,
  seededDice,
  type Side,
  type State,
  type View,
} from '@rasputitsa/kernel';
import type { Plannable } from './plannable.ts';

/** A turn and its answer that take longer have lost their way. */
const MOST_ACTIONS = 1500;
/** The own turn, or what is left of it, and the answer. */
const TURNS = 2;

/** A world and the dice that fall in it: every plan is tried in the same ones. */
export interface Trial {
  readonly state: State;
  readonly seed: number;
  /** How the enemy answers. */
  readonly reply: Posture | undefined;
}

export function trialOf(game: Game, view: View, seed: number, reply: Posture | undefined): Trial {
  const state = cloneState(imagined(game, view, randomFrom(seed)).state);
  return { state, seed, reply };
}

/** Whose turn it is: the outermost frame that belongs to a side. Answers in the middle of it do not count. */
function turnOf(match: Match): Side {
  return match.state.stack.find((f) => f.side >= 0)?.side ?? -1;
}

export interface Simulated {
  /** What it came to, in points of the side that plans. */
  readonly value: number;
  readonly actions: number;
}

export function simulate(game: Game, advice: Plannable, me: Side, trial: Trial, posture: Posture): Simulated {
  const { scenario } = trial.state;
  const match = new Match({ game, scenario, dice: seededDice(trial.seed), lean: true }, cloneState(trial.state));
  const asks = game.sides.map((_, s) => askOf(match, s));
  const randoms = game.sides.map((_, s) => randomFrom(trial.seed + s + 1));
  let turn = turnOf(match);
  let turns = turn >= 0 ? 1 : 0;
  let actions = 0;
  for (; actions < MOST_ACTIONS && !match.over; actions++) {
    const [side] = match.owing();
    const [ask, random] = [asks[side ?? -1], randoms[side ?? -1]];
    if (side === undefined || !ask || !random) break;
    const now = turnOf(match);
    if (now >= 0 && now !== turn) {
      if (turns === TURNS) break;
      turns++;
      turn = now;
    }
    const action = advice(match.view(side), ask, random, side === me ? posture : trial.reply);
    if (action && match.act(side, action).ok) continue;
    const any = ask.sample(random);
    if (!any || !match.act(side, any).ok) break;
  }
  return { value: advice.evaluate(match.q, me), actions };
}
