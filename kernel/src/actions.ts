// Legal actions: asked step by step, listed, sampled, checked. Checking asks the same functions that listing does,
// so what is offered is accepted and what is not offered is refused.
import type { Query } from './context.ts';
import { DONE } from './compiled.ts';
import type { Offer } from './asked.ts';
import type { Random } from './dice.ts';
import type { Facet } from './events.ts';
import type { Arg, DecisionNode, Verb } from './game.ts';
import type { Action, Args, ArgType, ArgValue } from './info.ts';
import { echo, type Message, place, type Refusal, refuse, say, sideName, unit } from './message.ts';
import { owing } from './sequence.ts';
import { type Piece, type Side, UNSEEN } from './types.ts';
import { FIRST_HANDLE, type World } from './world.ts';

export type { Choice, Offer } from './asked.ts';

/** Rule numbers of refusals that no rulebook knows. */
export const KERNEL_RULES = {
  turn: 'kernel:turn',
  stale: 'kernel:stale',
  malformed: 'kernel:malformed',
  unknown: 'kernel:unknown',
  unoffered: 'kernel:unoffered',
  over: 'kernel:over',
  ended: 'kernel:ended',
  bid: 'kernel:bid',
  undo: 'kernel:undo',
  orders: 'kernel:orders',
  foreign: 'kernel:foreign',
} as const;

/** What a viewer calls a piece. */
export function handleOf(q: Query, viewer: number, p: Piece): number {
  if (!q.game.fog || q.sideOf(p) === viewer) return p;
  return q.state.handles[viewer]?.[p] ?? 0;
}

/** In the order of a viewer's own names for them. Where a rule must take one of several that the viewer cannot tell apart, the first of
 * these tells nothing; the one with the lowest number would. */
export function inNamesOf(q: Query, viewer: number, ps: readonly Piece[]): readonly Piece[] {
  return q.game.fog ? ps.toSorted((a, b) => handleOf(q, viewer, a) - handleOf(q, viewer, b)) : ps;
}

const HANDLES = ['kernel.handles.0', 'kernel.handles.1', 'kernel.handles.2'];
const NAMING: readonly Facet[] = ['known', 'where'];
/** The piece behind a handle, or -1. A side's own pieces go by their index, others only by the name it was given. */
export function pieceOf(q: World, viewer: number, handle: number): Piece {
  if (!q.game.fog) return handle >= 0 && handle < q.pieceCount ? handle : -1;
  if (handle < FIRST_HANDLE) return q.sideOf(handle) === viewer ? handle : -1;
  const names = q.cached(HANDLES[viewer] ?? `kernel.handles.${viewer}`, NAMING, () => {
    const map = new Map<number, Piece>();
    for (const [p, h] of (q.state.handles[viewer] ?? []).entries())
      if (h !== 0 && q.knows(viewer, p) > UNSEEN) map.set(h, p);
    return map;
  });
  return names.get(handle) ?? -1;
}

// What comes from outside

function isWhole(x: unknown): x is number {
  return typeof x === 'number' && Number.isInteger(x);
}

export function malformed(text: string): Refusal {
  return refuse(KERNEL_RULES.malformed, say`This is not an action: ${text}.`);
}

const TYPE_WORDS: Readonly<Record<ArgType, string>> = {
  choice: 'a word',
  number: 'a whole number',
  side: 'a side',
  place: 'a place',
  places: 'a list of places',
  piece: 'a piece',
  pieces: 'a list of pieces',
};
function unknownRefusal(type: ArgType, raw: unknown): Refusal {
  const isOne = type !== 'places' && type !== 'pieces';
  return refuse(
    KERNEL_RULES.unknown,
    isOne ? say`There is no such ${type} as ${echo(raw)}.` : say`There are no such ${type} as ${echo(raw)}.`,
  );
}

