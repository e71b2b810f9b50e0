// Opponents to be asked whether they peep: every level as it plays, its look ahead and its tries in the middle of a turn included, only
// with fewer simulations. Whether somebody peeps does not depend on how long he thinks.
import type { Game } from '@rasputitsa/kernel';
import type { Opponent } from '@rasputitsa/kernel/battery/opponents';
import { botsFor, BUDGETS, budgetOf } from './index.ts';
import { plannerBot } from './planner.ts';
import type { Budget } from './search.ts';
import { stylesFor } from './style.ts';

const MOST = { simulations: 6, worlds: 3 };

function shortened(budget: Budget): Budget {
  const { simulations, worlds } = budget;
  return {
    ...budget,
    simulations: Math.min(simulations, MOST.simulations),
    worlds: Math.min(worlds, MOST.worlds),
  };
}
function plans(id: string): id is keyof typeof BUDGETS {
  return Object.hasOwn(BUDGETS, id);
}
/** Every level there is to play against in a game; the seed says in which style. */
export function honestly(game: Game): readonly Opponent[] {
  const styles = stylesFor(game);
  return botsFor(game).map((bot) => {
    const { id } = bot;
    return {
      id,
      make(seed) {
        const style = styles[seed % styles.length];
        return plans(id)
          ? plannerBot(id, seed, game, shortened(budgetOf(id, game)), style)
          : bot.make(seed, game, style);
      },
    };
  });
}
