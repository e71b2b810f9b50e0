// Cities and towns (1.4): which class, whose home, what a Major City does for its defenders.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE, type Place } from '@rasputitsa/kit';
import { DF } from '../data/tables.ts';
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
