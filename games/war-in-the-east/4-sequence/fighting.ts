// The seam for chapters 5, 6, 8 to 14, 22, 23 and 25: what they add to the sequence of play.
import type { Refusal, Side, Verb } from '@rasputitsa/kernel';
import { forceMarch, move } from '../5-movement/move.ts';
import { overrun } from '../5-movement/overrun.ts';
import { attack } from '../10-11-combat/attack.ts';
import * as battle from '../10-11-combat/battle.ts';
import { judgeLatitude, judgeSupply } from '../13-supply/judging.ts';
import type { Node, Play, Query } from '../words.ts';

export const verbs: readonly Verb[] = [move, forceMarch, overrun, attack, ...battle.verbs];
export const interrupts: readonly Node[] = [...battle.nodes];

/** Ids of verbs, by the phase that offers them. */
export const inInitialMovement: readonly string[] = ['move', 'force-march', 'overrun'];
export const inRailAndSea: readonly string[] = [];
export const inCombat: readonly string[] = ['attack'];
export const inFortification: readonly string[] = [];
export const inMechanizedMovement: readonly string[] = ['move', 'overrun'];
export const inInterdiction: readonly string[] = [];

/** 4.2.A1, 4.2.A2 */
export const airWar: readonly Node[] = [];
/** 14.31 */
export const frostbite: readonly Node[] = [];
export const hasFortification = (_q: Query): boolean => false;

/** Supply is judged, nobody has moved (13.11). */
export function beginMovement(g: Play): void {
  judgeSupply(g);
  judgeLatitude(g);
}
export const refuseEndOfMovement = (_q: Query, _side: Side): Refusal | undefined => undefined;
export function endMovement(_g: Play): void {}
export function beginRailAndSea(_g: Play): void {}
export const refuseEndOfRail = (_q: Query, _side: Side): Refusal | undefined => undefined;
export function endRailAndSea(_g: Play): void {}
export { endCombat } from '../10-11-combat/battle.ts';
export function beginInterdiction(_g: Play): void {}
export function endInterdiction(_g: Play): void {}
export function endPlayerTurn(_g: Play): void {}
