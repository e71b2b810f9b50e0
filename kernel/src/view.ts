// What a viewer may know, built up from knowledge; the truth is never copied and then thinned out.
import { handleOf } from './actions.ts';
import type { Query } from './context.ts';
import { mayViewerSee } from './compiled.ts';
import { FLAGS_PER_COLUMN, flagColumn, flagMask } from './flags.ts';
import { FIRST_HANDLE, type World } from './world.ts';
import type { Facet, GameEvent, Known } from './events.ts';
import { called } from './info.ts';
import { type Message, type Namer, type Refusal, render } from './message.ts';
import { ORDER_VAR, owing } from './sequence.ts';
import type { SeenEvent, SeenFrame, SeenPiece, SeenRefusal, Sight, View } from './seen.ts';
import type { Frame } from './state.ts';
import {
  type DeepReadonly,
  FULL,
  type Json,
  KIND,
  type Loc,
  NOWHERE,
  type Piece,
  PRESENT,
  type Side,
  UNSEEN,
  type Viewer,
} from './types.ts';

export type { SeenEvent, SeenFrame, SeenPiece, SeenRefusal, Sight, View } from './seen.ts';

/** The viewer's index: sides first, then the spectator. */
export function viewerIndex(q: Pick<Query, 'game'>, viewer: Side | 'spectator'): Side {
  return viewer === 'spectator' ? q.game.sides.length : viewer;
}

const NO_FLAGS: readonly string[] = [];
function flagNames(q: World, p: Piece, level: number): readonly string[] {
  const { flags } = q.game;
  let out: string[] | undefined;
  for (let first = 0; first < flags.length; first += FLAGS_PER_COLUMN) {
    const bits = q.columns[flagColumn(first)]?.[p] ?? 0;
    if (bits === 0) continue;
    const last = Math.min(flags.length, first + FLAGS_PER_COLUMN);
    for (let i = first; i < last; i++) {
      const f = flags[i];
      if (f && (bits & flagMask(i)) !== 0 && (level === FULL || f.open)) (out ??= []).push(f.id);
    }
  }
  return out ?? NO_FLAGS;
}

function seenPiece(q: World, viewer: number, p: Piece, level: number): SeenPiece {
  const { id: kind, side } = q.kindOf(p);
  const id = handleOf(q, viewer, p);
  const at = q.at(p);
  const flags = flagNames(q, p, level);
  if (level < KIND) return flags.length > 0 ? { id, side, at, flags } : { id, side, at };
  if (level < FULL) return { id, side, at, kind, flags };
  const steps = q.steps(p);
  const shown = side === viewer ? shownTo(q, viewer, p) : PRESENT;
  // Written out: copying one object into another takes several times as long, and this is done for every piece that an event speaks of.
  if (q.game.fields.length === 0)
    return shown === PRESENT ? { id, side, at, kind, steps, flags } : { id, side, at, kind, steps, flags, shown };
  const fields: Record<string, number> = {};
  for (const f of q.game.fields) fields[f] = q.columns[f]?.[p] ?? 0;
  return shown === PRESENT
    ? { id, side, at, kind, steps, flags, fields }
    : { id, side, at, kind, steps, flags, fields, shown };
}
const NOTHING = {};
/** What the enemy knows of one's own piece: one was there when it was shown. */
function shownTo(q: World, owner: Side, p: Piece): number {
  if (!q.game.fog || q.game.secretLooks) return PRESENT;
  let most = UNSEEN as number;
  for (let v = 0; v < q.compiled.spectator; v++) if (v !== owner) most = Math.max(most, q.knows(v, p));
  return most;
}

/** All pieces, open: for games in which both sides are in one hand. */
function openPieces(q: World, viewer: number): SeenPiece[] {
  const out: SeenPiece[] = [];
  const { at } = q.columns;
  for (let p = 0; p < at.length; p++) {
    if (at[p] === NOWHERE) continue;
    const seen = seenPiece(q, viewer, p, FULL);
    out.push(q.knows(viewer, p) === UNSEEN ? { ...seen, id: -1 - p } : seen);
  }
  return q.game.fog ? out.sort((a, b) => a.id - b.id) : out;
}

