// Script files: what is done, and what is expected in between.
import { encode } from './actions.ts';
import { DONE } from './compiled.ts';
import type { World } from './world.ts';
import type { GameEvent } from './events.ts';
import { checkExpected, checkNever } from './expect.ts';
import { checkFact, equal, type Step, Unmet } from './facts.ts';
import type { Action, Arg, ArgValue, Verb } from './game.ts';
import type { Match, Outcome } from './match.ts';
import { asFields, asList, declared, FileError, parsePiece, parsePlace, parseSide } from './names.ts';
import { help, nearest, quoted } from './near.ts';
import { choicesInWords, offeredLabels, offersInWords } from './offered.ts';
import { canonical, type StandingOrder } from './state.ts';
import type { Side } from './types.ts';
import type { SeenRefusal } from './view.ts';

export { type Step, Unmet };

const WORDS = new Set(['do', 'side', 'refused', 'because']);

function argument(q: World, arg: Arg, raw: unknown, field: string): ArgValue {
  switch (arg.type) {
    case 'piece':
      return parsePiece(q, raw, field);
    case 'pieces':
      return asList(raw, field)
        .map((x) => parsePiece(q, x, field))
        .sort((a, b) => a - b);
    case 'place':
      return parsePlace(q.game, raw, field);
    case 'places':
      return asList(raw, field).map((x) => parsePlace(q.game, x, field));
    case 'side':
      return parseSide(q.game, raw, field);
    case 'number':
      return Number(raw);
    case 'choice':
      return String(raw);
  }
}

/** The action a step names, with the pieces of the truth. Arguments it does not give are left out. */
export function namedAction(match: Match, step: Step, field: string): Action {
  const id = String(step['do']);
  if (id === DONE) return { verb: DONE, args: {} };
  const v: Verb | undefined = match.q.compiled.verbs.get(id);
  if (!v)
    throw new FileError(
      `${field}.do`,
      `no verb ${quoted(step['do'])}; ${help(id, [DONE, ...match.game.verbs.map((x) => x.id)])}`,
    );
  const args: Record<string, ArgValue> = {};
  for (const key of Object.keys(step)) {
    if (WORDS.has(key)) continue;
    const arg = v.args.find((a) => a.name === key);
    if (!arg)
      throw new FileError(
        `${field}.${key}`,
        `${id} takes no ${quoted(key)}; it takes ${v.args.map((a) => a.name).join(', ') || 'nothing'}${meant(key, v)}`,
      );
    args[key] = argument(match.q, arg, step[key], `${field}.${key}`);
  }
  return { verb: id, args };
}

