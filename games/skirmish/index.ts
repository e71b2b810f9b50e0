// The game object: everything the kernel, the page and the bots know of this game. Start reading at 02-sequence/sequence.ts.
import { defineGame } from '@rasputitsa/kernel';
import { armsOn } from './01-board/blocks.ts';
import { PLACES } from './01-board/board.ts';
import { allot } from './02-sequence/orders.ts';
import { interrupts, sequence } from './02-sequence/sequence.ts';
import { move, reachOf } from './04-movement/movement.ts';
import { looks } from './05-scouts/scouts.ts';
import { advanceBlocks, attack } from './06-combat/combat.ts';
import { lose, spareTheBest } from './06-combat/losses.ts';
import { holdHere, retreat, stand, withdraw } from './06-combat/retreat.ts';
import { bombard, ceaseFire } from './07-bombardment/bombardment.ts';
import { raise, replenish } from './09-rebuilding/rebuilding.ts';
import { scenarios, settle } from './13-scenarios/scenarios.ts';
import { about } from './about.ts';
import { type ArmValues, chartsFault } from './data/charts.ts';
import { renamed } from './data/renamed.ts';
import { KINDS, kindsOf, SIDES } from './data/units.ts';
import { believe, couldBe } from './imagine.ts';
import { invariants, permute } from './invariants.ts';
import { battlePanel } from './panels/battle.ts';
import { briefingPanel, scorePanel } from './panels/briefing.ts';
import { overlays } from './panels/overlays.ts';
import { judgeBid } from './11-victory/victory.ts';
import { victoryPanel } from './panels/victory.ts';
import { words } from './words.ts';

export const game = defineGame(words, {
  id: 'skirmish',
  title: 'Skirmish at the Ford',
  summary:
    'Two small forces of hidden blocks fight for the crossings of a river. Our own game, and the example to copy.',
  about,
  version: 3,
  renamed,
  sides: SIDES,
  places: PLACES,
  kinds: KINDS,
  kindsBy: (charts) => kindsOf(armsOn(charts['arms'] as ArmValues)),
  chartsFault,
  fog: true,
  scenarios,
  sequence,
  interrupts,
  verbs: [allot, replenish, raise, move, bombard, ceaseFire, attack, stand, withdraw, retreat, lose, advanceBlocks],
  judgeBid,
  standingOrders: [holdHere, spareTheBest],
  overlays,
  march: (q, p) => reachOf(q, p).keys(),
  forecasts: () => import('./panels/forecast.ts').then((m) => m.forecast),
  panels: [battlePanel, scorePanel, briefingPanel, victoryPanel],
  briefs: () => import('./data/briefs.ts').then((m) => m.BRIEFS),
  invariants,
  settle,
  permute,
  looks,
  couldBe,
  believe,
  ownPieces: '1.1',
});
/** For drawing. */
export { MAP as map } from './01-board/board.ts';
export default game;
