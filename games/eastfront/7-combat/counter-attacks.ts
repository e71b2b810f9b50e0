// Counter-attacks (7.23): terrain serves the side that is passive this round.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { defenderAt } from '../state.ts';
import type { Query } from '../words.ts';

/** 7.23: but a fortress only its Original Defender; besiegers who are counter-attacked gain nothing by it. */
export const fortressServes = rule(
  '7.23',
  (q: Query, side: Side, at: Loc): boolean => defenderAt(q, at) === side,
  () => true,
);
