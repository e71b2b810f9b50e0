// The seam for chapters 7, 15 to 21, 24 to 28 and 35.2: what they add to the sequence of play. Each chapter exports its verbs, nodes and hooks; they are tied in
// here and nowhere else. A chapter that is not yet written adds nothing.
import type { Refusal, Side, Verb } from '@rasputitsa/kernel';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Node, Play, Query } from '../words.ts';
// 15 to 21
import { construct } from '../15-production/construct.ts';
import { convert } from '../15-production/convert.ts';
import { useProgram } from '../15-production/phase.ts';
import { placeRest, placeUnit, refuseWaiting } from '../15-production/placing.ts';
import { rebuild, rebuildAir } from '../15-production/rebuild.ts';
import { takeBack } from '../15-production/take-back.ts';
import { canCombine, combine } from '../16-17-combining/combine.ts';
import { canSplit, split } from '../16-17-combining/split.ts';
import { canRebuild, rebuildKampfgruppe, receiveDrafts } from '../20-21-drafts/drafts.ts';
import { advanceReplacements, canReplace, replaceDivision } from '../20-21-drafts/replacements.ts';
// 6.11, 7, 9.21, 24, 26 to 28, 35.2
import { beginSea, seaMove } from '../7-sea/sea.ts';
import { judgeGarrisons, raiseForGarrisons } from '../24-garrisons/garrisons.ts';
import * as siberia from '../26-edges/siberia.ts';
import * as withdrawal from '../26-edges/withdrawal.ts';
import { judgePolitics } from '../27-allies/politics.ts';
import { becomeDivisions, forgetTries, partisansNode, raisePartisans } from '../28-partisans/rising.ts';
import { moreDrafts } from '../35-variants/arrivals.ts';
import * as special from '../35-variants/special.ts';
import * as excess from './excess.ts';

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

// 6.11, 7, 9.21, 24, 26 to 28, 35.2
/** Decisions before anything else of a Player-Turn, around its Movement Phases, and at its end. */
export const atStart: readonly Node[] = [partisansNode];
export { afterInitialMovement, afterMechanizedMovement, beforeRail } from './excess.ts';
export const atEnd: readonly Node[] = [withdrawal.shortfall, special.southShortfall];
const otherVerbs: readonly Verb[] = [
  seaMove,
  ...excess.verbs,
  ...withdrawal.verbs,
  ...siberia.verbs,
  raisePartisans,
  ...special.verbs,
];
/** After both Movement Phases: 27.25, 28.27. */
export function endMovement(g: Play): void {
  judgePolitics(g);
  becomeDivisions(g);
}
export function endCombat(g: Play): void {
  special.endCombat(g);
  judgePolitics(g);
  becomeDivisions(g);
}

export const verbs: readonly Verb[] = [...productionVerbs, ...otherVerbs];
export const interrupts: readonly Node[] = [];

/** Ids of verbs, by the phase that offers them. */
export const inReplacements: readonly string[] = [
  'combine',
  'split',
  'rebuild-kampfgruppe',
  'replace-division',
  ...special.inReplacements,
];
/** Whether there is anything to do in this phase. */
export const hasReplacements = (q: Query): boolean =>
  special.hasReplacements(q) || canCombine(q) || (q.active === AXIS ? canRebuild(q) || canReplace(q) : canSplit(q));
export const inInitialMovement: readonly string[] = [
  'place-unit',
  'take-back',
  'withdraw',
  'to-siberia',
  ...special.inInitialMovement,
];
export const inRailAndSea: readonly string[] = ['place-unit', 'sea-move', 'withdraw-by-rail', 'rail-to-siberia'];
export const inMechanizedMovement: readonly string[] = [
  'place-unit',
  'take-back',
  'withdraw',
  'to-siberia',
  'exit-south',
];
/** 15.3.P In all three Movement Phases. */
export const refuseEndOfMovement = (q: Query, side: Side): Refusal | undefined => refuseWaiting(q, side);

/** When a Game-Turn begins, the weather is set already. */
export function beginGameTurn(g: Play): void {
  if (g.track('finland-air') !== 0) g.setTrack('finland-air', 0);
  judgePolitics(g);
}
/** When a Player-Turn begins: partisan cadres convert (28.0.P). */
export function beginPlayerTurn(g: Play): void {
  special.beginPlayerTurn(g);
}
/** 4.2.B1: draft points (20.0), the Replacement Division Track (21.0), withdrawals due. */
export function beginReinforcement(g: Play): void {
  moreDrafts(g);
  if (g.active === RUSSIAN) raiseForGarrisons(g);
  if (g.active === AXIS) {
    receiveDrafts(g);
    advanceReplacements(g);
  }
}
/** 16.0, 17.0, 20.0: what takes effect at the end of the phase. */
export function endReinforcement(_g: Play): void {}
/** When a Rail and Sea Movement Phase begins. */
export const beginRailAndSea = beginSea;
/** After everything of a Player-Turn: garrisons (24.0), withdrawals (26.2), Finland and Rumania (27.5, 27.6). */
export function endPlayerTurn(g: Play): void {
  if (g.active === AXIS) judgeGarrisons(g);
  forgetTries(g);
  judgePolitics(g);
}
