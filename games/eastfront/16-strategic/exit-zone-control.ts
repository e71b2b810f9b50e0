// Control of Exit Zones (16.21), and what Rumania takes with it (16.11b).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { homeSide, isSouthern } from '../1-map/edges.ts';
import { exitLetter } from '../1-map/rail-entries.ts';
import { isOutOfPlay } from '../3-scenarios/w44.ts';
import { holds } from '../8-control/zones-of-control.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import { attackerAt, NOBODY, ownedBy } from '../state.ts';
import type { Query } from '../words.ts';
import { BAKU_ZONES, isBakuZone } from './baku.ts';

/** The side that alone occupies a zone, or holds it as Original Defender; -1 when vacant. */
function soleHolder(q: Query, exit: Loc): Side {
  const german = holds(q, exit, GERMAN);
  const soviet = holds(q, exit, SOVIET);
  if (german && soviet) return enemyOf(attackerAt(q, exit));
  return german ? GERMAN : soviet ? SOVIET : -1;
}
/** 16.21: a zone belongs to its home side unless the enemy alone stands there. V and W belong to the side that stands there. */
export const exitControl = rule(
  '16.21',
  (q: Query, exit: Loc): number => {
    if (isOutOfPlay(q, exit)) return ownedBy(SOVIET);
    const holder = soleHolder(q, exit);
    if (holder >= 0) return ownedBy(holder);
    if (rumanianZoneFlips(q, exit)) return ownedBy(SOVIET);
    if (bakuIsKept(q, exit)) return ownedBy(GERMAN);
    const home = homeSide(exit);
    if (home < 0) return NOBODY;
    const lost = isSouthern(exit) && BAKU_ZONES.some((e) => soleHolder(q, e) === GERMAN || bakuIsKept(q, e));
    return lost ? NOBODY : ownedBy(home);
  },
  (_q, exit) => (homeSide(exit) < 0 ? NOBODY : ownedBy(homeSide(exit))),
);
/** 16.35, 8.34, RULINGS R109: the south is not Soviet home again when the Germans leave, but when the Soviets come back. */
const bakuIsKept = rule(
  '16.35',
  (q: Query, exit: Loc): boolean =>
    !q.option('baku-garrison') &&
    isBakuZone(exit) &&
    q.layer('owner')[exit] === ownedBy(GERMAN) &&
    soleHolder(q, exit) < 0,
  () => false,
);
/** 16.11b: the zones behind Rumania go over with it while they are empty. */
const rumanianZoneFlips = rule(
  '16.11b',
  (q: Query, exit: Loc): boolean => q.track('bucharest') === 1 && 'IJ'.includes(exitLetter(exit)),
  () => false,
);
