// The seam for chapters 7, 15 to 21, 24 to 28 and 35.2: what they add to the sequence of play. Each chapter exports its verbs, nodes and hooks; they are tied in
// here and nowhere else. A chapter that is not yet written adds nothing.
import type { Verb } from '@rasputitsa/kernel';
import type { Node, Play, Query, StepsNode } from '../words.ts';

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];

/** Ids of verbs, by the phase that offers them. */
export const inReplacements: readonly string[] = [];
/** Whether there is anything to do in this phase. */
export const hasReplacements = (_q: Query): boolean => inReplacements.length > 0;
export const inInitialMovement: readonly string[] = [];
export const inRailAndSea: readonly string[] = [];
export const inMechanizedMovement: readonly string[] = [];

/** When a Game-Turn begins, the weather is set already. */
export function beginGameTurn(_g: Play): void {}
/** When a Player-Turn begins: partisan cadres convert (28.0.P). */
export function beginPlayerTurn(_g: Play): void {}
/** 4.2.B1: draft points (20.0), the Replacement Division Track (21.0), withdrawals due. */
export function beginReinforcement(_g: Play): void {}
/** 16.0, 17.0, 20.0: what takes effect at the end of the phase. */
export function endReinforcement(_g: Play): void {}
/** When a Rail and Sea Movement Phase begins. */
export function beginRailAndSea(_g: Play): void {}
/** After everything of a Player-Turn: garrisons (24.0), withdrawals (26.2), Finland and Rumania (27.5, 27.6). */
export function endPlayerTurn(_g: Play): void {}

/** 4.2.C7 */
export const production: StepsNode = {
  kind: 'steps',
  id: 'production',
  title: 'Production Phase',
  rule: '4.2.C7',
  when: () => false,
  steps: [],
};
