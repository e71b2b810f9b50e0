// Whether an evaluation judges choices rightly: plans for the same turn, each judged as a search judges it, and each played on to the
// end of the game with the same dice. States that one comes across in games tell less: what goes with games that went well need not be
// what won them. Between two branches nothing differs but the plan.
import { type Game, type Match, type Posture, type Random, random as randomFrom } from '@rasputitsa/kernel';
import { type Judging, plannable } from '../plannable.ts';
import { playout } from '../playout.ts';
import { repliesOf, simulate, type Trial, turnOf } from '../simulate.ts';
import { wandererBot } from './wander.ts';

/** Player-turns after which plans are judged, the one at hand included: a search takes the first. */
export const HORIZONS: readonly number[] = [2, 4, 6, 8];

/** One plan in one trial, compared with the usual plan in the same. */
export interface Branch {
  readonly scenario: string;
  /** The turn of a game it belongs to, and the trial: branches are compared with those of the same. */
  readonly turn: number;
  readonly plan: number;
  readonly trial: number;
  /** By how many points it was judged better, at each horizon, and by how many it ended better. */
  readonly judged: readonly number[];
  readonly gain: number;
}

const MOST_ACTIONS = 100_000;
/** Throws of the dice for each plan: half of them choose, the other half tell what came of it. */
const THROWS = 4;
/** Plans beside the usual one. */
const PLANS = 3;
/** Of the turns with plans, one in so many is looked at: what follows from each is played many times. */
const TURNS_APART = 3;
/** More turns than any game has. */
const TO_THE_END = 1000;

/** Branches from turns of the game of a seed for which there are plans. The same seed gives the same ones. */
export function branchesOf(game: Game, scenario: string, seed: number): readonly Branch[] {
  const advice = plannable(game);
  if (!advice) throw new Error(`${game.id} has no plans`);
  const random = randomFrom(seed);
  const out: Branch[] = [];
  let [turn, turns, isTaken] = [-1, 0, false];
  const watch = (match: Match): void => {
    const now = turnOf(match);
    if (now !== turn) [turn, turns, isTaken] = [now, turns + 1, false];
    if (match.over || now < 0 || isTaken || match.owing()[0] !== now) return;
    const [usual, ...others] = advice.operations(match.view(now));
    if (!usual || others.length === 0) return;
    isTaken = true;
    if (random.int(TURNS_APART) > 0) return;
    const plans = [usual, ...some(others, PLANS, random)];
    for (let trial = 0; trial < THROWS; trial++) {
      const world = trialAt(match, advice, random);
      const [base, ...rest] = plans.map((plan) => valuesOf(game, advice, now, world, plan)) as [Values, ...Values[]];
      for (const [plan, { judged, end }] of rest.entries())
        out.push({
          scenario,
          turn: seed * 1000 + turns,
          plan,
          trial,
          judged: judged.map((x, i) => x - (base.judged[i] ?? 0)),
          gain: end - base.end,
        });
    }
  };
  const bots = game.sides.map((_, side) => wandererBot(seed * 31 + side, game));
  playout({ game, scenario, seed, bots, mostActions: MOST_ACTIONS, watch });
  return out;
}
interface Values {
  readonly judged: readonly number[];
  readonly end: number;
}
/** One way to the end of the game, judged on the way; where it is over before a horizon, the end is what counts. */
function valuesOf(game: Game, advice: Judging, me: number, trial: Trial, plan: Posture): Values {
  const seen = new Map<number, number>();
  const look = (turns: number, { q }: Match): void => {
    if (HORIZONS.includes(turns)) seen.set(turns, advice.evaluate(q, me));
  };
  const end = simulate(game, advice, me, trial, plan, { turns: TO_THE_END }, look).value;
  return { judged: HORIZONS.map((h) => seen.get(h) ?? end), end };
}
function some<T>(list: readonly T[], most: number, random: Random): readonly T[] {
  const left = [...list];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(random.int(left.length), 1)).flat();
}
/** From the truth: these are games of computers, and nothing of it goes into one that is played. */
function trialAt(match: Match, advice: Judging, random: Random): Trial {
  const replies = repliesOf(advice);
  return { state: match.state, seed: random.int(2 ** 30), reply: replies[random.int(replies.length)] };
}

export interface ChoiceQuality {
  readonly scenario: string;
  readonly horizon: number;
  readonly branches: number;
  readonly correlation: number;
  /** Points that came of each point that was judged, and its standard error: 1 if the evaluation is right in the mean. */
  readonly slope: number;
  readonly error: number;
  /** Points gained over the usual plan by taking the plan that half of the trials judged best, as the other half ended; its standard error. */
  readonly gain: number;
  readonly gainError: number;
}
function qualityOf(scenario: string, list: readonly Branch[], at: number): ChoiceQuality {
  const judged = (b: Branch): number => b.judged[at] ?? 0;
  const sum = (of: (b: Branch) => number): number => list.reduce((n, b) => n + of(b), 0);
  const [xx, xy, yy] = [sum((b) => judged(b) ** 2), sum((b) => judged(b) * b.gain), sum((b) => b.gain ** 2)];
  const slope = xx > 0 ? xy / xx : 0;
  const missed = sum((b) => (b.gain - slope * judged(b)) ** 2);
  const gains = [...Map.groupBy(list, (b) => `${b.scenario} ${b.turn}`).values()].map((turn) => gainIn(turn, judged));
  const gain = mean(gains);
  return {
    scenario,
    horizon: HORIZONS[at] ?? 0,
    branches: list.length,
    correlation: xx * yy > 0 ? xy / Math.sqrt(xx * yy) : 0,
    slope,
    error: xx > 0 ? Math.sqrt(missed / Math.max(1, list.length - 1) / xx) : 0,
    gain,
    gainError: Math.sqrt(mean(gains.map((g) => (g - gain) ** 2)) / Math.max(1, gains.length - 1)),
  };
}
/** What choosing in one turn gains: each half of the trials chooses once, and the other half tells. */
function gainIn(turn: readonly Branch[], judged: (b: Branch) => number): number {
  const halves = [0, 1].map((half) => turn.filter((b) => b.trial % 2 === half));
  const gains = [0, 1].map((half) => {
    const [chooses, tells] = [halves[half] ?? [], halves[1 - half] ?? []];
    let [best, most] = [-1, 0];
    for (const [plan, list] of Map.groupBy(chooses, (b) => b.plan)) {
      const m = mean(list.map(judged));
      if (m > most) [best, most] = [plan, m];
    }
    return best < 0 ? 0 : mean(tells.filter((b) => b.plan === best).map((b) => b.gain));
  });
  return mean(gains);
}
function mean(list: readonly number[]): number {
  return list.reduce((n, x) => n + x, 0) / Math.max(1, list.length);
}
/** Scenario by scenario, and all together; each at every horizon. */
export function choiceQuality(all: readonly Branch[]): readonly ChoiceQuality[] {
  const each = [...Map.groupBy(all, (b) => b.scenario)];
  const groups: readonly (readonly [string, readonly Branch[]])[] = each.length > 1 ? [...each, ['all', all]] : each;
  return groups.flatMap(([id, list]) => HORIZONS.map((_, at) => qualityOf(id, list, at)));
}
