// The staff advises what a Marshal would do who has seen the same: in every game, at every kind of decision, also where he tries out what else
// could be done.
import { type Action, askOf, type Game, type View } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { type Hint, hint } from '../src/coach.ts';
import { type Budget, budgetOf, plannable, type Planner, plannerBot } from '../src/index.ts';
import { type Position, positions } from './advised-play.ts';
import { allGames } from './games.ts';

/** Actions of a game. */
const MOST = 170;
/** Most decisions are looked at once, those that are tried out until something else than the advice was found. */
const ONCE = 2;
const TIMES: ReadonlySet<number> = new Set([ONCE, 4, 6, 8, 10]);
const SEED = 3;

/** As the level has it, only shorter. */
function budgetFor(level: 'veteran' | 'marshal', game: Game): Budget {
  const { trying, ...rest } = budgetOf(level, game);
  const short = { ...rest, simulations: 5, worlds: 2, turns: 2 };
  return trying ? { ...short, trying: { ...trying, simulations: 10 } } : short;
}
function hintFor(game: Game, { match, side }: Position, past: readonly View[], budget: Budget): Hint {
  const work = hint({ game, view: match.view(side), ask: askOf(match, side), past, seed: SEED, budget });
  for (;;) {
    const step = work.next();
    if (step.done !== true) continue;
    if (!step.value) throw new Error('no advice');
    return step.value;
  }
}
/** A Marshal who has seen all that his side saw, and what he does. */
function marshalAt(game: Game, { match, side, past }: Position, budget: Budget): readonly [Action, Planner] {
  const marshal = plannerBot('marshal', SEED, game, budget);
  for (const seen of past[side] ?? []) marshal.watch?.(() => seen);
  return [marshal.choose(() => match.view(side), askOf(match, side)), marshal];
}

const planned = (await allGames()).flatMap((game) => {
  const advice = plannable(game);
  return advice ? [[game.title, game, new Set(advice.tactics)] as const] : [];
});
/** Hints that came of trying out, and are not what the advice says. */
let found = 0;
describe.for(planned)('%s', ([, game, tactics]) => {
  it('the staff advises what a Marshal would do who has seen the same', { timeout: 240_000 }, () => {
    const [marshals, veterans] = [budgetFor('marshal', game), budgetFor('veteran', game)];
    const kinds = new Set<string>();
    /** Plans that would be others without what was seen before. */
    let remembered = 0;
    for (const position of positions(game, MOST, TIMES)) {
      const { side, node, past, time } = position;
      if (time > ONCE && (!tactics.has(node) || found > 0)) continue;
      kinds.add(node);
      const [action, { plan }] = marshalAt(game, position, marshals);
      const told = hintFor(game, position, past[side] ?? [], marshals);
      expect(told.actions[0]?.action).toEqual(action);
      expect(told.plan).toEqual(plan);
      if (game.fog && plan) remembered += Number(hintFor(game, position, [], marshals).plan?.actions !== plan.actions);
      if (!tactics.has(node)) continue;
      // What is to be tried out next depends on what comes of this.
      expect(told.actions).toHaveLength(1);
      const [advised] = hintFor(game, position, past[side] ?? [], veterans).actions;
      found += Number(JSON.stringify(advised?.action) !== JSON.stringify(action));
    }
    expect(kinds.size).toBeGreaterThan(4);
    expect([...kinds]).toEqual(expect.arrayContaining([...tactics]));
    expect(remembered > 0).toBe(game.fog);
  });
});
it('what was tried out was not always what the advice says', () => {
  expect(found).toBeGreaterThan(0);
});
