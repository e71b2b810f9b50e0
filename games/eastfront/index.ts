// EastFront, as a module of rules for the kernel. Start reading at sequence.ts.
import type { Game } from '@rasputitsa/kernel';
import { about } from './about.ts';
import { advice } from './advice.ts';
import { places } from './board.ts';
import { advanceArrival, reinforce } from './arrivals.ts';
import { cadre, disband, replace, workBeachhead } from './build.ts';
import { airstrike, fight } from './battles.ts';
import { repel, take } from './combat.ts';
import { activate } from './command.ts';
import { deploy, deployForMe, recall } from './deploy.ts';
import { fixControl } from './control.ts';
import { mobilize } from './mobilize.ts';
import { move, moveVia, rearguard } from './moves.ts';
import { options } from './options.ts';
import { standingOrders } from './orders.ts';
import { overlays } from './overlays.ts';
import { groundOverlays } from './overlays-ground.ts';
import { supplyOverlays } from './overlays-supply.ts';
import { forgo } from './overstack.ts';
import { panels } from './panels.ts';
import { updateLevels } from './production.ts';
import { withdrawTo } from './pursuit.ts';
import { railMove } from './railmove.ts';
import { evacuate, invade } from './invasion.ts';
import { layBeachhead } from './beachhead.ts';
import { drop } from './para.ts';
import { seaMove } from './seamove.ts';
import { goOn, stop } from './victory.ts';
import { keep } from './supply.ts';
import { scenarios } from './scenarios.ts';
import { interrupts, sequence } from './sequence.ts';
import { fields, flags, layers, marks, memos, tracks } from './state.ts';
import { kinds } from './units.ts';
import { invariants, permute, positionFault } from './invariants.ts';

export const game: Game = {
  id: 'eastfront',
  title: 'EastFront',
  summary: 'Corps and armies as blocks, June 1941 to May 1945: headquarters, blitz, and battles that last for months.',
  about,
  version: 1,
  sides: [
    { id: 'german', name: 'German' },
    { id: 'soviet', name: 'Soviet' },
  ],
  places,
  kinds,
  flags,
  fields,
  tracks,
  layers,
  marks,
  memos,
  options,
  scenarios,
  fog: true,
  sequence,
  interrupts,
  verbs: [
    deploy,
    recall,
    deployForMe,
    replace,
    cadre,
    reinforce,
    advanceArrival,
    disband,
    activate,
    move,
    moveVia,
    railMove,
    seaMove,
    invade,
    evacuate,
    drop,
    layBeachhead,
    workBeachhead,
    keep,
    forgo,
    rearguard,
    withdrawTo,
    mobilize,
    airstrike,
    fight,
    take,
    repel,
    goOn,
    stop,
  ],
  standingOrders,
  overlays: [...overlays, ...groundOverlays, ...supplyOverlays],
  panels,
  invariants,
  positionFault,
  permute,
  advice,
  settle(g) {
    fixControl(g);
    updateLevels(g);
  },
};
/** The board, for whoever draws it. */
export { map } from './board.ts';
/** Set-ups kept for another game. */
export { actionsFor, type KeptSetUp, setupOf } from './setups.ts';
