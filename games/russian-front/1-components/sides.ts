// The two sides (1.2).
import type { Side } from '@rasputitsa/kernel';
import type { SideId } from '../data/units.ts';

export const AXIS = 0;
export const SOVIET = 1;
const SIDE_IDS: readonly SideId[] = ['axis', 'soviet'];
export const enemyOf = (side: Side): Side => 1 - side;
export function sideId(side: Side): SideId {
  return SIDE_IDS[side] ?? 'axis';
}
export function sideNumberOf(id: SideId): Side {
  return SIDE_IDS.indexOf(id);
}
