// Script files: what is done, and what is expected in between.
import { encode } from './actions.ts';
import { DONE } from './compiled.ts';
import type { World } from './world.ts';
import type { GameEvent } from './events.ts';
import { checkFact, contains, equal, type Step, Unmet } from './facts.ts';
import type { Action, Arg, ArgValue, Verb } from './game.ts';
import type { Match, Outcome } from './match.ts';
import { render } from './message.ts';
import { FileError, parsePiece, parsePlace, parseSide } from './names.ts';
import { canonical, type StandingOrder } from './state.ts';
import type { Side } from './types.ts';
import { namerFor } from './view.ts';

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

function asList(raw: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw new FileError(field, 'must be a list');
  return raw as unknown[];
}

/** The action a step names, with the pieces of the truth. Arguments it does not give are left out. */
export function namedAction(match: Match, step: Step, field: string): Action {
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
  return { verb: id, args };
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
      owed.length === 0 ? 'nobody owes a decision' : 'both sides owe a decision: say which',
    );
  return owed[0];
}

/** An event in the words of the file: pieces, places and sides by name. */
export function wordedEvent(q: World, e: GameEvent): Record<string, unknown> {
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
      params[name] = argument(match.q, { name, type, whose: 'any', candidates: () => [] }, o[name], `${field}.are`);
    return { id: info.id, params };
  });
  const out = match.order(side, orders);
  if (!out.ok) throw new Unmet(`the orders were refused: ${out.refusal.text}`);
  return out.events;
}

/** Runs one step. Returns the events of the last action, for `expect` after it. */
export function runStep(match: Match, step: Step, last: readonly GameEvent[], field: string): readonly GameEvent[] {
  if ('do' in step) {
    const out = attempt(match, step, field);
    return out.ok ? out.events : [];
  }
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
