// A whole world as one side might imagine it: everything it knows, and for the rest something that could be so. Rules, previews
// and rollouts run on it as on the truth. It is made from the view and nothing else, so it cannot tell what the view does not.
import { type Random, seededDice } from './dice.ts';
import type { Game } from './game.ts';
import type { Recalled, Recollection } from './memory.ts';
import type { SeenFrame, SeenPiece, View } from './seen.ts';
import { emptyState } from './setup.ts';
import type { Frame, State } from './state.ts';
import { FULL, type Json, KIND, NOWHERE, type Piece, PRESENT, type Side, UNSEEN } from './types.ts';
import { compile } from './compiled.ts';
import { flagColumn, flagMask } from './flags.ts';
import { FIRST_HANDLE, World } from './world.ts';

/** Names in an imagined world need not be guarded from anybody: any that are not taken will do. */
const IMAGINED_NAMES = 1 << 26;

/** Kinds of foreign pieces that are not accounted for by what is seen, a list a side, one entry a piece. */
function unseenKinds(game: Game, view: View): number[][] {
  const { kindIds } = compile(game);
  const left = new Map<number, number>();
  for (const id in view.roster) {
    const k = kindIds.get(id);
    if (k !== undefined) left.set(k, view.roster[id] ?? 0);
  }
  const strike = (p: SeenPiece): void => {
    const k = p.kind === undefined ? undefined : kindIds.get(p.kind);
    if (k !== undefined) left.set(k, (left.get(k) ?? 0) - 1);
  };
  for (const p of view.pieces) strike(p);
  for (const p of view.offMap) strike(p);
  const out: number[][] = game.sides.map(() => []);
  for (const [k, n] of left) {
    const side = game.kinds[k]?.side ?? -1;
    if (side === view.viewer) continue;
    for (let i = 0; i < n; i++) out[side]?.push(k);
  }
  return out;
}
/** Takes one of this kind out of a list; false where there is none. */
function takeFrom(list: number[], kind: number | undefined): kind is number {
  const i = kind === undefined ? -1 : list.indexOf(kind);
  if (i < 0) return false;
  list[i] = list[list.length - 1] ?? -1;
  list.pop();
  return true;
}
/** One of those that fit; any, when none does. */
function drawFrom(list: number[], random: Random, fits: (kind: number) => boolean): number | undefined {
  if (list.length === 0) return undefined;
  const start = random.int(list.length);
  let i = start;
  while (!fits(list[i] ?? -1)) {
    i = (i + 1) % list.length;
    if (i === start) break;
  }
  const found = list[i];
  list[i] = list[list.length - 1] ?? -1;
  list.pop();
  return found;
}

function packed(list: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < list.length; i++) out.push((list[i] ?? 0) | 0);
  return out;
}

class Imagination {
  readonly state: State;
  readonly #game: Game;
  readonly #view: View;
  readonly #me: Side;
  readonly #random: Random;
  readonly #recollection: Recollection | undefined;
  /** Those whom this side remembers. */
  readonly #recalled = new Map<Piece, Recalled>();
  /** The piece each name stands for. */
  readonly #named = new Map<number, Piece>();
  #next = 0;

  constructor(game: Game, view: View, random: Random, recollection: Recollection | undefined) {
    if (view.viewer === 'spectator') throw new Error('a spectator imagines nothing');
    this.#game = game;
    this.#view = view;
    this.#me = view.viewer;
    this.#random = random;
    this.#recollection = recollection;
    this.state = emptyState(game, view.scenario, { ...view.options });
  }

