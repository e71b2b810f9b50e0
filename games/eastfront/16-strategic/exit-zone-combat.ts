// Combat in Exit Zones (16.25).
import { type Piece, rule } from '@rasputitsa/kernel';
import { isHq } from '../2-units/units.ts';
import type { Query } from '../words.ts';

export const zonesAreFree = rule(
  '16.25',
  (): boolean => true,
  () => false,
);

/** 16.25: in an Exit Zone HQs may take hits, but need not while others are there. */
export const sparedHqs = rule(
  '16.25',
  (q: Query, units: readonly Piece[]): readonly Piece[] => {
    const hqs = units.filter((p) => isHq(q, p));
    return hqs.length < units.length ? hqs : [];
  },
  () => [],
);
