// 12.11: the boxes of the Air Power Charts.
import type { Side } from '@rasputitsa/kernel';
import { AXIS } from '../sides.ts';
import type { Play, Query, Track } from '../words.ts';

export type Box = 'air' | 'superiority' | 'support';
const BOXES: readonly [Readonly<Record<Box, Track>>, Readonly<Record<Box, Track>>] = [
  { air: 'axis-air', superiority: 'axis-superiority', support: 'axis-support' },
  { air: 'russian-air', superiority: 'russian-superiority', support: 'russian-support' },
];
export const boxOf = (side: Side, box: Box): Track => BOXES[side === AXIS ? 0 : 1][box];
export const pointsIn = (q: Query, side: Side, box: Box): number => q.track(boxOf(side, box));
export function addPoints(g: Play, side: Side, box: Box, n: number): void {
  if (n !== 0) g.setTrack(boxOf(side, box), Math.max(0, pointsIn(g, side, box) + n));
}
