// What must hold at every point of every game, whatever its rules are.
import type { ReadonlyState } from '../context.ts';
import { decode, encode } from '../actions.ts';
import { FACETS, fold, type GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { isInPlay } from '../need.ts';
import { eventFault, fault, STATE_SCHEMA } from '../schema.ts';
import { canonical, cloneState, type State } from '../state.ts';
import { NOWHERE, type Side } from '../types.ts';

export class Broken extends Error {
  override readonly name = 'Broken';
  readonly check: string;
  constructor(check: string, message: string) {
    super(message);
    this.check = check;
  }
}

/** Cheap truths that hold even in the middle of an action. */
function structure(game: Game, s: State): string | undefined {
  const { kind, at, steps } = s.pieces;
  for (let p = 0; p < kind.length; p++) {
    const info = game.kinds[kind[p] ?? -1];
    if (!info) return `piece ${p} has no kind`;
    const where = at[p] ?? NOWHERE;
    if (!Number.isInteger(where) || where < NOWHERE || where >= game.places.count)
      return `${info.name} is at ${where}, which is not a place`;
    const n = steps[p] ?? -1;
    if (!Number.isInteger(n) || n < 0 || n > info.steps) return `${info.name} has ${n} steps of ${info.steps}`;
  }
  for (const [id, t] of Object.entries(game.tracks)) {
    const n = s.tracks[id] ?? Number.NaN;
    if (n < (t.min ?? -Infinity) || n > (t.max ?? Infinity) || Number.isNaN(n)) return `track ${id} stands at ${n}`;
  }
  for (const [viewer, names] of s.handles.entries()) {
    const used = names.filter((h) => h !== 0);
    if (new Set(used).size !== used.length) return `viewer ${viewer} has one name for two pieces`;
  }
  return undefined;
}

/** The events are well-formed, the structure holds after each, and folding them gives the state: nothing else changed it. */
export function checkEvents(game: Game, before: State, events: readonly GameEvent[], after: ReadonlyState): void {
  const s = cloneState(before);
  const revisions = new Uint32Array(FACETS);
  for (const [i, e] of events.entries()) {
    const wrong = eventFault(e);
    if (wrong) throw new Broken('schema', `event ${i} (${e.k}): ${wrong}`);
    fold(s, e, revisions);
    const bad = structure(game, s);
    if (bad) throw new Broken('structure', `after event ${i} (${e.k}): ${bad}`);
  }
  if (canonical(s) !== canonical(after)) throw new Broken('fold', 'the state is not the fold of the events');
}

export function checkInvariants(match: Match): void {
  const bad = match.game.invariants(match.q);
  if (bad.length > 0) throw new Broken('invariants', bad.join('; '));
}

/** Where a value is something that JSON cannot say; text hides it: a map becomes {}, not-a-number null. */
function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  const proto: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && proto !== Object.prototype && proto !== null) return path;
  for (const [k, v] of Object.entries(value)) {
    const inside = notPlain(v, `${path}.${k}`);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Plain JSON, and a game resumed from its text goes on as the game itself would. */
export function checkRoundTrip(match: Match): void {
  const odd = notPlain(match.state, 'state');
  if (odd !== undefined) throw new Broken('round trip', `the state is not plain JSON at ${odd}`);
  const back = JSON.parse(JSON.stringify(match.state)) as State;
  const wrong = fault(STATE_SCHEMA, back);
  if (wrong) throw new Broken('schema', `the state: ${wrong}`);
  const other = new Match({ game: match.game, scenario: match.state.scenario, dice: match.dice, lean: true }, back);
  for (const side of match.game.sides.keys()) {
    if (canonical(other.view(side)) !== canonical(match.view(side)))
      throw new Broken('round trip', 'a view differs after saving and loading');
    if (canonical([...other.legal(side)]) !== canonical([...match.legal(side)]))
      throw new Broken('round trip', 'the legal actions differ after saving and loading');
  }
}

/** Whatever is listed is accepted, and reads back as itself. */
export function checkOffered(match: Match, side: Side, limit: number): number {
  let n = 0;
  const before = canonical(match.state);
  for (const action of match.legal(side)) {
    if (++n > limit) break;
    if (!isInPlay(match.game.onlyWith, { ...match.state, viewer: side }, 'verbs', action.verb))
      throw new Broken('offered', `${JSON.stringify(action)} is legal, but pages are told that it is not in this game`);
    const why = match.whyNot(side, action);
    if (why) throw new Broken('offered', `${JSON.stringify(action)} is listed but refused: ${why.text} (${why.rule})`);
    const inside = decode(match.q, side, action);
    if ('rule' in inside || canonical(encode(match.q, side, inside)) !== canonical(action))
      throw new Broken('offered', `${JSON.stringify(action)} does not read back as itself`);
  }
  if (canonical(match.state) !== before) throw new Broken('asking', 'asking changed the state');
  return n;
}

/** After an action: taken back it gives the identical state, and again the identical state; or it cannot be taken back. */
export function checkUndo(match: Match, side: Side, before: string, events: readonly GameEvent[]): void {
  const after = canonical(match.state);
  const barrier = events.find(
    (e) =>
      e.k === 'rolled' ||
      e.k === 'ended' ||
      (e.k === 'noted' && e.discloses === true) ||
      (e.k === 'known' && e.to === side && e.was.levels.some((l) => e.level > l)),
  );
  if (barrier && match.canUndo(side)) throw new Broken('undo', `an action with ${barrier.k} can be taken back`);
  if (match.canUndo(side) && !match.owing().includes(side))
    throw new Broken('undo', 'the other side has come to move, and it can still be taken back');
  if (!match.canUndo(side)) {
    const out = match.undo(side);
    if (out.ok || canonical(match.state) !== after) throw new Broken('undo', 'what cannot be taken back was');
    return;
  }
  const length = match.log.length;
  if (!match.undo(side).ok) throw new Broken('undo', 'undo was promised and refused');
  if (canonical(match.state) !== before) throw new Broken('undo', 'undo does not give back the state before');
  if (match.log.length !== length - 1) throw new Broken('undo', 'undo leaves the log as it was');
  const again = match.redo(side);
  if (!again.ok) throw new Broken('undo', `redo was refused: ${again.refusal.text}`);
  if (canonical(match.state) !== after) throw new Broken('undo', 'redo gives another state');
}
