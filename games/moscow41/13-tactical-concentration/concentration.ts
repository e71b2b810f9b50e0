// Chapter 13: tactical concentration: three units of one division fight together.
import { type Piece, rule } from '@rasputitsa/kernel';
import { unitOf } from '../1-basics/units.ts';
import { table } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** COMP.0, 13.1.1 Divisions, and Soviet armoured and mechanized corps; '' for others. */
const divisionOf = rule(
  '13.1.1',
  (q: Query, p: Piece): string => unitOf(q, p).division,
  (q: Query, p: Piece) => unitOf(q, p).formation,
);
/** 13.1.5 Artillery of the division counts though it only fires in support. */
const counts = rule(
  '13.1.5',
  (_q: Query, p: Piece): boolean => p >= 0,
  (q: Query, p: Piece) => unitOf(q, p).type !== 'art',
);
/** 13.1.4 Every three units count once more, in one division or in several. */
const addedUp = rule(
  '13.1.4',
  (threes: readonly number[]): number => threes.reduce((a, b) => a + b, 0),
  (threes: readonly number[]) => (threes.some((n) => n > 0) ? 1 : 0),
);

/** 13.1.2, 13.1.3 A modifier for three units of one division in a combat, wherever they stand. */
export const concentration = rule(
  '13.1.2',
  (q: Query, units: readonly Piece[]): number => {
    if (!q.option('concentration')) return 0;
    const sizes = new Map<string, number>();
    for (const p of units) {
      const division = divisionOf(q, p);
      if (division !== '' && counts(q, p)) sizes.set(division, (sizes.get(division) ?? 0) + 1);
    }
    return addedUp([...sizes.values()].map((n) => Math.floor(n / table('numbers').concentration)));
  },
  () => 0,
);