/** What a viewer sees of each piece. Most look as they did before: only those an event has spoken of are looked at again. */
interface Gallery {
  epoch: number;
  clock: number;
  readonly seen: (SeenPiece | undefined)[];
  /** Out of play, but one's own: its player knows what may still come. */
  readonly off: (SeenPiece | undefined)[];
  /** When each was last looked at. */
  readonly looked: number[];
  order: readonly Piece[];
  /** Where in the order each of them stands. */
  readonly places: number[];
  pieces: readonly SeenPiece[];
  offMap: readonly SeenPiece[];
}
function gallery(q: World, viewer: number): Gallery {
  const g = q.cached(
    GALLERY[viewer] ?? `kernel.gallery.${viewer}`,
    NEVER,
    (): Gallery => ({
      epoch: 0,
      clock: 0,
      seen: [],
      off: [],
      looked: [],
      order: [],
      places: [],
      pieces: [],
      offMap: [],
    }),
  );
  if (g.epoch === q.epoch && g.clock === q.now) return g;
  const isNew = g.epoch !== q.epoch;
  if (isNew) g.seen.length = g.off.length = g.looked.length = 0;
  const { at } = q.columns;
  let isReordered = isNew;
  let isOffChanged = isNew;
  /** Those that look otherwise than before. */
  const others: Piece[] = [];
  const changed = isNew ? undefined : q.changedSince(g.clock);
  const count = changed?.length ?? at.length;
  for (let i = 0; i < count; i++) {
    const p = changed ? (changed[i] ?? 0) : i;
    // Events often speak of one piece several times.
    if (g.looked[p] === q.now) continue;
    g.looked[p] = q.now;
    const level = at[p] === NOWHERE ? UNSEEN : q.knows(viewer, p);
    const seen = level === UNSEEN ? undefined : seenPiece(q, viewer, p, level);
    const off = at[p] === NOWHERE && q.game.fog && q.sideOf(p) === viewer ? seenPiece(q, viewer, p, FULL) : undefined;
    if (seen?.id !== g.seen[p]?.id) isReordered = true;
    if (seen) others.push(p);
    if (off ?? g.off[p]) isOffChanged = true;
    g.seen[p] = seen;
    g.off[p] = off;
  }
  if (isReordered) {
    g.order = (changed && reordered(q, g, changed)) ?? inNames(q, g.seen);
    g.pieces = g.order.map((p, i) => {
      g.places[p] = i;
      return g.seen[p] as SeenPiece;
    });
  } else if (others.length > 0) g.pieces = hungAnew(g, others);
  if (isOffChanged) g.offMap = g.off.filter((x) => x !== undefined);
  g.epoch = q.epoch;
  g.clock = q.now;
  return g;
}
/** The same pictures in the same order, but for those of these pieces. */
function hungAnew({ pieces, places, seen }: Gallery, others: readonly Piece[]): readonly SeenPiece[] {
  const out = pieces.slice();
  for (const p of others) {
    const picture = seen[p];
    if (picture) out[places[p] ?? 0] = picture;
  }
  return out;
}
/** The order after some have come, gone or changed their names; undefined where it is as well made anew. */
function reordered(q: World, g: Gallery, changed: readonly Piece[]): readonly Piece[] | undefined {
  if (!q.game.fog || changed.length > MOST_MENDED) return undefined;
  const moved = new Set(changed);
  const others = g.order.filter((p) => !moved.has(p));
  const nameOf = (p: Piece): number => g.seen[p]?.id ?? 0;
  for (const p of moved) {
    if (!g.seen[p]) continue;
    let [low, high] = [0, others.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (nameOf(others[middle] ?? -1) < nameOf(p)) low = middle + 1;
      else high = middle;
    }
    others.splice(low, 0, p);
  }
  return others;
}
const MOST_MENDED = 24;
/** By the viewer's own names for them: the order of the truth would tell who is who. */
function inNames(q: World, seen: readonly (SeenPiece | undefined)[]): readonly Piece[] {
  const out: Piece[] = [];
  for (let p = 0; p < seen.length; p++) if (seen[p]) out.push(p);
  return q.game.fog ? out.sort((a, b) => (seen[a]?.id ?? 0) - (seen[b]?.id ?? 0)) : out;
}

