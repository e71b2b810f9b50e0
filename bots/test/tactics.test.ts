// Trying out: another action than the advised one is taken where it brings more, and only there; it costs what it may cost, and nothing
// but the view and questions are looked at.
import {
  type Advice,
  askOf,
  DONE,
  type Game,
  Match,
  type Query,
  random,
  seededDice,
  type Trying,
} from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game as skirmish } from '../../games/skirmish/index.ts';
import { BotPlayer, plannable, plannerBot } from '../src/index.ts';
import { alternativesTo, type Tried, tryOut } from '../src/tactics.ts';

const scenario = skirmish.scenarios[0]?.id ?? '';
const PASS = { verb: DONE, args: {} };
const WAIT = { name: 'Wait', weights: {} };
const BUDGET: Trying = { alternatives: 4, simulations: 20, inTurn: 100 };

/** Always passes where it may; a position is worth so much for each unit that has left its place. */
function idle(worth: number): Game {
  const start = new Match({ game: skirmish, scenario, dice: seededDice(1), lean: true }).state.pieces.at.slice();
  const advise: Advice = (_view, ask, r) => (ask.whyNot(PASS) ? ask.sample(r) : PASS);
  const evaluate = (q: Query, side: number): number => {
    let n = 0;
    for (const p of q.piecesOf(side)) if (q.at(p) !== start[p]) n++;
    return n * worth;
  };
  return { ...skirmish, advice: Object.assign(advise, { operations: () => [WAIT], evaluate, weights: [] }) };
}
/** The first decision after set-up that may also be passed. */
function begun(game: Game): { readonly match: Match; readonly side: number } {
  const match = new Match({ game, scenario, dice: seededDice(1), lean: true });
  const r = random(1);
  for (;;) {
    const [side = 0] = match.owing();
    if (match.q.active >= 0 && !askOf(match, side).whyNot(PASS)) return { match, side };
    match.act(side, match.sample(side, r));
  }
}
function tried(worth: number, budget = BUDGET, isHurried = () => false): { out: Tried | undefined; shares: number[] } {
  const game = idle(worth);
  const { match, side } = begun(game);
  const advice = plannable(game);
  if (!advice) throw new Error('no plans');
  const spec = { game, advice, view: match.view(side), ask: askOf(match, side), usual: PASS, posture: WAIT };
  const it = tryOut({ ...spec, seed: 7, budget, isHurried });
  const shares: number[] = [];
  for (let step = it.next(); ; step = it.next()) {
    if (step.done === true) return { out: step.value, shares };
    shares.push(Number(step.value));
  }
}

describe('trying out', () => {
  it('takes another action where that brings more, and says how much', () => {
    const { out, shares } = tried(2);
    expect(out?.action.verb).not.toBe(DONE);
    expect(out?.gain).toBe(2);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });
  it('does as advised where the others bring less, or the same; two trials of each are enough to see that', () => {
    for (const worth of [-1, 0]) expect(tried(worth).out).toEqual({ action: PASS, gain: 0, simulations: 2 * (4 + 1) });
  });
  it('the same seed and view try the same', () => {
    expect(tried(2)).toEqual(tried(2));
  });
  it('hurried, it does as advised before it knows better', () => {
    expect(tried(2, BUDGET, () => true).out).toEqual({ action: PASS, gain: 0, simulations: 0 });
  });
  it('a larger budget goes to what is still better than the advice', () => {
    const [few, many] = [4, 40].map((simulations) => tried(2, { ...BUDGET, simulations }).out?.simulations ?? 0);
    expect(few).toBe(10);
    expect(many).toBeGreaterThan(20);
  });
  it('compares with the advised action itself, with passing, and with what is drawn from many', () => {
    const { match, side } = begun(idle(1));
    const ask = askOf(match, side);
    const usual = [...Array(40).keys()].map((n) => ask.sample(random(n))).find((a) => a && a.verb !== DONE);
    if (!usual) throw new Error('nobody can move');
    const actions = alternativesTo(usual, ask, 4, random(3));
    expect(actions[0]).toEqual(usual);
    expect(actions).toContainEqual(PASS);
    expect(actions).toHaveLength(1 + 4);
    for (const action of actions) expect(ask.whyNot(action)).toBeUndefined();
    expect(new Set(actions.map((a) => JSON.stringify(a))).size).toBe(actions.length);
  });
});

describe('a planner', () => {
  const budget = { simulations: 2, worlds: 1 };
  function choice(trying: Trying | undefined, nodes: readonly string[] | undefined): string {
    const game = idle(2);
    const { match, side } = begun(game);
    const tactics = nodes ?? match.view(side).phase.map((f) => f.node);
    Object.assign(game.advice ?? {}, { tactics });
    const bot = plannerBot('test', 1, game, { ...budget, ...(trying ? { trying } : {}) });
    return new BotPlayer(match, side, bot).choose().verb;
  }
  it('tries out the decisions that the game names, where its budget says so', () => {
    expect(choice(BUDGET, undefined)).not.toBe(DONE);
    expect(choice(undefined, undefined)).toBe(DONE);
    expect(choice(BUDGET, ['elsewhere'])).toBe(DONE);
  });
  it('follows the advice alone when the simulations of the turn are spent', () => {
    expect(choice({ ...BUDGET, inTurn: 0 }, undefined)).toBe(DONE);
  });
});