  build(): State {
    const { state } = this;
    const view = this.#view;
    this.#layOwn();
    this.#layForeign();
    for (const id in view.layers) state.layers[id] = (view.layers[id] ?? []).slice();
    for (const id in view.tracks) state.tracks[id] = view.tracks[id] ?? 0;
    for (const id in view.marks) state.marks[id] = { ...view.marks[id] };
    for (const id in view.memo) state.memo[id] = view.memo[id] ?? null;
    state.stack = view.phase.map((f) => this.#frame(f));
    state.orders[this.#me] = view.orders.slice();
    state.rolls = view.rolls;
    state.result = view.result;
    this.#pack();
    this.#game.believe?.(state, view, this.#random, (side, body) => this.#play(side, body), this.#recalled);
    return state;
  }
  /** Columns were filled in any order, which leaves lists with gaps and, by chance, of fractions: as lists of small whole numbers without
   * gaps they are read several times as fast, and the whole simulation reads them. */
  #pack(): void {
    const { pieces, known, handles } = this.state;
    for (const id in pieces) pieces[id] = packed(pieces[id] ?? []);
    this.state.known = known.map(packed);
    this.state.handles = handles.map(packed);
  }
  /** Nothing is kept between two of these: in between the state may be changed by hand. */
  #play(side: Side, body: (g: World) => void): void {
    const world = new World(this.#game, this.state, seededDice(this.#random.int(2 ** 31 - 1)), () => undefined);
    world.actor = side;
    world.during(() => body(world));
  }

  #put(p: Piece, kind: number, at: number, steps: number, seen: SeenPiece | undefined): void {
    const c = this.state.pieces;
    for (const id in c) (c[id] as number[])[p] ??= 0;
    c.kind[p] = kind;
    c.at[p] = at;
    c.steps[p] = steps;
    for (const flag of seen?.flags ?? []) {
      const bit = this.#game.flags.findIndex((f) => f.id === flag);
      const column = c[flagColumn(bit)];
      if (column) column[p] = (column[p] ?? 0) | flagMask(bit);
    }
    for (const f in seen?.fields) {
      const column = c[f];
      if (column) column[p] = seen.fields[f] ?? 0;
    }
  }
  /** One's own stand under their own numbers, in play or not. */
  #layOwn(): void {
    const { kindIds } = compile(this.#game);
    for (const seen of [...this.#view.pieces, ...this.#view.offMap]) {
      if (seen.side !== this.#me) continue;
      this.#put(seen.id, kindIds.get(seen.kind ?? '') ?? 0, seen.at, seen.steps ?? 0, seen);
      this.#named.set(seen.id, seen.id);
      this.#know(seen.id, this.#me, FULL, 0);
      for (let v = 0; v < this.#game.sides.length; v++)
        if (v !== this.#me) this.#know(seen.id, v, seen.shown ?? PRESENT, IMAGINED_NAMES + seen.id);
    }
  }
  /** The others fill the numbers between. Who shows only a back is somebody who is not accounted for. */
  #layForeign(): void {
    const { kindIds } = compile(this.#game);
    const unseen = unseenKinds(this.#game, this.#view);
    const recalled = this.#recall(unseen);
    for (const seen of this.#view.pieces) {
      if (seen.side === this.#me) continue;
      const p = this.#free();
      const known = recalled.get(seen.id);
      const face = seen.kind ?? known?.kind;
      const drawn = face === undefined ? this.#draw(unseen[seen.side] ?? [], seen) : kindIds.get(face);
      const kind = drawn ?? this.#game.kinds.findIndex((k) => k.side === seen.side);
      const most = this.#game.kinds[kind]?.steps ?? 1;
      const steps = seen.steps ?? known?.steps ?? 1 + this.#random.int(Math.max(1, most));
      if (known) this.#recalled.set(p, known);
      this.#put(p, kind, seen.at, steps, seen);
      this.#named.set(seen.id, p);
      const level = seen.kind === undefined ? PRESENT : seen.steps === undefined ? KIND : FULL;
      this.#know(p, this.#me, level, seen.id);
    }
    for (const list of unseen)
      for (const kind of list) {
        const p = this.#free();
        this.#put(p, kind, NOWHERE, 0, undefined);
        this.#know(p, this.#me, UNSEEN, 0);
      }
    // Numbers below one's own highest that nobody took: somebody must have them.
    const c = this.state.pieces;
    const foreign = this.#game.kinds.findIndex((k) => k.side !== this.#me);
    for (let p = 0; p < c.kind.length; p++)
      if (c.kind[p] === undefined) {
        this.#put(p, foreign, NOWHERE, 0, undefined);
        this.#know(p, this.#me, UNSEEN, 0);
      }
    this.#spectators();
  }
  /** Who is remembered behind which name, as far as that can be: taken out of those who are not accounted for. */
  #recall(unseen: readonly number[][]): ReadonlyMap<number, Recalled> {
    const out = new Map<number, Recalled>();
    const { backs, strengths } = this.#recollection ?? {};
    const { kindIds } = compile(this.#game);
    for (const seen of this.#view.pieces) {
      if (seen.side === this.#me) continue;
      const known = seen.kind === undefined ? backs?.get(seen.id) : strengths?.get(seen.kind);
      if (!known || (seen.kind !== undefined && seen.steps !== undefined)) continue;
      const kind = kindIds.get(known.kind);
      if (seen.kind !== undefined || (this.#fits(kind, seen) && takeFrom(unseen[seen.side] ?? [], kind)))
        out.set(seen.id, known);
    }
    return out;
  }
  #fits(kind: number | undefined, seen: SeenPiece): boolean {
    const found = this.#game.kinds[kind ?? -1];
    return found !== undefined && (this.#game.couldBe?.(found, seen, this.#view) ?? true);
  }
  #draw(unseen: number[], seen: SeenPiece): number | undefined {
    return drawFrom(unseen, this.#random, (k) => this.#fits(k, seen));
  }
  #free(): Piece {
    const { kind } = this.state.pieces;
    while (kind[this.#next] !== undefined) this.#next++;
    return this.#next++;
  }
  #know(p: Piece, viewer: number, level: number, name: number): void {
    const { known, handles } = this.state;
    if (known.length === 0) return;
    for (const [v, list] of known.entries()) list[p] = v === viewer ? level : (list[p] ?? UNSEEN);
    for (const [v, list] of handles.entries()) list[p] = v === viewer ? name : (list[p] ?? 0);
  }
  /** A side knows all of its own; spectators know what every side knows. */
  #spectators(): void {
    const { known, handles, pieces } = this.state;
    const spectator = this.#game.sides.length;
    if (known.length === 0) return;
    for (let p = 0; p < pieces.kind.length; p++) {
      const owner = this.#game.kinds[pieces.kind[p] ?? -1]?.side ?? -1;
      let common = FULL as number;
      for (let v = 0; v < spectator; v++) {
        const list = known[v];
        if (v === owner) {
          if (list) list[p] = UNSEEN;
        } else common = Math.min(common, list?.[p] ?? UNSEEN);
      }
      const [levels, names] = [known[spectator], handles[spectator]];
      if (levels) levels[p] = common;
      if (names) names[p] = common > UNSEEN ? IMAGINED_NAMES + p : 0;
    }
  }
  #frame(f: SeenFrame): Frame {
    const vars: Record<string, Json> = {};
    for (const key in f.vars) {
      const value = f.vars[key] as Json;
      const { type } = this.#game.vars[key] ?? {};
      if (type === 'piece') vars[key] = this.#pieceNamed(value as number);
      else if (type === 'pieces') vars[key] = (value as readonly number[]).map((n) => this.#pieceNamed(n));
      else vars[key] = value;
    }
    return { n: f.node, pc: f.pc, side: f.side, done: f.done, vars };
  }
  #pieceNamed(name: number): Piece {
    if (!this.#game.fog || name < FIRST_HANDLE) return name;
    return this.#named.get(name) ?? -1;
  }
}

/** The state of an imagined world. The same view, random numbers and recollections give the same world. */
export function imagineState(game: Game, view: View, random: Random, recollection?: Recollection): State {
  return new Imagination(game, view, random, recollection).build();
}
