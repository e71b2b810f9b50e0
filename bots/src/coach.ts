// What an opponent that plans would do in a player's place, and why: from that player's own view and what was seen before, as everything an
// opponent knows.
import {
  type Action,
  type Advice,
  type Ask,
  askOf,
  called,
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
import { fingerprint, plannerBot, type Planner } from './planner.ts';
import type { Budget, Plan } from './search.ts';
import type { Simulators, Thought } from './simulators.ts';

export interface HintedAction {
  readonly action: Action;
  readonly text: string;
  readonly rule: string;
  /** What the rules say about it beforehand: odds, costs, risks. */
  readonly notes: readonly { readonly rule: string; readonly text: string }[];
}
/** One or more actions as somebody would say them: units that go to the same place are named together. */
export type HintedOrder = Omit<HintedAction, 'action'>;
export interface Hint {
  /** The plans that were compared; none where the game has none to choose from now. */
  readonly plan?: Plan;
  /** What carries it out in this phase, as far as it can be foreseen. */
  readonly actions: readonly HintedAction[];
  /** The same, to be read. */
  readonly orders: readonly HintedOrder[];
  /** There would have been more than can be told at once. */
  readonly isCut: boolean;
}
export interface HintSpec {
  readonly game: Game;
  readonly view: View;
  readonly ask: Ask;
  /** What its side saw up to now, the latest last. */
  readonly past: Iterable<View>;
  readonly seed: number;
  readonly budget: Budget;
  /** Asked after each simulation: to make do with what is known by now. */
  readonly isHurried?: () => boolean;
  readonly simulators?: Simulators | undefined;
}

/** No more than these are told at once. */
const MOST_ACTIONS = 40;
const MOST_ANSWERS = 10;

function plain(game: Game, type: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((v) => plain(game, type.replace(/s$/, ''), v)).join(', ');
  if (type === 'place') return called(game.places, Number(value));
  if (type === 'side') return game.sides[Number(value)]?.name ?? String(value);
  return String(value);
}
type Places = (piece: number) => number | undefined;
/** As the side knows them, its own units where they have gone since. */
function placesIn(view: View, later: View, side: Side): Places {
  const own = [...later.pieces, ...later.offMap].filter((p) => p.side === side);
  const at = new Map([...view.pieces, ...view.offMap, ...own].map((p) => [p.id, p.at]));
  return (piece) => at.get(piece);
}
/** `1 Guards, 2 Guards (Kursk), 5 Tank (Orel)`. */
function unitWords(game: Game, view: View, placeOf: Places, pieces: readonly number[]): string {
  const all = [...view.pieces, ...view.offMap];
  const name = (id: number): string =>
    game.kinds.find((k) => k.id === all.find((p) => p.id === id)?.kind)?.name ?? 'an unknown unit';
  return [...Map.groupBy(pieces, placeOf)]
    .map(([at, ids]) => `${ids.map(name).join(', ')}${at === undefined ? '' : ` (${called(game.places, at)})`}`)
    .join(', ');
}
const isUnits = (type: string): boolean => type === 'piece' || type === 'pieces';
const unitsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [value]).map(Number);

