// Cities and towns (1.4): which class, whose home, what a Major City does for its defenders.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE, type Place } from '@rasputitsa/kit';
import { DF, MAJOR_ARRIVALS, MINOR_ARRIVALS } from '../data/tables.ts';
import { defenderAt } from '../state.ts';
import type { Query } from '../words.ts';
import { isHex, map } from './board.ts';
import { isFortress } from './fortresses.ts';

const placeByHex = new Map<Loc, Place>();
for (const p of map.places) if (!placeByHex.has(p.hex) || (p.values['production'] ?? 0) > 0) placeByHex.set(p.hex, p);
export function placeAt(hex: Loc): Place | undefined {
  return placeByHex.get(hex);
}
export function isMajorCity(hex: Loc): boolean {
  return placeByHex.get(hex)?.kind === 'major city';
}
/** 1.43: towns are neither; they only name their hexes. */
export function isCity(hex: Loc): boolean {
  const kind = placeByHex.get(hex)?.kind;
  return kind === 'major city' || kind === 'minor city';
}

/** The side whose territory a city stood in in June 1941 (1.44), or NONE. */
export function homeCityOf(hex: Loc): Side {
  const p = placeByHex.get(hex);
  if (!p || !isCity(hex)) return NONE;
  return p.side === 'german' ? 0 : p.side === 'soviet' ? 1 : NONE;
}

/** 1.44: new units come only into cities that were the side's own in June 1941. */
export const isHomeCity = rule(
  '1.44',
  (hex: Loc, side: Side): boolean => homeCityOf(hex) === side,
  (hex) => isCity(hex),
);
/** 1.42, 11.6a: new units a city takes in one Production. */
export function cityArrivals(hex: Loc): number {
  return isMajorCity(hex) ? MAJOR_ARRIVALS : minorArrivals();
}
const minorArrivals = rule(
  '1.42',
  (): number => MINOR_ARRIVALS,
  () => MAJOR_ARRIVALS,
);

/** RULINGS R48: a passive Original Attacker in a fortress city keeps the city's benefit, unless switched off. */
export function hasCityBenefit(q: Query, at: Loc, passive: Side): boolean {
  if (!isHex(at) || !isMajorCity(at)) return false;
  return q.option('fortress-city-for-attacker') || !isFortress(at) || defenderAt(q, at) === passive;
}
/** 1.41 */
export const cityFire = rule(
  '1.41',
  (base: number): number => Math.min(base, DF),
  (base) => base,
);
