// Supreme HQs (5.6): Supreme Moves, strategic mobilization, no support.
import { type Piece, rule } from '@rasputitsa/kernel';
import { isSupreme } from '../2-units/units.ts';
import { SUPREME_AIR_FACTOR, SUPREME_MOVES_PER_STEP } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';
import { commandValue } from './command-range.ts';

/** 5.61, RULINGS R39 */
export const supremeMoves = rule(
  '5.61',
  (q: Query, hq: Piece): number => Math.max(0, commandValue(q, hq)) * SUPREME_MOVES_PER_STEP,
  () => 0,
);

/** 5.61n: those left are counted. */
export const paySupremeMove = rule(
  '5.61n',
  (g: Play): void => g.setTrack('supreme', g.track('supreme') - 1),
  () => undefined,
);

/** 5.63: they fly twice as far. */
export const airFactor = rule(
  '5.63',
  (q: Query, hq: Piece): number => (isSupreme(q, hq) ? SUPREME_AIR_FACTOR : 1),
  () => 1,
);
/** 5.64 */
export const supports = rule(
  '5.64',
  (q: Query, hq: Piece): boolean => !isSupreme(q, hq),
  () => true,
);

/** 5.62 */
export const strategicMoves = rule(
  '5.62',
  (q: Query): number => 1 + q.track('supreme'),
  () => 0,
);
