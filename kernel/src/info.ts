// What there is to say about a game without its rules: sides, places, kinds, flags, tracks, options. Plain data and its types.
import type { Message } from './message.ts';
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
  /** Seen by everybody who sees that the piece is there. */
  readonly open?: boolean;
  /** Tells something of a back; of a piece whose face is known it says nothing new, and is not said. */
  readonly ofBack?: true;
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
  /** works: field works in a hex, drawn on the map; the last value is a finished one. */
  readonly drawn?: 'works';
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
  /** Says whose the ground is: a place that changes hands is news. */
  readonly holds?: true;
  /** works: field works, drawn on the map; the values after the first are sides. */
  readonly drawn?: 'works';
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

/** Where there is such a thing: all that is said must hold. */
export interface Need {
  readonly option?: string;
  /** What the option must be, or must not be. */
  readonly is?: Json;
  readonly not?: Json;
  readonly scenarios?: readonly string[];
  /** The only side that ever does it. */
  readonly side?: Side;
}
/** By id: without what there is no such thing in a game or for a side, so that a page need not speak of it. */
export type OnlyWith = Readonly<
  Partial<Record<'verbs' | 'tracks' | 'panels' | 'overlays' | 'steps', Readonly<Record<string, Need>>>>
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

/** What a layer of the page shows: computed for a viewer from what that viewer knows. */
export interface Overlay {
  readonly hexes?: readonly { readonly at: Loc; readonly value: number | string; readonly style?: string }[];
  readonly lines?: readonly { readonly path: readonly Loc[]; readonly style?: string }[];
  readonly notes?: readonly { readonly at: Loc; readonly rule: string; readonly message: Message }[];
  /** What its styles mean, where the style's own word does not say it. */
  readonly legend?: Readonly<Record<string, string>>;
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

/** A step of the sequence of play, as panels speak of it. */
export interface NodeFacts {
  readonly id: string;
  readonly title: string;
  readonly kind: 'steps' | 'auto' | 'process' | 'decision';
  readonly rule?: string;
}

/** Of a game, what rules may ask for. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly sides: readonly SideInfo[];
  readonly places: Places;
  readonly kinds: readonly Kind[];
  readonly flags: readonly FlagInfo[];
  readonly fields: readonly string[];
  readonly tracks: Readonly<Record<string, TrackInfo>>;
  readonly layers: Readonly<Record<string, LayerInfo>>;
  readonly marks: Readonly<Record<string, MarkInfo>>;
  readonly options: readonly OptionInfo[];
  readonly fog: boolean;
}