const NO_ROSTER: Readonly<Record<string, number>> = {};
/** The order of battle is public: it is printed in the rules. Who of it is where is not. */
function roster(q: World): Readonly<Record<string, number>> {
  if (!q.game.fog) return NO_ROSTER;
  return q.counted('kernel.roster', () => {
    const counts = q.game.kinds.map(() => 0);
    for (const k of q.columns.kind) counts[k] = (counts[k] ?? 0) + 1;
    // In the order of the kinds: that of the pieces would tell who is who.
    const out: Record<string, number> = {};
    for (const [k, n] of counts.entries()) if (n > 0) out[q.game.kinds[k]?.id ?? ''] = n;
    return out;
  });
}

function seenVars(q: World, viewer: number, vars: DeepReadonly<Frame['vars']>): Readonly<Record<string, Json>> {
  let out: Record<string, Json> | undefined;
  for (const key in vars) {
    const value = vars[key];
    const info = q.game.vars[key];
    if (value === undefined || (key !== ORDER_VAR && !mayViewerSee(info, viewer, 'referee'))) continue;
    out ??= {};
    if (info?.type === 'piece') out[key] = handleOf(q, viewer, value as number);
    else if (info?.type === 'pieces') out[key] = seenList(q, viewer, value as readonly number[]);
    else out[key] = value;
  }
  return out ?? NOTHING;
}
/** One's own in their order; foreign ones after them, in the order of one's own names for them. */
function seenList(q: World, viewer: number, list: readonly Piece[]): readonly number[] {
  if (!q.game.fog) return list;
  const own = list.filter((p) => q.sideOf(p) === viewer);
  const other = list.filter((p) => q.sideOf(p) !== viewer && q.knows(viewer, p) > UNSEEN);
  return [...own, ...other.map((p) => handleOf(q, viewer, p)).sort((a, b) => a - b)];
}
function seenFrames(q: World, viewer: number): readonly SeenFrame[] {
  return q.state.stack.map((f) => ({
    node: f.n,
    title: q.compiled.nodes.get(f.n)?.title ?? f.n,
    side: f.side,
    pc: f.pc,
    done: f.done,
    vars: seenVars(q, viewer, f.vars),
  }));
}

function visible<T>(all: Readonly<Record<string, T>>, seen: (id: string) => boolean): Record<string, T> {
  const out: Record<string, T> = {};
  for (const id in all) if (seen(id)) out[id] = all[id] as T;
  return out;
}

/** Sections that did not change are handed out again as they are. */
const PHASE = ['kernel.phase.0', 'kernel.phase.1', 'kernel.phase.2'];
const LAYERS = ['kernel.layers.0', 'kernel.layers.1', 'kernel.layers.2'];
const TRACKS = ['kernel.tracks.0', 'kernel.tracks.1', 'kernel.tracks.2'];
const MARKS = ['kernel.marks.0', 'kernel.marks.1', 'kernel.marks.2'];
const MEMO = ['kernel.memo.0', 'kernel.memo.1', 'kernel.memo.2'];
const FRAMES = ['stack', 'known'] as const;
const GALLERY = ['kernel.gallery.0', 'kernel.gallery.1', 'kernel.gallery.2'];
/** Kept whatever happens: it is looked at before it is used. */
const NEVER: readonly Facet[] = [];

export function viewFor(q: World, who: Side | 'spectator', sight: Sight = 'own'): View {
  const viewer = viewerIndex(q, who);
  const { state, game } = q;
  const owed = owing(q);
  const node = state.result === null && state.stack.length > 0 ? q.node : undefined;
  let prompt: string | null = null;
  if (node?.kind === 'decision' && who !== 'spectator' && owed.includes(who)) {
    q.actor = who;
    prompt = render(node.prompt(q, who), namerFor(q, who));
  }
  const pictures = gallery(q, viewer);
  return {
    game: game.id,
    scenario: state.scenario,
    options: state.options,
    viewer: who,
    phase: q.cached(PHASE[viewer] ?? `kernel.phase.${viewer}`, FRAMES, () => seenFrames(q, viewer)),
    owing: owed,
    prompt,
    pieces: sight === 'open' ? openPieces(q, viewer) : pictures.pieces,
    offMap: pictures.offMap,
    roster: roster(q),
    rolls: state.rolls,
    layers: q.cached(LAYERS[viewer] ?? `kernel.layers.${viewer}`, ['layers'], () =>
      visible(state.layers, (id) => mayViewerSee(game.layers[id], viewer, 'all')),
    ),
    tracks: q.cached(TRACKS[viewer] ?? `kernel.tracks.${viewer}`, ['tracks'], () =>
      visible(state.tracks, (id) => mayViewerSee(game.tracks[id], viewer, 'all')),
    ),
    marks: q.cached(MARKS[viewer] ?? `kernel.marks.${viewer}`, ['marks'], () =>
      visible(state.marks, (id) => mayViewerSee(game.marks[id], viewer, 'all')),
    ),
    memo: q.cached(MEMO[viewer] ?? `kernel.memo.${viewer}`, ['memo'], () =>
      visible(state.memo, (id) => mayViewerSee(game.memos[id], viewer, 'referee')),
    ),
    orders: who === 'spectator' ? [] : (state.orders[who] ?? []),
    result: state.result,
  };
}

