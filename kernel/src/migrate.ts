// Ids live in saves, positions and cases, so a better name for one must not cost anybody a game: a module says what it
// called things before, and whatever is older is brought up to date when it is read. All of this is pure: what was written
// down stays as it is.
import type { Renames } from './renames.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { GameRecord, LogEntry, RecordEntry, Redoable, Snapshot } from './record.ts';
import type { Frame, PieceColumns, StandingOrder, State } from './state.ts';
import type { Json } from './types.ts';
import type { SeenEvent, SeenPiece } from './view.ts';

export type Named = Exclude<keyof Renames, 'before'>;

/** The present name of an id that something of an older version uses. */
export type Renamer = (what: Named, id: string) => string;

/** undefined: nothing has been renamed since that version. */
export function renamerFor(game: Pick<Game, 'renamed'>, version: number): Renamer | undefined {
  const due = (game.renamed ?? []).filter((r) => version < r.before).toSorted((a, b) => a.before - b.before);
  if (due.length === 0) return undefined;
  return (what, id) => {
    let now = id;
    for (const r of due) {
      const table = r[what];
      if (table && Object.hasOwn(table, now)) now = table[now] ?? now;
    }
    return now;
  };
}

function keys<T>(object: Readonly<Record<string, T>>, rename: (id: string) => string): Record<string, T> {
  const out: Record<string, T> = {};
  for (const [k, v] of Object.entries(object)) out[rename(k)] = v;
  return out;
}

function frameNow(f: Frame, to: Renamer): Frame {
  return { ...f, n: to('nodes', f.n), vars: keys(f.vars, (k) => to('vars', k)) };
}
function orderNow(o: StandingOrder, to: Renamer): StandingOrder {
  return { ...o, id: to('orders', o.id) };
}

/** What was declared since then begins as it would in a new game. */
function completed(game: Game, s: State): State {
  const pieces: PieceColumns = { ...s.pieces };
  for (const f of game.fields) pieces[f] ??= s.pieces.kind.map(() => 0);
  const layers = { ...s.layers };
  for (const [id, l] of Object.entries(game.layers))
    layers[id] ??= Array.from({ length: game.places.count }, (_, at) => l.start(at));
  const tracks = { ...s.tracks };
  for (const [id, t] of Object.entries(game.tracks)) tracks[id] ??= t.start;
  const marks = { ...s.marks };
  for (const id of Object.keys(game.marks)) marks[id] ??= {};
  return { ...s, pieces, layers, tracks, marks };
}

/** A state written down by an older version of the rules, in the ids of today. */
export function migrateState(game: Game, version: number, s: State): State {
  if (version >= game.version) return s;
  const to = renamerFor(game, version);
  if (!to) return completed(game, s);
  return completed(game, {
    ...s,
    options: keys(s.options, (k) => to('options', k)),
    pieces: keys(s.pieces, (k) => to('fields', k)) as PieceColumns,
    layers: keys(s.layers, (k) => to('layers', k)),
    tracks: keys(s.tracks, (k) => to('tracks', k)),
    marks: keys(s.marks, (k) => to('marks', k)),
    memo: keys(s.memo, (k) => to('memos', k)),
    stack: s.stack.map((f) => frameNow(f, to)),
    orders: s.orders.map((list) => list.map((o) => orderNow(o, to))),
  });
}

