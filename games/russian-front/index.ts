// Russian Front (Avalon Hill, 1985) as a module of rules for the kernel. Start reading at sequence.ts.
import type { Game, Node, Verb } from '@rasputitsa/kernel';
import { about } from './about.ts';
import { advice } from './advice.ts';
import * as air from './air.ts';
import * as battle from './battle.ts';
import * as blitz from './blitz.ts';
import { places } from './board.ts';
import * as bombing from './bombing.ts';
import * as combat from './combat.ts';
import * as deploy from './deploy.ts';
import * as evacuation from './evacuation.ts';
import * as fortifications from './fortifications.ts';
import * as forcedMarch from './forced-march.ts';
import * as gauge from './gauge.ts';
import * as ground from './ground.ts';
import * as guards from './guards.ts';
import * as hits from './hits.ts';
import * as holdOut from './hold-out.ts';
import { invariants, positionFault } from './invariants.ts';
import * as japan from './japan.ts';
import * as march from './march.ts';
import * as navalCombat from './naval-combat.ts';
import * as naval from './naval.ts';
import * as oilfields from './oilfields.ts';
import { onlyWith } from './only.ts';
import { options } from './options.ts';
import { standingOrders } from './orders.ts';
import { overlays } from './overlays.ts';
import { panels } from './panels.ts';
import * as partisans from './partisans.ts';
import * as pursuit from './pursuit.ts';
import * as rail from './rail.ts';
import * as refit from './refit.ts';
import * as reinforcements from './reinforcements.ts';
import * as replacements from './replacements.ts';
import * as reserves from './reserves.ts';
import * as response from './response.ts';
import * as retreat from './retreat.ts';
import * as returns from './returns.ts';
import { scenarios } from './scenarios.ts';
import { sequence } from './sequence.ts';
import { settle } from './settle.ts';
import * as special from './special.ts';
import * as strategic from './strategic.ts';
import * as strategyChange from './strategy-change.ts';
import { fields, flags, layers, marks, memos, tracks } from './state.ts';
import * as surrender from './surrender.ts';
import { kinds } from './units.ts';
import * as victory from './victory.ts';
import * as withdrawals from './withdrawals.ts';

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

export const game: Game = {
  id: 'russian-front',
  title: 'Russian Front',
  summary:
    'Corps and armies by months, 1941 to 1944: battles in rounds inside a hex, response movement, blitz, air and naval war.',
  about,
  version: 1,
  sides: [
    { id: 'axis', name: 'Axis' },
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
  interrupts: chapters.flatMap((c) => c.interrupts ?? []),
  verbs: chapters.flatMap((c) => c.verbs ?? []),
  standingOrders,
  strength: 'hits',
  onlyWith,
  overlays,
  panels,
  invariants,
  advice,
  positionFault,
  settle,
};
/** The board, for whoever draws it. */
export { map } from './board.ts';
/** Set-ups kept for another game. */
export { actionsFor, type KeptSetUp, setupOf } from './setups.ts';
