// An opponent that plans: at the start of a turn in which the game has plans to offer, and in it when dice or the enemy have changed what
// it saw.
import { calendarOf, type Game, type Posture, random as randomFrom, type View } from '@rasputitsa/kernel';
// Not by way of the whole kernel: a page fetches it with the planner.
import { Memory } from '@rasputitsa/kernel/memory';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { plannable } from './plannable.ts';
import { type Budget, type Plan, scaled, search } from './search.ts';
import { natureOf, type Style } from './style.ts';

/** A number for what a view shows: the same for the same view. */
function fingerprint(view: View, seed: number): number {
  let h = seed | 0;
  const take = (n: number): void => {
    h = Math.imul(h ^ n, 0x0100_0193);
    h ^= h >>> 15;
  };
  take(view.rolls);
  for (const f of view.phase) {
    take(f.side);
    take(f.pc);
    for (let i = 0; i < f.node.length; i++) take(f.node.charCodeAt(i));
  }
  for (const p of view.pieces) {
    take(p.at);
    take(p.steps ?? -1);
  }
  return h >>> 1;
}
/** What a plan rests on: whose turn it is, the dice that have fallen, and where the others are. While that stays, it is carried out: to
 * think again about the same would only be to throw other dice for it. */
function groundsOf(view: View): string {
  const turn = view.phase.findIndex((f) => f.side >= 0);
  let h = view.rolls;
  for (const p of view.pieces) if (p.side !== view.viewer) h = Math.imul(h ^ (p.at + 1), 0x0100_0193) ^ (h >>> 15);
  const frames = turn < 0 ? view.phase : view.phase.slice(0, turn + 1);
  return `${h} ${view.rolls} ${frames.map((f) => `${f.node}:${f.side}`).join('/')}`;
}

/** A second look in the same turn is half as thorough as the first, a third one half of that; one of fewer simulations is not worth it. */
const AGAIN = 0.5;
const FEWEST = 8;
function thinned(budget: Budget, looks: number): Budget {
  return scaled(budget, (n) => Math.floor(n * AGAIN ** looks));
}

export interface Planner extends Bot {
  /** What it has in mind. */
  readonly plan: Plan | undefined;
}

export function plannerBot(name: string, seed: number, game: Game, budget: Budget, style?: Style): Planner {
  const eager = eagerBot(seed, game);
  const nature = natureOf(game, style);
  const memory = game.fog ? new Memory() : undefined;
  let plan: Plan | undefined;
  let planned = '';
  const calendar = calendarOf(game);
  let turn = '';
  let looks = 0;
  let isHurried = false;
  function* think(view: View): Generator<number, void> {
    const advice = plannable(game);
    const grounds = groundsOf(view);
    if (!advice || grounds === planned) return;
    const now = `${calendar.map((id) => view.tracks[id] ?? 0).join(' ')} ${view.phase.find((f) => f.side >= 0)?.side ?? -1}`;
    if (now !== turn) [turn, looks] = [now, 0];
    const left = thinned(budget, looks);
    if (looks > 0 && left.simulations < FEWEST) return;
    isHurried = false;
    const current: Posture | undefined = plan?.posture;
    const found = yield* search({
      game,
      advice,
      view,
      memory,
      seed: fingerprint(view, seed),
      budget: left,
      current,
      nature,
      isHurried: () => isHurried,
    });
    // Where the game has nothing to plan, what was planned is carried on.
    if (!found) return;
    plan = found;
    planned = grounds;
    looks++;
  }
  return {
    name,
    get plan() {
      return plan;
    },
    watch: (view) => memory?.look(view()),
    think: (view) => think(view()),
    hurry: () => {
      isHurried = true;
    },
    choose(view, ask) {
      const seen = view();
      for (const _ of think(seen)) void _;
      const action = game.advice?.(seen, ask, randomFrom(fingerprint(seen, seed)), plan?.posture ?? nature);
      return action && !ask.whyNot(action) ? action : eager.choose(view, ask);
    },
  };
}
