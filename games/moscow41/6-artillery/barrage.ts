// Chapter 6, 6.5: barrages before movement, where a scenario grants ammunition.
// TO WRITE: the node becomes a decision; verbs in `barrageVerbs`; 6.5.5 in `refuseAfterBarrage`, which chapter 3 asks.
import type { Piece, Refusal, Verb } from '@rasputitsa/kernel';
import type { Node, Query } from '../words.ts';

export const barrage: Node = { kind: 'auto', id: 'barrage', title: 'Artillery barrage', rule: '2.2.2', run: () => {} };

/** 6.5.5 Guns that fired a barrage do not move in the same player turn. */
export function refuseAfterBarrage(_q: Query, _p: Piece): Refusal | undefined {
  return undefined;
}
export const barrageVerbs: readonly Verb[] = [];
