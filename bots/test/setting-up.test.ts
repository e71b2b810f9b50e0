// Set-ups tried out: a better one is found where there is one, it is one that the rules accept, and a planner carries it out.
import {
  type Action,
  askOf,
  DONE,
  type Game,
  Match,
  type Query,
  seededDice,
  type SetUpBudget,
} from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game as eastfront } from '../../games/eastfront/index.ts';
import { BotPlayer, plannable, plannerBot } from '../src/index.ts';
import { type FoundSetUp, setUpWell } from '../src/setting-up.ts';

const SIDE = 1;
const END: Action = { verb: DONE, args: {} };
const BUDGET: SetUpBudget = { simulations: 40, turns: 1 };

function stepsAt(q: Query, name: string): number {
  const isThere = (at: number): boolean => at >= 0 && eastfront.places.label(at) === name;
  return q.piecesOf(SIDE).reduce((n, p) => n + (isThere(q.at(p)) ? q.steps(p) : 0), 0);
}
/** Nobody but the advice moves, and a position is worth the steps in this place, or nothing. */
function wishing(place?: string): Game {
  const { advice } = eastfront;
  if (!advice) throw new Error('no advice');
  const still: typeof advice = Object.assign(
    (...[view, ask, random]: Parameters<typeof advice>) =>
      advice.setUp?.nodes.includes(view.phase.at(-1)?.node ?? '') === true || ask.whyNot(END)
        ? advice(view, ask, random)
        : END,
    { ...advice, evaluate: (q: Query) => (place === undefined ? 0 : stepsAt(q, place)) },
  );
  delete (still as { plan?: unknown }).plan;
  return { ...eastfront, advice: still };
}
const begun = (game: Game): Match => new Match({ game, scenario: 's43', dice: seededDice(1), lean: true });
function found(game: Game, budget = BUDGET, isHurried = () => false): FoundSetUp | undefined {
  const advice = plannable(game);
  if (!advice) throw new Error('no plans');
  const view = begun(game).view(SIDE);
  const work = setUpWell({ game, advice, view, seed: 3, posture: undefined, budget, isHurried });
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}
/** What stands in Moscow when these are done; the rules must accept all of them, and the whole. */
function inMoscow(actions: readonly Action[]): number {
  const match = begun(eastfront);
  for (const action of actions) expect(match.act(SIDE, action)).toMatchObject({ ok: true });
  expect(askOf(match, SIDE).whyNot(END)).toBeUndefined();
  return stepsAt(match.q, 'Moscow');
}
const AS_ADVISED: readonly Action[] = [{ verb: 'deploy-for-me', args: {} }];

describe('setting up', () => {
  it('finds a set-up that brings more, and that may be kept', () => {
    const out = found(wishing('Moscow'));
    expect(out?.gain).toBeGreaterThan(0);
    expect(inMoscow(out?.actions ?? [])).toBe(inMoscow(AS_ADVISED) + (out?.gain ?? 0));
  });
  it('keeps to the advice where nothing brings more, and where there is no time', () => {
    expect(found(wishing())).toMatchObject({ actions: AS_ADVISED, gain: 0 });
    expect(found(wishing('Moscow'), BUDGET, () => true)).toMatchObject({ actions: AS_ADVISED, simulations: 0 });
  });
  it('is the same for the same seed and view, and costs about what it may', () => {
    const [first, second] = [found(wishing('Moscow')), found(wishing('Moscow'))];
    expect(second).toEqual(first);
    expect(first?.simulations).toBeGreaterThan(BUDGET.simulations / 2);
    expect(first?.simulations).toBeLessThan(BUDGET.simulations * 1.5);
  });
  it('is carried out by a planner, who thinks of it once for each set-up', () => {
    const game = wishing('Moscow');
    const match = begun(game);
    const bot = plannerBot('marshal', 3, game, { simulations: 8, worlds: 2, setUp: BUDGET });
    const player = new BotPlayer(match, SIDE, bot);
    const other = new BotPlayer(match, 0, plannerBot('veteran', 3, game, { simulations: 8, worlds: 2 }));
    let thought = 0;
    const nodes = new Set(['deployment', 'adjustment']);
    const node = (): string => match.state.stack.at(-1)?.n ?? '';
    while (nodes.has(node())) {
      const side = match.owing().includes(SIDE) ? SIDE : 0;
      const at = side === SIDE ? player : other;
      let steps = 0;
      const thinking = at.think();
      while (thinking?.next().done === false) steps++;
      if (side === SIDE && steps > 0) thought++;
      const action = at.choose();
      expect(match.act(side, action)).toMatchObject({ ok: true });
    }
    expect(thought).toBe(2);
    expect(stepsAt(match.q, 'Moscow')).toBeGreaterThan(inMoscow(AS_ADVISED));
  });
});
