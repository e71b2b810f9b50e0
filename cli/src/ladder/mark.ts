// A mark for how opponents play: pairs that were played under another mark tell nothing of today's opponents.
import { createHash } from 'node:crypto';
import { askOf, canonical, type Game, Match, seededDice, type View } from '@rasputitsa/kernel';
import { BOTS, type Bot, BUDGETS, budgetOf, greedyBot, plannable, search } from '@rasputitsa/bots';

/** So many actions of the advice against itself, and a small plan on the way: what changes the advice, or how plans are compared, changes one of them. */
const ACTIONS = 300;
const PLAN_AT = 120;
const BUDGET = { simulations: 12, worlds: 3 };
const LETTERS = 8;
/** What these games do not show: how `hold`, and those who do without advice, choose; and of planners what they remember (the kernel's memory.ts), when
 * they plan again (planner.ts), how they try out single decisions (tactics.ts), and looks further ahead than two turns. Whoever changes one of these
 * counts the opponents it concerns up: their pairs are then played again, all others stay. The first version is not in the mark. */
const VERSIONS: Readonly<Record<string, number>> = { random: 1, eager: 1, hold: 1, veteran: 1, marshal: 1 };

function planned(game: Game, view: View): unknown {
  const advice = plannable(game);
  if (!advice) return undefined;
  const work = search({ game, advice, view, seed: 1, budget: BUDGET });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value?.considered.map((c) => [c.posture, c.mean]);
}

function isPlanner(level: string): level is keyof typeof BUDGETS {
  return level in BUDGETS;
}
/** Lets the same opponent play both sides for a while. */
function play(
  game: Game,
  scenario: string,
  make: (seed: number) => Bot,
  before: (match: Match, n: number) => void,
): Match {
  const match = new Match({ game, scenario, dice: seededDice(1), lean: true });
  const bots = game.sides.map((_, s) => make(s + 1));
  for (let n = 0; n < ACTIONS && !match.over; n++) {
    const [side = 0] = match.owing();
    before(match, n);
    const action = bots[side]?.choose(() => match.view(side), askOf(match, side));
    if (!action || !match.act(side, action).ok) break;
  }
  return match;
}

/** Plans are looked at only where somebody who plans is compared, and then how thoroughly each of them does and what he tries out; those
 * who follow the advice in their own way are let play. */
export function markOf(game: Game, scenario: string, levels: readonly string[], versions = VERSIONS): string {
  const planners = levels.filter(isPlanner);
  const hash = createHash('sha256');
  for (const id of levels) if ((versions[id] ?? 1) !== 1) hash.update(`${id} ${versions[id]}`);
  const budgets = planners.map((id) => budgetOf(id, game));
  if (planners.length > 0) hash.update(JSON.stringify(budgets));
  if (budgets.some((b) => b.trying)) hash.update(JSON.stringify(game.advice?.tactics));
  let hasPlan = planners.length === 0;
  const match = play(
    game,
    scenario,
    (seed) => greedyBot(seed, game),
    (at, n) => {
      if (n < PLAN_AT || hasPlan) return;
      const plan = planned(game, at.view(at.owing()[0] ?? 0));
      hasPlan = plan !== undefined;
      hash.update(JSON.stringify(plan) ?? '');
    },
  );
  hash.update(canonical(match.state));
  for (const bot of BOTS.filter((b) => b.needs === 'advice' && !b.isYardstick && levels.includes(b.id)))
    hash.update(
      canonical(
        play(
          game,
          scenario,
          (seed) => bot.make(seed, game),
          () => undefined,
        ).state,
      ),
    );
  return hash.digest('hex').slice(0, LETTERS);
}
