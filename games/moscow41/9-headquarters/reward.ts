// Chapter 9, 9.1.6 and 9.1.7: what the enemy gains by destroying a headquarters.
// TO WRITE: `reward` is called for every headquarters that is gone; `rewardLeft`, `spendReward` and `endCombatPhase` are called by chapter 5.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

/** 9.1.6 A headquarters of `side` was destroyed at `hex`: its enemy gets modifiers for the next two Combat Phases. */
export function reward(_g: Play, _side: Side, _hex: Loc): void {}

/** 9.1.7 Modifiers that `side` may still spend on a combat over `hex`. */
export function rewardLeft(_q: Query, _side: Side, _hex: Loc): number {
  return 0;
}
export function spendReward(_g: Play, _side: Side, _hex: Loc, _modifiers: number): void {}

/** A Combat Phase is over: rewards grow old. */
export function ageRewards(_g: Play): void {}
