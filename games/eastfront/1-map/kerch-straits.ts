// The Kerch Straits (1.38).
import { type Loc, rule } from '@rasputitsa/kernel';
import { sideAt } from './terrain.ts';

function isStrait(hex: Loc, direction: number): boolean {
  return sideAt(hex, direction) === 'strait';
}

/** 1.38a */
export const isCrossing = rule('1.38a', isStrait, () => false);
