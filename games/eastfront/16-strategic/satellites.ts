// Where Restricted Satellites may go (2.66a), and those that have strayed (16.13c).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, inPlay, isHex } from '../1-map/board.ts';
import { AREA, bindingRule, isConfined, isRestricted } from '../2-units/satellites.ts';
import { isSatellite, unitOf } from '../2-units/units.ts';
import type { Query } from '../words.ts';

/** Whether a Restricted Satellite stands where it may not: then nothing supplies it (16.13c). */
export const isStrayed = rule(
  '16.13c',
  (q: Query, p: Piece): boolean =>
    isSatellite(q, p) && inPlay(q.at(p)) && isRestricted(q, p) && AREA[unitOf(q, p).nation]?.has(q.at(p)) !== true,
  () => false,
);
/** Hexes from each place to where a Restricted Satellite of a nation belongs. */
function farFrom(nation: string, at: Loc): number {
  const area = AREA[nation];
  if (!area || !isHex(at)) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const h of area) least = Math.min(least, distance(grid, at, h));
  return least;
}
/** 2.66a: why a Restricted Satellite may not go there. One that has strayed may come nearer home. */
export function restrictedRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (!isSatellite(q, p) || !isConfined(q, p)) return undefined;
  const { nation } = unitOf(q, p);
  if (AREA[nation]?.has(to) === true) return undefined;
  if (isStrayed(q, p) && isHex(to) && farFrom(nation, to) < farFrom(nation, q.at(p))) return undefined;
  return refuse(bindingRule(q, p), say`${unit(p)} is Restricted and may not go to ${place(to)}.`, { places: [to] });
}

/** 16.13b: the Italians come only while nothing binds them; they have no country of their own on the map. */
export function appearanceRefusal(q: Query, p: Piece): Refusal | undefined {
  return unitOf(q, p).nation === 'Italian' && isRestricted(q, p)
    ? refuse(bindingRule(q, p), say`${unit(p)} does not come while it is Restricted.`, { pieces: [p] })
    : undefined;
}
