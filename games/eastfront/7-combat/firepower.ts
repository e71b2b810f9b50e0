// Firepower (7.32): what a die needs to hit, with its reasons. 7.32a: SF, DF and TF themselves are in data/tables.ts.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { cityFire, hasCityBenefit } from '../1-map/cities.ts';
import { fortressFire, holdsFortress, largestDefender } from '../1-map/fortresses.ts';
import { mudFire } from '../12-weather/firepower.ts';
import { isMarsh } from '../12-weather/terrain.ts';
import { mountainFire } from '../2-units/mountain-corps.ts';
import { siegeGuns } from '../2-units/siege-guns.ts';
import { baseFire } from '../2-units/unit-types.ts';
import { unitOf } from '../2-units/units.ts';
import { winterFire } from '../3-scenarios/w41.ts';
import { MUD, NO_FIRE, SF, SNOW, TF } from '../data/tables.ts';
import type { UnitType } from '../data/units.ts';
import { GERMAN } from '../sides.ts';
import { halfYear, W41, weather } from '../state.ts';
import type { Query } from '../words.ts';
import { because, type Reason, result } from './reasons.ts';

const TYPE_RULE: Readonly<Record<UnitType, string>> = {
  armor: '2.21',
  mech: '2.22',
  infantry: '2.23',
  cavalry: '2.24',
  shock: '2.25',
  hq: '2.26',
};
function ownFire(q: Query, p: Piece, role: 0 | 1): Reason {
  const { type, special } = unitOf(q, p);
  const n = baseFire(q, p)[role];
  if (special === 'SS') return { rule: '2.65', n, why: `SS ${type}` };
  if (special === 'paratroop') return { rule: '14.5', n, why: 'paratroops' };
  return { rule: TYPE_RULE[type], n, why: type === 'hq' ? 'headquarters' : type };
}

/** Offensive Fire: the lowest die that hits. */
export function offensiveFire(q: Query, p: Piece, at: Loc): number {
  return result(offensiveReasons(q, p, at));
}
export function offensiveReasons(q: Query, p: Piece, at: Loc): readonly Reason[] {
  const own = ownFire(q, p, 0);
  const base = own.n;
  const all = [own];
  if (base === NO_FIRE) return all;
  if (siegeGuns(q, p, at)) return because(all, '2.63a', TF, 'siege guns before a fortress');
  if (weather(q) === MUD) return because(all, '12.24b', mudFire(base), 'mud');
  if (weather(q) === SNOW && halfYear(q) === W41 && q.sideOf(p) === GERMAN)
    return because(all, 'W41.1b', winterFire(base), 'the first winter');
  if (isHex(at) && isMarsh(q, at)) return because(all, '7.32b', marshFire(base), 'marsh');
  return because(all, '2.62', mountainFire(q, p, at, base), 'mountain troops in their element');
}

/** 1.33, 7.32b */
const marshFire = rule(
  '7.32b',
  (_base: number): number => SF,
  (base) => base,
);

/** Defensive Fire: cities at least DF (1.41), the largest defender of a fortress TF (1.46b), mountain troops (2.62). */
export function defensiveFire(q: Query, p: Piece, at: Loc): number {
  return result(defensiveReasons(q, p, at));
}
/** C.TEC.n1: the largest defender only. */
const mansGuns = rule(
  'C.TEC.n1',
  (q: Query, p: Piece, at: Loc): boolean => p === largestDefender(q, at, q.sideOf(p)),
  () => true,
);
export function defensiveReasons(q: Query, p: Piece, at: Loc): readonly Reason[] {
  const own = ownFire(q, p, 1);
  const side = q.sideOf(p);
  let all: readonly Reason[] = [own];
  if (own.n === NO_FIRE) return all;
  // RULINGS R114: versus fortresses, not out of one's own lines; the option reads it the other way.
  if (q.option('siege-guns-defend') && siegeGuns(q, p, at))
    return because(all, '2.63a', TF, 'siege guns before a fortress');
  all = because(all, '2.62', mountainFire(q, p, at, own.n), 'mountain troops in their element');
  if (hasCityBenefit(q, at, side)) all = because(all, '1.41', cityFire(result(all)), 'Major City');
  if (holdsFortress(q, side, at) && mansGuns(q, p, at))
    all = because(all, '1.46b', fortressFire(result(all)), 'largest defender of a fortress');
  return all;
}