function meant(key: string, v: Verb): string {
  const near = nearest(key, [...v.args.map((a) => a.name), ...WORDS]);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** The same as its side would send it. */
export function sentAction(match: Match, side: Side, step: Step, field: string): Action {
  return encode(match.q, side, namedAction(match, step, field));
}

/** The side a step speaks for: its own word, or the only one that owes a decision. */
export function stepSide(match: Match, step: Step, field: string): Side {
  if (step['side'] !== undefined) return parseSide(match.game, step['side'], `${field}.side`);
  const owed = match.owing();
  if (owed.length !== 1 || owed[0] === undefined)
    throw new FileError(
      `${field}.side`,
      owed.length === 0 ? 'nobody has to decide' : 'both sides have to decide: say which one acts',
    );
  return owed[0];
}

/** Does what a step names, and holds against it what the step says of the outcome. */
export function attempt(match: Match, step: Step, field: string): Outcome {
  const side = stepSide(match, step, field);
  const action = sentAction(match, side, step, field);
  const { refused, because } = step as { refused?: string; because?: string };
  const before = refused === undefined ? '' : canonical(match.state);
  const out = match.act(side, action);
  if (refused === undefined) {
    if (!out.ok) throw new Unmet(`${action.verb} was refused: ${out.refusal.text} (${out.refusal.rule})`);
    return out;
  }
  if (out.ok) throw new Unmet(`${action.verb} was accepted, expected a refusal by ${refused}`);
  equal('rule of the refusal', out.refusal.rule, refused);
  if (because !== undefined && !out.refusal.text.includes(because))
    throw new Unmet(`the refusal says "${out.refusal.text}", expected "${because}"`);
  if (canonical(match.state) !== before) throw new Unmet('the refusal changed the state');
  return out;
}

function undoStep(match: Match, step: Step, field: string, how: 'undo' | 'redo'): Done {
  const side = parseSide(match.game, step[how], `${field}.${how}`);
  const out = match[how](side);
  if (out.ok === (step['refused'] !== undefined))
    throw new Unmet(out.ok ? `${how} was accepted` : `${how} was refused: ${out.refusal.text}`);
  return out.ok ? { events: [] } : { events: [], refusal: out.refusal };
}

function ordersStep(match: Match, step: Step, field: string): readonly GameEvent[] {
  const side = parseSide(match.game, step['orders'], `${field}.orders`);
  const list = asList(step['are'], `${field}.are`) as readonly Step[];
  const orders = list.map((o): StandingOrder => {
    const ids = match.game.standingOrders.map((x) => x.id);
    const id = declared('standing order', o['id'], ids, `${field}.are`);
    const info = match.game.standingOrders.find((x) => x.id === id);
    if (!info) throw new FileError(`${field}.are`, `no standing order ${id}`);
    const params: Record<string, ArgValue> = {};
    for (const [name, type] of Object.entries(info.params))
      params[name] = argument(match.q, { name, type, whose: 'any', candidates: () => [] }, o[name], `${field}.are`);
    return { id: info.id, params };
  });
  const out = match.order(side, orders);
  if (!out.ok) throw new Unmet(`the orders were refused: ${out.refusal.text}`);
  return out.events;
}

/** What a step did, for those who tell of it. */
export interface Done {
  /** Of the last action, for `expect` after it. */
  readonly events: readonly GameEvent[];
  /** What was refused, as the script said it would be. */
  readonly refusal?: SeenRefusal;
  /** What `show` prints. */
  readonly shown?: readonly string[];
}

type Perform = (match: Match, step: Step, last: readonly GameEvent[], field: string) => Done;

const STEPS: Readonly<Record<string, Perform>> = {
  do(match, step, _, field) {
    const out = attempt(match, step, field);
    return out.ok ? { events: out.events } : { events: [], refusal: out.refusal };
  },
  undo: (match, step, _, field) => undoStep(match, step, field, 'undo'),
  redo: (match, step, _, field) => undoStep(match, step, field, 'redo'),
  orders: (match, step, _, field) => ({ events: ordersStep(match, step, field) }),
  fact(match, step, last, field) {
    checkFact(match, asFields(step['fact'], `${field}.fact`), `${field}.fact`);
    return { events: last };
  },
  expect(match, step, last, field) {
    checkExpected(match.q, step['expect'], last, `${field}.expect`);
    return { events: last };
  },
  never(match, step, last, field) {
    checkNever(match.q, step['never'], last, `${field}.never`);
    return { events: last };
  },
  offers(match, step, last, field) {
    const ask = asFields(step['offers'], `${field}.offers`);
    const side = stepSide(match, ask, `${field}.offers`);
    const { verb, args } = sentAction(match, side, ask, `${field}.offers`);
    equal(
      `choices for ${verb}`,
      offeredLabels(match, side, verb, args).toSorted(),
      asList(step['are'], `${field}.are`).map(String).sort(),
    );
    return { events: last };
  },
  verbs(match, step, last, field) {
    const side = parseSide(match.game, step['verbs'], `${field}.verbs`);
    const ids = [DONE, ...match.game.verbs.map((v) => v.id)];
    const open = match.offers(side).filter((o) => !o.refusal);
    equal(
      'verbs',
      open.map((o) => o.verb).sort(),
      asList(step['are'], `${field}.are`)
        .map((v) => declared('verb', v, ids, `${field}.are`))
        .sort(),
    );
    return { events: last };
  },
  show(match, step, last, field) {
    return { events: last, shown: shown(match, step['show'], `${field}.show`) };
  },
  note: (_, __, last) => ({ events: last }),
};

function shown(match: Match, what: unknown, field: string): readonly string[] {
  if (what === 'offers') return match.owing().flatMap((side) => offersInWords(match, side));
  if (typeof what === 'string') return offersInWords(match, parseSide(match.game, what, field));
  const ask = asFields(what, field);
  if (!('do' in ask)) throw new FileError(field, 'show takes offers, a side, or an action in part: {do: move}');
  const side = stepSide(match, ask, field);
  const { verb, args } = sentAction(match, side, ask, field);
  return [choicesInWords(match, side, verb, args)];
}

/** Runs one step and says what it did. */
export function performStep(match: Match, step: Step, last: readonly GameEvent[], field: string): Done {
  const fields = asFields(step, field);
  const kind = Object.keys(STEPS).find((k) => k in fields);
  const perform = kind === undefined ? undefined : STEPS[kind];
  if (perform) return perform(match, step, last, field);
  const near = Object.keys(fields).map((k) => nearest(k, Object.keys(STEPS)));
  const hint = near.find((n) => n !== undefined);
  throw new FileError(
    field,
    `a step is one of ${Object.keys(STEPS).join(', ')}${hint === undefined ? '' : `; did you mean ${hint}?`}`,
  );
}

/** Runs one step. Returns the events of the last action, for `expect` after it. */
export function runStep(match: Match, step: Step, last: readonly GameEvent[], field: string): readonly GameEvent[] {
  return performStep(match, step, last, field).events;
}
