// What a coach says, as plain data.
import type { Side } from '@rasputitsa/kernel';

/** Opponents whose thoughts a player can ask for. */
export const COACH_LEVELS = ['veteran', 'marshal'] as const;
export type CoachLevel = (typeof COACH_LEVELS)[number];

/** What the staff would do now. */
export interface SaidHint {
  /** The plans that were compared, the one it prefers first, with the points it expects of them at the end: the player's less the enemy's. */
  readonly plans: readonly { readonly name: string; readonly points: number; readonly tried: number }[];
  /** What carries the plan out in this step, as far as it can be foreseen: units that go to the same place in one order. */
  readonly actions: readonly {
    readonly text: string;
    readonly rule: string;
    readonly notes: readonly { readonly rule: string; readonly text: string }[];
  }[];
  /** There is more to order than was told. */
  readonly isCut: boolean;
  /** What the battles that these orders lead to would come to, as far as the player can know. */
  readonly battles: readonly SaidBattle[];
}
export interface SaidBattle {
  readonly at: number;
  /** `Kharkov: 3:1. Hits on the defence in a round 2.3, hits on the attack in a round 0.2.` */
  readonly text: string;
  readonly rule?: string;
}

/** A player-turn of a finished game. Points are those of the first side, expected at the end. */
export interface SaidTurn {
  readonly side: Side;
  /** `July 1942, Fortnight 2`. */
  readonly when: string;
  /** Points of the log: the first entry of the turn and the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  /** What the dice brought beyond what such dice bring in the mean. */
  readonly luck: number;
  /** What was decided better or worse than the staff would have, by either side. */
  readonly decided: number;
}
