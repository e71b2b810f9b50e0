// Exit rail moves (16.24).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { leadsToSource } from '../9-rail/zone-lines.ts';
import { isBattle, isFriendly } from '../state.ts';
import type { Query } from '../words.ts';
import { isHomeZone, isZoneClosed } from './exit-zones.ts';

/** 16.24: trains go round enemies in a home zone, but not where a zone is out of play; another zone must be theirs and quiet. */
export const zonePasses = rule(
  '16.24',
  (q: Query, exit: Loc, side: Side): boolean =>
    !isZoneClosed(q, exit) &&
    (isHomeZone(q, exit, side) || (isFriendly(q, exit, side) && !isBattle(q, exit) && leadsToSource(q, exit, side))),
  (q, exit, side) => isFriendly(q, exit, side),
);
/** 9.22: a train can start in a friendly zone only: at home, or where a friendly line ends. */
export function zoneIsOnLine(q: Query, exit: Loc, side: Side): boolean {
  return isFriendly(q, exit, side) && (isHomeZone(q, exit, side) || leadsToSource(q, exit, side));
}
