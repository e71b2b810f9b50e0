// Chapter 14: bridges.
// TO WRITE: verbs `demolish`, `rebuild` and `declare-bridge` of the Movement Phase; control of a bridge (14.1.3); the step `bridging` of the
// Supply Phase (14.3.2); `refuseBridging` (14.3.4), which chapters 3 and 5 ask; `bridgeDestroyed` for fire at objects (6.4.7, 8.2.8).
import type { Piece, Refusal, Verb } from '@rasputitsa/kernel';
import type { Node, Play, Query } from '../words.ts';

/** 14.3.4 A headquarters that builds a bridge stays where it is. */
export function refuseBridging(_q: Query, _p: Piece): Refusal | undefined {
  return undefined;
}
/** A bridge, by the key of its hexside, is destroyed by fire. */
export function destroyBridge(g: Play, key: string): void {
  g.setMark('bridge-down', key, 1);
}
export const bridging: Node = { kind: 'auto', id: 'bridging', title: 'Bridges', rule: '2.2.6.4', run: () => {} };
/** Verbs of the Movement Phase. */
export const bridgeVerbs: readonly Verb[] = [];