export function migrateOptions(
  game: Game,
  version: number,
  options: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> {
  const to = renamerFor(game, version);
  return to ? keys(options, (k) => to('options', k)) : options;
}

function entryNow<E extends RecordEntry>(entry: E, to: Renamer): E {
  if ('verb' in entry) return { ...entry, verb: to('verbs', entry.verb) };
  if ('orders' in entry) return { ...entry, orders: entry.orders.map((o) => orderNow(o, to)) };
  if ('begin' in entry) return { ...entry, options: keys(entry.options, (k) => to('options', k)) };
  return entry;
}
/** An entry of a log; its arguments keep their names. */
export function migrateEntry(game: Game, version: number, entry: LogEntry): LogEntry {
  const to = renamerFor(game, version);
  return to ? entryNow(entry, to) : entry;
}

function eventNow(e: GameEvent, to: Renamer): GameEvent {
  switch (e.k) {
    case 'field':
      return { ...e, field: to('fields', e.field) };
    case 'layer':
      return { ...e, layer: to('layers', e.layer) };
    case 'track':
      return { ...e, track: to('tracks', e.track) };
    case 'mark':
      return { ...e, mark: to('marks', e.mark) };
    case 'memo':
      return { ...e, memo: to('memos', e.memo) };
    case 'entered':
      return { ...e, frame: frameNow(e.frame, to) };
    case 'left':
      return { ...e, n: to('nodes', e.n) };
    case 'frame':
      return e.key === undefined ? e : { ...e, key: to('vars', e.key) };
    case 'ordered':
      return { ...e, orders: e.orders.map((o) => orderNow(o, to)) };
    default:
      return e;
  }
}
export function migrateEvents(game: Game, version: number, events: readonly GameEvent[]): readonly GameEvent[] {
  const to = renamerFor(game, version);
  return to ? events.map((e) => eventNow(e, to)) : events;
}

function pieceNow(p: SeenPiece, to: Renamer): SeenPiece {
  return {
    ...p,
    ...(p.flags ? { flags: p.flags.map((f) => to('flags', f)) } : {}),
    ...(p.fields ? { fields: keys(p.fields, (k) => to('fields', k)) } : {}),
  };
}
/** Which fields of a told event are ids, and of what. */
const SEEN_IDS: Readonly<Record<string, readonly [string, Named]>> = {
  flagged: ['flag', 'flags'],
  field: ['field', 'fields'],
  layer: ['layer', 'layers'],
  track: ['track', 'tracks'],
  mark: ['mark', 'marks'],
  memo: ['memo', 'memos'],
  entered: ['node', 'nodes'],
};
function seenNow(e: SeenEvent, to: Renamer): SeenEvent {
  if (e.k === 'seen') {
    const now = (e['now'] as unknown as readonly SeenPiece[]).map((p) => pieceNow(p, to));
    return { ...e, now: now as unknown as Json };
  }
  if (e.k === 'ordered') {
    const orders = (e['orders'] as unknown as readonly StandingOrder[]).map((o) => orderNow(o, to));
    return { ...e, orders: orders as unknown as Json };
  }
  const [field, what] = SEEN_IDS[e.k] ?? [];
  const id = field === undefined ? undefined : e[field];
  return field === undefined || what === undefined || typeof id !== 'string' ? e : { ...e, [field]: to(what, id) };
}
/** What a viewer was told. */
export function migrateTold(game: Game, version: number, batch: readonly SeenEvent[]): readonly SeenEvent[] {
  const to = renamerFor(game, version);
  return to ? batch.map((e) => seenNow(e, to)) : batch;
}

/** A whole record in the ids of today. Its hash stays that of what was written. */
export function migrateRecord(game: Game, r: GameRecord): GameRecord {
  const to = r.rules < game.version ? renamerFor(game, r.rules) : undefined;
  if (!to) return r;
  return {
    ...r,
    entry: entryNow(r.entry, to),
    told: r.told.map((b) => b && b.map((e) => seenNow(e, to))),
    events: r.events && r.events.map((e) => eventNow(e, to)),
    ...(r.again ? { again: r.again.map((one) => one.map((e) => eventNow(e, to))) } : {}),
  };
}
export function migrateSnapshot(game: Game, s: Snapshot): Snapshot {
  if (s.rules >= game.version) return s;
  const redo: readonly Redoable[] = s.redo.map((r) => ({ ...r, entry: migrateEntry(game, s.rules, r.entry) }));
  return { ...s, rules: game.version, state: migrateState(game, s.rules, s.state), redo };
}
