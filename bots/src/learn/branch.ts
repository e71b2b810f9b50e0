// Whether an evaluation judges choices rightly: two plans for the same turn, each judged as a search judges it, and each played on to the
// end of the game with the same dice. States that one comes across in games tell less: what goes with games that went well need not be
// what won them. Between two branches nothing differs but the plan.
import { type Game, type Match, type Posture, type Random, random as randomFrom } from '@rasputitsa/kernel';
import { type Judging, plannable } from '../plannable.ts';
import { playout } from '../playout.ts';
import { repliesOf, simulate, type Trial, TURNS, turnOf } from '../simulate.ts';
import { wandererBot } from './wander.ts';

export interface Branch {
  readonly scenario: string;
  /** By how many points a plan was judged better than the usual one, and ended better. */
  readonly judged: number;
  readonly gain: number;
}

const MOST_ACTIONS = 100_000;
/** Throws of the dice for each two plans. */
const THROWS = 2;
/** More turns than any game has. */
const TO_THE_END = 1000;

/** Branches from each turn of the game of a seed for which there are plans. The same seed gives the same ones. */
export function branchesOf(game: Game, scenario: string, seed: number): readonly Branch[] {
  const advice = plannable(game);
  if (!advice) throw new Error(`${game.id} has no plans`);
  const random = randomFrom(seed);
  const out: Branch[] = [];
  let turn = -1;
  let isTaken = false;
  const watch = (match: Match): void => {
    const now = turnOf(match);
    if (now !== turn) [turn, isTaken] = [now, false];
    if (match.over || now < 0 || isTaken || match.owing()[0] !== now) return;
    const [usual, ...others] = advice.operations(match.view(now));
    if (!usual || others.length === 0) return;
    isTaken = true;
    for (let k = 0; k < THROWS; k++) {
      const other = others[random.int(others.length)] ?? usual;
      const trial = trialAt(match, advice, random);
      const after = (plan: Posture, turns: number): number => simulate(game, advice, now, trial, plan, turns).value;
      out.push({
        scenario,
        judged: after(other, TURNS) - after(usual, TURNS),
        gain: after(other, TO_THE_END) - after(usual, TO_THE_END),
      });
    }
  };
  const bots = game.sides.map((_, side) => wandererBot(seed * 31 + side, game));
  playout({ game, scenario, seed, bots, mostActions: MOST_ACTIONS, watch });
  return out;
}
/** From the truth: these are games of computers, and nothing of it goes into one that is played. */
function trialAt(match: Match, advice: Judging, random: Random): Trial {
  const replies = repliesOf(advice);
  return { state: match.state, seed: random.int(2 ** 30), reply: replies[random.int(replies.length)] };
}

export interface ChoiceQuality {
  readonly scenario: string;
  readonly branches: number;
  readonly correlation: number;
  /** Points that came of each point that was judged, and its standard error: 1 if the evaluation is right in the mean. */
  readonly slope: number;
  readonly error: number;
  /** Points gained by taking the plan that was judged better, over taking either. */
  readonly gain: number;
}
function qualityOf(scenario: string, list: readonly Branch[]): ChoiceQuality {
  const sum = (of: (b: Branch) => number): number => list.reduce((n, b) => n + of(b), 0);
  const [xx, xy, yy] = [sum((b) => b.judged ** 2), sum((b) => b.judged * b.gain), sum((b) => b.gain ** 2)];
  const slope = xx > 0 ? xy / xx : 0;
  const missed = sum((b) => (b.gain - slope * b.judged) ** 2);
  return {
    scenario,
    branches: list.length,
    correlation: xx * yy > 0 ? xy / Math.sqrt(xx * yy) : 0,
    slope,
    error: xx > 0 ? Math.sqrt(missed / Math.max(1, list.length - 1) / xx) : 0,
    gain: sum((b) => (Math.sign(b.judged) * b.gain) / 2) / Math.max(1, list.length),
  };
}
/** Scenario by scenario, and all together. */
export function choiceQuality(all: readonly Branch[]): readonly ChoiceQuality[] {
  const each = [...Map.groupBy(all, (b) => b.scenario)].map(([id, list]) => qualityOf(id, list));
  return each.length > 1 ? [...each, qualityOf('all', all)] : each;
}
