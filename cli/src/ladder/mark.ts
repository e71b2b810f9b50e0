// A mark for how opponents play: pairs that were played under another mark tell nothing of today's opponents.
import { createHash } from 'node:crypto';
import { askOf, canonical, type Game, Match, seededDice, type View } from '@rasputitsa/kernel';
import { BUDGETS, budgetOf, greedyBot, plannable, search } from '@rasputitsa/bots';

/** So many actions of the advice against itself, and a small plan on the way: whatever changes play changes one of them. */
const ACTIONS = 300;
const PLAN_AT = 120;
const BUDGET = { simulations: 12, worlds: 3 };
const LETTERS = 8;

function planned(game: Game, view: View): unknown {
  const advice = plannable(game);
  if (!advice) return undefined;
  const work = search({ game, advice, view, seed: 1, budget: BUDGET });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value?.considered.map((c) => [c.posture, c.mean]);
}

/** Plans are looked at only where somebody who plans is compared, and then how thoroughly each of them does. */
export function markOf(game: Game, scenario: string, planners: readonly (keyof typeof BUDGETS)[]): string {
  const withPlans = planners.length > 0;
  const match = new Match({ game, scenario, dice: seededDice(1), lean: true });
  const bots = game.sides.map((_, s) => greedyBot(s + 1, game));
  const hash = createHash('sha256');
  if (withPlans) hash.update(JSON.stringify(planners.map((id) => budgetOf(id, game))));
  let hasPlan = !withPlans;
  for (let n = 0; n < ACTIONS && !match.over; n++) {
    const [side = 0] = match.owing();
    if (n >= PLAN_AT && !hasPlan) {
      const plan = planned(game, match.view(side));
      hasPlan = plan !== undefined;
      hash.update(JSON.stringify(plan) ?? '');
    }
    const action = bots[side]?.choose(() => match.view(side), askOf(match, side));
    if (!action || !match.act(side, action).ok) break;
  }
  return hash.update(canonical(match.state)).digest('hex').slice(0, LETTERS);
}
