// The contract between the kernel and a rules module. The page draws from it, bots play from it, tests check it.
import type { Gain } from './bid.ts';
import type { ChartValues, Pack } from './charts.ts';
import type { Play, Query } from './context.ts';
import type { Random } from './dice.ts';
import type { Forecaster } from './forecast-info.ts';
import type {
  Action,
  Args,
  ArgType,
  ArgValue,
  GameAbout,
  Kind,
  OnlyWith,
  Overlay,
  Places,
  Preview,
  ScenarioAbout,
  SideInfo,
} from './info.ts';
import type { Message, Refusal } from './message.ts';
import type { Renames } from './renames.ts';
import type { Recalled } from './memory.ts';
import type { Advice } from './opponent.ts';
import type { Briefs, PanelInfo } from './panel-info.ts';
import type { Result, State } from './state.ts';
import type { Json, Loc, Piece, Side } from './types.ts';
import type { SeenPiece, View } from './seen.ts';
import type { AnyWords, Vocabulary, Words, WordsOf } from './words.ts';

export * from './info.ts';

export interface ScenarioInfo<W extends Words = AnyWords> {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly about?: ScenarioAbout;
  /** Option values this scenario starts from. */
  readonly options?: Readonly<Record<string, Json>>;
  setup(g: Play<W>): void;
}

interface NodeBase<W extends Words> {
  readonly id: W['node'];
  readonly title: string;
  readonly rule?: string;
  /** Entered only when this holds. */
  readonly when?: (q: Query<W>) => boolean;
  readonly enter?: (g: Play<W>) => void;
  readonly leave?: (g: Play<W>) => void;
}
/** Steps in order; again while `while` holds; or once for each side that `sides` names. */
export interface StepsNode<W extends Words = AnyWords> extends NodeBase<W> {
  readonly kind: 'steps';
  readonly steps: readonly Node<W>[];
  readonly while?: (q: Query<W>) => boolean;
  readonly sides?: (q: Query<W>) => readonly Side[];
}
/** Done by the game itself. */
export interface AutoNode<W extends Words = AnyWords> extends NodeBase<W> {
  readonly kind: 'auto';
  readonly run: (g: Play<W>) => void;
}
/** Resumed again and again until it says done; may call other nodes in between. */
export interface ProcessNode<W extends Words = AnyWords> extends NodeBase<W> {
  readonly kind: 'process';
  readonly step: (g: Play<W>) => 'again' | 'done';
}
/** One or more sides owe answers. Each acts until a verb ends its part. */
export interface DecisionNode<W extends Words = AnyWords> extends NodeBase<W> {
  readonly kind: 'decision';
  /** Who must answer; the side of the nearest frame when absent. */
  readonly who?: (q: Query<W>) => readonly Side[];
  readonly verbs: readonly string[];
  readonly prompt: (q: Query<W>, side: Side) => Message;
  /** "Done" or "pass". A decision without it is forced: only a verb that ends it ends it. */
  readonly done?: {
    readonly title: string;
    readonly rule?: string;
    readonly refuse?: (q: Query<W>, side: Side) => Refusal | undefined;
  };
  /** Sides decide unseen by each other and are revealed together when the last is done (in `leave`). */
  readonly secret?: boolean;
}
export type Node<W extends Words = AnyWords> = StepsNode<W> | AutoNode<W> | ProcessNode<W> | DecisionNode<W>;

/** Whose pieces an argument may name. Foreign ones are refused before any rule is asked, alike whatever they are. */
export type Whose = 'own' | 'foe' | 'any';

/** How one argument is asked for and judged. */
export interface Asking<W extends Words, A, T> {
  readonly title?: string;
  /** What may be chosen, given what was chosen before. For lists: whole lists worth trying, for bots. */
  candidates(q: Query<W>, soFar: A): Iterable<T>;
  /** Whether a value that `refuse` lets pass is among the candidates, where that can be told without going through them all. */
  has?(q: Query<W>, soFar: A, value: T): boolean;
  /** Why this value is refused; undefined when it is legal. Called with any value of the right type. */
  refuse?(q: Query<W>, soFar: A, value: T): Refusal | undefined;
  preview?(q: Query<W>, soFar: A, value: T): Preview;
  /** For lists: what the page offers one by one. */
  elements?(q: Query<W>, soFar: A): Iterable<T extends readonly (infer E)[] ? E : T>;
}
export interface Arg extends Asking<AnyWords, Args, ArgValue> {
  readonly name: string;
  readonly type: ArgType;
  /** For choices: the only words there are. */
  readonly words?: readonly string[];
  /** own when left out. */
  readonly whose?: Whose;
  elements?(q: Query, soFar: Args): Iterable<number>;
}

