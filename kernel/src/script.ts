// Script files: what is done, and what is expected in between.
import { encode } from './actions.ts';
import { DONE } from './compiled.ts';
import type { Query } from './context.ts';
import type { GameEvent } from './events.ts';
import type { Arg, Args, ArgValue, Verb } from './game.ts';
import type { Match } from './match.ts';
import { render } from './message.ts';
import { FileError, parseKind, parsePiece, parsePlace, parseSide } from './names.ts';
import { canonical, type StandingOrder } from './state.ts';
import { NOWHERE, type Side } from './types.ts';
import { namerFor } from './view.ts';

export type Step = Readonly<Record<string, unknown>>;

/** What a script expected and did not find. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

const WORDS = new Set(['do', 'side', 'refused', 'because']);

function argument(q: Query, arg: Arg<Args>, raw: unknown, field: string): ArgValue {
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

function asList(raw: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw new FileError(field, 'must be a list');
  return raw as unknown[];
}

/** The action a step names, as its side would send it. */
function sentAction(
  match: Match,
  side: Side,
  step: Step,
  field: string,
): { verb: string; args: Record<string, unknown> } {
  const id = String(step['do']);
  if (id === DONE) return { verb: DONE, args: {} };
  const v: Verb | undefined = match.q.compiled.verbs.get(id);
  if (!v)
    throw new FileError(
      `${field}.do`,
      `no verb ${id}; there are done, ${match.game.verbs.map((x) => x.id).join(', ')}`,
    );
  const args: Record<string, ArgValue> = {};
  for (const key of Object.keys(step)) {
    if (WORDS.has(key)) continue;
    const arg = v.args.find((a) => a.name === key);
    if (!arg)
      throw new FileError(
        `${field}.${key}`,
        `${id} takes no ${key}; it takes ${v.args.map((a) => a.name).join(', ') || 'nothing'}`,
      );
    args[key] = argument(match.q, arg, step[key], `${field}.${key}`);
  }
  return encode(match.q, side, { verb: id, args });
}

/** The side a step speaks for: its own word, or the only one that owes a decision. */
function stepSide(match: Match, step: Step, field: string): Side {
  if (step['side'] !== undefined) return parseSide(match.game, step['side'], `${field}.side`);
  const owed = match.owing();
  if (owed.length !== 1 || owed[0] === undefined)
    throw new FileError(
      `${field}.side`,
      owed.length === 0 ? 'nobody owes a decision' : 'both sides owe a decision: say which',
    );
  return owed[0];
}

/** An event in the words of the file: pieces, places and sides by name. */
export function wordedEvent(q: Query, e: GameEvent): Record<string, unknown> {
  const name = namerFor(q, 'referee');
  const out: Record<string, unknown> = { ...e };
  if ('p' in e) out['p'] = name.piece(e.p);
  if ('ps' in e) out['ps'] = e.ps.map((p) => name.piece(p));
  for (const k of ['from', 'to', 'at'] as const)
    if (k in out && typeof out[k] === 'number' && (e.k === 'moved' || e.k === 'removed' || e.k === 'placed'))
      out[k] = name.place(out[k]);
  if (e.k === 'moved' && e.path) out['path'] = e.path.map((h) => name.place(h));
  if (e.k === 'layer') {
    out['hexes'] = e.hexes.map((h) => name.place(h));
    out['to'] = q.game.layers[e.layer]?.values[e.to] ?? e.to;
  }
  if (e.k === 'known') out['to'] = e.to === q.compiled.spectator ? 'spectator' : q.game.sides[e.to]?.id;
  if (e.k === 'flagged') out['flag'] = q.game.flags[e.bit]?.id;
  if (e.k === 'rolled') {
    out['by'] = q.game.sides[e.by]?.id;
    out['purpose'] = render(e.purpose, name);
  }
  if (e.k === 'noted') out['message'] = render(e.message, name);
  if (e.k === 'entered') {
    out['node'] = e.frame.n;
    out['side'] = q.game.sides[e.frame.side]?.id;
    delete out['frame'];
  }
  if (e.k === 'ended') out['winner'] = q.game.sides[e.result.winner]?.id ?? 'draw';
  return out;
}

