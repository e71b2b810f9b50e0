// What an opponent that plans would do in a player's place, and why: from that player's own view, as everything an opponent knows.
import {
  type Action,
  type Advice,
  type Ask,
  askOf,
  DONE,
  type Game,
  imagined,
  type Match,
  type Posture,
  type Random,
  random as randomFrom,
  type Side,
  type View,
} from '@rasputitsa/kernel';
import { plannable } from './plannable.ts';
import { type Budget, type Plan, search } from './search.ts';

export interface HintedAction {
  readonly action: Action;
  readonly text: string;
  readonly rule: string;
  /** What the rules say about it beforehand: odds, costs, risks. */
  readonly notes: readonly { readonly rule: string; readonly text: string }[];
}
export interface Hint {
  /** The plans that were compared; none where the game has none to choose from now. */
  readonly plan?: Plan;
  /** What carries it out in this phase, as far as it can be foreseen. */
  readonly actions: readonly HintedAction[];
}
export interface HintSpec {
  readonly game: Game;
  readonly view: View;
  readonly ask: Ask;
  readonly seed: number;
  readonly budget: Budget;
  /** Asked after each simulation: to make do with what is known by now. */
  readonly isHurried?: () => boolean;
}

/** No more than these are told at once. */
const MOST_ACTIONS = 40;
const MOST_ANSWERS = 10;

function plain(game: Game, view: View, type: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((v) => plain(game, view, type.replace(/s$/, ''), v)).join(', ');
  if (type === 'place') return game.places.label(Number(value));
  if (type === 'side') return game.sides[Number(value)]?.name ?? String(value);
  if (type !== 'piece') return String(value);
  const piece = [...view.pieces, ...view.offMap].find((x) => x.id === value);
  const name = game.kinds.find((k) => k.id === piece?.kind)?.name ?? 'an unknown unit';
  return piece ? `${name} (${game.places.label(piece.at)})` : name;
}
/** What the rules say of the last choice of an action. */
function notesOf(ask: Ask, { verb, args }: Action, last: string | undefined): HintedAction['notes'] {
  if (last === undefined) return [];
  const { [last]: value, ...before } = args as Record<string, unknown>;
  const asked = ask.choices(verb, before);
  if (!asked.ok || asked.arg !== last) return [];
  const chosen = asked.choices.find((c) => JSON.stringify(c.value) === JSON.stringify(value));
  return chosen?.preview.notes ?? [];
}
function hinted({ game, view, ask }: HintSpec, action: Action): HintedAction {
  if (action.verb === DONE) {
    const offer = ask.offers().find((o) => o.verb === DONE);
    return { action, text: offer?.title ?? 'End the phase', rule: offer?.rule ?? '', notes: [] };
  }
  const verb = game.verbs.find((v) => v.id === action.verb);
  const given = (verb?.args ?? []).filter((a) => a.name in action.args);
  const words = given.map((a, i) => {
    const said = plain(game, view, a.type, action.args[a.name]);
    if (i === 0) return said;
    return a.type === 'place' ? ` to ${said}` : `, ${said}`;
  });
  return {
    action,
    text: `${verb?.title ?? action.verb}${words.length > 0 ? `: ${words.join('')}` : ''}`,
    rule: verb?.rule ?? '',
    notes: notesOf(ask, action, given.at(-1)?.name),
  };
}
function* planOf(spec: HintSpec): Generator<number, Plan | undefined> {
  const advice = plannable(spec.game);
  return advice ? yield* search({ ...spec, advice }) : undefined;
}

/** Yields the share of the work that is done. Undefined for a game without advice. */
export function* hint(spec: HintSpec): Generator<number, Hint | undefined> {
  const { advice } = spec.game;
  if (!advice) return undefined;
  const plan = yield* planOf(spec);
  return { ...(plan ? { plan } : {}), actions: ordersFor(spec, advice, plan?.posture) };
}
/** What the advice orders in this step, until dice fall or somebody else decides: carried out in a world that looks the same, so that the
 * later orders rest on the earlier ones. */
function ordersFor(spec: HintSpec, advice: Advice, posture: Posture | undefined): readonly HintedAction[] {
  const { game, view, ask, seed } = spec;
  const random = randomFrom(seed);
  const world = imagined(game, view, random);
  const there = askOf(world, ask.side);
  const stack = stepOf(world);
  const out: HintedAction[] = [];
  while (out.length < MOST_ACTIONS && !world.over && stepOf(world) === stack && world.owing().includes(ask.side)) {
    const seen = out.length === 0 ? view : world.view(ask.side);
    const one = (): readonly Action[] => [advice(seen, there, random, posture)].filter((x) => x !== undefined);
    const before = out.length;
    for (const action of advice.plan?.(seen, there, random, posture) ?? one()) {
      if (stepOf(world) !== stack || out.length === MOST_ACTIONS || there.whyNot(action)) continue;
      // What is said of it comes from the game itself: in an imagined world a guess would pass for what was seen.
      out.push(hinted(spec, action));
      world.act(ask.side, action);
      answer(world, ask.side, advice, random);
    }
    if (out.length === before) break;
  }
  return out;
}
/** The enemy's answers in between, as the advice would give them. */
function answer(world: Match, side: Side, advice: Advice, random: Random): void {
  const { rolls } = world.state;
  for (let n = 0; n < MOST_ANSWERS && !world.over && world.state.rolls === rolls; n++) {
    const [other] = world.owing();
    if (other === undefined || other === side) return;
    const ask = askOf(world, other);
    const action = advice(world.view(other), ask, random) ?? ask.sample(random);
    if (!action || !world.act(other, action).ok) return;
  }
}
/** The decision that is owed, after which roll. */
function stepOf({ state }: Match): string {
  return `${state.rolls} ${state.stack.map((f) => f.n).join('/')} ${state.stack.at(-1)?.side ?? ''}`;
}