/** Actions that differ only in who does it, as one order. */
function orderWords(game: Game, view: View, placeOf: Places, actions: readonly Action[]): string {
  const [first] = actions;
  const verb = game.verbs.find((v) => v.id === first?.verb);
  const given = (verb?.args ?? []).filter((a) => first !== undefined && a.name in first.args);
  let words = '';
  let standing: ReadonlySet<number | undefined> = new Set();
  for (const [i, { name, type }] of given.entries()) {
    const value = first?.args[name];
    const isFirst = i === 0;
    if (isUnits(type)) {
      const who = actions.flatMap((a) => unitsIn(a.args[name]));
      standing = new Set(who.map(placeOf));
      words += `${isFirst ? '' : ', '}${unitWords(game, view, placeOf, who)}`;
    } else if (type === 'number' && actions.length > 1) words += `, ${String(value)} each`;
    else if (type !== 'place' || isFirst) words += `${isFirst ? '' : ', '}${plain(game, type, value)}`;
    else if (standing.size === 1 && standing.has(Number(value))) words += ', staying there';
    else words += `${isUnits(given[i - 1]?.type ?? '') ? '' : ','} to ${plain(game, type, value)}`;
  }
  return `${verb?.title ?? first?.verb ?? ''}${words === '' ? '' : `: ${words}`}`;
}
/** An action, and where units will stand when its turn comes. */
interface Foreseen extends HintedAction {
  readonly placeOf: Places;
}
/** Orders of one kind in a row: whoever is told the same by them is told it together. */
function ordersSaid({ game, view }: HintSpec, actions: readonly Foreseen[]): readonly HintedOrder[] {
  const runs: Foreseen[][] = [];
  for (const a of actions) {
    const last = runs.at(-1);
    if (last?.[0]?.action.verb === a.action.verb) last.push(a);
    else runs.push([a]);
  }
  return runs.flatMap((run) => {
    const first = game.verbs.find((v) => v.id === run[0]?.action.verb)?.args[0];
    if (!first || !isUnits(first.type)) return run.map(({ text, rule, notes }) => ({ text, rule, notes }));
    const groups = Map.groupBy(run, ({ action }) => JSON.stringify({ ...action.args, [first.name]: null }));
    return [...groups.values()].flatMap((group) => {
      const who = group.flatMap((a) => unitsIn(a.action.args[first.name]));
      // The same unit twice is two orders.
      const parts = new Set(who).size < who.length ? group.map((a) => [a]) : [group];
      return parts.map((part) => {
        const own = new Map(part.flatMap((a) => unitsIn(a.action.args[first.name]).map((id) => [id, a.placeOf(id)])));
        const all = part.map((a) => a.action);
        return {
          text: orderWords(game, view, (id) => own.get(id), all),
          rule: part[0]?.rule ?? '',
          notes: part.flatMap((a) => a.notes).filter((n, i, them) => them.findIndex((o) => o.text === n.text) === i),
        };
      });
    });
  });
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
function hinted({ game, view, ask }: HintSpec, placeOf: Places, action: Action): Foreseen {
  if (action.verb === DONE) {
    const offer = ask.offers().find((o) => o.verb === DONE);
    return { action, placeOf, text: offer?.title ?? 'End the phase', rule: offer?.rule ?? '', notes: [] };
  }
  const verb = game.verbs.find((v) => v.id === action.verb);
  const given = (verb?.args ?? []).filter((a) => a.name in action.args);
  return {
    action,
    placeOf,
    text: orderWords(game, view, placeOf, [action]),
    rule: verb?.rule ?? '',
    notes: notesOf(ask, action, given.at(-1)?.name),
  };
}
/** Yields the share of the work that is done. Undefined for a game without advice. */
export function* hint(spec: HintSpec): Generator<Thought, Hint | undefined> {
  const { game, view, ask, seed, budget } = spec;
  const { advice } = game;
  if (!advice) return undefined;
  const staff = plannerBot('staff', seed, game, budget);
  yield* remembered(spec, staff);
  for (const thought of staff.think(() => view, ask, spec.simulators)) {
    yield thought;
    if (spec.isHurried?.()) staff.hurry?.();
  }
  const { plan } = staff;
  const decided = staff.decide(view, ask);
  const world = imagined(game, view, randomFrom(seed), staff.memory);
  const foreseen = decided?.isTried
    ? [decided.action, ...(decided.rest ?? [])].map((action) => tried(spec, world, action))
    : ordersFor(spec, world, advice, plan?.posture);
  const actions = foreseen.map(({ action, text, rule, notes }) => ({ action, text, rule, notes }));
  // What was tried out is one decision; the next of the same step is tried out when it comes.
  const isCut = decided?.isTried ? isOpen(world, spec) : actions.length === MOST_ACTIONS;
  return { ...(plan ? { plan } : {}), actions, orders: ordersSaid(spec, foreseen), isCut };
}
function* remembered({ game, past }: HintSpec, staff: Planner): Generator<Thought, void> {
  if (!game.fog) return;
  for (const seen of past) {
    staff.watch?.(() => seen);
    yield 0;
  }
}
/** Done in a world that looks the same. */
function tried(spec: HintSpec, world: Match, action: Action): Foreseen {
  const { view, ask } = spec;
  const out = hinted(spec, placesIn(view, view, ask.side), action);
  world.act(ask.side, action);
  return out;
}
/** The same step still waits for the side that asked. */
function isOpen(world: Match, { view, ask }: HintSpec): boolean {
  return !world.over && world.owing().includes(ask.side) && world.state.stack.at(-1)?.n === view.phase.at(-1)?.node;
}
/** What the advice orders in this step, until dice fall or somebody else decides: carried out in a world that looks the same, so that the
 * later orders rest on the earlier ones. */
function ordersFor(spec: HintSpec, world: Match, advice: Advice, posture: Posture | undefined): readonly Foreseen[] {
  const { view, ask, seed } = spec;
  const random = randomFrom(fingerprint(view, seed));
  const there = askOf(world, ask.side);
  const stack = stepOf(world);
  const out: Foreseen[] = [];
  while (out.length < MOST_ACTIONS && !world.over && stepOf(world) === stack && world.owing().includes(ask.side)) {
    const seen = out.length === 0 ? view : world.view(ask.side);
    const one = (): readonly Action[] => [advice(seen, there, random, posture)].filter((x) => x !== undefined);
    const before = out.length;
    for (const action of advice.plan?.(seen, there, random, posture) ?? one()) {
      if (stepOf(world) !== stack || out.length === MOST_ACTIONS || there.whyNot(action)) continue;
      // What is said of it comes from the game itself: in an imagined world a guess would pass for what was seen. Only where own units have
      // gone by these orders is known there alone.
      out.push(hinted(spec, placesIn(view, world.view(ask.side), ask.side), action));
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
