// What the staff would do in a player's place, and where a finished game was decided, in words a page can show.
import { budgetOf, type Simulators, type Thought } from '@rasputitsa/bots';
import { hint as hintFor, type HintedAction } from '@rasputitsa/bots/coach';
import { decidedIn, review as reviewOf } from '@rasputitsa/bots/review';
import { type Action, askOf, called, type Game, type Match, type Replay, type Side } from '@rasputitsa/kernel';
import { type Forecaster, forecastOf } from '@rasputitsa/kernel/forecast';
import type { PastGame } from '@rasputitsa/kernel/past';
import type { CoachLevel, SaidBattle, SaidHint, SaidTurn } from './coach-types.ts';
import { seenBy } from './remembering.ts';
import { Clock } from './when.ts';

const PLANS_TOLD = 4;

/** The first plan of every game. It is the staff that is asked: what it advises is no name for one plan among others. */
const USUAL = 'As the staff advises';
export const NO_EFFORT = 'No main effort';
/** A plan that was changed a little goes by the name of the one it was made from. */
export function planName(name: string): string {
  const plain = name.replace(/, varied$/, '');
  return plain === USUAL ? NO_EFFORT : plain;
}

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
    const [at, ...others] =
      args.map((a) => placesIn(a, action).filter((x) => foes.has(x))).findLast((x) => x.length > 0) ?? [];
    // An attack on several hexes at once is not foretold.
    if (at === undefined || others.length > 0) continue;
    const who = args.filter((a) => a.type === 'piece' || a.type === 'pieces').flatMap((a) => action.args[a.name] ?? []);
    const all = sent.get(at) ?? new Set(pieces.filter((p) => p.side === side && p.at === at).map((p) => p.id));
    for (const piece of who) all.add(Number(piece));
    sent.set(at, all);
  }
  return [...sent].flatMap(([at, who]) =>
    said(at, called(match.game.places, at), forecastOf(match, side, { pieces: [...who], target: at }, ask)),
  );
}
type Argument = Pick<Game['verbs'][number]['args'][number], 'name' | 'type'>;
/** The places that an argument of an action names. */
function placesIn({ name, type }: Argument, { args }: Action): readonly number[] {
  const value = args[name];
  if (type === 'places' && Array.isArray(value)) return value.map(Number);
  return type === 'place' && value !== undefined ? [Number(value)] : [];
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
  /** The game up to now, as far as it is looked through. */
  readonly past: PastGame | undefined;
  readonly level: CoachLevel;
  readonly isHurried: () => boolean;
  /** Where the game can foretell battles. */
  readonly ask: Forecaster | undefined;
  readonly simulators: Simulators | undefined;
}
/** From the side's own views and questions, as everything an opponent knows. */
export function* saidHint(asked: AskedStaff): Generator<Thought, SaidHint | undefined> {
  const { match, side, past, level, isHurried, ask, simulators } = asked;
  const { game } = match;
  const found = yield* hintFor({
    game,
    view: match.view(side),
    ask: askOf(match, side),
    past: seenBy(side, past),
    seed: 1,
    budget: budgetOf(level, game),
    isHurried,
    simulators,
  });
  if (!found) return undefined;
  const { plan, actions, orders, isCut } = found;
  // Variations of a plan go by its name: the best of them is told.
  const told = plan?.considered.map((c) => ({
    name: planName(c.posture.name),
    points: rounded(c.mean),
    tried: c.tried,
  }));
  const plans = told?.filter((c, i, all) => all.findIndex((o) => o.name === c.name) === i).slice(0, PLANS_TOLD);
  return {
    plans: plans ?? [],
    actions: orders,
    isCut,
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
