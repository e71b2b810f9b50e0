// What a game says of an attack that is only planned.
import type { Play } from './context.ts';
import type { Tone } from './info.ts';
import type { Refusal } from './message.ts';
import type { PanelBlock, PanelText } from './panel-info.ts';
import type { Loc, Piece, Side } from './types.ts';
import type { AnyWords, Words } from './words.ts';

/** These units of a side attack what stands there, wherever they are now. */
export interface PlannedAttack {
  readonly side: Side;
  readonly units: readonly Piece[];
  readonly target: Loc;
}
/** there: it stands where it has to. now: it can get there in this move. later: not in this move. */
export type Comes = 'there' | 'now' | 'later';

/** What it would come to in one world. Titles are the same in all worlds: figures and chances of several worlds are put together by them. */
export interface Forecast {
  readonly attackers: readonly { readonly piece: Piece; readonly from: Loc; readonly comes: Comes }[];
  /** Who of them cannot take part, and why. */
  readonly barred: readonly { readonly piece: Piece; readonly why: Refusal }[];
  /** `3:1`; `rank` puts them in order. */
  readonly odds?: { readonly label: string; readonly rank: number };
  readonly attack: readonly PanelBlock[];
  readonly defence: readonly PanelBlock[];
  readonly figures: readonly { readonly text: string; readonly n: number; readonly rule?: string }[];
  readonly chances: readonly {
    readonly title: string;
    readonly bars: readonly { readonly label: string; readonly p: number; readonly tone?: Tone }[];
    readonly rule?: string;
  }[];
  /** What is not counted in. */
  readonly notes: readonly { readonly text: PanelText; readonly rule?: string }[];
}

/** Asked only in an imagined world, which it may change: it moves the units to where they would attack from. */
export type Forecaster<W extends Words = AnyWords> = (g: Play<W>, plan: PlannedAttack) => Forecast;
