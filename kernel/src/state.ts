// The state of a game: plain JSON, small, the fold of its events.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DeepReadonly, Json, Loc, Side } from './types.ts';

/** Pieces as columns: column[piece]. A game may declare further columns. */
export interface PieceColumns {
  /** Index into the game's kinds. */
  kind: number[];
  at: Loc[];
  steps: number[];
  /** Bits, in the order of the game's flags. */
  flags: number[];
  [field: string]: number[];
}

/** One call of a node of the sequence of play. The stack of frames says where the game is, interrupts included. */
export interface Frame {
  /** Id of the node. */
  n: string;
  /** How far: the next step of a sequence, or the number of times a process was resumed. */
  pc: number;
  /** The side this frame belongs to; -1 when it inherits. */
  side: Side;
  /** In a decision: bit per side that has finished. */
  done: number;
  vars: Record<string, Json>;
}

export interface StandingOrder {
  readonly id: string;
  readonly params: Readonly<Record<string, Json>>;
}

export interface Result {
  /** -1 is a draw. */
  readonly winner: Side;
  /** The game's word for how: decisive, marginal, ... */
  readonly level: string;
  readonly rule: string;
  readonly score?: number;
}

export interface State {
  scenario: string;
  options: Record<string, Json>;
  pieces: PieceColumns;
  /** known[viewer][piece]: one list for each side and, last, one for spectators. Empty in games without fog. */
  known: number[][];
  /** What each viewer calls a piece that is not its own. Drawn at random, so that a number tells nothing. */
  handles: number[][];
  layers: Record<string, number[]>;
  tracks: Record<string, number>;
  marks: Record<string, Record<string, number>>;
  memo: Record<string, Json>;
  stack: Frame[];
  orders: StandingOrder[][];
  /** How many dice rolls and how many secret draws there have been: the index of the next. */
  rolls: number;
  draws: number;
  result: Result | null;
}

export function cloneJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloneJson);
  const object = value as Record<string, Json>;
  const out: Record<string, Json> = {};
  for (const k of Object.keys(object)) out[k] = cloneJson(object[k] ?? null);
  return out;
}

export function cloneFrame(f: DeepReadonly<Frame>): Frame {
  return { n: f.n, pc: f.pc, side: f.side, done: f.done, vars: cloneJson(f.vars) as Record<string, Json> };
}

type Lists = Readonly<Record<string, readonly number[]>>;
export function copiedLists(lists: Lists): Record<string, number[]> {
  const out: Record<string, number[]> = {};
  for (const id in lists) out[id] = (lists[id] ?? []).slice();
  return out;
}
export function copiedColumns(columns: DeepReadonly<PieceColumns>): PieceColumns {
  return copiedLists(columns) as PieceColumns;
}
export function copiedMarks(marks: DeepReadonly<State['marks']>): State['marks'] {
  const out: State['marks'] = {};
  for (const m in marks) out[m] = { ...marks[m] };
  return out;
}

/** By hand: several times faster than structuredClone, and it runs before every action that can be undone. */
export function cloneState(s: DeepReadonly<State>): State {
  return {
    scenario: s.scenario,
    options: s.options, // fixed when the game begins
    pieces: copiedColumns(s.pieces),
    known: s.known.map((k) => k.slice()),
    handles: s.handles.map((k) => k.slice()),
    layers: copiedLists(s.layers),
    tracks: { ...s.tracks },
    marks: copiedMarks(s.marks),
    memo: cloneJson(s.memo) as Record<string, Json>,
    stack: s.stack.map(cloneFrame),
    orders: s.orders.map((o) => o.slice()),
    rolls: s.rolls,
    draws: s.draws,
    result: s.result,
  };
}

/** JSON with sorted keys: equal states give equal text, whatever order their keys were made in. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    // Most of a state are lists of numbers: written in one go they take a fraction of the time.
    if (value.every((v) => typeof v !== 'object' || v === null)) return JSON.stringify(value);
    let out = '[';
    for (let i = 0; i < value.length; i++) out += (i > 0 ? ',' : '') + canonical(value[i] ?? null);
    return `${out}]`;
  }
  const object = value as Record<string, unknown>;
  let out = '{';
  for (const k of Object.keys(object).sort()) {
    if (object[k] === undefined) continue;
    out += `${out.length > 1 ? ',' : ''}${JSON.stringify(k)}:${canonical(object[k])}`;
  }
  return `${out}}`;
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function hashState(s: DeepReadonly<State>): string {
  return hashText(canonical(s));
}
