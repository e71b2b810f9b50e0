// One look ahead: a world its side might be in, played on by advice until the own turn and the enemy's answer are over.
import {
  type Action,
  type Advice,
  type Ask,
  askOf,
  cloneState,
  fatedDice,
  type Game,
  imagined,
  Match,
  type Memory,
  type Posture,
  type Random,
  type ReadonlyState,
  random as randomFrom,
  type Side,
  type View,
} from '@rasputitsa/kernel';
import type { Judging } from './plannable.ts';

/** A turn and its answer that take longer have lost their way. */
const MOST_ACTIONS = 1500;
/** The own turn, or what is left of it, and the answer. */
export const TURNS = 2;

/** A world and the dice that fall in it: every plan is tried in the same ones. */
export interface Trial {
  readonly state: ReadonlyState;
  readonly seed: number;
  /** How the enemy answers. */
  readonly reply: Posture | undefined;
  /** What the side that plans does before it plays on by its plan. */
  readonly first?: readonly Action[];
}

/** The ways of answering that plans must stand up to: the usual one, and the game's characters. */
export function repliesOf({ styles }: Pick<Advice, 'styles'>): readonly (Posture | undefined)[] {
  return styles ? [undefined, styles.bold, styles.cautious] : [undefined];
}

export function trialOf(game: Game, view: View, seed: number, reply: Posture | undefined, memory?: Memory): Trial {
  const { state } = imagined(game, view, randomFrom(seed), memory);
  return { state, seed, reply };
}

/** Whose turn it is: the outermost frame that belongs to a side. Answers in the middle of it do not count. */
export function turnOf(match: Match): Side {
  return match.state.stack.find((f) => f.side >= 0)?.side ?? -1;
}

/** What a side has planned, and for which decision after which roll: an answer of the enemy in between leaves it as it is. */
interface Queue {
  actions: readonly Action[];
  next: number;
  rolls: number;
  frame: string;
  /** Nothing of it has been accepted yet. */
  isFruitless: boolean;
}

/** How far a world is played on. */
export interface Ahead {
  /** Turns of both sides, the one at hand included. */
  readonly turns: number;
  /** For so many of them the side that plans keeps to its plan: the own turn and the answer when not said. */
  readonly kept?: number | undefined;
}

export interface Simulated {
  /** What it came to, in points of the side that plans. */
  readonly value: number;
  readonly actions: number;
  /** A number for what the side did before the first die fell: plans with the same come to the same. */
  readonly deeds: number;
}

export function simulate(
  game: Game,
  advice: Judging,
  me: Side,
  trial: Trial,
  posture: Posture,
  { turns: most, kept = TURNS }: Ahead = { turns: TURNS },
  /** Called whenever a turn is over: how many are. */
  watch?: (turns: number, match: Match) => void,
): Simulated {
  const { scenario } = trial.state;
  const match = new Match({ game, scenario, dice: fatedDice(trial.seed), lean: true }, cloneState(trial.state));
  const asks = game.sides.map((_, s) => askOf(match, s));
  const randoms = game.sides.map((_, s) => randomFrom(trial.seed + s + 1));
  let turn = turnOf(match);
  let turns = turn >= 0 ? 1 : 0;
  let actions = 0;
  const queues = game.sides.map(
    (): Queue => ({
      actions: [],
      next: 0,
      rolls: -1,
      frame: '',
      isFruitless: false,
    }),
  );
  let deeds = 0;
  const mostActions = (MOST_ACTIONS * most) / TURNS;
  const act = (side: Side, action: Action): boolean => {
    const isFixed = side === me && match.state.rolls === trial.state.rolls && turns <= 1;
    const isDone = match.act(side, action).ok;
    if (isDone) actions++;
    if (isDone && isFixed) deeds = printOf(action, deeds);
    return isDone;
  };
  for (const action of trial.first ?? []) act(me, action);
  for (let tries = 0; tries < mostActions && !match.over; tries++) {
    const [side] = match.owing();
    const [ask, random, queue] = [asks[side ?? -1], randoms[side ?? -1], queues[side ?? -1]];
    if (side === undefined || !ask || !random || !queue) break;
    const now = turnOf(match);
    if (now >= 0 && now !== turn) {
      watch?.(turns, match);
      if (turns === most) break;
      turns++;
      turn = now;
    }
    const { rolls, stack } = match.state;
    const frame = `${stack.length} ${stack.at(-1)?.n ?? ''} ${now}`;
    const isOther = queue.frame !== frame || queue.rolls !== rolls;
    const isSpent = queue.next >= queue.actions.length;
    // What the rules do not accept is left out; where nothing of it was accepted, or nothing foreseen, any answer will do.
    if (isSpent && !isOther && queue.isFruitless) {
      const any = ask.sample(random);
      if (!any || !act(side, any)) break;
      queue.isFruitless = false;
      continue;
    }
    if (isSpent || isOther) {
      // After that its side will have made another plan, and meanwhile plays as usual.
      const own = turns <= kept ? posture : undefined;
      const actions = planned(advice, match.view(side), ask, random, side === me ? own : trial.reply);
      Object.assign(queue, { actions, next: 0, rolls, frame, isFruitless: true });
    }
    const action = queue.actions[queue.next++];
    if (action && act(side, action)) queue.isFruitless = false;
  }
  return { value: advice.evaluate(match.q, me), actions, deeds };
}
function printOf({ verb, args }: Action, from: number): number {
  const text = `${verb} ${JSON.stringify(args)}`;
  let h = from;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x0100_0193) ^ (h >>> 15);
  return h;
}
/** As many actions as the advice foresees. */
function planned(
  advice: Judging,
  view: View,
  ask: Ask,
  random: Random,
  posture: Posture | undefined,
): readonly Action[] {
  if (advice.plan) return advice.plan(view, ask, random, posture);
  const action = advice(view, ask, random, posture);
  return action ? [action] : [];
}
