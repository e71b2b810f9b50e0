// Chapter 6, 6.1, 6.3, 6.4, 6.6: support fire and ranged attacks.
// TO WRITE. `supporters` and `supportStrength` are called by chapter 5; the verbs of ranged attacks belong to the Attack Phase.
import type { Loc, Piece, Side, Verb } from '@rasputitsa/kernel';
import type { Node, Query } from '../words.ts';

/** 6.3.1 to 6.3.3, 6.1.4, 6.5.6 Guns of a side that may support a combat: in combat set-up, in range of one of these hexes, not yet fired. */
export function supporters(_q: Query, _side: Side, _hexes: readonly Loc[]): readonly Piece[] {
  return [];
}
/** 6.3.1, 5.6.4, 10.2.2 What a gun adds, halved where it must be. */
export function supportStrength(_q: Query, _p: Piece, _as: 'attack' | 'defence'): number {
  return 0;
}
/** Verbs of the Attack Phase. */
export const rangedVerbs: readonly Verb[] = [];
export const fireNodes: readonly Node[] = [];
