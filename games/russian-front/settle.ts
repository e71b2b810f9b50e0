// A hand-written position brought into order: enemies in one hex are in battle, both see what they may.
import type { Play } from '@rasputitsa/kernel';
import { HEXES } from './board.ts';
import { look } from './intelligence.ts';
import { markBattle } from './locations.ts';
import { groundAt, isBattle } from './state.ts';
import { AXIS, SOVIET } from './units.ts';

export function settle(g: Play): void {
  for (let at = 0; at < HEXES; at++)
    if (isBattle(g, at) || (groundAt(g, at, AXIS).length > 0 && groundAt(g, at, SOVIET).length > 0)) markBattle(g, at);
  look(g);
}