function decodeValue(q: World, side: Side, arg: Arg, raw: unknown): ArgValue | Refusal {
  const wrong = () => malformed(`${arg.name} must be ${TYPE_WORDS[arg.type]}`);
  const unknown = () => unknownRefusal(arg.type, raw);
  switch (arg.type) {
    case 'choice':
      if (typeof raw !== 'string') return wrong();
      return arg.words && !arg.words.includes(raw) ? unknown() : raw;
    case 'number':
      return isWhole(raw) ? raw : wrong();
    case 'side':
      return !isWhole(raw) ? wrong() : q.game.sides[raw] ? raw : unknown();
    case 'place':
      return !isWhole(raw) ? wrong() : raw >= 0 && raw < q.game.places.count ? raw : unknown();
    case 'piece': {
      if (!isWhole(raw)) return wrong();
      const p = pieceOf(q, side, raw);
      return p < 0 ? unknown() : (strangers(q, side, arg, [p]) ?? p);
    }
    case 'places':
    case 'pieces': {
      if (!Array.isArray(raw) || !raw.every(isWhole) || raw.length > q.game.places.count + q.pieceCount) return wrong();
      if (arg.type === 'places') return raw.every((h) => h >= 0 && h < q.game.places.count) ? raw : unknown();
      // A set, in the order of the sender's own names: rules speak of the first that offends, and the order of the truth would tell who is who.
      const list = raw.toSorted((a, b) => a - b).map((h) => pieceOf(q, side, h));
      if (list.some((p) => p < 0)) return unknown();
      if (new Set(list).size !== list.length) return malformed(`${arg.name} names a piece twice`);
      return strangers(q, side, arg, list) ?? list;
    }
  }
}

/** Pieces of the wrong side are refused alike whatever they are, before any rule looks at them. */
function strangers(q: World, side: Side, arg: Arg, list: readonly Piece[]): Refusal | undefined {
  if (arg.whose === 'any') return undefined;
  const isWrong = (p: Piece): boolean => (q.sideOf(p) === side) !== (arg.whose !== 'foe');
  if (!list.some(isWrong)) return undefined;
  return refuse(
    q.game.ownPieces ?? KERNEL_RULES.foreign,
    arg.whose !== 'foe' ? say`Choose among your own units.` : say`Choose among the enemy's units.`,
  );
}

/** One argument from outside, as `choices` gets them one by one. */
export function decodeArg(q: World, side: Side, arg: Arg, raw: unknown): { readonly value: ArgValue } | Refusal {
  const value = decodeValue(q, side, arg, raw);
  return isRefusal(value) ? value : { value };
}

function isRefusal(x: Action | ArgValue | Refusal): x is Refusal {
  return typeof x === 'object' && 'rule' in x;
}

function decision(q: World): DecisionNode | undefined {
  if (q.state.result !== null || q.state.stack.length === 0) return undefined;
  const n = q.node;
  return n.kind === 'decision' ? n : undefined;
}

function turnRefusal(q: World, side: Side): Refusal | undefined {
  if (q.state.result !== null) return refuse(KERNEL_RULES.over, say`The game is over.`);
  if (owing(q).includes(side)) return undefined;
  return refuse(KERNEL_RULES.turn, say`${q.game.sides[side]?.name ?? 'This side'} has nothing to decide now.`);
}

/** From anything at all to an action of the right shape, with pieces and places that exist for this side. */
export function decode(q: World, side: Side, raw: unknown): Action | Refusal {
  q.actor = side;
  const turn = turnRefusal(q, side);
  if (turn) return turn;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return malformed('it must be an object with a verb');
  const { verb: id, args = {} } = raw as Record<string, unknown>;
  if (typeof id !== 'string') return malformed('the verb is missing');
  const extra = Object.keys(raw).find((key) => key !== 'verb' && key !== 'args');
  if (extra !== undefined) return malformed(`it has an unknown field ${echo(extra)}`);
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return malformed('args must be an object');
  if (id === DONE)
    return Object.keys(args).length === 0 ? { verb: DONE, args: {} } : malformed('done takes no arguments');
  const v = q.compiled.verbs.get(id);
  if (!v) return refuse(KERNEL_RULES.unknown, say`There is no verb ${echo(id)}.`);
  const given = args as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (!v.args.some((a) => a.name === name)) return malformed(`${id} takes no ${echo(name)}`);
  const out: Record<string, ArgValue> = {};
  for (const arg of v.args) {
    if (!Object.hasOwn(given, arg.name)) return malformed(`${id} needs ${arg.name}`);
    const value = decodeValue(q, side, arg, given[arg.name]);
    if (isRefusal(value)) return value;
    out[arg.name] = value;
  }
  return { verb: id, args: out };
}

