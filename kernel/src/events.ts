// The vocabulary of events, shared by all games, and the fold. Nothing else changes a state.
import { FLAGS_PER_COLUMN, flagColumn, flagMask } from './flags.ts';
import type { Message } from './message.ts';
import { cloneFrame, type Frame, type Result, type StandingOrder, type State } from './state.ts';
import type { Json, Knowledge, Loc, Piece, Side } from './types.ts';

/** Raised when the meaning of an event changes; saves carry it. */
export const EVENTS_VERSION = 1;

/** A piece comes into play. p equal to the number of pieces makes a new one. */
export interface Placed {
  readonly k: 'placed';
  readonly p: Piece;
  readonly kind: number;
  readonly at: Loc;
  readonly steps: number;
}
export interface Moved {
  readonly k: 'moved';
  readonly p: Piece;
  readonly from: Loc;
  readonly to: Loc;
  /** Places passed through, start and end included, where the game knows them. */
  readonly path?: readonly Loc[];
  /** The way tells what the piece is: whoever does not know it sees only where it began and where it ended. */
  readonly veiled?: true;
  /** The game's word for the manner: march, rail, retreat, advance, ... */
  readonly by?: string;
}
export interface Steps {
  readonly k: 'steps';
  readonly p: Piece;
  readonly from: number;
  readonly to: number;
  readonly rule?: string;
}
export interface Removed {
  readonly k: 'removed';
  readonly p: Piece;
  readonly from: Loc;
  /** A box (pool of the eliminated), or NOWHERE. */
  readonly to: Loc;
  readonly rule?: string;
}
export interface Flagged {
  readonly k: 'flagged';
  readonly p: Piece;
  readonly bit: number;
  readonly on: boolean;
}
/** A column the game declared. */
export interface FieldSet {
  readonly k: 'field';
  readonly p: Piece;
  readonly field: string;
  readonly to: number;
}
/** Control, rail ownership and the like: one value for several hexes. */
export interface LayerSet {
  readonly k: 'layer';
  readonly layer: string;
  readonly hexes: readonly Loc[];
  readonly to: number;
}
export interface TrackSet {
  readonly k: 'track';
  readonly track: string;
  readonly from: number;
  readonly to: number;
}
/** A count on a key of the game's choosing (a hexside's use, a fort in a hex); 0 takes it away. */
export interface MarkSet {
  readonly k: 'mark';
  readonly mark: string;
  readonly key: string;
  readonly to: number;
}
/** The game's own notebook; null tears the page out. */
export interface MemoSet {
  readonly k: 'memo';
  readonly memo: string;
  readonly to: Json;
}
export interface Rolled {
  readonly k: 'rolled';
  readonly i: number;
  readonly dice: readonly number[];
  readonly faces: number;
  readonly purpose: Message;
  readonly rule: string;
  readonly by: Side;
  /** The lowest face that counts, where each die counts by itself. */
  readonly least?: number;
}
/** What a viewer knows of pieces changes; new handles where the old ones must not be followed. */
export interface Known {
  readonly k: 'known';
  readonly to: number;
  readonly ps: readonly Piece[];
  readonly level: Knowledge;
  /** One for each piece, or none when the old names stay. */
  readonly handles: readonly number[];
  /** Levels and handles before, so that the event can be told without the state before it. */
  readonly was: { readonly levels: readonly number[]; readonly handles: readonly number[] };
}
export interface Entered {
  readonly k: 'entered';
  readonly frame: Frame;
}
export interface Left {
  readonly k: 'left';
  readonly n: string;
}
/** Bookkeeping of the topmost frame (up: how many frames below it). */
export interface FrameSet {
  readonly k: 'frame';
  readonly up: number;
  readonly pc?: number;
  readonly side?: Side;
  readonly done?: number;
  readonly key?: string;
  readonly to?: Json;
}
export interface Ordered {
  readonly k: 'ordered';
  readonly side: Side;
  readonly orders: readonly StandingOrder[];
}
/** A line for the log that changes nothing. */
export interface Noted {
  readonly k: 'noted';
  readonly message: Message;
  readonly rule: string;
  /** Sides that may read it; all when absent. */
  readonly to?: readonly Side[];
  /** The rules themselves lay something hidden open here: no way back, and two truths may part. */
  readonly discloses?: true;
}
/** A secret draw (shuffles, handles) was made. */
export interface Drawn {
  readonly k: 'drawn';
  readonly n: number;
}
export interface Ended {
  readonly k: 'ended';
  readonly result: Result;
}

export type GameEvent =
  | Placed
  | Moved
  | Steps
  | Removed
  | Flagged
  | FieldSet
  | LayerSet
  | TrackSet
  | MarkSet
  | MemoSet
  | Rolled
  | Known
  | Entered
  | Left
  | FrameSet
  | Ordered
  | Noted
  | Drawn
  | Ended;

export type EventKind = GameEvent['k'];

