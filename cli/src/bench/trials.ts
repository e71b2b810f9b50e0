// What a look ahead costs: whole trials, as opponents that plan make them, from positions of games between advisers.
import { greedyBot, plannable, type Plannable, repliesOf, simulate, trialOf, turnOf } from '@rasputitsa/bots';
import { askOf, type Game, Match, type Posture, seededDice, type Side, type View } from '@rasputitsa/kernel';

const MICRO = 1e6;
/** Positions are taken from the starts of turns, so many turns apart, where there is something to plan. */
const APART = 3;
const MOST_ACTIONS = 20_000;
/** Plans tried at each position, each in one world. */
const PLANS = 4;
/** Played before anything is measured, so that it is compiled, and measured at least: seconds of a processor. */
const USUAL = { warmUp: 2, measured: 2 };

export interface TrialFigures {
  readonly scenario: string;
  readonly positions: number;
  readonly trials: number;
  readonly actions: number;
  readonly seconds: number;
  /** Changes when something is played or judged in another way: the same for a program that is only faster. */
  readonly print: string;
}
interface Position {
  readonly side: Side;
  readonly view: View;
  readonly plans: readonly Posture[];
}

function positionsOf(game: Game, advice: Plannable, scenario: string, seed: number, most: number): readonly Position[] {
  const match = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const bots = game.sides.map((_, s) => greedyBot(seed + s, game));
  const asks = game.sides.map((_, s) => askOf(match, s));
  const out: Position[] = [];
  let [turn, turns, taken] = [-1, 0, -APART];
  for (let n = 0; n < MOST_ACTIONS && !match.over && out.length < most; n++) {
    const [side = 0] = match.owing();
    if (turnOf(match) !== turn) [turn, turns] = [turnOf(match), turns + 1];
    if (turn === side && turns - taken >= APART) {
      const view = match.view(side);
      const plans = advice.operations(view).slice(0, PLANS);
      if (plans.length > 1) {
        out.push({ side, view, plans });
        taken = turns;
      }
    }
    const action = bots[side]?.choose(() => match.view(side), asks[side] as (typeof asks)[number]);
    if (!action || !match.act(side, action).ok) break;
  }
  return out;
}
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICRO;
}

export function trialFigures(
  game: Game,
  scenario: string,
  seed: number,
  most: number,
  { warmUp, measured }: typeof USUAL = USUAL,
): TrialFigures {
  const advice = plannable(game);
  if (!advice) throw new Error(`${game.id} has no plans`);
  const positions = positionsOf(game, advice, scenario, seed, most);
  const replies = repliesOf(advice);
  let [trials, actions, print] = [0, 0, 0];
  const pass = (): void => {
    [trials, actions, print] = [0, 0, 0];
    for (const [i, { side, view, plans }] of positions.entries()) {
      for (const [k, plan] of plans.entries()) {
        const trial = trialOf(game, view, seed + i * PLANS + k, replies[k % replies.length]);
        const out = simulate(game, advice, side, trial, plan);
        trials++;
        actions += out.actions;
        print = (Math.imul(print ^ out.deeds ^ Math.round(out.value * 1000), 0x0100_0193) ^ out.actions) >>> 0;
      }
    }
  };
  const start = used();
  while (used() - start < warmUp) pass();
  const from = used();
  let passes = 0;
  for (; passes === 0 || used() - from < measured; passes++) pass();
  const seconds = (used() - from) / passes;
  return { scenario, positions: positions.length, trials, actions, seconds, print: print.toString(16) };
}
