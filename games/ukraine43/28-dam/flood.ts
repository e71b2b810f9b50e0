// Chapter 28, 28.2: the flood.
import { type Loc, rule } from '@rasputitsa/kernel';
import { BELOW_DAM, FLOODED } from '../1-map/board.ts';
import type { Query } from '../words.ts';

export const isFlood = (q: Query): boolean => q.track('flood-ends') > 0;
/** 28.2A, 28.2B Marsh below the dam that nobody enters. */
export const floodBars = rule(
  '28.2A',
  rule(
    '28.2B',
    (q: Query, hex: Loc): boolean => FLOODED[hex] === 1 && isFlood(q),
    () => false,
  ),
  () => false,
);
/** 28.2E The Dnieper below the dam, bridges too, closed to movement and combat. */
export const floodCloses = rule(
  '28.2E',
  (q: Query, hexside: number): boolean => BELOW_DAM.has(hexside) && isFlood(q),
  () => false,
);
