// What chapters 14 to 17, 19 to 21 and 25 to 30 add to the sequence of play: verbs of the phases, steps, and nodes that interrupt others.
import type { Verb } from '@rasputitsa/kernel';
import { relocate, relocateVerb } from '../15-air/bases.ts';
import {
  airReady,
  airReturn,
  clearAir,
  dasReserve,
  flyDas,
  keepForDas,
  rebase,
  returnHome,
} from '../15-air/missions.ts';
import { enter, holdBack } from '../16-reinforcements/entry.ts';
import { forfeitReplacements, rebuild, receiveReplacements, restore } from '../16-reinforcements/replacements.ts';
import { repair } from '../17-railheads/repair.ts';
import { buildFort, completeForts, disruptBuilders } from '../19-forts/building.ts';
import { drop } from '../20-airborne/drops.ts';
import { displace, displaceNode } from '../26-leaders/leaders.ts';
import { rally } from '../26-leaders/manstein.ts';
import { exitNorth, exitWest } from '../27-central-front/leaving.ts';
import { blast, endFlood } from '../28-dam/dam.ts';
import { endOfTurn, removeStep } from '../30-victory/exit.ts';
import type { Node, Play } from '../words.ts';

export { das } from '../15-air/missions.ts';
export { railRepair } from '../17-railheads/repair.ts';
export { dam } from '../28-dam/dam.ts';

export const verbs: readonly Verb[] = [
  relocateVerb,
  returnHome.verb,
  keepForDas,
  rebase,
  flyDas,
  enter,
  holdBack,
  restore,
  rebuild,
  repair,
  buildFort,
  drop,
  displace,
  rally,
  exitNorth,
  exitWest,
  blast,
  removeStep,
];
export const interrupts: readonly Node[] = [relocate.node, returnHome.node, displaceNode];

/** Ids of verbs, by the phase that offers them. */
export const inMovement: readonly string[] = [
  'enter',
  'hold-back',
  'restore',
  'rebuild',
  'change-base',
  'build-fort',
  'drop',
  'rally',
  'exit-north',
  'exit-west',
  'remove-step',
];
export const inExploitation: readonly string[] = ['drop', 'rally', 'exit-north', 'exit-west', 'remove-step'];

/** Before anybody moves: replacements are received (16.2), fortifications completed (19.1). */
export function beginMovement(g: Play): void {
  receiveReplacements(g);
  completeForts(g);
}
/** 19.1c, 16.2b: when the Movement Phase ends. */
export function endMovement(g: Play): void {
  disruptBuilders(g);
  forfeitReplacements(g);
}
/** At the start and at the end of each player turn. */
export function beginPlayerTurn(g: Play): void {
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'dropped')) g.lower(p, 'dropped');
  g.setTrack('manstein-attempts', 0);
}
export function endPlayerTurn(g: Play): void {
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'replaced')) g.lower(p, 'replaced');
  clearAir(g);
  endFlood(g);
  endOfTurn(g);
}

/** 3.C.1.c, 25.3 */
export const air: readonly Node[] = [airReturn, dasReserve, airReady];
