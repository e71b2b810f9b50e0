// Supreme command (6.51). 6.52: what a Supreme Move commands is an ordinary move, with all that it may do.
import { type Piece, rule } from '@rasputitsa/kernel';
import { isSupreme } from '../2-units/units.ts';
import type { Query } from '../words.ts';

/** 6.51: Supreme HQs have no command range; whatever they move costs a Supreme Move. */
export const hasRange = rule(
  '6.51',
  (q: Query, hq: Piece): boolean => !isSupreme(q, hq),
  () => true,
);
