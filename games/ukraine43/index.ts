// Ukraine '43 (second edition, 2005) as a module of rules for the kernel. Start reading at 3-sequence/sequence.ts.
import { defineGame } from '@rasputitsa/kernel';
import { PLACES } from './1-map/board.ts';
import { KINDS, kindsOf } from './2-units/units.ts';
import * as fighting from './3-sequence/fighting.ts';
import { interrupts, sequence } from './3-sequence/sequence.ts';
import * as staff from './3-sequence/staff.ts';
import { takeAssaultMarker } from './4-movement/assault-markers.ts';
import { refuseMover } from './4-movement/allowance.ts';
import { move } from './4-movement/move.ts';
import { railMove } from './4-movement/rail.ts';
import { reachOf } from './4-movement/reach.ts';
import { scenarios, settle } from './31-34-scenarios/scenarios.ts';
import { about } from './about.ts';
import { advice } from './advice/advice.ts';
import { chartsFault } from './data/faults.ts';
import { datesOf } from './data/schedule.ts';
import { type OnChart, tablesBy } from './data/tables.ts';
import { invariants, positionFault } from './invariants.ts';
import { overlays } from './panels/overlays.ts';
import { panels } from './panels/panels.ts';
import { SIDES } from './sides.ts';
import { words } from './words.ts';
import { judgeBid } from './30-victory/victory.ts';
import { standingOrders } from './orders.ts';

export const game = defineGame(words, {
  id: 'ukraine43',
  title: "Ukraine '43",
  summary:
    'The Soviet drive to the Dnieper, August to November 1943: thin fronts of ZOC bonds, reaction, exploitation.',
  about,
  version: 4,
  sides: SIDES,
  places: PLACES,
  kinds: KINDS,
  kindsBy: (charts) => kindsOf(tablesBy(charts as unknown as OnChart)),
  chartsFault,
  dateOf: (turn, { charts }) => datesOf((charts as unknown as OnChart).turns, turn),
  scenarios,
  fog: false,
  sequence,
  interrupts,
  verbs: [move, railMove, takeAssaultMarker, ...fighting.verbs, ...staff.verbs],
  judgeBid,
  standingOrders,
  advice,
  overlays,
  march: (q, p) => (refuseMover(q, p) ? [] : reachOf(q, [p]).hexes),
  forecasts: () => import('./panels/forecast.ts').then((m) => m.forecast),
  panels,
  briefs: () => import('./data/briefs.ts').then((m) => m.BRIEFS),
  invariants,
  positionFault,
  settle,
  ownPieces: '1',
});
/** For drawing. */
export { MAP as map } from './1-map/board.ts';
export default game;
