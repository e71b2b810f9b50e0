// Search: the better plan is found, the budget is a number of simulations, the same seed and view give the same plan, and nothing but
// the view is looked at.
import {
  type Advice,
  askOf,
  DONE,
  type Game,
  Match,
  type Posture,
  type Query,
  seededDice,
  type Thoroughness,
  type View,
} from '@rasputitsa/kernel';
import { permuted } from '@rasputitsa/kernel/battery/index';
import { random } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game as eastfront } from '../../games/eastfront/index.ts';
import { game as skirmish } from '../../games/skirmish/index.ts';
import { BOTS, BotPlayer, botsFor, type Plan, plannable, plannerBot, search } from '../src/index.ts';

const fail = (): never => {
  throw new Error('no advice');
};
const scenario = skirmish.scenarios[0]?.id ?? '';
const WAIT: Posture = { name: 'Wait', weights: { go: 0 } };
const GO: Posture = { name: 'Go', weights: { go: 1 } };

/** Goes or waits as the posture says; a position is worth how many have left their places, or how few. */
function played(worth: 'gone' | 'stayed', operations: readonly Posture[] = [WAIT, GO]): Game {
  const start = new Match({ game: skirmish, scenario, dice: seededDice(1), lean: true }).state.pieces.at.slice();
  const pass = { verb: DONE, args: {} };
  const advise: Advice = (_view, ask, r, posture) => {
    if ((posture?.weights['go'] ?? 0) < 0.5 && !ask.whyNot(pass)) return pass;
    for (let i = 0; i < 8; i++) {
      const action = ask.sample(r);
      if (action?.verb !== DONE) return action;
    }
    return ask.sample(r);
  };
  const evaluate = (q: Query, side: number): number => {
    let n = 0;
    for (const p of q.piecesOf(side)) if (q.at(p) !== start[p]) n++;
    return worth === 'gone' ? n : -n;
  };
  const weights = [{ id: 'go', title: 'going', least: 0, most: 1, usual: 0 }];
  return { ...skirmish, advice: Object.assign(advise, { operations: () => operations, evaluate, weights }) };
}
/** The first decision after set-up. */
function begun(game: Game): Match {
  const match = new Match({ game, scenario, dice: seededDice(1), lean: true });
  const r = random(1);
  while (!match.over && match.q.active < 0) {
    const [side = 0] = match.owing();
    match.act(side, match.sample(side, r));
  }
  return match;
}
function planFor(
  game: Game,
  view: View,
  more: Partial<Thoroughness> & { hurryAfter?: number; seed?: number } = {},
): Plan {
  const advice = plannable(game);
  if (!advice) throw new Error('no plans');
  let n = 0;
  const isHurried = () => n >= (more.hurryAfter ?? Infinity);
  const { hurryAfter: _, seed: __, ...thoroughness } = more;
  const budget = { simulations: 24, worlds: 3, ...thoroughness };
  const it = search({ game, advice, view, seed: more.seed ?? 5, budget, isHurried });
  for (let step = it.next(); ; step = it.next()) {
    if (step.done === true) {
      if (!step.value) throw new Error('nothing to plan');
      return step.value;
    }
    n++;
    expect(step.value).toBeGreaterThan(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

describe('search', () => {
  it('finds the plan that brings more, whichever it is', () => {
    for (const [worth, name] of [
      ['gone', 'Go'],
      ['stayed', 'Wait'],
    ] as const) {
      const game = played(worth);
      const match = begun(game);
      const plan = planFor(game, match.view(match.owing()[0] ?? 0));
      expect(plan.posture.name).toBe(name);
      expect(plan.considered[0]?.posture).toBe(plan.posture);
    }
  });
  it('spends as many simulations as it was given, and no clock decides', () => {
    const game = played('gone');
    const match = begun(game);
    const view = match.view(match.owing()[0] ?? 0);
    const [few, many] = [planFor(game, view, { simulations: 12 }), planFor(game, view, { simulations: 60 })];
    expect(few.simulations).toBeLessThanOrEqual(12 + 4);
    expect(many.simulations).toBeGreaterThan(few.simulations * 2);
    expect(planFor(game, view, { simulations: 60 })).toEqual(many);
  });
  it('makes do with what it knows when it is hurried', () => {
    const game = played('gone');
    const match = begun(game);
    const plan = planFor(game, match.view(match.owing()[0] ?? 0), { simulations: 400, hurryAfter: 6 });
    expect(plan.simulations).toBe(6);
    expect(plan.posture.name).toBe('Go');
  });
  it('plans that come to the same are tried once, and what is saved goes to the others', () => {
    const again: Posture = { name: 'Wait and see', weights: { go: 0.2 } };
    const game = played('gone', [WAIT, again, GO]);
    const match = begun(game);
    const { posture, considered } = planFor(game, match.view(match.owing()[0] ?? 0));
    const names = considered.map((c) => c.posture.name);
    expect(posture.name).toBe('Go');
    expect(names).toContain('Wait');
    expect(names).not.toContain('Wait and see');
  });
  it('carries out what it planned until dice fall or the enemy has moved', () => {
    const game = played('gone');
    const bot = plannerBot('test', 1, game, { simulations: 8, worlds: 2 });
    const match = begun(game);
    const side = match.owing()[0] ?? 0;
    const player = new BotPlayer(match, side, bot);
    const plans = new Map<number, Set<Plan | undefined>>();
    for (let n = 0; n < 6 && match.owing()[0] === side; n++) {
      const { rolls } = match.state;
      expect(match.act(side, player.choose()).ok).toBe(true);
      plans.set(rolls, (plans.get(rolls) ?? new Set()).add(bot.plan));
    }
    expect([...plans.values()].map((all) => all.size)).toEqual([...plans].map(() => 1));
    expect(bot.plan).toBeDefined();
  });
  it('looks again in the same turn when dice have fallen, each time half as thoroughly, until that is not worth it', () => {
    const bot = plannerBot('test', 1, played('gone'), { simulations: 32, worlds: 2 });
    const match = begun(skirmish);
    const side = match.owing()[0] ?? 0;
    const ask = askOf(match, side);
    const seen = match.view(side);
    const looked = [0, 1, 2, 3, 4].map((rolls) => {
      bot.choose(() => ({ ...seen, rolls: seen.rolls + rolls }), ask);
      return bot.plan;
    });
    const spent = looked.map((plan) => plan?.simulations ?? 0);
    expect(spent[0]).toBeGreaterThan(24);
    for (const k of [1, 2]) expect(spent[k]).toBeLessThan(0.75 * (spent[k - 1] ?? 0));
    expect(looked[3]).toBe(looked[2]);
    const [calendar = ''] = Object.keys(skirmish.tracks);
    const later = { ...seen.tracks, [calendar]: (seen.tracks[calendar] ?? 0) + 1 };
    bot.choose(() => ({ ...seen, tracks: later, rolls: seen.rolls + 9 }), ask);
    expect(bot.plan?.simulations).toBeGreaterThan(24);
  });
  it('looks further ahead where it is told to: what is good only for a while is not chosen', () => {
    const plain = played('gone');
    const match = begun(plain);
    const view = match.view(match.owing()[0] ?? 0);
    const first = match.q.track('turn');
    // Going pays until the next turn is over, and then costs twice as much.
    const evaluate = (q: Query, side: number): number =>
      (plain.advice?.evaluate?.(q, side) ?? 0) * (q.track('turn') > first + 1 ? -2 : 1);
    const game = { ...plain, advice: Object.assign(plain.advice?.bind(undefined) ?? fail, plain.advice, { evaluate }) };
    expect(planFor(game, view).posture.name).toMatch(/^Go/);
    expect(planFor(game, view, { turns: 4 }).posture.name).toBe('Wait');
  });
  /** In what its advice was asked while it planned: the plans, and the turns after this one. */
  function askedIn(more: Partial<Thoroughness>): { plans: Set<string>; turns: Set<number> } {
    const plain = played('gone');
    const match = begun(plain);
    const first = match.q.track('turn');
    const [plans, turns] = [new Set<string>(), new Set<number>()];
    const advise: Advice = (seen, ask, r, posture) => {
      if (posture) {
        plans.add(posture.name);
        turns.add((seen.tracks['turn'] ?? 0) - first);
      }
      return plain.advice?.(seen, ask, r, posture);
    };
    const game = { ...plain, advice: Object.assign(advise, plain.advice) };
    planFor(game, match.view(match.owing()[0] ?? 0), more);
    return { plans, turns };
  }
  it('keeps to a plan that is tried for as long as its level does: for a turn, or for longer', () => {
    expect([...askedIn({ turns: 8 }).turns]).toEqual([0, 1]);
    expect([...askedIn({ turns: 8, kept: 8 }).turns].slice(0, 4)).toEqual([0, 1, 2, 3]);
  });
  it('compares nothing but what is offered where its level says so', () => {
    expect([...askedIn({}).plans].toSorted()).toEqual(['Go', 'Go, varied', 'Wait', 'Wait, varied']);
    expect([...askedIn({ onlyOffered: true }).plans].toSorted()).toEqual(['Go', 'Wait']);
  });
  it('carries on with its plan where the game has none to offer', () => {
    const bot = plannerBot('test', 1, played('gone', []), { simulations: 8, worlds: 2 });
    const match = begun(skirmish);
    const side = match.owing()[0] ?? 0;
    expect(match.act(side, new BotPlayer(match, side, bot).choose()).ok).toBe(true);
    expect(bot.plan).toBeUndefined();
  });
});

describe('levels', () => {
  it('planners are offered where a game has plans, yardsticks nowhere', () => {
    const ids = (game: Game) => botsFor(game).map((b) => b.id);
    expect(ids(eastfront)).toEqual(['random', 'eager', 'recruit', 'regular', 'veteran', 'marshal']);
    const { advice: _, ...plain } = eastfront;
    expect(ids(plain as Game)).toEqual(['random', 'eager']);
    expect(BOTS.find((b) => b.id === 'hold')).toBeDefined();
  });
  const few = { simulations: 5, worlds: 2 };
  it('EastFront: every action of a planner is legal, and the same seed plays the same', () => {
    const run = () => {
      const match = new Match({ game: eastfront, scenario: 'edelweiss', dice: seededDice(4), lean: true });
      const players = [0, 1].map((s) => new BotPlayer(match, s, plannerBot('planner', s + 3, eastfront, few)));
      for (let n = 0; n < 30; n++) {
        const [side = 0] = match.owing();
        expect(match.act(side, players[side]?.choose()).ok).toBe(true);
      }
      return match.hash();
    };
    expect(run()).toBe(run());
  });
  it('EastFront: in another truth that looks the same it does the same', () => {
    const match = new Match({ game: eastfront, scenario: 'edelweiss', dice: seededDice(2), lean: true });
    const r = random(3);
    const choose = (m: Match, side: number) => new BotPlayer(m, side, plannerBot('p', 9, eastfront, few)).choose();
    for (let n = 0; n < 3; n++) {
      for (let i = 0; i < 8; i++) {
        const [side = 0] = match.owing();
        match.act(side, match.sample(side, r));
      }
      const [side = 0] = match.owing();
      const { dice } = match;
      const state = permuted(match, side, random(n));
      const twin = new Match({ game: eastfront, scenario: 'edelweiss', dice, lean: true }, state);
      expect(choose(twin, side)).toEqual(choose(match, side));
    }
  });
});