/** The other way: an action as this side would send it. */
export function encode(q: World, side: Side, action: Action): { verb: string; args: Record<string, ArgValue> } {
  const v = q.compiled.verbs.get(action.verb);
  const args: Record<string, ArgValue> = {};
  for (const arg of v?.args ?? []) {
    const value = action.args[arg.name];
    if (value === undefined) continue;
    args[arg.name] = encodeValue(q, side, arg, value);
  }
  return { verb: action.verb, args };
}

export function encodeValue(q: Query, side: Side, arg: Arg, value: ArgValue): ArgValue {
  if (arg.type === 'piece') return handleOf(q, side, value as number);
  if (arg.type !== 'pieces') return value;
  const names = (value as readonly number[]).map((p) => handleOf(q, side, p));
  // A set has no order of its own; that of the truth would tell who is who.
  return names.length > 1 ? names.sort((a, b) => a - b) : names;
}

// Whether it is legal

function isList(arg: Arg): boolean {
  return arg.type === 'pieces' || arg.type === 'places';
}

function offered(q: Query, arg: Arg, soFar: Args, value: ArgValue): boolean {
  for (const c of arg.candidates(q, soFar)) if (c === value) return true;
  return false;
}

/** Why this value is not legal here. Lists are judged by the rule alone: there are too many to offer each. */
export function valueRefusal(q: Query, v: Verb, arg: Arg, soFar: Args, value: ArgValue): Refusal | undefined {
  const why = arg.refuse?.(q, soFar, value);
  if (why || isList(arg) || arg.settled === true || offered(q, arg, soFar, value)) return why;
  return refuse(v.rule, unofferedWords(q, v, arg, soFar, value));
}
/** For what no rule of the game speaks of: names what was pointed at, as the player sees it. */
function unofferedWords(q: Query, v: Verb, arg: Arg, soFar: Args, value: ArgValue): Message {
  if (arg.type === 'place') return say`${v.title}: not possible at ${place(Number(value))} now.`;
  if (arg.type === 'piece') return say`${v.title}: not possible with ${unit(Number(value))} now.`;
  if (arg.type === 'side') return say`${v.title}: not possible for ${sideName(Number(value))} now.`;
  const open = [...legalValues(q, arg, soFar)].slice(0, MOST_NAMED);
  if (open.length === 0) return say`${v.title}: ${echo(value)} cannot be chosen now.`;
  return say`${v.title}: ${echo(value)} cannot be chosen now; choose among ${open.map(echo).join(', ')}.`;
}
/** Choices named in a sentence. */
const MOST_NAMED = 8;

function doneRefusal(q: World, n: DecisionNode, side: Side): Refusal | undefined {
  if (!n.done) return refuse(n.rule ?? KERNEL_RULES.unoffered, say`${n.title}: you must decide; you cannot pass.`);
  return n.done.refuse?.(q, side);
}

/** The verb belongs to other steps: says to which. */
function stepRefusal(q: World, n: DecisionNode, v: Verb): Refusal {
  const steps = [...q.compiled.nodes.values()].filter((x) => x.kind === 'decision' && x.verbs.includes(v.id));
  const titles = [...new Set(steps.map((x) => x.title))].join(', ');
  if (titles === '') return refuse(v.rule, say`${v.title} is not possible in this step (${n.title}).`);
  return refuse(v.rule, say`${v.title} is not possible in this step (${n.title}), only in: ${titles}.`);
}