/** Which part of the state an event touches: caches depend on parts, not on the whole. `where` is the part of `pieces` that says
 * what stands where: it stays when steps, flags and fields change. */
export const FACET = {
  pieces: 0,
  layers: 1,
  tracks: 2,
  marks: 3,
  memo: 4,
  stack: 5,
  known: 6,
  where: 7,
} as const;
export type Facet = keyof typeof FACET;
export const FACETS = Object.keys(FACET).length;

/** Counts up the revision of one part. */
export function touch(revisions: Uint32Array, facet: number): void {
  revisions[facet] = (revisions[facet] ?? 0) + 1;
}

// Columns hold small whole numbers. `| 0` changes none of them; but a single one that was reckoned as a fraction on its way here would turn
// a whole column into a list of fractions, which everybody then reads several times as slowly.

function placed(s: State, e: Placed): void {
  const c = s.pieces;
  if (e.p === c.kind.length) {
    for (const f in c) (c[f] as number[]).push(0);
    for (const k of s.known) k.push(0);
    for (const h of s.handles) h.push(0);
  }
  c.kind[e.p] = e.kind | 0;
  c.at[e.p] = e.at | 0;
  c.steps[e.p] = e.steps | 0;
}

function frameSet(s: State, e: FrameSet): void {
  const f = s.stack[s.stack.length - 1 - e.up];
  if (!f) throw new Error('events: no such frame');
  if (e.pc !== undefined) f.pc = e.pc;
  if (e.side !== undefined) f.side = e.side;
  if (e.done !== undefined) f.done = e.done;
  if (e.key === undefined) return;
  if (e.to === undefined) delete f.vars[e.key];
  else f.vars[e.key] = e.to;
}

function known(s: State, e: Known): void {
  const levels = s.known[e.to];
  const handles = s.handles[e.to];
  if (!levels || !handles) throw new Error(`events: no viewer ${e.to}`);
  for (const [i, p] of e.ps.entries()) {
    levels[p] = e.level;
    const h = e.handles[i];
    if (h !== undefined) handles[p] = h | 0;
  }
  s.draws += e.handles.length;
}

/** Applies one event in place and counts up the revision of the part it touched. */
export function fold(s: State, e: GameEvent, revisions: Uint32Array): void {
  switch (e.k) {
    case 'placed':
      placed(s, e);
      touch(revisions, FACET.pieces);
      touch(revisions, FACET.where);
      return;
    case 'moved':
    case 'removed':
      s.pieces.at[e.p] = e.to | 0;
      touch(revisions, FACET.pieces);
      touch(revisions, FACET.where);
      return;
    case 'steps':
      s.pieces.steps[e.p] = e.to | 0;
      touch(revisions, FACET.pieces);
      return;
    case 'flagged': {
      const column = e.bit < FLAGS_PER_COLUMN ? s.pieces.flags : s.pieces[flagColumn(e.bit)];
      if (!column) throw new Error(`events: no flag ${e.bit}`);
      const old = column[e.p] ?? 0;
      column[e.p] = e.on ? old | flagMask(e.bit) : old & ~flagMask(e.bit);
      touch(revisions, FACET.pieces);
      return;
    }
    case 'field': {
      const column = s.pieces[e.field];
      if (!column) throw new Error(`events: no column ${e.field}`);
      column[e.p] = e.to | 0;
      touch(revisions, FACET.pieces);
      return;
    }
    case 'layer': {
      const layer = s.layers[e.layer];
      if (!layer) throw new Error(`events: no layer ${e.layer}`);
      for (const h of e.hexes) layer[h] = e.to;
      touch(revisions, FACET.layers);
      return;
    }
    case 'track':
      s.tracks[e.track] = e.to;
      touch(revisions, FACET.tracks);
      return;
    case 'mark': {
      const marks = s.marks[e.mark];
      if (!marks) throw new Error(`events: no marks ${e.mark}`);
      if (e.to === 0) delete marks[e.key];
      else marks[e.key] = e.to;
      touch(revisions, FACET.marks);
      return;
    }
    case 'memo':
      if (e.to === null) delete s.memo[e.memo];
      else s.memo[e.memo] = e.to;
      touch(revisions, FACET.memo);
      return;
    case 'rolled':
      s.rolls++;
      return;
    case 'drawn':
      s.draws += e.n;
      return;
    case 'known':
      known(s, e);
      touch(revisions, FACET.known);
      return;
    case 'entered':
      s.stack.push(cloneFrame(e.frame));
      touch(revisions, FACET.stack);
      return;
    case 'left':
      s.stack.pop();
      touch(revisions, FACET.stack);
      return;
    case 'frame':
      frameSet(s, e);
      touch(revisions, FACET.stack);
      return;
    case 'ordered':
      s.orders[e.side] = e.orders.slice();
      return;
    case 'ended':
      s.result = e.result;
      return;
    case 'noted':
      return;
  }
}
