// What chapters 14 to 17, 19 to 21 and 25 to 30 add to the sequence of play: verbs of the phases, steps, and nodes that interrupt others.
import type { Verb } from '@rasputitsa/kernel';
import type { Node, Play } from '../words.ts';
import { rebaseNode, reposition } from '../15-air/bases.ts';
import { endOfAirTurn, flyDas, rebase, reserve, returnToBase } from '../15-air/missions.ts';
import { enter } from '../16-reinforcements/entry.ts';
import { reclaimSources } from '../4-movement/entering.ts';
import { receiveReplacements, rebuild, replace } from '../16-reinforcements/replacements.ts';
import { openNewRails, repair } from '../17-railheads/repair.ts';
import { buildFort, completeForts, disruptBuilders } from '../19-forts/building.ts';
import { drop } from '../20-airborne/drops.ts';
import { displace, displaceNode } from '../26-leaders/leaders.ts';
import { rally } from '../26-leaders/manstein.ts';
import { hold, leaveNorth } from '../27-central-front/holding-box.ts';
import { blast, endFlood } from '../28-dam/dam.ts';
import { billExits, exitWest, removeStep, settleExits } from '../30-victory/exit.ts';

export const verbs: readonly Verb[] = [
  returnToBase,
  reserve,
  rebase,
  reposition,
  flyDas,
  repair,
  enter,
  leaveNorth,
  hold,
  replace,
  rebuild,
  exitWest,
  removeStep,
  buildFort,
  drop,
  displace,
  rally,
  blast,
];
export const interrupts: readonly Node[] = [rebaseNode, displaceNode];

/** Ids of verbs, by the phase that offers them. */
export const inMovement: readonly string[] = [
  'enter',
  'leave-north',
  'hold-in-box',
  'replace',
  'rebuild',
  'change-base',
  'exit-west',
  'remove-step',
  'build-fort',
  'drop',
  'rally',
];
export const inExploitation: readonly string[] = ['leave-north', 'exit-west', 'drop', 'rally', 'remove-step'];
/** 30.2C2: at any time of the German player turn. */
export const inCombat: readonly string[] = ['remove-step'];

/** Before anybody moves: replacements are received (16.2), fortifications completed (19.1), reinforcements due (16.1). */
export function beginMovement(g: Play): void {
  receiveReplacements(g);
  completeForts(g);
}
/** 19.1c, 16.2b: when the Movement Phase ends. */
export function endMovement(g: Play): void {
  disruptBuilders(g);
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'replaced')) g.lower(p, 'replaced');
}
/** At the start and at the end of each player turn. */
export function beginPlayerTurn(g: Play): void {
  reclaimSources(g);
  openNewRails(g);
  // 20.4: the first turn on the ground is over.
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'dropped')) g.lower(p, 'dropped');
  g.setTrack('manstein-attempts', 0);
  // 26.1A, 26.2a: leaders who have not moved since their own turn began.
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'travelled')) g.lower(p, 'travelled');
}
export function endPlayerTurn(g: Play): void {
  billExits(g);
  settleExits(g);
  endOfAirTurn(g);
  endFlood(g);
}

/** 3.C.1.c, 25.3 */
export { airSegment as air } from '../15-air/missions.ts';
/** 3.C.7.c, e, f */
export { railRepair } from '../17-railheads/repair.ts';
export { dam } from '../28-dam/dam.ts';
export { das } from '../15-air/missions.ts';