/** Whether `want` is contained in `have`: every field it names is equal, lists to the last entry. */
function contains(have: unknown, want: unknown): boolean {
  if (typeof want !== 'object' || want === null) return have === want;
  if (Array.isArray(want)) return Array.isArray(have) && canonical(have) === canonical(want);
  if (typeof have !== 'object' || have === null) return false;
  return Object.entries(want).every(([k, w]) => contains((have as Record<string, unknown>)[k], w));
}

function equal(what: string, have: unknown, want: unknown): void {
  if (canonical(have ?? null) !== canonical(want ?? null))
    throw new Unmet(`${what} is ${JSON.stringify(have)}, expected ${JSON.stringify(want)}`);
}

// Facts: what is true of the board.

type Fact = (match: Match, fact: Step, field: string) => void;

const pieceFact: Fact = (match, fact, field) => {
  const { q } = match;
  const p = parsePiece(q, fact['piece'], `${field}.piece`);
  const known: Readonly<Record<string, (want: unknown) => void>> = {
    at: (want) =>
      equal(
        `place of ${String(fact['piece'])}`,
        q.at(p) === NOWHERE ? 'nowhere' : q.game.places.label(q.at(p)),
        want === 'nowhere' ? want : q.game.places.label(parsePlace(q.game, want, field)),
      ),
    steps: (want) => equal(`steps of ${String(fact['piece'])}`, q.steps(p), want),
    flags: (want) =>
      equal(
        `flags of ${String(fact['piece'])}`,
        q.game.flags.filter((f) => q.has(p, f.id)).map((f) => f.id),
        want,
      ),
    fields: (want) => {
      for (const [f, n] of Object.entries(want as Record<string, number>))
        equal(`${f} of ${String(fact['piece'])}`, q.field(p, f), n);
    },
  };
  checkAll(fact, 'piece', known, field);
};

function checkAll(
  fact: Step,
  subject: string,
  known: Readonly<Record<string, (want: unknown) => void>>,
  field: string,
): void {
  for (const [k, want] of Object.entries(fact)) {
    if (k === subject) continue;
    const test = known[k];
    if (!test) throw new FileError(`${field}.${k}`, `a fact of a ${subject} may be ${Object.keys(known).join(', ')}`);
    test(want);
  }
}

const seesFact: Fact = (match, fact, field) => {
  const { q } = match;
  const viewer = fact['sees'] === 'spectator' ? 'spectator' : parseSide(q.game, fact['sees'], `${field}.sees`);
  const view = match.view(viewer);
  const at = fact['at'] === undefined ? undefined : parsePlace(q.game, fact['at'], `${field}.at`);
  const of = fact['of'] === undefined ? undefined : parseSide(q.game, fact['of'], `${field}.of`);
  const pieces = view.pieces.filter((p) => (at === undefined || p.at === at) && (of === undefined || p.side === of));
  const kindName = (id: string) => q.game.kinds[parseKind(q.game, id, field)]?.name ?? id;
  const shown = (p: (typeof pieces)[number]) =>
    p.kind === undefined ? 'hidden' : p.steps === undefined ? kindName(p.kind) : `${kindName(p.kind)} ${p.steps}`;
  for (const [k, want] of Object.entries(fact)) {
    if (k === 'sees' || k === 'at' || k === 'of') continue;
    if (k === 'count') equal('number of pieces seen', pieces.length, want);
    else if (k === 'pieces') equal('pieces seen', pieces.map(shown).sort(), (want as string[]).toSorted());
    else if (k === 'tracks')
      for (const [t, n] of Object.entries(want as Record<string, unknown>))
        equal(`track ${t} as seen`, view.tracks[t], n);
    else if (k === 'owing')
      equal(
        'owing',
        view.owing.map((s) => q.game.sides[s]?.id),
        want,
      );
    else throw new FileError(`${field}.${k}`, 'a fact of what a side sees may be count, pieces, tracks, owing');
  }
};

