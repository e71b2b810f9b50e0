// What the rules see. A Query reads the state; a Play also changes it, by events and nothing else.
import { type Compiled, compile } from './compiled.ts';
import type { DiceSource } from './dice.ts';
import { FACET, FACETS, type Facet, type FrameSet, fold, type GameEvent, touch } from './events.ts';
import type { Game, Kind, Node } from './game.ts';
import type { Message } from './message.ts';
import type { Frame, PieceColumns, Result, StandingOrder, State } from './state.ts';
import { FULL, type Json, type Knowledge, type Loc, NOWHERE, type Piece, PRESENT, type Side, UNSEEN } from './types.ts';

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
}
const NO_PIECES: readonly Piece[] = [];

export class Query {
  readonly game: Game;
  readonly compiled: Compiled;
  /** Who is being asked, or is acting. The kernel sets it before it turns to the rules. */
  actor: Side = -1;
  #state: State;
  protected readonly revisions = new Uint32Array(FACETS);
  /** Counts events. */
  protected clock = 0;
  readonly #cache = new Map<string, Cached>();

  constructor(game: Game, state: State) {
    this.game = game;
    this.compiled = compile(game);
    this.#state = state;
  }

  get state(): Readonly<State> {
    return this.#state;
  }

  /** Puts another state in place; everything remembered of the old one is forgotten. */
  protected become(state: State): void {
    this.#state = state;
    for (let i = 0; i < FACETS; i++) touch(this.revisions, i);
    this.clock++;
  }

  protected mutable(): State {
    return this.#state;
  }

  /** Computed once for each revision of the parts of the state it depends on. */
  cached<T>(key: string, depends: readonly Facet[], make: () => T): T {
    const hit = this.#cache.get(key);
    const { clock } = this;
    if (hit?.clock === clock) return hit.value as T;
    let stamp = 0;
    // Revisions only grow, so the sum of some of them names their common revision.
    for (const d of depends) stamp += this.revisions[FACET[d]] ?? 0;
    if (hit?.stamp === stamp) {
      hit.clock = clock;
      return hit.value as T;
    }
    const value = make();
    if (hit) {
      hit.clock = clock;
      hit.stamp = stamp;
      hit.value = value;
    } else this.#cache.set(key, { clock, stamp, value });
    return value;
  }

  // Pieces

