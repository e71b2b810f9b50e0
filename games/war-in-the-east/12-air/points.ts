// 12.11: the boxes of the Air Power Charts.
import type { Side } from '@rasputitsa/kernel';
import { AXIS } from '../sides.ts';
import type { Play, Query, Track } from '../words.ts';

export type Box = 'air' | 'superiority' | 'support';
export const boxOf = (side: Side, box: Box): Track => `${side === AXIS ? 'axis' : 'russian'}-${box}` as const;
export const pointsIn = (q: Query, side: Side, box: Box): number => q.track(boxOf(side, box));
export function addPoints(g: Play, side: Side, box: Box, n: number): void {
  if (n !== 0) g.setTrack(boxOf(side, box), Math.max(0, pointsIn(g, side, box) + n));
}
