// A case or tutorial that is followed, as a page shows it. Types only.
import type { Action } from './info.ts';
import type { Side } from './types.ts';

/** A script that is followed: a rule's case, the tutorial. */
export interface Guide {
  readonly title: string;
  readonly kind?: 'case' | 'tutorial' | 'replay';
  /** The rules a case shows. */
  readonly rules?: readonly string[];
  readonly at: number;
  readonly steps: readonly GuideStep[];
  readonly done: boolean;
  /** A word on what was just tried. */
  readonly remark?: string;
  readonly remarkRule?: string;
  /** Replays have no steps in words, only how many there are. */
  readonly length?: number;
  /** Of a replay: what the step at hand told, in words. */
  readonly caption?: readonly string[];
  /** Of a replay: through whose eyes it may be looked at. */
  readonly viewers?: readonly (number | 'spectator')[];
}
export interface GuideStep {
  /** say: to be read. play: happens by itself. ask: the player does it. refused: is tried and refused. expect: something is pointed out. */
  readonly kind: 'say' | 'play' | 'ask' | 'refused' | 'expect';
  readonly text: string;
  /** A chapter begins here. */
  readonly chapter?: string;
  readonly rule?: string;
  readonly hint?: string;

  // Of the step at hand alone: who and where everybody is changes with every step.
  readonly places?: readonly number[];
  readonly pieces?: readonly number[];
  /** Whose it is to do. */
  readonly side?: Side;
  /** What the player is asked to do, to be pointed at. */
  readonly action?: Action;
  /** Several things to do, in any order. */
  readonly tasks?: readonly { readonly text: string; readonly done: boolean }[];
}
