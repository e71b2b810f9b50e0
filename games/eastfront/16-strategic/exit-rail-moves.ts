// Exit rail moves (16.24).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isBattle, isFriendly } from '../state.ts';
import type { Query } from '../words.ts';
import { isHomeZone, isZoneClosed } from './exit-zones.ts';

/** 16.24: trains go round enemies in a home zone, but not where a zone is out of play; another zone must be theirs and quiet. */
export const zonePasses = rule(
  '16.24',
  (q: Query, exit: Loc, side: Side): boolean =>
    !isZoneClosed(q, exit) && (isHomeZone(q, exit, side) || (isFriendly(q, exit, side) && !isBattle(q, exit))),
  (q, exit, side) => isFriendly(q, exit, side),
);
