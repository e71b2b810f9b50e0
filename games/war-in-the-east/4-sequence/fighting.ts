// The seam for chapters 5, 6, 8 to 14, 22, 23 and 25: what they add to the sequence of play.
import type { Refusal, Side, Verb } from '@rasputitsa/kernel';
import { type March, marchesIn } from '../5-movement/allowance.ts';
import { forceMarch, move } from '../5-movement/move.ts';
import { overrun } from '../5-movement/overrun.ts';
import { attack } from '../10-11-combat/attack.ts';
import * as battle from '../10-11-combat/battle.ts';
import { beginRail } from '../6-rail/capacity.ts';
import { railMove } from '../6-rail/rail-move.ts';
import { finnishRepair, repair } from '../6-rail/repair.ts';
import { forfeitArrivals, noteOperational } from '../29-34-scenarios/arrivals.ts';
import { enter } from '../29-34-scenarios/entry.ts';
import { RUSSIAN } from '../sides.ts';
import { judgeLine, raiseFreeDivisions } from '../22-23-line/line.ts';
import { beginNoRetreat, forgetStarts, noteCombatLosses, refuseRetreat, sendBack } from '../22-23-line/no-retreat.ts';
import { refuseLoitering } from '../27-allies/homeward.ts';
import { fortify, unfortify } from '../25-fortified/fortify.ts';
import * as air from '../12-air/air-combat.ts';
import { airCommitment, commitAir } from '../12-air/commitment.ts';
import { interdict, removeEnemyMarkers } from '../12-air/interdiction.ts';
import { frostbite as frostbiteVerb, frostbiteNode } from '../14-weather/first-winter.ts';
import { judgeLatitude, judgeSupply } from '../13-supply/judging.ts';
import type { Node, Play, Query } from '../words.ts';

export const verbs: readonly Verb[] = [
  move,
  forceMarch,
  overrun,
  enter,
  repair,
  finnishRepair,
  railMove,
  attack,
  ...battle.verbs,
  fortify,
  unfortify,
  commitAir,
  ...air.verbs,
  interdict,
  frostbiteVerb,
  sendBack,
];
export const interrupts: readonly Node[] = [...battle.nodes, ...air.nodes];

/** Ids of verbs, by the phase that offers them. */
export const inInitialMovement: readonly string[] = [
  'move',
  'force-march',
  'overrun',
  'enter',
  'repair-rail',
  'repair-finnish-rail',
  'send-back',
];
export const inRailAndSea: readonly string[] = ['rail-move'];
export const inCombat: readonly string[] = ['attack'];
export const inFortification: readonly string[] = ['fortify', 'unfortify'];
export const inMechanizedMovement: readonly string[] = ['move', 'overrun', 'enter', 'send-back'];
export const inInterdiction: readonly string[] = ['interdict'];

/** 4.2.A1, 4.2.A2 */
export const airWar: readonly Node[] = [airCommitment, air.airCombat];
/** 14.31 */
export const frostbite: readonly Node[] = [frostbiteNode];

/** Supply is judged, nobody has moved (13.11). */
export function beginMovement(g: Play): void {
  judgeSupply(g);
  judgeLatitude(g);
}
/** 23.R1, 27.6 */
export const refuseEndOfMovement = (q: Query, side: Side): Refusal | undefined =>
  refuseRetreat(q, side) ?? refuseLoitering(q, side);
export function endMovement(g: Play, march: March): void {
  // 11.R10: only who could move in this phase had time to leave.
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'surplus') && marchesIn(g, p, march)) g.lower(p, 'surplus');
  forgetStarts(g);
}
export const beginRailAndSea = beginRail;
export { refuseEndOfRail } from '../6-rail/rail-move.ts';
export function endRailAndSea(_g: Play): void {}
export function endCombat(g: Play): void {
  battle.endCombat(g);
  noteCombatLosses(g);
}
export const beginInterdiction = removeEnemyMarkers;
export { endInterdiction } from '../12-air/interdiction.ts';
/** 23.0: what the Axis holds before anybody arrives. */
export const beforeArrivals = beginNoRetreat;
/** 22.21 */
export const beginReinforcement = (g: Play): void => {
  if (g.active === RUSSIAN) raiseFreeDivisions(g);
};
export function endPlayerTurn(g: Play): void {
  forfeitArrivals(g);
  if (g.active === RUSSIAN) noteOperational(g);
  else judgeLine(g);
}
