// What the rules see. A Query reads the state; a Play also changes it, by events and nothing else. Both know the words of
// one game; a module names them once (`type Query = kernel.Query<Words>`). What only the kernel may do is not here (world.ts).
import type { Facet } from './events.ts';
import type { GameFacts, Kind, NodeFacts } from './info.ts';
import type { Message } from './message.ts';
import type { Frame, PieceColumns, Result, State } from './state.ts';
import type { DeepReadonly, Knowledge, Loc, Piece, Side } from './types.ts';
import type { AnyWords, Words } from './words.ts';

export type ReadonlyState = DeepReadonly<State>;

export interface Query<W extends Words = AnyWords> {
  readonly game: GameFacts;
  /** Who is being asked, or is acting. The kernel sets it before it turns to the rules. */
  readonly actor: Side;
  readonly state: ReadonlyState;
  /** Computed once for each revision of the parts of the state it depends on. `last` is what was computed before, of whatever state that was. */
  cached<T>(key: string, depends: readonly Facet[], make: (last?: T) => T): T;
  /** A name for this moment: `changedSince` says what has become of the pieces after it. */
  readonly moment: number;
  /** The pieces of which something has changed since, some perhaps named twice; undefined when that is too long ago to say, or in another state. */
  changedSince(moment: number): readonly Piece[] | undefined;

  // Pieces

  readonly columns: DeepReadonly<PieceColumns>;
  readonly pieceCount: number;
  kindOf(p: Piece): Kind;
  sideOf(p: Piece): Side;
  at(p: Piece): Loc;
  steps(p: Piece): number;
  field(p: Piece, field: W['field']): number;
  has(p: Piece, flag: W['flag']): boolean;
  /** In the order of their index. The list stays as it is while pieces come and go: a change makes another. */
  piecesAt(at: Loc): readonly Piece[];
  /** Pieces of a side that are in play. */
  piecesOf(side: Side): readonly Piece[];

  // The rest of the board

  layer(id: W['layer']): readonly number[];
  track(id: W['track']): number;
  mark(id: W['mark'], key: string | number): number;
  /** Every key that has a count. */
  marked(id: W['mark']): readonly string[];
  memo<K extends keyof W['memo'] & string>(id: K): W['memo'][K] | undefined;
  option<K extends keyof W['option'] & string>(id: K): W['option'][K];
  /** What stands on a chart of the game being played: the module's own, or the players' (pack.ts). */
  chart<K extends keyof W['chart'] & string>(id: K): W['chart'][K];

  // Where the game is

  readonly frame: DeepReadonly<Frame>;
  readonly node: NodeFacts;
  /** The side whose phase it is: of the nearest frame that has one; -1 when none has. */
  readonly active: Side;
  /** A variable of the nearest frame that has it. */
  v<K extends keyof W['var'] & string>(key: K): W['var'][K] | undefined;
  /** Whether a node is anywhere on the stack. */
  within(node: W['node']): boolean;

  // Knowledge

  /** What a viewer (a side, or the spectator's index) knows of a piece. */
  knows(viewer: Side, p: Piece): Knowledge;
}

export interface MoveDetail {
  readonly path?: readonly Loc[];
  /** The path is kept from those who do not know what the piece is: it was found by what the piece is. */
  readonly veiled?: true;
  readonly by?: string;
}

/** While an action is carried out, and only then. */
export interface Play<W extends Words = AnyWords> extends Query<W> {
  // Pieces

  /** Makes a new piece and puts it into play. */
  create(kind: string, at: Loc, steps?: number, seen?: Knowledge): Piece;
  /** Brings a piece that exists into play; those who see it appear cannot tell whether it was seen before. */
  place(p: Piece, at: Loc, steps: number, seen?: Knowledge): void;
  move(p: Piece, to: Loc, detail?: MoveDetail): void;
  setSteps(p: Piece, to: number, rule?: string): void;
  /** Out of play (NOWHERE), where it is forgotten, or into a box, where it is known as before. */
  remove(p: Piece, to: Loc, rule?: string): void;
  raise(p: Piece, flag: W['flag']): void;
  lower(p: Piece, flag: W['flag']): void;
  setField(p: Piece, field: W['field'], to: number): void;
  /** Lowers every flag but these. */
  lowerAll(p: Piece, except?: readonly W['flag'][]): void;
  /** Sets every field to 0. */
  clearFields(p: Piece): void;

  // The rest of the board

  setLayer(layer: W['layer'], hexes: readonly Loc[], to: number): void;
  setTrack(track: W['track'], to: number): void;
  setMark(mark: W['mark'], key: string | number, to: number): void;
  /** null tears the page out. */
  setMemo<K extends keyof W['memo'] & string>(memo: K, to: W['memo'][K] | null): void;

  // Chance and knowledge

  /** `least`: the lowest face that counts, for dice that count one by one; everybody sees which did. */
  roll(count: number, faces: number, purpose: Message, rule: string, by?: Side, least?: number): readonly number[];
  /** A secret number 0 .. below-1 that no side sees. */
  draw(below: number): number;
  reveal(ps: readonly Piece[], to: Side, level?: Knowledge): void;
  /** The pieces become backs of blocks again, under new handles: nobody can say which was which. */
  conceal(ps: readonly Piece[], to: Side): void;
  /** Sets what a side knows of pieces, under new names: they can no longer be followed. */
  forget(ps: readonly Piece[], to: Side, level: Knowledge): void;

  // Words and the end

  note(rule: string, message: Message, to?: readonly Side[]): void;
  /** A line for the log where a rule lets out what was hidden (which block starves, say) without turning it face-up. */
  disclose(rule: string, message: Message): void;
  end(result: Result): void;

  // The sequence of play

  /** Interrupts what is going on: the node is played first, then what called it goes on. */
  call(node: W['node'], detail?: { readonly side?: Side; readonly vars?: Partial<W['var']> }): void;
  /** Sets a variable of the current frame. */
  set<K extends keyof W['var'] & string>(key: K, to: W['var'][K]): void;
  /** Takes a variable of the current frame away. */
  unset(key: keyof W['var'] & string): void;
  /** Sets a variable of the frame that called this one: how an interrupt answers. */
  reply<K extends keyof W['var'] & string>(key: K, to: W['var'][K]): void;
}