/** A verb as the kernel knows it. Modules write theirs with `verb` (verb.ts). */
export interface Verb {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly args: readonly Arg[];
  /** Why the verb is not to be had at all now. */
  refuse?(q: Query): Refusal | undefined;
  /** Conditions on the whole action. */
  check?(q: Query, args: Args): Refusal | undefined;
  preview?(q: Query, args: Args): Preview;
  apply(g: Play, args: Args): void;
  /** The acting side is done with this decision. */
  readonly ends?: boolean;
  /** Whether this action could bring something to light that its side does not know, judged by what it knows. Then it is final, found
   * or not. Moves that bring pieces into sight of each other are the game's own `looks`. */
  looks?(q: Query, args: Args): boolean;
  /** Gives up something of one's own and gets nothing for it: legal, now and then right, never done for the sake of doing something. */
  readonly givesUp?: true;
}

/** An answer a side leaves for its own future decisions at one node. */
/** The commands a side can be divided into, as its rulebook divides it among several players. */
export interface CommandInfo<W extends Words = AnyWords> {
  readonly rule: string;
  list(side: Side): readonly { readonly id: string; readonly title: string }[];
  /** Asked for a side's own pieces; undefined: it is in none of them, and everybody's. */
  of(q: Query<W>, piece: Piece): string | undefined;
}
export interface StandingOrderInfo<W extends Words = AnyWords> {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly node: W['node'];
  readonly params: Readonly<Record<string, ArgType>>;
  /** For parameters that are a word: which words, so that a page can offer them. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** The action to take, or undefined to be asked after all. */
  answer(q: Query<W>, side: Side, params: Args): Action | undefined;
}

export interface OverlayInfo<W extends Words = AnyWords> {
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  /** The same for every viewer, so that spectators may see it too. The battery compares. */
  readonly open?: true;
  /** supply: each of its lines leads from a unit's place to a source, or to where it breaks; its notes say why. So a page can show the
   * supply of one place. A game with too many lines says it place by place. */
  readonly traces?: true | ((q: Query<W>, viewer: Side, at: Loc) => Overlay);
  /** `viewer` is also the one being asked (`q.actor`). */
  compute(q: Query<W>, viewer: Side): Overlay;
}

/** What a side has deployed, kept for another game: plain JSON, and the actions that deploy it again. */
export interface SetUps<W extends Words = AnyWords> {
  /** Plain JSON. */
  setupOf(q: Query<W>, side: Side): object;
  actionsFor(
    q: Query<W>,
    kept: unknown,
  ):
    | { readonly ok: true; readonly side: Side; readonly actions: readonly Action[] }
    | { readonly ok: false; readonly errors: readonly string[] };
}

/** Rules asked or carried out in an imagined world that is being made, for a side. */
export type ImaginedPlay<W extends Words = AnyWords> = (side: Side, body: (g: Play<W>) => void) => void;

