// The contract between the kernel and a rules module. The page draws from it, bots play from it, tests check it.
import type { Play, Query } from './context.ts';
import type { Message, Refusal } from './message.ts';
import type { Renames } from './migrate.ts';
import type { Advice } from './opponent.ts';
import type { PanelInfo } from './panel.ts';
import type { Json, Loc, Side } from './types.ts';

export interface SideInfo {
  readonly id: string;
  readonly name: string;
}

/** The places of the board, by number. The kit makes one of these from a map. */
export interface Places {
  /** Hexes come first, boxes after them. */
  readonly hexes: number;
  readonly count: number;
  /** Short and unlike any other; files and scripts use it. */
  label(at: Loc): string;
  /** What it is called in sentences, `Smolensk DD17`; its label when left out. */
  called?(at: Loc): string;
  /** A label or a place name; an explanation when there is no such place. */
  parse(text: string): Loc | { readonly error: string };
  /** Cities and other names, to look places up by. */
  readonly names?: readonly { readonly name: string; readonly at: Loc; readonly kind: string }[];
  /** The word for a hex's terrain. */
  terrain?(at: Loc): string;
}

/** A place as one says it. */
export function called(places: Places, at: Loc): string {
  return places.called?.(at) ?? places.label(at);
}

/** A unit (one piece) or a type of counter (many). */
export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Full strength. */
  readonly steps: number;
  /** The least strength on the map; one step when absent. */
  readonly least?: number;
  /** How many counters of it there are, 1 for a unit with a name; as many as are asked for when absent. */
  readonly count?: number;
  readonly look?: Look;
}

/** How a counter or block is drawn. All games use these words, so that the page needs to know none of them. */
export interface Look {
  /** The branch, drawn as its map symbol: infantry, armor, mech, cavalry, hq, artillery, air, naval, ... */
  readonly symbol: string;
  /** Size of the formation, drawn above the symbol: division, corps, army, front, group. */
  readonly size?: string;
  /** Colours by nationality: german, soviet, finnish, rumanian, hungarian, italian, slovak, ... */
  readonly nation: string;
  /** What it is called on the counter: `41`, `2 Gds`. */
  readonly code?: string;
  /** The formation it belongs to. */
  readonly parent?: string;
  /** Figures along the bottom: `8-6`, `4-3-6`. */
  readonly factors?: string;
  /** The same by strength, lowest first, where figures change with losses. */
  readonly factorsBySteps?: readonly string[];
  /** Shown by a dark plate. */
  readonly elite?: boolean;
  /** Shown by a red band. */
  readonly guards?: boolean;
  /** A small word beside the symbol: `SS`, `Mtn`, `Para`, `Siege`. */
  readonly badge?: string;
  /** A wooden block: strength is the number on its upper edge, and its back hides it. */
  readonly block?: boolean;
  /** Whatever else a game wants to keep with it. */
  readonly more?: Readonly<Record<string, Json>>;
}

export interface FlagInfo {
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  /** Seen by whoever sees that the piece is there. */
  readonly open?: boolean;
  /** How it is marked on the counter; not marked when absent. Shape first, colour second. */
  readonly tab?: { readonly shape: 'round' | 'square' | 'triangle' | 'bar' | 'cross' | 'star'; readonly tone: Tone };
}
/** good and bad are for the owner; owed calls for a decision. */
export type Tone = 'plain' | 'good' | 'bad' | 'quiet' | 'owed';

/** Who may see a track, layer, mark or memo. A memo is the referee's alone unless it says otherwise. */
export interface Visible {
  readonly title?: string;
  readonly rule?: string;
  readonly seenBy?: readonly Side[] | 'all' | 'referee';
}
/** A count on a place or another key. */
export interface MarkInfo extends Visible {
  /** What each count means, from 0 on; otherwise it is a number. */
  readonly values?: readonly string[];
}
export interface TrackInfo extends Visible {
  readonly title: string;
  readonly start: number;
  readonly min?: number;
  readonly max?: number;
  /** Words for the values, from the lowest on: `Mud` instead of 1. */
  readonly values?: readonly string[];
}
export interface LayerInfo extends Visible {
  readonly title: string;
  readonly start: (at: Loc) => number;
  readonly values: readonly string[];
}