/** Names things as this viewer may know them. */
export function namerFor(q: World, who: Viewer): Namer {
  const viewer = who === 'referee' ? -1 : viewerIndex(q, who);
  return {
    piece(p) {
      if (who === 'referee' || q.knows(viewer, p) >= KIND) return q.kindOf(p).name;
      if (q.knows(viewer, p) >= PRESENT) return `a hidden ${q.game.sides[q.sideOf(p)]?.name ?? ''} unit`;
      return 'an unseen unit';
    },
    place(at) {
      if (at === NOWHERE) return 'nowhere';
      // The referee's words are compared with what files say.
      return who === 'referee' ? q.game.places.label(at) : called(q.game.places, at);
    },
    side: (s) => q.game.sides[s]?.name ?? 'nobody',
  };
}

export function seenRefusal(q: World, who: Viewer, r: Refusal): SeenRefusal {
  const viewer = who === 'referee' ? -1 : viewerIndex(q, who);
  const known = r.pieces.filter((p) => who === 'referee' || q.knows(viewer, p) > UNSEEN);
  const pieces = known.map((p) => (who === 'referee' ? p : handleOf(q, viewer, p))).sort((a, b) => a - b);
  return { rule: r.rule, text: render(r.message, namerFor(q, who)), pieces, places: r.places };
}

function words(q: World, who: Viewer, m: Message): string {
  return render(m, namerFor(q, who));
}

/** Where to look while reading it. */
function placesIn(m: Message): { places?: readonly Loc[] } {
  const places = m.refs.flatMap((r) => (typeof r === 'object' && 'at' in r && r.at !== NOWHERE ? [r.at] : []));
  return places.length > 0 ? { places } : {};
}

function seenKnown(q: World, viewer: number, e: Known): SeenEvent | undefined {
  if (e.to !== viewer) return undefined;
  const before: number[] = [];
  for (const [i, level] of e.was.levels.entries()) if (level > UNSEEN) before.push(e.was.handles[i] ?? 0);
  const renamed = e.handles.length > 0;
  const gone = renamed || e.level === UNSEEN ? before.sort((a, b) => a - b) : [];
  const now = e.level === UNSEEN ? [] : e.ps.map((p) => seenPiece(q, viewer, p, e.level)).sort((a, b) => a.id - b.id);
  if (gone.length === 0 && now.length === 0) return undefined;
  return { k: 'seen', gone, now: now as unknown as Json };
}

function pieceEvent(q: World, viewer: number, e: Extract<GameEvent, { p: Piece }>): SeenEvent | undefined {
  const level = q.knows(viewer, e.p);
  if (level === UNSEEN) return undefined;
  const id = handleOf(q, viewer, e.p);
  switch (e.k) {
    case 'placed':
      // Others are told by the `known` that follows.
      return q.game.fog && q.sideOf(e.p) !== viewer
        ? undefined
        : { k: 'placed', id, kind: q.kindOf(e.p).id, at: e.at, steps: e.steps };
    case 'moved':
      return {
        k: 'moved',
        id,
        from: e.from,
        to: e.to,
        ...(e.path && !(e.veiled && level < KIND) ? { path: e.path } : {}),
        ...(e.by ? { by: e.by } : {}),
      };
    case 'removed':
      return {
        k: 'removed',
        id,
        from: e.from,
        to: e.to,
        ...(e.rule ? { rule: e.rule } : {}),
        ...(level >= KIND ? { kind: q.kindOf(e.p).id } : {}),
      };
    case 'steps':
      return level < FULL ? undefined : { k: 'steps', id, from: e.from, to: e.to, ...(e.rule ? { rule: e.rule } : {}) };
    case 'flagged': {
      const flag = q.game.flags[e.bit];
      return level < FULL && !flag?.open ? undefined : { k: 'flagged', id, flag: flag?.id ?? '', on: e.on };
    }
    case 'field':
      return level < FULL ? undefined : { k: 'field', id, field: e.field, to: e.to };
  }
}

