// An opponent that plans: at the start of a turn in which the game has plans to offer, and in it when dice or the enemy have changed what
// it saw.
import {
  type Action,
  type Ask,
  calendarOf,
  DONE,
  type Game,
  type Posture,
  random as randomFrom,
  type View,
} from '@rasputitsa/kernel';
// Not by way of the whole kernel: a page fetches it with the planner.
import { Memory } from '@rasputitsa/kernel/memory';
import { advised } from './advised.ts';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { type Plannable, plannable } from './plannable.ts';
import { type Budget, type Plan, search } from './search.ts';
import { setUpWell } from './setting-up.ts';
import type { Simulators, Thought } from './simulators.ts';
import { natureOf, type Style } from './style.ts';
import { tryOut } from './tactics.ts';

/** A number for what a view shows: the same for the same view. */
export function fingerprint(view: View, seed: number): number {
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
  return { ...budget, simulations: Math.floor(budget.simulations * AGAIN ** looks) };
}

/** Of a plan that was kept with a game: the one that is offered now, if it is among those. A search asks whether it has it already. */
function offeredNow(posture: Posture, advice: Plannable, view: View): Posture {
  const text = JSON.stringify(posture);
  return advice.operations(view).find((p) => JSON.stringify(p) === text) ?? posture;
}

/** What it has come to, and whether other actions were tried out beside it. */
export interface Decided {
  readonly action: Action;
  readonly isTried: boolean;
  /** Of a set-up: what belongs to it beside that, one after another. */
  readonly rest?: readonly Action[];
}
export interface Planner extends Bot {
  /** What it has in mind. */
  readonly plan: Plan | undefined;
  /** Of enemies it saw; none where nothing is hidden. */
  readonly memory: Memory | undefined;
  think(view: () => View, ask: Ask, simulators?: Simulators): Generator<Thought, void>;
  /** What it would do by what it has thought so far; undefined where any legal action would do. */
  decide(view: View, ask: Ask): Decided | undefined;
}

export function plannerBot(name: string, seed: number, game: Game, budget: Budget, style?: Style): Planner {
  const eager = eagerBot(seed, game);
  const nature = natureOf(game, style);
  const memory = game.fog ? new Memory() : undefined;
  let plan: Plan | undefined;
  /** It had that plan before the game was put away. */
  let isTakenUp = false;
  let planned = '';
  const calendar = calendarOf(game);
  let turn = '';
  let looks = 0;
  let isHurried = false;
  /** Simulations that decisions of this turn have taken. */
  let tried = 0;
  /** What was found by trying out, until it is done. */
  let found: { readonly print: number; readonly action: Action | undefined } | undefined;
  /** What is left of a set-up that was found by trying out: until it is done nothing else is thought of. */
  let settingUp: Action[] | undefined;
  function* think(look: () => View, ask: Ask, simulators?: Simulators): Generator<Thought, void> {
    const view = look();
    yield* thinkOfSetUp(view, simulators);
    yield* thinkOfTurn(view, simulators);
    yield* thinkOfDecision(view, ask, simulators);
  }
  function* thinkOfSetUp(view: View, simulators?: Simulators): Generator<Thought, void> {
    const { setUp } = budget;
    const advice = plannable(game);
    const isSettingUp = advice?.setUp?.nodes.includes(view.phase.at(-1)?.node ?? '') === true;
    if (!isSettingUp) settingUp = undefined;
    if (!isSettingUp || !setUp || settingUp) return;
    isHurried = false;
    const found = yield* setUpWell({
      game,
      advice,
      view,
      memory,
      seed: fingerprint(view, seed),
      posture: nature,
      budget: setUp,
      isHurried: () => isHurried,
      simulators,
    });
    settingUp = [...(found?.actions ?? [])];
  }
  function* thinkOfDecision(view: View, ask: Ask, simulators?: Simulators): Generator<Thought, void> {
    const { trying } = budget;
    const advice = plannable(game);
    if (!trying || !advice?.tactics?.includes(view.phase.at(-1)?.node ?? '') || tried >= trying.inTurn) return;
    const print = fingerprint(view, seed);
    if (found?.print === print) return;
    const usual = usualIn(view, ask);
    if (!usual) return;
    const out = yield* tryOut({
      game,
      advice,
      view,
      ask,
      memory,
      seed: print,
      usual,
      posture: plan?.posture ?? nature,
      budget: trying,
      isHurried: () => isHurried,
      simulators,
    });
    tried += out?.simulations ?? 0;
    found = { print, action: out?.action };
  }
  function usualIn(view: View, ask: Ask): Action | undefined {
    return advised(game, view, ask, randomFrom(fingerprint(view, seed)), plan?.posture ?? nature);
  }
  function* thinkOfTurn(view: View, simulators?: Simulators): Generator<Thought, void> {
    const advice = plannable(game);
    const now = `${calendar.map((id) => view.tracks[id] ?? 0).join(' ')} ${view.phase.find((f) => f.side >= 0)?.side ?? -1}`;
    if (now !== turn) [turn, looks, tried] = [now, 0, 0];
    const grounds = groundsOf(view);
    if (!advice || grounds === planned) return;
    const left = thinned(budget, looks);
    if (looks > 0 && left.simulations < FEWEST) return;
    isHurried = false;
    const current = plan && (isTakenUp ? offeredNow(plan.posture, advice, view) : plan.posture);
    const best = yield* search({
      game,
      advice,
      view,
      memory,
      seed: fingerprint(view, seed),
      budget: left,
      current,
      nature,
      isHurried: () => isHurried,
      simulators,
    });
    // Where the game has nothing to plan, what was planned is carried on.
    if (!best) return;
    plan = best;
    isTakenUp = false;
    planned = grounds;
    looks++;
  }
  function decide(view: View, ask: Ask): Decided | undefined {
    const [next, ...rest] = settingUp ?? [];
    if (next && !ask.whyNot(next)) return { action: next, isTried: true, rest };
    // What the rules do not accept ends it, and the advice goes on.
    if (next) settingUp = [];
    const better = found?.action;
    found = undefined;
    if (better && !ask.whyNot(better)) return { action: better, isTried: true };
    const usual = usualIn(view, ask);
    return usual && { action: usual, isTried: false };
  }
  return {
    name,
    get plan() {
      return plan;
    },
    memory,
    ...(memory ? { watch: (view) => memory.look(view()) } : {}),
    think,
    hurry: () => {
      isHurried = true;
    },
    decide,
    mind: () => ({ posture: plan?.posture ?? null, planned, turn, looks, tried }),
    takeUp(mind) {
      ({ planned, turn, looks, tried } = mind);
      plan = mind.posture ? { posture: mind.posture, considered: [], simulations: 0, actions: 0 } : undefined;
      isTakenUp = plan !== undefined;
    },
    choose(view, ask) {
      const seen = view();
      for (const _ of think(() => seen, ask)) void _;
      const action = decide(seen, ask)?.action ?? eager.choose(view, ask);
      // What is set up next is thought of by itself.
      if (action.verb === DONE) settingUp = undefined;
      else settingUp?.shift();
      return action;
    },
  };
}
