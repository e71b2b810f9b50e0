// A state with what is worked out from it, and the only hand that may change it. Rules get it as a Query or a Play (context.ts).
import { BID_OPTION, bidIn, bidWords, gainOf } from './bid.ts';
import { type Compiled, compile } from './compiled.ts';
import { FLAGS_PER_COLUMN, flagColumn, flagMask } from './flags.ts';
import type { MoveDetail, Play, Query, ReadonlyState } from './context.ts';
import type { DiceSource } from './dice.ts';
import { FACET, FACETS, type Facet, type FrameSet, fold, type GameEvent, touch } from './events.ts';
import type { Game, Node } from './game.ts';
import type { Kind } from './info.ts';
import type { Message } from './message.ts';
import {
  cloneFrame,
  cloneJson,
  copiedColumns,
  copiedLists,
  copiedMarks,
  type Frame,
  type PieceColumns,
  type Result,
  type StandingOrder,
  type State,
} from './state.ts';
import {
  type DeepReadonly,
  FULL,
  type Json,
  type Knowledge,
  type Loc,
  NOWHERE,
  type Piece,
  PRESENT,
  type Side,
  UNSEEN,
} from './types.ts';

/** Handles of foreign pieces start here; below it a viewer speaks of its own pieces by their index. */
export const FIRST_HANDLE = 1 << 20;
const HANDLE_SPACE = 1 << 25;

/** Rules tried to change the state when they were only asked. */
export class ChangedWhileAsked extends Error {
  override readonly name = 'ChangedWhileAsked';
}

interface Cached {
  /** The clock when it was last known to be right: while nothing happens nothing need be compared. */
  clock: number;
  stamp: number;
  value: unknown;
  /** The parts it depends on, by number: the same whoever asks for it. */
  readonly facets: Uint8Array;
}
const NO_FACETS = new Uint8Array(0);
const NO_PIECES: readonly Piece[] = [];
/** So much of what became of pieces is remembered piece by piece. */
const LONGEST_TRAIL = 4096;

/** Pieces by place and by side, kept as they come and go. A list that somebody may hold is never changed: another takes its place. */
class Index {
  readonly #game: Game;
  readonly #owners: readonly Side[];
  #places: (readonly Piece[] | undefined)[] = [];
  #sides: (readonly Piece[])[] = [];
  /** Another state was put in place: everything is counted again when it is next asked for. */
  stale = true;

