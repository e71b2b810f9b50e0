// What a viewer gets: views, events and refusals as that viewer may know them. Types only; view.ts makes them.
import type { Result, StandingOrder } from './state.ts';
import type { Json, Loc, Side } from './types.ts';

export interface SeenPiece {
  readonly id: number;
  readonly side: Side;
  readonly at: Loc;
  readonly kind?: string;
  readonly steps?: number;
  readonly flags?: readonly string[];
  readonly fields?: Readonly<Record<string, number>>;
  /** Of one's own pieces: what the enemy knows of it, where that is more or less than its back. */
  readonly shown?: number;
}

/** A frame of the sequence of play, as far as the viewer knows it. */
export interface SeenFrame {
  readonly node: string;
  readonly title: string;
  readonly side: Side;
  readonly pc: number;
  readonly done: number;
  readonly vars: Readonly<Record<string, Json>>;
}

export interface View {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly viewer: Side | 'spectator';
  /** Where we are: the nodes from the outermost in. */
  readonly phase: readonly SeenFrame[];
  readonly owing: readonly Side[];
  readonly prompt: string | null;
  readonly pieces: readonly SeenPiece[];
  /** The viewer's own pieces that are out of play. */
  readonly offMap: readonly SeenPiece[];
  /** The order of battle of games with fog: how many pieces of each kind there are, in play or out of it. */
  readonly roster: Readonly<Record<string, number>>;
  /** How many rolls there have been. */
  readonly rolls: number;
  readonly layers: Readonly<Record<string, readonly number[]>>;
  readonly tracks: Readonly<Record<string, number>>;
  readonly marks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly memo: Readonly<Record<string, Json>>;
  readonly orders: readonly StandingOrder[];
  readonly result: Result | null;
}

/** own: what the viewer knows. open: everything, for games in which both sides are in one hand; what it could not know goes by a negative number. */
export type Sight = 'own' | 'open';

/** A refusal as the asker may hear it: blockers it does not know of are left out. */
export interface SeenRefusal {
  readonly rule: string;
  readonly text: string;
  readonly pieces: readonly number[];
  readonly places: readonly Loc[];
}

/** An event as a viewer may know it. Plain JSON; pieces under the viewer's names. */
export interface SeenEvent {
  readonly k: string;
  readonly [key: string]: Json;
}