export interface OptionInfo {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly meaning: string;
  readonly values: readonly Json[];
  readonly start: Json;
  /** Options of a group are shown together under this heading: `Optional rules`. */
  readonly group?: string;
}

/** By id: the option without which there is no such thing in a game, so that a page need not speak of it. */
export type OnlyWith = Readonly<
  Partial<
    Record<
      'verbs' | 'tracks' | 'panels' | 'overlays' | 'steps',
      Readonly<Record<string, { readonly option: string; readonly is: Json }>>
    >
  >
>;

/** What somebody who chooses a scenario wants to know. */
export interface ScenarioAbout {
  /** `June to November 1941`. */
  readonly dates: string;
  readonly turns: string;
  /** Playing time on a table or screen: `3 hours`. */
  readonly length: string;
  readonly forces: string;
  /** What to expect of it, a sentence or two. */
  readonly expect: string;
}

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly about?: ScenarioAbout;
  /** Option values this scenario starts from. */
  readonly options?: Readonly<Record<string, Json>>;
  setup(g: Play): void;
}

interface NodeBase {
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  /** Entered only when this holds. */
  readonly when?: (q: Query) => boolean;
  readonly enter?: (g: Play) => void;
  readonly leave?: (g: Play) => void;
}
/** Steps in order; again while `while` holds; or once for each side that `sides` names. */
export interface StepsNode extends NodeBase {
  readonly kind: 'steps';
  readonly steps: readonly Node[];
  readonly while?: (q: Query) => boolean;
  readonly sides?: (q: Query) => readonly Side[];
}
/** Done by the game itself. */
export interface AutoNode extends NodeBase {
  readonly kind: 'auto';
  readonly run: (g: Play) => void;
}
/** Resumed again and again until it says done; may call other nodes in between. */
export interface ProcessNode extends NodeBase {
  readonly kind: 'process';
  readonly step: (g: Play) => 'again' | 'done';
}
/** One or more sides owe answers. Each acts until a verb ends its part. */
export interface DecisionNode extends NodeBase {
  readonly kind: 'decision';
  /** Who must answer; the side of the nearest frame when absent. */
  readonly who?: (q: Query) => readonly Side[];
  readonly verbs: readonly string[];
  readonly prompt: (q: Query, side: Side) => Message;
  /** "Done" or "pass". A decision without it is forced: only a verb that ends it ends it. */
  readonly done?: {
    readonly title: string;
    readonly rule?: string;
    readonly refuse?: (q: Query, side: Side) => Refusal | undefined;
  };
  /** Sides decide unseen by each other and are revealed together when the last is done (in `leave`). */
  readonly secret?: boolean;
}
export type Node = StepsNode | AutoNode | ProcessNode | DecisionNode;

/** piece: one piece. pieces: a set. place: hex or box. places: a path or a set in order. choice: one of some words. number: whole. side. */
export type ArgType = 'piece' | 'pieces' | 'place' | 'places' | 'choice' | 'number' | 'side';
export type ArgValue = number | string | readonly number[];
export type Args = Readonly<Record<string, ArgValue>>;

export interface Action {
  readonly verb: string;
  readonly args: Args;
}

/** What the page shows with a choice before it is made. */
export interface Preview {
  /** In the game's unit, ready to print ("1 1/6"), or a number. */
  readonly cost?: number | string;
  readonly path?: readonly Loc[];
  readonly notes?: readonly { readonly rule: string; readonly message: Message; readonly n?: number }[];
  readonly label?: Message;
}

export interface Arg<A> {
  readonly name: string & keyof A;
  readonly type: ArgType;
  readonly title?: string;
  /** What may be chosen, given what was chosen before. For lists: whole lists worth trying, for bots. */
  candidates(q: Query, soFar: Partial<A>): Iterable<ArgValue>;
  /** Why this value is refused; undefined when it is legal. Called with any value of the right type. */
  refuse?(q: Query, soFar: Partial<A>, value: ArgValue): Refusal | undefined;
  preview?(q: Query, soFar: Partial<A>, value: ArgValue): Preview;
  /** For lists: what the page offers one by one. */
  elements?(q: Query, soFar: Partial<A>): Iterable<number>;
}

