// The seam for chapters 7, 15 to 21, 24 to 28 and 35.2: what they add to the sequence of play. Each chapter exports its verbs, nodes and hooks; they are tied in
// here and nowhere else. A chapter that is not yet written adds nothing.
import type { Refusal, Side, Verb } from '@rasputitsa/kernel';
import { AXIS } from '../sides.ts';
import type { Node, Play, Query } from '../words.ts';
// 15 to 21
import { construct } from '../15-production/construct.ts';
import { convert } from '../15-production/convert.ts';
import { receiveCenters, useProgram } from '../15-production/phase.ts';
import { placeRest, placeUnit, refuseWaiting } from '../15-production/placing.ts';
import { rebuild, rebuildAir } from '../15-production/rebuild.ts';
import { takeBack } from '../15-production/take-back.ts';
import { canCombine, combine } from '../16-17-combining/combine.ts';
import { canSplit, split } from '../16-17-combining/split.ts';
import { canRebuild, rebuildKampfgruppe, receiveDrafts } from '../20-21-drafts/drafts.ts';
import { advanceReplacements, canReplace, replaceDivision } from '../20-21-drafts/replacements.ts';

/** 15 to 21: production, combining and splitting, drafts. */
const productionVerbs: readonly Verb[] = [
  construct,
  convert,
  rebuild,
  rebuildAir,
  useProgram,
  placeUnit,
  placeRest,
  takeBack,
  combine,
  split,
  rebuildKampfgruppe,
  replaceDivision,
];
export { production } from '../15-production/phase.ts';

export const verbs: readonly Verb[] = [...productionVerbs];
export const interrupts: readonly Node[] = [];

/** Ids of verbs, by the phase that offers them. */
export const inReplacements: readonly string[] = ['combine', 'split', 'rebuild-kampfgruppe', 'replace-division'];
/** Whether there is anything to do in this phase. */
export const hasReplacements = (q: Query): boolean =>
  canCombine(q) || (q.active === AXIS ? canRebuild(q) || canReplace(q) : canSplit(q));
export const inInitialMovement: readonly string[] = ['place-unit', 'take-back'];
export const inRailAndSea: readonly string[] = [];
export const inMechanizedMovement: readonly string[] = ['place-unit', 'take-back'];
/** 15.3.P */
export const refuseEndOfMovement = (q: Query, side: Side): Refusal | undefined => refuseWaiting(q, side);

/** When a Game-Turn begins, the weather is set already. */
export function beginGameTurn(_g: Play): void {}
/** When a Player-Turn begins: partisan cadres convert (28.0.P). */
export function beginPlayerTurn(_g: Play): void {}
/** 4.2.B1: draft points (20.0), the Replacement Division Track (21.0), withdrawals due. */
export function beginReinforcement(g: Play): void {
  if (g.active === AXIS) {
    receiveDrafts(g);
    advanceReplacements(g);
  } else receiveCenters(g);
}
/** 16.0, 17.0, 20.0: what takes effect at the end of the phase. */
export function endReinforcement(_g: Play): void {}
/** When a Rail and Sea Movement Phase begins. */
export function beginRailAndSea(_g: Play): void {}
/** After everything of a Player-Turn: garrisons (24.0), withdrawals (26.2), Finland and Rumania (27.5, 27.6). */
export function endPlayerTurn(_g: Play): void {}