/** Called right after the event happened. undefined: the viewer learns nothing, not even that something happened. */
export function seenEvent(q: World, who: Side | 'spectator', e: GameEvent): SeenEvent | undefined {
  const viewer = viewerIndex(q, who);
  const { game } = q;
  switch (e.k) {
    case 'placed':
    case 'moved':
    case 'removed':
    case 'steps':
    case 'flagged':
    case 'field':
      return pieceEvent(q, viewer, e);
    case 'known':
      return seenKnown(q, viewer, e);
    case 'layer':
      return mayViewerSee(game.layers[e.layer], viewer, 'all')
        ? { k: 'layer', layer: e.layer, hexes: e.hexes, to: e.to }
        : undefined;
    case 'track':
      return mayViewerSee(game.tracks[e.track], viewer, 'all')
        ? { k: 'track', track: e.track, from: e.from, to: e.to }
        : undefined;
    case 'mark':
      return mayViewerSee(game.marks[e.mark], viewer, 'all')
        ? { k: 'mark', mark: e.mark, key: e.key, to: e.to }
        : undefined;
    case 'memo':
      return mayViewerSee(game.memos[e.memo], viewer, 'referee') ? { k: 'memo', memo: e.memo, to: e.to } : undefined;
    case 'rolled':
      return {
        k: 'rolled',
        i: e.i,
        dice: e.dice,
        faces: e.faces,
        purpose: words(q, who, e.purpose),
        rule: e.rule,
        by: e.by,
        ...(e.least === undefined ? {} : { least: e.least }),
        ...placesIn(e.purpose),
      };
    case 'entered': {
      const n = q.compiled.nodes.get(e.frame.n);
      if (!n || n.kind === 'auto' || n.kind === 'process') return undefined;
      return { k: 'entered', node: n.id, title: n.title, side: q.active };
    }
    case 'noted':
      if (e.to && !(who !== 'spectator' && e.to.includes(who))) return undefined;
      return { k: 'noted', text: words(q, who, e.message), rule: e.rule, ...placesIn(e.message) };
    case 'ordered':
      return e.side === who ? { k: 'ordered', orders: e.orders as unknown as Json } : undefined;
    case 'ended':
      return { k: 'ended', result: e.result as unknown as Json };
    case 'left':
    case 'frame':
    case 'drawn':
      return undefined;
  }
}

/** The names a piece event speaks of; none for any other event. */
function namesIn(e: SeenEvent): readonly number[] {
  if (typeof e['id'] === 'number') return [e['id']];
  if (e.k !== 'seen') return [];
  const now = (e['now'] as unknown as readonly SeenPiece[]).map((p) => p.id);
  return [...(e['gone'] as readonly number[]), ...now];
}

/** Sorts events of foreign pieces by name; those tied together by a change of name stay together, in their order. */
function byName(run: readonly SeenEvent[]): SeenEvent[] {
  const lowest = new Map<number, number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const e of run) {
      const names = namesIn(e);
      const low = Math.min(...names.map((n) => lowest.get(n) ?? n));
      for (const n of names)
        if (lowest.get(n) !== low) {
          lowest.set(n, low);
          changed = true;
        }
    }
  }
  const key = (e: SeenEvent) => lowest.get(namesIn(e)[0] ?? 0) ?? 0;
  return run.toSorted((a, b) => key(a) - key(b));
}

/** Rules go through pieces in the order of the truth, which would tell who is who: a viewer hears of foreign pieces in the order of its own names for them. */
export function inNamedOrder(events: readonly SeenEvent[]): SeenEvent[] {
  const out: SeenEvent[] = [];
  let run: SeenEvent[] = [];
  for (const e of events) {
    const names = namesIn(e);
    // What speaks of several at once stands where it is: the order of what comes before and after is mended by itself.
    const one = e.k !== 'seen' || ((e['gone'] as Json[]).length < 2 && (e['now'] as Json[]).length < 2);
    if (one && names.length > 0 && names.every((n) => n >= FIRST_HANDLE)) {
      run.push(e);
      continue;
    }
    out.push(...byName(run), e);
    run = [];
  }
  return [...out, ...byName(run)];
}
