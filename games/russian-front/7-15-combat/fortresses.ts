// Fortresses (15.7): who is at home in which.
import { type Loc, type Piece } from '@rasputitsa/kernel';
import { placeAt } from '../1-components/board.ts';
import { nationOf } from '../1-components/units.ts';
import { FORTRESS_NATIONS } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import type { Query } from '../words.ts';

/** 15.7.2: of the proper nation for the fortress (15.7.2.1 to 15.7.2.7: FORTRESS_NATIONS). */
export const isAtHome = rules(
  ['15.7.2', 'TEC.c'],
  (q: Query, p: Piece, hex: Loc): boolean =>
    (FORTRESS_NATIONS[placeAt(hex)?.name ?? ''] ?? []).includes(nationOf(q, p)),
  () => false,
);