/** A slip of the pen must not pass for a thing that is not there. */
function declared(all: Readonly<Record<string, unknown>>, fact: Step, what: string, field: string): string {
  const id = String(fact[what]);
  if (!Object.hasOwn(all, id))
    throw new FileError(`${field}.${what}`, `no ${what} ${id}; there are ${Object.keys(all).join(', ')}`);
  return id;
}

const FACTS: Readonly<Record<string, Fact>> = {
  piece: pieceFact,
  sees: seesFact,
  track: (match, fact, field) => {
    const id = declared(match.game.tracks, fact, 'track', field);
    equal(`track ${id}`, match.state.tracks[id], fact['is']);
  },
  memo: (match, fact) => equal(`memo ${String(fact['memo'])}`, match.state.memo[String(fact['memo'])], fact['is']),
  mark: (match, fact, field) => {
    const id = declared(match.game.marks, fact, 'mark', field);
    const at = match.game.places.parse(String(fact['at']));
    equal(`mark ${id}`, match.q.mark(id, typeof at === 'number' ? at : String(fact['at'])), fact['is']);
  },
  layer: (match, fact, field) => {
    const id = declared(match.game.layers, fact, 'layer', field);
    const at = parsePlace(match.game, fact['at'], `${field}.at`);
    equal(`${id} of ${String(fact['at'])}`, match.game.layers[id]?.values[match.q.layer(id)[at] ?? -1], fact['is']);
  },
  phase: (match, fact) => {
    if (!match.q.within(String(fact['phase'])))
      throw new Unmet(`the game is at ${match.state.stack.map((f) => f.n).join('/')}, not in ${String(fact['phase'])}`);
    if (fact['side'] !== undefined) equal('side to play', match.game.sides[match.q.active]?.id, fact['side']);
  },
  owing: (match, fact) =>
    equal(
      'owing',
      match.owing().map((s) => match.game.sides[s]?.id),
      fact['owing'],
    ),
  over: (match, fact) => {
    const r = match.state.result;
    equal('result', r && { winner: match.game.sides[r.winner]?.id ?? 'draw', level: r.level }, fact['over']);
  },
  stack: (match, fact, field) => {
    const at = parsePlace(match.game, fact['stack'], `${field}.stack`);
    equal(
      `pieces at ${String(fact['stack'])}`,
      match.q
        .piecesAt(at)
        .map((p) => match.q.kindOf(p).name)
        .sort(),
      (fact['is'] as string[]).toSorted(),
    );
  },
};

function checkFact(match: Match, fact: Step, field: string): void {
  const subject = Object.keys(FACTS).find((k) => k in fact);
  if (!subject) throw new FileError(field, `a fact speaks of ${Object.keys(FACTS).join(', ')}`);
  FACTS[subject]?.(match, fact, field);
}

/** The labels of the legal values of the next argument. */
function offeredLabels(match: Match, side: Side, step: Step, field: string): readonly string[] {
  const { verb, args } = sentAction(match, side, step, field);
  const asked = match.choices(side, verb, args);
  if (!asked.ok) throw new Unmet(`${verb} is refused: ${asked.refusal.text} (${asked.refusal.rule})`);
  const { q } = match;
  const name = namerFor(q, 'referee');
  return asked.choices.map((c) => {
    if (asked.type === 'place') return name.place(Number(c.value));
    if (asked.type === 'piece') return nameOfHandle(match, side, Number(c.value));
    return String(c.value);
  });
}

function nameOfHandle(match: Match, side: Side, handle: number): string {
  const seen = match.view(side).pieces.find((p) => p.id === handle);
  const kind = seen?.kind === undefined ? undefined : match.game.kinds.find((k) => k.id === seen.kind);
  return kind?.name ?? 'hidden';
}

