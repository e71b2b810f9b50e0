// The game object: everything the kernel, the page and the bots know of this game. Start reading at 3-sequence/sequence.ts.
import { defineGame } from '@rasputitsa/kernel';
import { PLACES } from './1-map/board.ts';
import { interrupts, sequence } from './3-sequence/sequence.ts';
import { scenarios, settle } from './3-sequence/set-up.ts';
import { move } from './4-movement/movement.ts';
import { attack } from './5-combat/combat.ts';
import { loss } from './5-combat/losses.ts';
import { about } from './about.ts';
import { advice } from './advice.ts';
import { KINDS, SIDES } from './data/units.ts';
import { believe, permute } from './imagine.ts'; // fog
import { invariants } from './invariants.ts';
import { battlePanel } from './panels/battle.ts';
import { overlays } from './panels/overlays.ts';
import { victoryPanel } from './panels/victory.ts';
import { words } from './words.ts';

export const game = defineGame(words, {
  id: 'template-game',
  title: 'Template Game',
  summary: 'Two small forces meet between four towns.',
  about,
  version: 1,
  sides: SIDES,
  places: PLACES,
  kinds: KINDS,
  fog: true,
  scenarios,
  sequence,
  interrupts,
  verbs: [move, attack, loss.verb],
  standingOrders: [],
  overlays,
  panels: [battlePanel, victoryPanel],
  invariants,
  settle,
  advice,
  // fog>
  permute,
  believe,
  // <fog
  ownPieces: '2.1',
});
/** For drawing. */
export { MAP as map } from './1-map/board.ts';
export default game;
