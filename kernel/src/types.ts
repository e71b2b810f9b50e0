// The small words everything else is made of.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

declare const flavour: unique symbol;
/** A number that says what it counts. A plain number passes for any of them, one of them never for another: what comes out of
 * arithmetic and typed arrays needs no cast, and yet `move(hex, piece)` does not compile. */
type Flavoured<K extends string> = number & { readonly [flavour]?: K };

/** A side is its index in the game's list of sides. */
export type Side = Flavoured<'side'>;
/** A piece is its index in the columns of the state. Never leaves the kernel except toward its owner and the referee. */
export type Piece = Flavoured<'piece'>;
/** A hex (0 .. hexes-1) or, numbered after the hexes, a box beside the map. */
export type Loc = Flavoured<'loc'>;

/** Not in play: neither on the map nor in a box. */
export const NOWHERE: Loc = -1;

/** What a viewer knows of a piece. Each level includes those below it. */
export const UNSEEN = 0;
/** Owner and location: a block's back. */
export const PRESENT = 1;
/** Also what it is, but not its strength or status. */
export const KIND = 2;
export const FULL = 3;
export type Knowledge = typeof UNSEEN | typeof PRESENT | typeof KIND | typeof FULL;

/** Who looks: a side, everybody's common knowledge, or the one who may see all. */
export type Viewer = Side | 'spectator' | 'referee';

/** Rules read; only events write. */
export type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends Flavoured<string> | string | boolean | null | undefined
    ? T
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;