function runAction(match: Match, step: Step, field: string): readonly GameEvent[] {
  const side = stepSide(match, step, field);
  const action = sentAction(match, side, step, field);
  const { refused, because } = step as { refused?: string; because?: string };
  const before = refused === undefined ? '' : canonical(match.state);
  const out = match.act(side, action);
  if (refused === undefined) {
    if (!out.ok) throw new Unmet(`${action.verb} was refused: ${out.refusal.text} (${out.refusal.rule})`);
    return out.events;
  }
  if (out.ok) throw new Unmet(`${action.verb} was accepted, expected a refusal by ${refused}`);
  equal('rule of the refusal', out.refusal.rule, refused);
  if (because !== undefined && !out.refusal.text.includes(because))
    throw new Unmet(`the refusal says "${out.refusal.text}", expected "${because}"`);
  if (canonical(match.state) !== before) throw new Unmet('the refusal changed the state');
  return [];
}

function undoStep(match: Match, step: Step, field: string, how: 'undo' | 'redo'): void {
  const side = parseSide(match.game, step[how], `${field}.${how}`);
  const out = match[how](side);
  if (out.ok === (step['refused'] !== undefined))
    throw new Unmet(out.ok ? `${how} was accepted` : `${how} was refused: ${out.refusal.text}`);
}

function ordersStep(match: Match, step: Step, field: string): readonly GameEvent[] {
  const side = parseSide(match.game, step['orders'], `${field}.orders`);
  const list = asList(step['are'], `${field}.are`) as readonly Step[];
  const orders = list.map((o): StandingOrder => {
    const info = match.game.standingOrders.find((x) => x.id === o['id']);
    if (!info) throw new FileError(`${field}.are`, `no standing order ${String(o['id'])}`);
    const params: Record<string, ArgValue> = {};
    for (const [name, type] of Object.entries(info.params))
      params[name] = argument(match.q, { name, type, candidates: () => [] }, o[name], `${field}.are`);
    return { id: info.id, params };
  });
  const out = match.order(side, orders);
  if (!out.ok) throw new Unmet(`the orders were refused: ${out.refusal.text}`);
  return out.events;
}

/** Runs one step. Returns the events of the last action, for `expect` after it. */
export function runStep(match: Match, step: Step, last: readonly GameEvent[], field: string): readonly GameEvent[] {
  if ('do' in step) return runAction(match, step, field);
  if ('undo' in step) {
    undoStep(match, step, field, 'undo');
    return [];
  }
  if ('redo' in step) {
    undoStep(match, step, field, 'redo');
    return [];
  }
  if ('orders' in step) return ordersStep(match, step, field);
  if ('fact' in step) checkFact(match, step['fact'] as Step, `${field}.fact`);
  else if ('expect' in step) {
    for (const want of asList(step['expect'], `${field}.expect`)) {
      const have = last.map((e) => wordedEvent(match.q, e));
      if (!have.some((e) => contains(e, want)))
        throw new Unmet(`no event like ${JSON.stringify(want)} among ${JSON.stringify(have)}`);
    }
  } else if ('never' in step) {
    for (const want of asList(step['never'], `${field}.never`))
      if (last.some((e) => contains(wordedEvent(match.q, e), want)))
        throw new Unmet(`there was an event like ${JSON.stringify(want)}`);
  } else if ('offers' in step) {
    const ask = step['offers'] as Step;
    const side = stepSide(match, ask, `${field}.offers`);
    equal(
      `choices for ${String(ask['do'])}`,
      offeredLabels(match, side, ask, `${field}.offers`).toSorted(),
      asList(step['are'], `${field}.are`).map(String).sort(),
    );
  } else if ('verbs' in step) {
    const side = parseSide(match.game, step['verbs'], `${field}.verbs`);
    equal(
      'verbs',
      match
        .offers(side)
        .filter((o) => !o.refusal)
        .map((o) => o.verb)
        .sort(),
      (step['are'] as string[]).toSorted(),
    );
  } else if (!('note' in step))
    throw new FileError(field, 'a step is one of do, undo, redo, orders, fact, expect, never, offers, verbs, note');
  return last;
}
