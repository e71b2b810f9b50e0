// Russian Front (Avalon Hill, 1985) as a module of rules for the kernel. Start reading at 3-sequence/sequence.ts.
import { defineGame, type Verb } from '@rasputitsa/kernel';
import { places } from './1-components/board.ts';
import { kinds } from './1-components/units.ts';
import * as partisans from './12-preliminary/partisans.ts';
import * as special from './17-special/special-phase.ts';
import * as oilfields from './19-options/converting-oilfields.ts';
import * as forcedMarch from './19-options/extra-movement.ts';
import * as strategic from './19-options/strategic-movement.ts';
import * as strategyChange from './19-options/strategy-change.ts';
import { scenarios } from './2-10-set-up/scenarios.ts';
import * as holdOut from './20-options/ignore-required-retreats.ts';
import * as bombing from './20-options/strategic-bombing.ts';
import * as fortifications from './21-variants/fortifications.ts';
import * as japan from './21-variants/japanese-invasion.ts';
import { sequence } from './3-sequence/sequence.ts';
import * as blitz from './4-11-general/blitz.ts';
import * as pursuit from './4-11-general/pursuit.ts';
import * as gauge from './4-11-general/rail-conversion.ts';
import * as refit from './4-11-general/refit.ts';
import * as reserves from './4-11-general/reserves.ts';
import * as surrender from './4-11-general/surrender-step.ts';
import * as guards from './5-13-preparation/guards.ts';
import * as rail from './5-13-preparation/rail-movement.ts';
import * as reinforcements from './5-13-preparation/reinforcements.ts';
import * as replacements from './5-13-preparation/replacement-step.ts';
import * as withdrawals from './5-13-preparation/withdrawals.ts';
import * as air from './6-14-movement/air-missions.ts';
import * as march from './6-14-movement/carrying-out-moves.ts';
import * as evacuation from './6-14-movement/evacuation.ts';
import * as ground from './6-14-movement/ground-movement-step.ts';
import * as naval from './6-14-movement/naval-missions.ts';
import * as response from './6-14-movement/response.ts';
import * as battle from './7-15-combat/battle.ts';
import * as combat from './7-15-combat/combat-resolution.ts';
import * as hits from './7-15-combat/hits.ts';
import * as navalCombat from './7-15-combat/naval-segment.ts';
import * as retreat from './7-15-combat/retreats.ts';
import * as returns from './7-15-combat/returns-and-transfers.ts';
import * as victory from './9-16-victory/victory.ts';
import { about } from './about.ts';
import { advice } from './advice/advice.ts';
import { renamed } from './data/renamed.ts';
import * as deploy from './deploy/deploy.ts';
import { actionsFor, setupOf } from './deploy/setups.ts';
import { believe } from './imagine.ts';
import { invariants, positionFault } from './invariants.ts';
import { onlyWith } from './only.ts';
import { standingOrders } from './orders.ts';
import { goals } from './6-14-movement/reachable-hexes.ts';
import { overlays } from './panels/overlays.ts';
import { panels } from './panels/panels.ts';
import { settle } from './settle.ts';
import { type Node, words } from './words.ts';

interface Chapter {
  readonly verbs?: readonly Verb[];
  readonly interrupts?: readonly Node[];
}
const chapters: readonly Chapter[] = [
  deploy,
  strategyChange,
  reinforcements,
  surrender,
  withdrawals,
  guards,
  replacements,
  partisans,
  rail,
  special,
  oilfields,
  ground,
  march,
  strategic,
  forcedMarch,
  gauge,
  response,
  evacuation,
  reserves,
  refit,
  blitz,
  pursuit,
  naval,
  air,
  bombing,
  combat,
  battle,
  hits,
  holdOut,
  retreat,
  navalCombat,
  returns,
  fortifications,
  victory,
  japan,
];

export const game = defineGame(words, {
  id: 'russian-front',
  title: 'Russian Front',
  summary:
    'Corps and armies by months, 1941 to 1944: battles in rounds inside a hex, response movement, blitz, air and naval war.',
  about,
  version: 3,
  renamed,
  // INTRO.players; 2.1: who takes which, the players agree on.
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'soviet', name: 'Soviet' },
  ],
  places,
  kinds,
  scenarios,
  fog: true,
  sequence,
  interrupts: chapters.flatMap((c) => c.interrupts ?? []),
  verbs: chapters.flatMap((c) => c.verbs ?? []),
  judgeBid: victory.judgeBid,
  standingOrders,
  setUps: { setupOf, actionsFor },
  ownPieces: '4.1.1',
  strength: 'hits',
  onlyWith,
  overlays,
  march: (q, p) => goals(q, [p]),
  forecasts: () => import('./panels/forecast.ts').then((m) => m.forecast),
  panels,
  briefs: () => import('./data/briefs.ts').then((m) => m.BRIEFS),
  invariants,
  advice,
  positionFault,
  settle,
  believe,
});
/** The board, for whoever draws it. */
export { map } from './1-components/board.ts';