  get columns(): Readonly<PieceColumns> {
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
    return this.game.kinds[this.#state.pieces.kind[p] ?? -1]?.side ?? -1;
  }
  at(p: Piece): Loc {
    return this.#state.pieces.at[p] ?? NOWHERE;
  }
  steps(p: Piece): number {
    return this.#state.pieces.steps[p] ?? 0;
  }
  field(p: Piece, field: string): number {
    return this.#state.pieces[field]?.[p] ?? 0;
  }
  bit(flag: string): number {
    const b = this.compiled.flagBits.get(flag);
    if (b === undefined) throw new Error(`game ${this.game.id}: no flag ${flag}`);
    return b;
  }
  has(p: Piece, flag: string): boolean {
    return ((this.#state.pieces.flags[p] ?? 0) & (1 << this.bit(flag))) !== 0;
  }
  /** In the order of their index. */
  piecesAt(at: Loc): readonly Piece[] {
    const byPlace = this.cached('kernel.byPlace', ['where'], () => {
      const lists = new Map<Loc, Piece[]>();
      for (const [p, place] of this.#state.pieces.at.entries()) {
        const there = lists.get(place);
        if (there) there.push(p);
        else if (place !== NOWHERE) lists.set(place, [p]);
      }
      return lists;
    });
    return byPlace.get(at) ?? NO_PIECES;
  }
  /** Pieces of a side that are in play. */
  piecesOf(side: Side): readonly Piece[] {
    const lists = this.cached('kernel.bySide', ['where'], () => {
      const out: Piece[][] = this.game.sides.map(() => []);
      const { kind, at } = this.#state.pieces;
      for (let p = 0; p < kind.length; p++) if (at[p] !== NOWHERE) out[this.sideOf(p)]?.push(p);
      return out;
    });
    return lists[side] ?? NO_PIECES;
  }

  // The rest of the board

  layer(id: string): readonly number[] {
    const l = this.#state.layers[id];
    if (!l) throw new Error(`game ${this.game.id}: no layer ${id}`);
    return l;
  }
  track(id: string): number {
    const t = this.#state.tracks[id];
    if (t === undefined) throw new Error(`game ${this.game.id}: no track ${id}`);
    return t;
  }
  mark(id: string, key: string | number): number {
    return this.#state.marks[id]?.[key] ?? 0;
  }
  memo(id: string): Json | undefined {
    return this.#state.memo[id];
  }
  option(id: string): Json {
    // A position from before an option was invented is played by its start value.
    const o = this.#state.options[id] ?? this.game.options.find((x) => x.id === id)?.start;
    if (o === undefined) throw new Error(`game ${this.game.id}: no option ${id}`);
    return o;
  }

  // Where the game is

  get frame(): Readonly<Frame> {
    const f = this.#state.stack.at(-1);
    if (!f) throw new Error('the game is over');
    return f;
  }
  get node(): Node {
    const n = this.compiled.nodes.get(this.frame.n);
    if (!n) throw new Error(`game ${this.game.id}: no node ${this.frame.n}`);
    return n;
  }
  /** The side whose phase it is: of the nearest frame that has one; -1 when none has. */
  get active(): Side {
    const { stack } = this.#state;
    for (let i = stack.length - 1; i >= 0; i--) {
      const side = stack[i]?.side ?? -1;
      if (side >= 0) return side;
    }
    return -1;
  }
  /** A variable of the nearest frame that has it. */
  v(key: string): Json | undefined {
    const { stack } = this.#state;
    for (let i = stack.length - 1; i >= 0; i--) {
      const value = stack[i]?.vars[key];
      if (value !== undefined) return value;
    }
    return undefined;
  }
  /** Whether a node is anywhere on the stack. */
  within(node: string): boolean {
    return this.#state.stack.some((f) => f.n === node);
  }

  // Knowledge

  /** What a viewer (a side, or the spectator's index) knows of a piece. */
  knows(viewer: number, p: Piece): Knowledge {
    if (!this.game.fog || this.sideOf(p) === viewer) return FULL;
    return (this.#state.known[viewer]?.[p] ?? UNSEEN) as Knowledge;
  }
}

export interface MoveDetail {
  readonly path?: readonly Loc[];
  readonly by?: string;
}

/** While an action is carried out, and only then. */
export class Play extends Query {
  readonly dice: DiceSource;
  /** Told of every event after it happened. */
  readonly #listener: (e: GameEvent, q: Query) => void;
  #open = false;

  constructor(game: Game, state: State, dice: DiceSource, listener: (e: GameEvent, q: Query) => void) {
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

  emit(e: GameEvent): void {
    // Asking hands out a Query, but at run time it is this object: a rule that changes things when asked must not get away with it.
    if (!this.#open) throw new ChangedWhileAsked(`game ${this.game.id}: tried to change the state while being asked`);
    fold(this.mutable(), e, this.revisions);
    this.clock++;
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
  /** Brings a piece that exists into play; whoever sees it appear cannot tell whether it was seen before. */
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
    this.emit({ k: 'memo', memo, to });
  }

  // Chance and knowledge

  /** `least`: the lowest face that counts, for dice that count one by one; whoever looks on sees which did. */
  roll(
    count: number,
    faces: number,
    purpose: Message,
    rule: string,
    by: Side = this.active,
    least?: number,
  ): readonly number[] {
    const i = this.state.rolls;
    const dice = this.dice.roll(i, count, faces);
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
    if (lost.length > 0) this.know(lost, to, PRESENT, 'renamed');
  }
  know(ps: readonly Piece[], viewer: number, level: Knowledge, naming: 'renamed' | 'same name'): void {
    if (!this.game.fog) return;
    this.#tell(ps, viewer, level, naming);
    const { spectator } = this.compiled;
    if (viewer === spectator) return;
    // A spectator knows what every side knows, no more: else one could play with a spectator's window open.
    for (const p of ps) {
      let common: Knowledge = FULL;
      for (let v = 0; v < spectator; v++) common = Math.min(common, this.knows(v, p)) as Knowledge;
      const now = this.state.known[spectator]?.[p] ?? UNSEEN;
      if (common !== now) this.#tell([p], spectator, common, common > now && now > UNSEEN ? 'same name' : 'renamed');
    }
  }
  #tell(ps: readonly Piece[], viewer: number, level: Knowledge, naming: 'renamed' | 'same name'): void {
    const levels = this.state.known[viewer] ?? [];
    const names = this.state.handles[viewer] ?? [];
    const handles: number[] = [];
    if (naming === 'renamed') {
      for (const [i] of ps.entries()) {
        let h = FIRST_HANDLE + this.dice.draw(this.state.draws + i, HANDLE_SPACE);
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
    this.emit({ k: 'ended', result });
  }
  setOrders(side: Side, orders: readonly StandingOrder[]): void {
    this.emit({ k: 'ordered', side, orders });
  }

  // The sequence of play

  /** Interrupts what is going on: the node is played first, then what called it goes on. */
  call(node: string, detail: { readonly side?: Side; readonly vars?: Readonly<Record<string, Json>> } = {}): void {
    this.emit({
      k: 'entered',
      frame: { n: node, pc: 0, side: detail.side ?? -1, done: 0, vars: { ...detail.vars } },
    });
  }
  /** Sets a variable of the current frame. */
  set(key: string, to: Json): void {
    this.emit({ k: 'frame', up: 0, key, to });
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
