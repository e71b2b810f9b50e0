// 35.2.V15: full German motorization.
import { type Piece, rule } from '@rasputitsa/kernel';
import { factorsOf, isGerman, isMech } from '../3-equipment/units.ts';
import { MOTORIZED, MOTORIZED_NEVER_FORCED } from '../data/variants.ts';
import type { Query } from '../words.ts';
import { variant } from './variant.ts';

/** Points instead of those printed. They still move as infantry does. */
export const movesOf = rule(
  '35.2.V15',
  (q: Query, p: Piece): number => {
    const { moves } = factorsOf(q, p);
    return variant(q, 'motorization') && isGerman(q, p) && !isMech(q, p) ? (MOTORIZED[moves] ?? moves) : moves;
  },
  (q: Query, p: Piece) => factorsOf(q, p).moves,
);
export const isMotorized = (q: Query, p: Piece): boolean =>
  variant(q, 'motorization') && isGerman(q, p) && !isMech(q, p) && movesOf(q, p) === MOTORIZED_NEVER_FORCED;