  constructor({ game, kindSides }: Compiled) {
    this.#game = game;
    this.#owners = kindSides;
  }
  at(state: ReadonlyState, at: Loc): readonly Piece[] {
    if (this.stale) this.#count(state);
    return this.#places[at] ?? NO_PIECES;
  }
  of(state: ReadonlyState, side: Side): readonly Piece[] {
    if (this.stale) this.#count(state);
    return this.#sides[side] ?? NO_PIECES;
  }
  moved(p: Piece, side: Side, from: Loc, to: Loc): void {
    if (this.stale || from === to) return;
    if (from !== NOWHERE) this.#places[from] = without(this.#places[from] ?? NO_PIECES, p);
    if (to !== NOWHERE) this.#places[to] = including(this.#places[to] ?? NO_PIECES, p);
    if (from === NOWHERE) this.#sides[side] = including(this.#sides[side] ?? NO_PIECES, p);
    else if (to === NOWHERE) this.#sides[side] = without(this.#sides[side] ?? NO_PIECES, p);
  }
  #count(state: ReadonlyState): void {
    const { at, kind } = state.pieces;
    // As long as the board at once: an array that grows from its far end is kept as a dictionary.
    const places: (Piece[] | undefined)[] = Array.from({ length: this.#game.places.count });
    const sides: Piece[][] = this.#game.sides.map(() => []);
    for (let p = 0; p < at.length; p++) {
      const place = at[p] ?? NOWHERE;
      if (place === NOWHERE) continue;
      (places[place] ??= []).push(p);
      sides[this.#owners[kind[p] ?? -1] ?? -1]?.push(p);
    }
    this.#places = places;
    this.#sides = sides;
    this.stale = false;
  }
}
function without(list: readonly Piece[], p: Piece): readonly Piece[] {
  return list.length === 1 ? NO_PIECES : list.filter((x) => x !== p);
}
/** In the order of their index. */
function including(list: readonly Piece[], p: Piece): readonly Piece[] {
  const out = list.slice();
  let i = out.length;
  while (i > 0 && (out[i - 1] ?? -1) > p) i--;
  out.splice(i, 0, p);
  return out;
}

/** Reads. */
class Reader implements Query {
  readonly game: Game;
  readonly compiled: Compiled;
  actor: Side = -1;
  #state: State;
  /** How many states have been put in place. */
  #states = 1;
  protected readonly revisions = new Uint32Array(FACETS);
  /** Counts events. */
  protected clock = 0;
  readonly #cache = new Map<string, Cached>();
  protected readonly index: Index;

  constructor(game: Game, state: State) {
    this.game = game;
    this.compiled = compile(game);
    this.index = new Index(this.compiled);
    this.#state = state;
  }

  get state(): ReadonlyState {
    return this.#state;
  }
  /** The revision of some parts of the state together: what depends on them alone is the same while it is. */
  #revision(facets: Uint8Array): number {
    const { revisions } = this;
    let stamp = 0;
    // Revisions only grow, so the sum of some of them names their common revision.
    for (let i = 0; i < facets.length; i++) stamp += revisions[facets[i] ?? 0] ?? 0;
    return stamp;
  }

  /** Puts another state in place; everything remembered of the old one is forgotten. */
  protected become(state: State): void {
    this.#state = state;
    this.index.stale = true;
    this.#states++;
    for (let i = 0; i < FACETS; i++) touch(this.revisions, i);
    this.clock++;
    this.#forgetTrail();
  }

  protected mutable(): State {
    return this.#state;
  }

  cached<T>(key: string, depends: readonly Facet[], make: (last?: T) => T): T {
    const hit = this.#cache.get(key);
    const { clock } = this;
    if (hit?.clock === clock) return hit.value as T;
    const facets = hit?.facets ?? Uint8Array.from(depends, (d) => FACET[d]);
    const stamp = this.#revision(facets);
    if (hit?.stamp === stamp) {
      hit.clock = clock;
      return hit.value as T;
    }
    const value = make(hit?.value as T | undefined);
    if (hit) {
      hit.clock = clock;
      hit.stamp = stamp;
      hit.value = value;
    } else this.#cache.set(key, { clock, stamp, value, facets });
    return value;
  }

  /** Counts events, and states put in place: together they say whether something has happened. */
  get now(): number {
    return this.clock;
  }
  get epoch(): number {
    return this.#states;
  }
  /** The pieces events spoke of, in that order, and when. */
  readonly #trail: Piece[] = [];
  readonly #times: number[] = [];
  /** What happened up to then is no longer in the trail. */
  #trailStart = 0;
  protected touch(p: Piece): void {
    if (this.#trail.length >= LONGEST_TRAIL) this.#forgetTrail();
    this.#trail.push(p);
    this.#times.push(this.clock);
  }
  #forgetTrail(): void {
    this.#trail.length = this.#times.length = 0;
    this.#trailStart = this.clock;
  }
  get moment(): number {
    return this.clock;
  }
  changedSince(moment: number): readonly Piece[] | undefined {
    if (moment < this.#trailStart) return undefined;
    let first = this.#times.length;
    while (first > 0 && (this.#times[first - 1] ?? 0) > moment) first--;
    return first === this.#times.length ? NO_PIECES : this.#trail.slice(first);
  }
  /** Computed again only when the number of pieces has changed. */
  counted<T>(key: string, make: () => T): T {
    const hit = this.#cache.get(key);
    if (hit?.stamp === this.pieceCount && hit.clock === -this.#states) return hit.value as T;
    const value = make();
    this.#cache.set(key, { clock: -this.#states, stamp: this.pieceCount, value, facets: NO_FACETS });
    return value;
  }

  // Pieces

  get columns(): DeepReadonly<PieceColumns> {
    return this.#state.pieces;
  }
  get pieceCount(): number {
    return this.#state.pieces.kind.length;
  }
  kindOf(p: Piece): Kind {
    const k = this.game.kinds[this.#state.pieces.kind[p] ?? -1];
    if (!k) throw new Error(`no piece ${p}`);
    return k;
  }
  sideOf(p: Piece): Side {
    return this.compiled.kindSides[this.#state.pieces.kind[p] ?? -1] ?? -1;
  }
  at(p: Piece): Loc {
    return this.#state.pieces.at[p] ?? NOWHERE;
  }
  steps(p: Piece): number {
    return this.#state.pieces.steps[p] ?? 0;
  }
  field(p: Piece, field: string): number {
    const column = this.#state.pieces[field];
    if (!column) throw this.#unknown('field', field);
    return column[p] ?? 0;
  }
  bit(flag: string): number {
    const b = this.compiled.flagBits.get(flag);
    if (b === undefined) throw this.#unknown('flag', flag);
    return b;
  }
  has(p: Piece, flag: string): boolean {
    const b = this.compiled.flagBits.get(flag);
    if (b === undefined) throw this.#unknown('flag', flag);
    if (b < FLAGS_PER_COLUMN) return ((this.#state.pieces.flags[p] ?? 0) & (1 << b)) !== 0;
    return ((this.#state.pieces[flagColumn(b)]?.[p] ?? 0) & flagMask(b)) !== 0;
  }
  piecesAt(at: Loc): readonly Piece[] {
    return this.index.at(this.#state, at);
  }
  piecesOf(side: Side): readonly Piece[] {
    return this.index.of(this.#state, side);
  }

  // The rest of the board

  layer(id: string): readonly number[] {
    const l = this.#state.layers[id];
    if (!l) throw this.#unknown('layer', id);
    return l;
  }
  track(id: string): number {
    const t = this.#state.tracks[id];
    if (t === undefined) throw this.#unknown('track', id);
    return t;
  }
  mark(id: string, key: string | number): number {
    const m = this.#state.marks[id];
    if (!m) throw this.#unknown('mark', id);
    return m[key] ?? 0;
  }
  marked(id: string): readonly string[] {
    const m = this.#state.marks[id];
    if (!m) throw this.#unknown('mark', id);
    return Object.keys(m);
  }
  // oxlint-disable-next-line typescript/no-explicit-any -- of the type the game has declared
  memo(id: string): any {
    const m = this.#state.memo[id];
    if (m === undefined && !Object.hasOwn(this.game.memos, id)) throw this.#unknown('memo', id);
    return m;
  }
  // oxlint-disable-next-line typescript/no-explicit-any
  chart(id: string): any {
    const { charts } = this.game;
    const info = charts && Object.hasOwn(charts, id) ? charts[id] : undefined;
    if (!info) throw this.#unknown('chart', id);
    return info.value;
  }
  // oxlint-disable-next-line typescript/no-explicit-any
  option(id: string): any {
    // A position from before an option was invented is played by its start value.
    const o = this.#state.options[id] ?? this.game.options.find((x) => x.id === id)?.start;
    if (o === undefined) throw this.#unknown('option', id);
    return o;
  }
  #unknown(what: string, id: string): Error {
    return new Error(`game ${this.game.id}: no ${what} ${id}`);
  }

  // Where the game is

  get frame(): DeepReadonly<Frame> {
    const f = this.#state.stack.at(-1);
    if (!f) throw new Error('the game is over');
    return f;
  }
  get node(): Node {
    return this.#nodeOf(this.frame.n);
  }
  #nodeOf(id: string): Node {
    const n = this.compiled.nodes.get(id);
    if (!n) throw this.#unknown('node', id);
    return n;
  }
  get active(): Side {
    const { stack } = this.#state;
    for (let i = stack.length - 1; i >= 0; i--) {
      const side = stack[i]?.side ?? -1;
      if (side >= 0) return side;
    }
    return -1;
  }
  // oxlint-disable-next-line typescript/no-explicit-any
  v(key: string): any {
    const { stack } = this.#state;
    for (let i = stack.length - 1; i >= 0; i--) {
      const value = stack[i]?.vars[key];
      if (value !== undefined) return value;
    }
    if (!Object.hasOwn(this.game.vars, key)) throw this.#unknown('variable', key);
    return undefined;
  }
  within(node: string): boolean {
    const { stack } = this.#state;
    for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.n === node) return true;
    this.#nodeOf(node);
    return false;
  }

  // Knowledge

  knows(viewer: Side, p: Piece): Knowledge {
    if (!this.game.fog || this.sideOf(p) === viewer) return FULL;
    return (this.#state.known[viewer]?.[p] ?? UNSEEN) as Knowledge;
  }
}

/** Reads and, while an action is carried out, writes. The kernel's own hand: rules get it as a Play, which shows less. */
export class World extends Reader implements Play {
  readonly dice: DiceSource;
  /** Told of every event after it happened. */
  readonly #listener: (e: GameEvent, q: World) => void;
  #open = false;

  constructor(game: Game, state: State, dice: DiceSource, listener: (e: GameEvent, q: World) => void) {
    super(game, state);
    this.dice = dice;
    this.#listener = listener;
  }

  /** Runs `body` with the right to change the state. */
  during(body: () => void): void {
    this.#open = true;
    try {
      body();
    } finally {
      this.#open = false;
    }
  }

  replaceState(state: State): void {
    this.become(state);
  }

  /** A copy of the state as it is now, never to be written to: parts that have not changed since the last one are shared with it. */
  snapshot(): State {
    const s = this.mutable();
    const old = this.#kept;
    const same = (facet: Facet): boolean =>
      old !== undefined && old.revisions[FACET[facet]] === this.revisions[FACET[facet]];
    const count = s.pieces.kind.length;
    const pieces = old && same('pieces') ? old.state.pieces : copiedColumns(s.pieces);
    const isKnown = old !== undefined && same('known') && old.state.pieces.kind.length === count;
    const state: State = {
      ...s,
      pieces,
      known: isKnown ? old.state.known : s.known.map((k) => k.slice()),
      handles: isKnown ? old.state.handles : s.handles.map((k) => k.slice()),
      layers: old && same('layers') ? old.state.layers : copiedLists(s.layers),
      tracks: old && same('tracks') ? old.state.tracks : { ...s.tracks },
      marks: old && same('marks') ? old.state.marks : copiedMarks(s.marks),
      memo: old && same('memo') ? old.state.memo : (cloneJson(s.memo) as State['memo']),
      stack: s.stack.map(cloneFrame),
      orders: s.orders.map((o) => o.slice()),
    };
    this.#kept = { state, revisions: this.revisions.slice() };
    return state;
  }
  #kept: { readonly state: State; readonly revisions: Uint32Array } | undefined;

  emit(e: GameEvent): void {
    // Asking hands out a Query, but at run time it is this object: a rule that changes things when asked must not get away with it.
    if (!this.#open) throw new ChangedWhileAsked(`game ${this.game.id}: tried to change the state while being asked`);
    const state = this.mutable();
    if (e.k === 'moved' || e.k === 'removed' || e.k === 'placed') {
      const from = state.pieces.at[e.p] ?? NOWHERE;
      fold(state, e, this.revisions);
      this.index.moved(e.p, this.sideOf(e.p), from, state.pieces.at[e.p] ?? NOWHERE);
    } else fold(state, e, this.revisions);
    this.clock++;
    if ('p' in e) this.touch(e.p);
    else if (e.k === 'known') for (const p of e.ps) this.touch(p);
    this.#listener(e, this);
  }

  // Pieces

  /** Makes a new piece and puts it into play. */
  create(kind: string, at: Loc, steps?: number, seen: Knowledge = PRESENT): Piece {
    const k = this.compiled.kindIds.get(kind);
    if (k === undefined) throw new Error(`game ${this.game.id}: no kind ${kind}`);
    const p = this.pieceCount;
    this.emit({ k: 'placed', p, kind: k, at, steps: steps ?? this.game.kinds[k]?.steps ?? 0 });
    this.#introduce(p, at === NOWHERE ? UNSEEN : seen);
    return p;
  }
  /** Brings a piece that exists into play; those who see it appear cannot tell whether it was seen before. */
  place(p: Piece, at: Loc, steps: number, seen: Knowledge = PRESENT): void {
    this.emit({ k: 'placed', p, kind: this.columns.kind[p] ?? -1, at, steps });
    this.#introduce(p, seen);
  }
  #introduce(p: Piece, seen: Knowledge): void {
    if (!this.game.fog) return;
    for (let viewer = 0; viewer < this.compiled.spectator; viewer++)
      if (viewer !== this.sideOf(p)) this.know([p], viewer, seen, 'renamed');
  }
  move(p: Piece, to: Loc, detail: MoveDetail = {}): void {
    this.emit({ k: 'moved', p, from: this.at(p), to, ...detail });
  }
  setSteps(p: Piece, to: number, rule?: string): void {
    this.emit({ k: 'steps', p, from: this.steps(p), to, ...(rule === undefined ? {} : { rule }) });
  }
  /** Out of play (NOWHERE), where it is forgotten, or into a box, where it is known as before. */
  remove(p: Piece, to: Loc, rule?: string): void {
    this.emit({ k: 'removed', p, from: this.at(p), to, ...(rule === undefined ? {} : { rule }) });
    if (to !== NOWHERE || !this.game.fog) return;
    for (let viewer = 0; viewer < this.compiled.spectator; viewer++)
      if (viewer !== this.sideOf(p)) this.know([p], viewer, UNSEEN, 'renamed');
  }
  raise(p: Piece, flag: string): void {
    if (!this.has(p, flag)) this.emit({ k: 'flagged', p, bit: this.bit(flag), on: true });
  }
  lower(p: Piece, flag: string): void {
    if (this.has(p, flag)) this.emit({ k: 'flagged', p, bit: this.bit(flag), on: false });
  }
  lowerAll(p: Piece, except: readonly string[] = []): void {
    if (this.game.flags.length <= FLAGS_PER_COLUMN && (this.columns.flags[p] ?? 0) === 0) return;
    for (const { id } of this.game.flags) if (!except.includes(id)) this.lower(p, id);
  }
  clearFields(p: Piece): void {
    for (const f of this.game.fields) this.setField(p, f, 0);
  }
  setField(p: Piece, field: string, to: number): void {
    if (this.field(p, field) !== to) this.emit({ k: 'field', p, field, to });
  }

  // The rest of the board

  setLayer(layer: string, hexes: readonly Loc[], to: number): void {
    const now = this.layer(layer);
    const change = hexes.filter((h) => now[h] !== to);
    if (change.length > 0) this.emit({ k: 'layer', layer, hexes: change, to });
  }
  setTrack(track: string, to: number): void {
    const from = this.track(track);
    if (from !== to) this.emit({ k: 'track', track, from, to });
  }
  setMark(mark: string, key: string | number, to: number): void {
    if (this.mark(mark, key) !== to) this.emit({ k: 'mark', mark, key: String(key), to });
  }
  setMemo(memo: string, to: Json): void {
    if (!Object.hasOwn(this.game.memos, memo)) throw new Error(`game ${this.game.id}: no memo ${memo}`);
    this.emit({ k: 'memo', memo, to });
  }

  // Chance and knowledge

  /** `least`: the lowest face that counts, for dice that count one by one; everybody sees which did. */
  roll(
    count: number,
    faces: number,
    purpose: Message,
    rule: string,
    by: Side = this.active,
    least?: number,
  ): readonly number[] {
    const i = this.state.rolls;
    const dice = this.dice.roll(i, count, faces, purpose, rule);
    this.emit({ k: 'rolled', i, dice, faces, purpose, rule, by, ...(least === undefined ? {} : { least }) });
    return dice;
  }
  /** A secret number 0 .. below-1 that no side sees. */
  draw(below: number): number {
    const n = this.dice.draw(this.state.draws, below);
    this.emit({ k: 'drawn', n: 1 });
    return n;
  }
  reveal(ps: readonly Piece[], to: Side, level: Knowledge = FULL): void {
    const news = ps.filter((p) => this.knows(to, p) < level);
    if (news.length > 0) this.know(news, to, level, 'same name');
  }
  /** The pieces become backs of blocks again, under new handles: nobody can say which was which. */
  conceal(ps: readonly Piece[], to: Side): void {
    const lost = ps.filter((p) => this.sideOf(p) !== to && this.knows(to, p) > PRESENT);
    if (lost.length > 0) this.know(this.#alike(lost, to), to, PRESENT, 'renamed');
  }
  forget(ps: readonly Piece[], to: Side, level: Knowledge): void {
    this.know(level === PRESENT ? this.#alike(ps, to) : ps, to, level, 'renamed');
  }
  /** With these, all that look like them where they are: if only the one that was turned over had a new name, it could be told apart. */
  #alike(ps: readonly Piece[], viewer: number): readonly Piece[] {
    const out = new Set(ps);
    for (const p of ps)
      for (const other of this.piecesAt(this.at(p)))
        if (this.sideOf(other) === this.sideOf(p) && this.knows(viewer, other) === PRESENT) out.add(other);
    return [...out];
  }
  know(ps: readonly Piece[], viewer: number, level: Knowledge, naming: 'renamed' | 'same name'): void {
    if (!this.game.fog) return;
    this.#tell(ps, viewer, level, naming);
    const { spectator } = this.compiled;
    if (viewer === spectator) return;
    // A spectator knows what every side knows, no more: else one could play with a spectator's window open.
    const turned: Piece[] = [];
    for (const p of ps) {
      let common: Knowledge = FULL;
      for (let v = 0; v < spectator; v++) common = Math.min(common, this.knows(v, p)) as Knowledge;
      const now = this.state.known[spectator]?.[p] ?? UNSEEN;
      if (common === PRESENT && now > PRESENT) turned.push(p);
      else if (common !== now)
        this.#tell([p], spectator, common, common > now && now > UNSEEN ? 'same name' : 'renamed');
    }
    if (turned.length > 0) this.#tell(this.#alike(turned, spectator), spectator, PRESENT, 'renamed');
  }
  #tell(ps: readonly Piece[], viewer: number, level: Knowledge, naming: 'renamed' | 'same name'): void {
    const levels = this.state.known[viewer] ?? [];
    const names = this.state.handles[viewer] ?? [];
    const handles: number[] = [];
    if (naming === 'renamed') {
      for (const [i, p] of ps.entries()) {
        const drawn = this.dice.name?.(viewer, p, HANDLE_SPACE) ?? this.dice.draw(this.state.draws + i, HANDLE_SPACE);
        let h = FIRST_HANDLE + drawn;
        while (names.includes(h) || handles.includes(h)) h++;
        handles.push(h);
      }
    }
    const was = { levels: ps.map((p) => levels[p] ?? UNSEEN), handles: ps.map((p) => names[p] ?? 0) };
    this.emit({ k: 'known', to: viewer, ps, level, handles, was });
  }

  // Words and the end

  note(rule: string, message: Message, to?: readonly Side[]): void {
    this.emit({ k: 'noted', message, rule, ...(to ? { to } : {}) });
  }
  /** A line for the log where a rule lets out what was hidden (which block starves, say) without turning it face-up. */
  disclose(rule: string, message: Message): void {
    this.emit({ k: 'noted', message, rule, discloses: true });
  }
  end(result: Result): void {
    this.emit({ k: 'ended', result: this.#withBid(result) });
  }
  /** Ends without the rules (resignation, time) do not hang on points. */
  #withBid(result: Result): Result {
    const bid = bidIn(this.state.options[BID_OPTION]);
    const judged = bid && result.score !== undefined ? this.game.judgeBid?.(this, result, gainOf(bid)) : undefined;
    if (!bid || judged?.score === undefined) return result;
    this.note(result.rule, bidWords(bid, { was: result.score ?? 0, is: judged.score }));
    return judged;
  }
  setOrders(side: Side, orders: readonly StandingOrder[]): void {
    this.emit({ k: 'ordered', side, orders });
  }

  // The sequence of play

  /** Interrupts what is going on: the node is played first, then what called it goes on. */
  call(
    node: string,
    detail: { readonly side?: Side; readonly vars?: Readonly<Partial<Record<string, Json>>> } = {},
  ): void {
    this.emit({
      k: 'entered',
      frame: { n: node, pc: 0, side: detail.side ?? -1, done: 0, vars: { ...detail.vars } as Record<string, Json> },
    });
  }
  /** Sets a variable of the current frame. */
  set(key: string, to: Json): void {
    this.emit({ k: 'frame', up: 0, key, to });
  }
  unset(key: string): void {
    this.emit({ k: 'frame', up: 0, key });
  }
  /** Sets a variable of the frame that called this one: how an interrupt answers. */
  reply(key: string, to: Json): void {
    this.emit({ k: 'frame', up: 1, key, to });
  }
  /** A side is done with the decision in hand. */
  done(side: Side): void {
    const done = this.frame.done | (1 << side);
    if (done !== this.frame.done) this.emit({ k: 'frame', up: 0, done });
  }
  frameSet(change: Omit<FrameSet, 'k' | 'up'>): void {
    this.emit({ k: 'frame', up: 0, ...change });
  }
}
