// What a side cannot know and the kernel cannot shuffle or guess by itself: the enemy's shells. Pieces need nothing here.
import type { Random, Side, State, View } from '@rasputitsa/kernel';
import { enemyOf } from './1-map/board.ts';
import { stockOf } from './7-fog/shells.ts';
import { SHELLS } from './data/tables.ts';
import type { Play } from './words.ts';

/** For the battery: the enemy's stock may be anything, and `viewer` must not notice. */
export function permute(g: Play, viewer: Side, random: Random): void {
  g.setTrack(stockOf(enemyOf(viewer)), random.int(SHELLS.most + 1));
}

/** For opponents that try things out in a world that could be so. */
export function believe(state: State, view: View, random: Random): void {
  state.tracks[stockOf(enemyOf(view.viewer as Side))] = random.int(SHELLS.most + 1);
}
