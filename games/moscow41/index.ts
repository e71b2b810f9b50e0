// Moscow 1941, as a module of rules for the kernel. Start reading at 2-sequence/sequence.ts.
import { defineGame } from '@rasputitsa/kernel';
import { PLACES } from './1-basics/board.ts';
import { scenarios, settle } from './17-scenarios/scenarios.ts';
import { interrupts, sequence, verbs } from './2-sequence/sequence.ts';
import { reachOf, refuseMover } from './3-movement/movement.ts';
import { about } from './about.ts';
import { advice } from './advice/index.ts';
import { chartsFault } from './data/charts.ts';
import { dayOf } from './data/scenarios.ts';
import { KINDS, kindsBy, SIDES, type UnitValues } from './data/units.ts';
import { believe, couldBe } from './imagine.ts';
import { invariants, permute, positionFault } from './invariants.ts';
import { overlays } from './panels/overlays.ts';
import { panels } from './panels/index.ts';
import { words } from './words.ts';
import { judgeBid } from './17-scenarios/victory.ts';
import { standingOrders } from './orders.ts';

export const game = defineGame(words, {
  id: 'moscow41',
  title: 'Moscow 1941',
  summary:
    'Regiments against divisions before Moscow, November and December 1941: closed stacks, attacks nobody may refuse.',
  about,
  version: 4,
  sides: SIDES,
  places: PLACES,
  kinds: KINDS,
  kindsBy: (charts) => kindsBy(charts['units'] as UnitValues),
  chartsFault,
  dateOf: (turn, { scenario }) => dayOf(scenario, turn),
  fog: true,
  scenarios,
  sequence,
  interrupts,
  verbs,
  judgeBid,
  standingOrders,
  overlays,
  march: (q, p) => (refuseMover(q, p) ? [] : reachOf(q, p).keys()),
  forecasts: () => import('./panels/forecast.ts').then((m) => m.forecast),
  panels,
  briefs: () => import('./data/briefs.ts').then((m) => m.BRIEFS),
  onlyWith: {
    verbs: {
      'mark-strategic': { option: 'strategic-movement', is: true },
      'place-unit': { option: 'own-set-up', is: true },
      'shift-loss': { option: 'own-set-up', is: true },
      'hitch-guns': { option: 'own-set-up', is: true },
    },
    steps: {
      'strategic-movement': { option: 'strategic-movement', is: true },
      'set-up': { option: 'own-set-up', is: true },
    },
  },
  invariants,
  settle,
  positionFault,
  permute,
  couldBe,
  believe,
  advice,
  ownPieces: '2.1.2',
});
/** For drawing. */
export { MAP as map } from './1-basics/board.ts';
export default game;
