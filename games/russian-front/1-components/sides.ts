// The two sides (INTRO.players).
import type { Side } from '@rasputitsa/kernel';
import type { SideId } from '../data/units.ts';

export const AXIS = 0;
export const SOVIET = 1;
const SIDE_IDS: readonly SideId[] = ['axis', 'soviet'];
/** 4.1.1: the other side's units are the enemy. That each side commands only its own the kernel sees to: foreign pieces are refused
 * before a rule is asked (kernel/src/actions.ts). */
export const enemyOf = (side: Side): Side => 1 - side;
export function sideId(side: Side): SideId {
  return SIDE_IDS[side] ?? 'axis';
}
export function sideNumberOf(id: SideId): Side {
  return SIDE_IDS.indexOf(id);
}