/** Why the side may not do this now; undefined when it may. Panels ask it too, about the buttons they offer. */
export function check(asked: Query, side: Side, action: Action): Refusal | undefined {
  const q = asked as World;
  q.actor = side;
  const n = decision(q);
  const turn = turnRefusal(q, side);
  if (turn || !n) return turn ?? refuse(KERNEL_RULES.over, say`${sideName(side)} has nothing to decide now.`);
  if (action.verb === DONE) return doneRefusal(q, n, side);
  const v = q.compiled.verbs.get(action.verb);
  if (!v) return refuse(KERNEL_RULES.unknown, say`There is no verb ${echo(action.verb)}.`);
  if (!n.verbs.includes(v.id)) return stepRefusal(q, n, v);
  const shut = v.refuse?.(q);
  if (shut) return shut;
  const soFar: Record<string, ArgValue> = {};
  for (const arg of v.args) {
    const value = action.args[arg.name] as ArgValue;
    const no = valueRefusal(q, v, arg, soFar, value);
    if (no) return no;
    soFar[arg.name] = value;
  }
  return v.check?.(q, action.args);
}

// What is offered

export function offers(q: World, side: Side): readonly Offer[] {
  q.actor = side;
  const n = decision(q);
  if (!n || !owing(q).includes(side)) return [];
  const out: Offer[] = [];
  for (const id of n.verbs) {
    const v = q.compiled.verbs.get(id);
    if (!v) continue;
    const refusal = v.refuse?.(q);
    const args = v.args.map((a) => ({ name: a.name, type: a.type, title: a.title ?? a.name }));
    out.push({ verb: v.id, title: v.title, rule: v.rule, args, ...(refusal ? { refusal } : {}) });
  }
  if (n.done) {
    const refusal = n.done.refuse?.(q, side);
    out.push({
      verb: DONE,
      title: n.done.title,
      rule: n.done.rule ?? n.rule ?? '',
      args: [],
      ...(refusal ? { refusal } : {}),
    });
  }
  return out;
}

/** Whether a verb can be used now. */
export function isOffered(q: World, side: Side, v: Verb): boolean {
  const n = decision(q);
  return n !== undefined && n.verbs.includes(v.id) && owing(q).includes(side) && !v.refuse?.(q);
}

function byNames(a: ArgValue, b: ArgValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [a as readonly number[], b as readonly number[]];
  for (let i = 0; i < x.length; i++) {
    const d = (x[i] ?? 0) - (y[i] ?? -1);
    if (d !== 0) return d;
  }
  return x.length - y.length;
}

/** One's own pieces go by their numbers. Most lists come in that order already. */
function inOwnOrder(values: Iterable<ArgValue>): Iterable<ArgValue> {
  const list = [...values];
  const names = list.map((v) => (typeof v === 'object' && !isAscending(v) ? v.toSorted((a, b) => a - b) : v));
  if (names.every((name, i) => i === 0 || byNames(names[i - 1] ?? name, name) <= 0)) return list;
  return [...list.keys()].sort((a, b) => byNames(names[a] ?? 0, names[b] ?? 0)).map((i) => list[i] as ArgValue);
}
function isAscending(list: readonly number[]): boolean {
  for (let i = 1; i < list.length; i++) if ((list[i - 1] ?? 0) > (list[i] ?? 0)) return false;
  return true;
}
/** Under fog pieces come in the order of the asker's own names for them. */
function inOrder(q: Query, arg: Arg, values: Iterable<ArgValue>): Iterable<ArgValue> {
  if (!q.game.fog || (arg.type !== 'piece' && arg.type !== 'pieces')) return values;
  if ((arg.whose ?? 'own') === 'own') return inOwnOrder(values);
  return Array.from(values, (value) => ({ value, name: encodeValue(q, q.actor, arg, value) }))
    .sort((a, b) => byNames(a.name, b.name))
    .map(({ value }) => value);
}
function* legalOf(q: Query, arg: Arg, soFar: Args): Generator<ArgValue> {
  for (const value of arg.candidates(q, soFar)) if (!arg.refuse?.(q, soFar, value)) yield value;
}
/** The legal values of one argument, given those before it. */
export function legalValues(q: Query, arg: Arg, soFar: Args): Iterable<ArgValue> {
  return inOrder(q, arg, legalOf(q, arg, soFar));
}