/** A module of rules, in its own words. */
export interface GameSpec<W extends Words> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly about?: GameAbout;
  /** Of the rules module: saves carry it. Raised with every change after which an old log may play differently. */
  readonly version: number;
  /** What ids were called in older versions. */
  readonly renamed?: readonly Renames[];
  readonly sides: readonly SideInfo[];
  readonly places: Places;
  readonly kinds: readonly Kind[];
  /** The same kinds with values from other charts; left out when no chart has values of units. */
  kindsBy?(charts: ChartValues): readonly Kind[];
  /** What is wrong with charts taken together, beginning with the path `/charts/<id>/...`. */
  chartsFault?(charts: ChartValues): string | undefined;
  readonly scenarios: readonly ScenarioInfo<W>[];
  /** Whether sides may be ignorant of pieces at all. */
  readonly fog: boolean;
  readonly sequence: StepsNode<W>;
  /** Nodes reached only by calls: interrupts. */
  readonly interrupts: readonly Node<W>[];
  readonly verbs: readonly Verb[];
  readonly standingOrders: readonly StandingOrderInfo<W>[];
  /** How a side's units are shared out where several play it; without it they share them freely. */
  readonly commands?: CommandInfo<W>;
  /** Where the winner hangs on points: the result when one side has some more, because the other has bid them for its side. Undefined:
   * this end does not hang on points. Without it sides cannot be bid for. */
  judgeBid?(q: Query<W>, result: Result, gain: Gain): Result | undefined;
  /** Games in which players choose where to set up. */
  readonly setUps?: SetUps<W>;
  /** What belongs only to games with an option set so. */
  readonly onlyWith?: OnlyWith;
  /** hits: a unit's strength is told by the hits it has taken; otherwise by the steps it has left. */
  readonly strength?: 'hits';
  readonly overlays: readonly OverlayInfo<W>[];
  /** Panels of its own that the page shows: battle card, production, victory count. */
  readonly panels?: readonly PanelInfo<W>[];
  /** The date of a turn, for headings, where the track of turns only counts them; empty where there is none. */
  dateOf?(turn: number, where: { readonly scenario: string; readonly charts: ChartValues }): string;
  /** The words of the briefing; fetched when they are read. */
  briefs?(): Promise<Briefs>;
  /** What is wrong with this state; empty when nothing is. Checked by the battery after every action. */
  invariants(q: Query<W>): readonly string[];
  /** The game's own opponent: what a side might sensibly do, judged from what it knows. */
  readonly advice?: Advice;
  /** Brings a hand-written position into order: what its author left to be derived. */
  settle?(g: Play<W>): void;
  /** What no position of this game may have, however it was written: overstacked hexes, units at sea. */
  positionFault?(q: Query<W>): Refusal | undefined;
  /** Shuffles secrets of others that `viewer` cannot know and the kernel cannot see as such (memos, tracks). For the battery. */
  permute?(g: Play<W>, viewer: Side, random: Random): void;
  /** Rewrites what names pieces by number where the kernel cannot see it: memos, fields and marks. Variables of frames and
   * standing orders are rewritten already. For the battery, which exchanges the numbers of hidden pieces. */
  renumber?(g: Play<W>, to: (p: Piece) => Piece): void;
  /** Whether a piece of which only the back is seen could be of this kind. */
  couldBe?(kind: Kind, seen: SeenPiece, view: View): boolean;
  /** Fills in an imagined world what its side cannot know and the kernel cannot guess: where unseen units are, what hidden tracks,
   * memos and variables may say. It gets the view and nothing of the truth (imagine.ts). Where rules have to be asked or carried
   * out to fill it in, `play` does it in the imagined world, as it stands then, for a side. Who is remembered from earlier in the game
   * (memory.ts) is there already, with the strength it had. */
  believe?(
    state: State,
    view: View,
    random: Random,
    play: ImaginedPlay<W>,
    recalled: ReadonlyMap<Piece, Recalled>,
  ): void;
  /** Where a unit could go in one move of its own side, as things stand. Asked only in imagined worlds, for the range of an enemy
   * stack: it need not guard anything. */
  march?(q: Query<W>, p: Piece): Iterable<Loc>;
  /** What a planned attack would come to; fetched when somebody plans one. */
  forecasts?(): Promise<Forecaster<W>>;
  /** The rule that says a side commands its own pieces and no others; cited where somebody reaches for the other side's. */
  readonly ownPieces?: string;
  /** Whether a piece of the acting side that comes to `at`, at the end of a move or on its way, could bring something to light that
   * its side does not know; judged by what that side knows. Then the action is final, found or not: else one could look, and
   * undo where there was nothing to see. */
  looks?(q: Query<W>, p: Piece, at: Loc): boolean;
  /** That one's blocks were looked at may itself tell of hidden lookers; then a side is not told what the enemy knows of it. */
  readonly secretLooks?: true;
}

/** A game as everybody but its own module sees it. */
export interface Game extends GameSpec<AnyWords>, Vocabulary {
  /** The players' own charts it is played with, and the game without them. */
  readonly pack?: Pack;
  readonly unpacked?: Game;
}

/** Ties a module to its vocabulary: from here on it is a game like any other. */
export function defineGame<V extends Vocabulary>(words: V, spec: GameSpec<WordsOf<V>>): Game {
  return { ...words, ...spec };
}
