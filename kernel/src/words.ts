// A game's own words as types. A module declares once what its flags, tracks, marks, memos, nodes and so on are called;
// `Query` and `Play` of that game then know these names and no others, and a slip of the pen does not compile.
import type { Charts } from './charts.ts';
import type { FlagInfo, LayerInfo, MarkInfo, OptionInfo, TrackInfo, Visible } from './info.ts';
import type { Json, Loc, Piece, Side } from './types.ts';

/** The names of one game, as types. */
export interface Words {
  readonly flag: string;
  readonly field: string;
  readonly track: string;
  readonly layer: string;
  readonly mark: string;
  readonly node: string;
  /** By id: what is kept under it. */
  readonly memo: object;
  readonly option: object;
  readonly var: object;
  readonly chart: object;
}

/** Any game's: what the kernel, bots and pages work with, who know no game. Only here `any` stands for "a game's own business". */
export interface AnyWords {
  readonly flag: string;
  readonly field: string;
  readonly track: string;
  readonly layer: string;
  readonly mark: string;
  readonly node: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- it must pass for every game's words, and every game's for it
  readonly memo: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly option: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly var: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly chart: any;
}

/** The game's notebook. What is written there is of type T: `memo<readonly Objective[]>({ seenBy: 'all' })`. */
export interface MemoInfo<T = Json> extends Visible {
  /** Never there: it carries the type. */
  readonly holds?: T;
}
export function memo<T>(info: Visible = {}): MemoInfo<T> {
  return info;
}

/** What a variable of a frame holds. `data` is anything that names no piece. */
export type VarType = 'piece' | 'pieces' | 'place' | 'places' | 'side' | 'number' | 'text' | 'flag' | 'data';
export interface VarInfo<T = unknown> {
  readonly type: VarType;
  /** all: both sides know it (pieces under the names they have for them). referee: nobody. Sides: these. */
  readonly seenBy: 'all' | 'referee' | readonly Side[];
  readonly holds?: T;
}
/** A variable of frames that everybody at the table knows. */
export function open<T extends VarType>(type: T): VarInfo<VarValue<T>> {
  return { type, seenBy: 'all' };
}
/** One that nobody is told: what it says follows from what is hidden. */
export function hidden<T extends VarType>(type: T): VarInfo<VarValue<T>> {
  return { type, seenBy: 'referee' };
}
/** Anything that names no piece, of type T. */
export function data<T>(seenBy: VarInfo['seenBy'] = 'all'): VarInfo<T> {
  return { type: 'data', seenBy };
}
export type VarValue<T extends VarType> = T extends 'piece'
  ? Piece
  : T extends 'pieces'
    ? readonly Piece[]
    : T extends 'place'
      ? Loc
      : T extends 'places'
        ? readonly Loc[]
        : T extends 'side'
          ? Side
          : T extends 'number'
            ? number
            : T extends 'text'
              ? string
              : T extends 'flag'
                ? boolean
                : Json;

/** Everything a module remembers, declared in one place. */
export interface Vocabulary {
  readonly flags: readonly FlagInfo[];
  /** Further columns of the pieces. */
  readonly fields: readonly string[];
  readonly tracks: Readonly<Record<string, TrackInfo>>;
  readonly layers: Readonly<Record<string, LayerInfo>>;
  readonly marks: Readonly<Record<string, MarkInfo>>;
  readonly memos: Readonly<Record<string, MemoInfo<unknown>>>;
  readonly options: readonly OptionInfo[];
  /** Ids of all nodes of the sequence of play and of all interrupts. */
  readonly nodes: readonly string[];
  /** Variables of frames. */
  readonly vars: Readonly<Record<string, VarInfo>>;
  /** Tables, values and set-ups that players may exchange for their own. */
  readonly charts?: Charts;
}

/** Keeps the names as literal types. */
export function vocabulary<const V extends Vocabulary>(v: V): V {
  return v;
}

type Held<M> = M extends { readonly holds?: infer T } ? T : never;
type OnChart<C> = C extends { readonly value: infer T } ? T : never;
type OptionValue<O> = O extends { readonly values: readonly (infer T)[] } ? (T extends boolean ? boolean : T) : never;

/** The names of a vocabulary: `type Words = WordsOf<typeof words>`. */
export interface WordsOf<V extends Vocabulary> {
  readonly flag: V['flags'][number]['id'];
  readonly field: V['fields'][number];
  readonly track: keyof V['tracks'] & string;
  readonly layer: keyof V['layers'] & string;
  readonly mark: keyof V['marks'] & string;
  readonly node: V['nodes'][number];
  readonly memo: { readonly [K in keyof V['memos']]: Held<V['memos'][K]> };
  readonly option: {
    readonly [K in V['options'][number]['id']]: OptionValue<Extract<V['options'][number], { readonly id: K }>>;
  };
  readonly var: { readonly [K in keyof V['vars']]: Held<V['vars'][K]> };
  readonly chart: { readonly [K in keyof NonNullable<V['charts']>]: OnChart<NonNullable<V['charts']>[K]> };
}
