// Beachhead supply in battle (10.6).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isFriendly } from '../state.ts';
import type { Query } from '../words.ts';

/** 10.6: a Beachhead feeds its own hex in any case, an enemy battle hex too. */
export const feedsBattle = rule(
  '10.6',
  (_q: Query, _beach: Loc, _side: Side): boolean => true,
  (q, beach, side) => isFriendly(q, beach, side),
);
