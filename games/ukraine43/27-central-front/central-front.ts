// Chapter 27, 27.1: the progress of Central Front. Entry over half hexes is in 16-reinforcements/entry.ts, the Holding Box in holding-box.ts.
import { rule, say } from '@rasputitsa/kernel';
import { entryAt } from '@rasputitsa/kit';
import { HALF_HEXES } from '../1-map/board.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import type { Play, Query } from '../words.ts';

/** 3.B No roll before turn 6. */
export const rollsForCentralFront = rule(
  '3.B',
  (q: Query): boolean => q.track('turn') >= tablesOf(q).FIRST_CENTRAL_FRONT_ROLL,
  () => true,
);
/** 27.1 Half hexes in alphabetical order: none, one or two more. */
export const centralFrontPhase = rule(
  '27.1',
  (g: Play): void => {
    const [die = 1] = g.roll(1, 6, say`Central Front`, '27.1', SOVIET);
    const more = entryAt(tablesOf(g).CENTRAL_FRONT, die);
    g.setTrack('half-hexes', Math.min(HALF_HEXES.length, g.track('half-hexes') + more));
  },
  () => {},
);
