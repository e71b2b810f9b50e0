// Chapter 22: columns for artillery. Apart from the verbs, so that the odds can ask.
import { type Piece, rule } from '@rasputitsa/kernel';
import { isBreakthrough } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 22.2, 22.5B Two divisions give two columns if one of them is a Guards division. */
export const isMassive = rule(
  '22.2',
  (q: Query, guns: readonly Piece[]): boolean => guns.length > 1 && guns.some((p) => isBreakthrough(q, p)),
  (_: Query, guns: readonly Piece[]) => guns.length > 1,
);
/** 22.1 One column. */
export const barrageShift = rule(
  '22.1',
  (q: Query, guns: readonly Piece[]): number => {
    if (guns.length === 0) return 0;
    return isMassive(q, guns) ? tablesOf(q).SHIFT.massive : tablesOf(q).SHIFT.artillery;
  },
  () => 0,
);
