// What chapters 8 to 13, 18 and 22 add to the sequence of play: verbs of the phases, steps, and nodes that interrupt others.
import type { Verb } from '@rasputitsa/kernel';
import { attack } from '../8-combat/attack.ts';
import { battle, holdCity, secondAttack } from '../8-combat/battle.ts';
import { stepLoss } from '../8-combat/losses.ts';
import { barrage, groundSupport, lead, support } from '../8-combat/support.ts';
import { fallBackNode, retreat, retreatNode } from '../10-retreats/retreat.ts';
import { advance, advanceNode } from '../12-advance/advance.ts';
import { mobileAssault } from '../13-mobile-assault/mobile-assault.ts';
import { hurryBridge, placeTrain, removeBridge } from '../18-rivers/bridging.ts';
import { clearRiverAssaults, riverAssault } from '../18-rivers/river-assault.ts';
import { recall, turnUp } from '../22-artillery/flips.ts';
import type { Node, Play } from '../words.ts';

export { artillery } from '../22-artillery/flips.ts';
export { earlyPontoons, pontoons } from '../18-rivers/bridging.ts';

export const verbs: readonly Verb[] = [
  attack,
  barrage,
  groundSupport,
  lead,
  stepLoss.verb,
  holdCity.verb,
  retreat,
  advance,
  secondAttack.verb,
  mobileAssault,
  riverAssault,
  placeTrain,
  hurryBridge,
  removeBridge,
  turnUp,
  recall,
];
export const interrupts: readonly Node[] = [
  battle,
  support,
  stepLoss.node,
  holdCity.node,
  retreatNode,
  fallBackNode,
  advanceNode,
  secondAttack.node,
];

/** Ids of verbs, by the phase that offers them. */
export const inMovement: readonly string[] = ['river-assault', 'place-bridge-train'];
export const inFirstCombat: readonly string[] = ['attack'];
export const inExploitation: readonly string[] = ['mobile-assault'];
export const inSecondCombat: readonly string[] = ['attack'];

/** A Combat Phase is over. */
export function endCombat(g: Play): void {
  clearRiverAssaults(g);
  g.setTrack('zhukov-attacks', 0);
}
