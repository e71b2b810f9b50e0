// What the staff would do in a player's place, and where a finished game was decided, in words a page can show.
import { budgetOf, decidedIn, hint as hintFor, type HintedAction, review as reviewOf } from '@rasputitsa/bots';
import { askOf, called, type Game, type Match, type Replay, type Side } from '@rasputitsa/kernel';
import { type Forecaster, forecastOf } from '@rasputitsa/kernel/forecast';
import type { CoachLevel, SaidBattle, SaidHint, SaidTurn } from './coach-types.ts';
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

/** A plan that was changed a little goes by the name of the one it was made from. */
export const planName = (name: string): string => name.replace(/, varied$/, '');

/** Points that may differ by chance are told without a fraction of them. */
const rounded = (n: number): number => Math.round(n * 10) / 10;

/** What the orders come to where they lead into battle: odds and losses to be expected, from what this side knows. */
export function battlesIn(
  match: Match,
  side: Side,
  actions: readonly HintedAction[],
  ask: Forecaster | undefined,
): readonly SaidBattle[] {
  if (!ask) return [];
  const { pieces } = match.view(side);
  const foes = new Set(pieces.filter((p) => p.side !== side && p.at >= 0).map((p) => p.at));
  // Who is there already fights as well.
  const sent = new Map<number, Set<number>>();
  for (const { action } of actions) {
    const args = match.game.verbs.find((v) => v.id === action.verb)?.args ?? [];
    const target = args.findLast((a) => a.type === 'place' && foes.has(Number(action.args[a.name])));
    if (!target) continue;
    const at = Number(action.args[target.name]);
    const who = args.filter((a) => a.type === 'piece' || a.type === 'pieces').flatMap((a) => action.args[a.name] ?? []);
    const all = sent.get(at) ?? new Set(pieces.filter((p) => p.side === side && p.at === at).map((p) => p.id));
    for (const piece of who) all.add(Number(piece));
    sent.set(at, all);
  }
  return [...sent].flatMap(([at, who]) =>
    said(at, called(match.game.places, at), forecastOf(match, side, { pieces: [...who], target: at }, ask)),
  );
}
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
/** Where, the first sentence, and the figures that are expected. */
function said(at: number, place: string, blocks: ReturnType<typeof forecastOf>): readonly SaidBattle[] {
  const odds = blocks.find((b) => b.kind === 'text' && b.tone !== 'quiet');
  const figures = blocks.find((b) => b.kind === 'factors');
  const parts =
    figures?.kind === 'factors' ? figures.factors.map((f, i) => `${i === 0 ? f.text : lower(f.text)}: ${f.n}`) : [];
  const rule = figures?.kind === 'factors' ? figures.factors.find((f) => f.rule !== undefined)?.rule : undefined;
  const text = [odds?.kind === 'text' ? odds.text : '', parts.length > 0 ? `${parts.join('; ')}.` : ''];
  const words = text.filter((x) => x !== '').join(' ');
  if (words === '') return [];
  const named = words.startsWith(place) ? words : `${place}: ${lower(words)}`;
  return [{ at, text: named, ...(rule === undefined ? {} : { rule }) }];
}

export interface AskedStaff {
  readonly match: Match;
  readonly side: Side;
  readonly level: CoachLevel;
  readonly isHurried: () => boolean;
  /** Where the game can foretell battles. */
  readonly ask: Forecaster | undefined;
}
/** From the side's own view and questions, as everything an opponent knows. */
export function* saidHint({ match, side, level, isHurried, ask }: AskedStaff): Generator<number, SaidHint | undefined> {
  const { game } = match;
  const found = yield* hintFor({
    game,
    view: match.view(side),
    ask: askOf(match, side),
    seed: 1,
    budget: budgetOf(level, game),
    isHurried,
  });
  if (!found) return undefined;
  const { plan, actions } = found;
  // Variations of a plan go by its name: the best of them is told.
  const told = plan?.considered.map((c) => ({
    name: planName(c.posture.name),
    points: rounded(c.mean),
    tried: c.tried,
  }));
  const plans = told?.filter((c, i, all) => all.findIndex((o) => o.name === c.name) === i).slice(0, PLANS_TOLD);
  return {
    plans: plans ?? [],
    actions: actions.map(({ text, rule, notes }) => ({ text, rule, notes })),
    battles: battlesIn(match, side, actions, ask),
  };
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
