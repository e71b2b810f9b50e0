// EastFront, as a module of rules for the kernel. Start reading at 4-sequence/sequence.ts.
import { defineGame } from '@rasputitsa/kernel';
import { places } from './1-map/board.ts';
import { keep } from './10-supply/supply-check.ts';
import { cadre } from './11-production/cadres.ts';
import { disband } from './11-production/disbanding.ts';
import { updateLevels } from './11-production/production-level.ts';
import { advanceArrival, reinforce } from './11-production/reinforcements.ts';
import { replace } from './11-production/replacements.ts';
import { airstrike } from './13-air/airstrikes.ts';
import { drop } from './14-paratroops/paradrop.ts';
import { workBeachhead } from './15-seapower/beachhead-status.ts';
import { layBeachhead } from './15-seapower/beachhead.ts';
import { evacuate } from './15-seapower/evacuations.ts';
import { invade } from './15-seapower/invasions.ts';
import { seaMove } from './15-seapower/sea-movement.ts';
import { kinds } from './2-units/units.ts';
import { goOn, stop } from './3-scenarios/linked-games.ts';
import { scenarios } from './3-scenarios/scenarios.ts';
import { deploy, recall } from './3-scenarios/set-up.ts';
import { interrupts, sequence } from './4-sequence/sequence.ts';
import { activate } from './5-command/activation.ts';
import { mobilize } from './5-command/mobilization.ts';
import { landMoves } from './6-movement/land-moves.ts';
import { move, moveVia } from './6-movement/move-orders.ts';
import { fallBack, rearguard, withdrawTo } from './6-movement/rearguard.ts';
import { forgo } from './6-movement/repulse-overstack.ts';
import { fight, select } from './7-combat/active-battles.ts';
import { take } from './7-combat/losses.ts';
import { repel } from './7-combat/repulses.ts';
import { fixControl } from './8-control/hex-control.ts';
import { railMove, railVia } from './9-rail/rail-movement.ts';
import { about } from './about.ts';
import { advice } from './advice/index.ts';
import { renamed } from './data/renamed.ts';
import { deployForMe } from './deploy/deploy-for-me.ts';
import { actionsFor, setupOf } from './deploy/set-ups.ts';
import { believe } from './imagine.ts';
import { invariants, permute, positionFault, renumber } from './invariants.ts';
import { judgeBid } from './17-victory/victory-levels.ts';
import { standingOrders } from './orders.ts';
import { panels } from './panels/index.ts';
import { groundOverlays } from './panels/overlays-ground.ts';
import { supplyOverlays } from './panels/overlays-supply.ts';
import { overlays } from './panels/overlays.ts';
import { words } from './words.ts';

export const game = defineGame(words, {
  id: 'eastfront',
  title: 'EastFront',
  summary: 'Corps and armies as blocks, June 1941 to May 1945: headquarters, blitz, and battles that last for months.',
  about,
  version: 3,
  renamed,
  sides: [
    { id: 'german', name: 'German' },
    { id: 'soviet', name: 'Soviet' },
  ],
  places,
  kinds,
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
    railVia,
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
    fallBack,
    mobilize,
    airstrike,
    select,
    fight,
    take,
    repel,
    goOn,
    stop,
  ],
  judgeBid,
  standingOrders,
  setUps: { setupOf, actionsFor },
  ownPieces: 'INTRO.1',
  march: (q, p) => landMoves(q, p).keys(),
  forecasts: () => import('./panels/forecast.ts').then((m) => m.forecast),
  overlays: [...overlays, ...groundOverlays, ...supplyOverlays],
  panels,
  briefs: () => import('./data/briefs.ts').then((m) => m.BRIEFS),
  invariants,
  positionFault,
  permute,
  renumber,
  believe,
  advice,
  settle(g) {
    fixControl(g);
    updateLevels(g);
  },
});
/** The board, for whoever draws it. */
export { map } from './1-map/board.ts';
