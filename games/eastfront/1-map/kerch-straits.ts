// The Kerch Straits (1.38).
import { type Loc, rule } from '@rasputitsa/kernel';
import { isEnemy } from '../8-control/hex-status.ts';
import { sideAt } from './terrain.ts';

// 1.38b: a strait is open to land supply like any side that may be crossed (`isOpen` in terrain.ts). 1.38c: the map has no rail over it.
export function isStrait(hex: Loc, direction: number): boolean {
  return sideAt(hex, direction) === 'strait';
}

/** 1.38d: an enemy on either bank closes the straits to ships. */
export const bankCloses = rule('1.38d', isEnemy, () => false);
/** 1.38a */
export const isCrossing = rule('1.38a', isStrait, () => false);
