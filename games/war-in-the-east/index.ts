// War in the East (1974) as a module of rules for the kernel. Start reading at 4-sequence/sequence.ts.
import { defineGame } from '@rasputitsa/kernel';
import { PLACES } from './3-equipment/board.ts';
import { KINDS, kindsBy } from './3-equipment/units.ts';
import { commands } from './36-teams/commands.ts';
import * as economy from './4-sequence/economy.ts';
import * as fighting from './4-sequence/fighting.ts';
import { interrupts, sequence } from './4-sequence/sequence.ts';
import { scenarios, settle } from './29-34-scenarios/scenarios.ts';
import * as setUp from './29-34-scenarios/set-up.ts';
import { permutePlans } from './12-air/commitment.ts';
import { about } from './about.ts';
import { advice } from './advice/advice.ts';
import type { TurnRow, UnitValues } from './data/shapes.ts';
import { datesOf } from './data/turns.ts';
import { invariants, positionFault } from './invariants.ts';
import { onlyWith } from './only.ts';
import { nextMarch } from './panels/front.ts';
import { overlays } from './panels/overlays.ts';
import { panels } from './panels/panels.ts';
import { SIDES } from './sides.ts';
import { words } from './words.ts';
import { standingOrders } from './orders.ts';

export const game = defineGame(words, {
  id: 'war-in-the-east',
  title: 'War in the East',
  summary: 'The whole Russo-German war by divisions and weeks: four scenarios and a Campaign of 208 turns.',
  about,
  version: 1,
  sides: SIDES,
  places: PLACES,
  kinds: KINDS,
  dateOf: (turn, { charts }) => datesOf(charts['turns'] as readonly TurnRow[], turn),
  kindsBy: (charts) => kindsBy(charts['units'] as Readonly<Record<string, UnitValues>>),
  scenarios,
  fog: false,
  sequence,
  interrupts,
  verbs: [...setUp.verbs, ...fighting.verbs, ...economy.verbs],
  standingOrders,
  commands,
  advice,
  overlays,
  march: nextMarch,
  forecasts: () => import('./panels/forecast.ts').then((m) => m.forecast),
  panels,
  onlyWith,
  briefs: () => import('./data/briefs.ts').then((m) => m.BRIEFS),
  invariants,
  positionFault,
  settle,
  permute: (g, viewer, random) => permutePlans(g, viewer, (below) => random.int(below)),
  ownPieces: '5.11',
});
/** For drawing. */
export { MAP as map } from './3-equipment/board.ts';
export default game;