/** All complete legal actions of a verb. */
function* complete(q: World, v: Verb, i: number, soFar: Args): Generator<Action> {
  const arg = v.args[i];
  if (!arg) {
    if (!v.check?.(q, soFar)) yield { verb: v.id, args: soFar };
    return;
  }
  const isLast = i === v.args.length - 1;
  for (const value of legalValues(q, arg, soFar)) {
    // A fresh object for each: taking fields away again would make every reader of it slow.
    const args = { ...soFar, [arg.name]: value };
    if (!isLast) yield* complete(q, v, i + 1, args);
    else if (!v.check?.(q, args)) yield { verb: v.id, args };
  }
}

export function* legalActions(q: World, side: Side): Generator<Action> {
  q.actor = side;
  const n = decision(q);
  if (!n || !owing(q).includes(side)) return;
  for (const id of n.verbs) {
    const v = q.compiled.verbs.get(id);
    if (!v || v.refuse?.(q)) continue;
    for (const action of complete(q, v, 0, {})) {
      yield action;
      // A caller that takes them one by one may ask for others in between.
      q.actor = side;
    }
  }
  if (n.done && !n.done.refuse?.(q, side)) yield { verb: DONE, args: {} };
}

/** Guesses before a sampler gives up and lists. */
const TRIES = 8;

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list.length === 0 ? undefined : list[random.int(list.length)];
}

/** One of the legal values, each as likely as the others: only those drawn are judged. */
function drawValue(q: World, arg: Arg, soFar: Args, random: Random): ArgValue | undefined {
  const left = [...inOrder(q, arg, arg.candidates(q, soFar))];
  while (left.length > 0) {
    const k = random.int(left.length);
    const value = left[k];
    if (value !== undefined && !arg.refuse?.(q, soFar, value)) return value;
    left[k] = left[left.length - 1] as ArgValue;
    left.pop();
  }
  return undefined;
}
/** An action of this verb, its arguments drawn one after the other: 'unlucky' where another draw might have led further. */
function guess(q: World, v: Verb, random: Random): Action | 'unlucky' | 'none' {
  const args: Record<string, ArgValue> = {};
  for (const [i, arg] of v.args.entries()) {
    const value = drawValue(q, arg, args, random);
    if (value === undefined) return i === 0 ? 'none' : 'unlucky';
    args[arg.name] = value;
  }
  return v.check?.(q, args) ? 'unlucky' : { verb: v.id, args };
}
/** Tries one verb, or passing: 'none' when that is out of the question now. */
function draw(q: World, n: DecisionNode, id: string, side: Side, random: Random): Action | 'unlucky' | 'none' {
  if (id === DONE) return n.done?.refuse?.(q, side) ? 'none' : { verb: DONE, args: {} };
  const v = q.compiled.verbs.get(id);
  return !v || v.refuse?.(q) ? 'none' : guess(q, v, random);
}
/** Some legal action, without listing them all; undefined only when there is none. */
export function sampleAction(q: World, side: Side, random: Random): Action | undefined {
  q.actor = side;
  const n = decision(q);
  if (!n || !owing(q).includes(side)) return undefined;
  // What cannot be done now is struck off and not drawn again.
  const left = n.done ? [...n.verbs, DONE] : [...n.verbs];
  for (let tries = 0; tries < TRIES && left.length > 0; ) {
    const k = random.int(left.length);
    const found = draw(q, n, left[k] ?? DONE, side, random);
    if (typeof found === 'object') return found;
    if (found === 'unlucky') tries++;
    else left.splice(k, 1);
  }
  while (left.length > 0) {
    const [id = DONE] = left.splice(random.int(left.length), 1);
    const v = q.compiled.verbs.get(id);
    if (v?.refuse?.(q)) continue;
    const action = v ? pick([...complete(q, v, 0, {})], random) : draw(q, n, id, side, random);
    if (typeof action === 'object') return action;
  }
  return undefined;
}