export interface Verb<A = Args> {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly args: readonly Arg<A>[];
  /** Why the verb is not to be had at all now. */
  refuse?(q: Query): Refusal | undefined;
  /** Conditions on the whole action. */
  check?(q: Query, args: A): Refusal | undefined;
  preview?(q: Query, args: A): Preview;
  apply(g: Play, args: A): void;
  /** The acting side is done with this decision. */
  readonly ends?: boolean;
}

/** Ties the names and types of the arguments to the functions that use them. */
export function verb<A extends Args>(v: Verb<A>): Verb {
  return v;
}

/** An answer a side leaves for its own future decisions at one node. */
export interface StandingOrderInfo {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly node: string;
  readonly params: Readonly<Record<string, ArgType>>;
  /** For parameters that are a word: which words, so that a page can offer them. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** The action to take, or undefined to be asked after all. */
  answer(q: Query, side: Side, params: Args): Action | undefined;
}

/** What a layer of the page shows: computed for a viewer from what that viewer knows. */
export interface Overlay {
  readonly hexes?: readonly { readonly at: Loc; readonly value: number | string; readonly style?: string }[];
  readonly lines?: readonly { readonly path: readonly Loc[]; readonly style?: string }[];
  readonly notes?: readonly { readonly at: Loc; readonly rule: string; readonly message: Message }[];
  /** What its styles mean, where the style's own word does not say it. */
  readonly legend?: Readonly<Record<string, string>>;
}
export interface OverlayInfo {
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  /** The same whoever looks, so that spectators may see it too. The battery compares. */
  readonly open?: true;
  compute(q: Query, viewer: Side): Overlay;
}

/** The back of the box. */
export interface GameAbout {
  readonly paragraph: string;
  readonly publisher: string;
  readonly length: string;
  /** From 1 (an evening's rules) to 5 (a monster). */
  readonly complexity: number;
  /** The scenario to begin with. */
  readonly first?: string;
}

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly about?: GameAbout;
  /** Of the rules module: saves carry it. */
  readonly version: number;
  /** What ids were called in older versions. */
  readonly renamed?: readonly Renames[];
  readonly sides: readonly SideInfo[];
  readonly places: Places;
  readonly kinds: readonly Kind[];
  readonly flags: readonly FlagInfo[];
  /** Further columns of the pieces. */
  readonly fields: readonly string[];
  readonly tracks: Readonly<Record<string, TrackInfo>>;
  readonly layers: Readonly<Record<string, LayerInfo>>;
  readonly marks: Readonly<Record<string, MarkInfo>>;
  readonly memos: Readonly<Record<string, Visible>>;
  readonly options: readonly OptionInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  /** Whether sides may be ignorant of pieces at all. */
  readonly fog: boolean;
  readonly sequence: StepsNode;
  /** Nodes reached only by calls: interrupts. */
  readonly interrupts: readonly Node[];
  readonly verbs: readonly Verb[];
  readonly standingOrders: readonly StandingOrderInfo[];
  /** What belongs only to games with an option set so. */
  readonly onlyWith?: OnlyWith;
  /** hits: a unit's strength is told by the hits it has taken; otherwise by the steps it has left. */
  readonly strength?: 'hits';
  readonly overlays: readonly OverlayInfo[];
  /** Sheets of its own that the page shows: battle card, production, victory count. */
  readonly panels?: readonly PanelInfo[];
  /** What is wrong with this state; empty when nothing is. Checked by the battery after every action. */
  invariants(q: Query): readonly string[];
  /** The game's own opponent: what a side might sensibly do, judged from what it knows. */
  readonly advice?: Advice;
  /** Brings a hand-written position into order: what its author left to be derived. */
  settle?(g: Play): void;
  /** What no position of this game may have, however it was written: overstacked hexes, units at sea. */
  positionFault?(q: Query): Refusal | undefined;
  /** Shuffles secrets of others that `viewer` cannot know and the kernel cannot see as such (memos, tracks). For the battery. */
  permute?(g: Play, viewer: Side, random: { int(below: number): number }): void;
}
