// The two sides (2.1).
import type { Side } from '@rasputitsa/kernel';

export const GERMAN = 0;
export const SOVIET = 1;
export const SIDES = [GERMAN, SOVIET] as const;

export function enemyOf(side: Side): Side {
  return 1 - side;
}
/** What a side's tracks and pages of the notebook are called after. */
export function sideId(side: Side): 'german' | 'soviet' {
  return side === GERMAN ? 'german' : 'soviet';
}
/** A value of each side: the German's first, as in all charts. */
export type BySide<T> = readonly [german: T, soviet: T];
export function bySide<T>(make: (side: 0 | 1) => T): BySide<T> {
  return [make(GERMAN), make(SOVIET)];
}
export function of<T>(values: BySide<T>, side: Side): T {
  return side === GERMAN ? values[0] : values[1];
}
