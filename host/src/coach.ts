// What the staff would do in a player's place, and where a finished game was decided, in words a page can show.
import { budgetOf, decidedIn, hint as hintFor, review as reviewOf } from '@rasputitsa/bots';
import { askOf, type Game, type Match, type Replay, type Side } from '@rasputitsa/kernel';
import type { SaidHint, SaidTurn } from './coach-types.ts';
import { Clock } from './when.ts';

/** Does long work in slices, so that others are answered in between; undefined when it is called off. */
export async function inSlices<T>(
  work: Generator<number, T>,
  tell: (share: number) => void,
  isWanted: () => boolean,
): Promise<T | undefined> {
  let paused = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - paused < SLICE) continue;
    tell(step.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (!isWanted()) return undefined;
    paused = performance.now();
  }
}
/** Milliseconds. */
const SLICE = 60;
const PLANS_TOLD = 4;

/** Points that may differ by chance are told without a fraction of them. */
const rounded = (n: number): number => Math.round(n * 10) / 10;

/** From the side's own view and questions, as everything an opponent knows. */
export function* saidHint(match: Match, side: Side, isHurried: () => boolean): Generator<number, SaidHint | undefined> {
  const { game } = match;
  const found = yield* hintFor({
    game,
    view: match.view(side),
    ask: askOf(match, side),
    seed: 1,
    budget: budgetOf('veteran', game),
    isHurried,
  });
  if (!found) return undefined;
  const { plan, actions } = found;
  // Variations of a plan go by its name: the best of them is told.
  const named = plan?.considered.filter((c, i, all) => all.findIndex((o) => o.posture.name === c.posture.name) === i);
  const plans = named?.slice(0, PLANS_TOLD).map((c) => ({
    name: c.posture.name,
    points: rounded(c.mean),
    tried: c.tried,
  }));
  return { plans: plans ?? [], actions: actions.map(({ text, rule, notes }) => ({ text, rule, notes })) };
}

/** For games that are over: it looks at the truth. */
export function* saidReview(game: Game, past: Replay): Generator<number, readonly SaidTurn[]> {
  const turns = yield* reviewOf(game, past);
  const clock = new Clock(game, { ...past.goto(0).match.state, viewer: 'spectator' });
  return turns
    .filter((t) => t.side >= 0)
    .map((t) => {
      clock.set(past.goto(t.from).match.state.tracks);
      return {
        side: t.side,
        when: clock.now()?.turn ?? '',
        from: t.from,
        to: t.to,
        before: rounded(t.before),
        after: rounded(t.after),
        luck: rounded(t.luck),
        decided: rounded(decidedIn(t)),
      };
    });
}
