// A hand-written position brought into order: enemies in one hex are in battle, both see what they may.
import { HEXES } from './1-components/board.ts';
import { AXIS, SOVIET } from './1-components/sides.ts';
import { markBattle } from './4-11-general/battle-locations.ts';
import { look } from './4-11-general/examining-units.ts';
import { groundAt, isBattle } from './state.ts';
import type { Play } from './words.ts';

export function settle(g: Play): void {
  for (let at = 0; at < HEXES; at++)
    if (isBattle(g, at) || (groundAt(g, at, AXIS).length > 0 && groundAt(g, at, SOVIET).length > 0)) markBattle(g, at);
  look(g);
}
