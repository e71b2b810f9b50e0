// What the board offers before anybody stands on it (3.24b). It is written down once, so that nothing the enemy does unseen can show in it.
import type { Json, Play, Query } from '@rasputitsa/kernel';
import { HEXES } from '../1-map/board.ts';
import { homeCityOf } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { isLand } from '../1-map/terrain.ts';
import { fortressSupplied } from '../10-supply/fortress-supply.ts';
import { landLine } from '../10-supply/land-supply-lines.ts';
import { GERMAN, SOVIET } from '../2-units/units.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { ownedBy } from '../state.ts';
import { isClosed } from './closed-hexes.ts';

interface Ground {
  /** Hexes with a supply line, by side. */
  readonly supplied: readonly (readonly number[])[];
  /** Home Cities in rail or sea supply, by side. */
  readonly cities: readonly (readonly number[])[];
  /** Fortresses and the units their stores keep, by side. */
  readonly stores: readonly (readonly (readonly [hex: number, units: number])[])[];
}
export const GROUND = 'set-up';

export function surveyGround(g: Play): void {
  const hexes = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h) && !isClosed(g, h));
  const sides = [GERMAN, SOVIET];
  const mine = (side: number) => hexes.filter((h) => g.layer('owner')[h] === ownedBy(side));
  const ground: Ground = {
    supplied: sides.map((s) => mine(s).filter((h) => landLine(g, h, s) !== undefined)),
    cities: sides.map((s) => mine(s).filter((h) => homeCityOf(h) === s && railSupply(g, s)[h] === 1)),
    stores: sides.map((s) =>
      mine(s)
        .filter((h) => isFortress(h) && landLine(g, h, s) === undefined)
        .map((h) => [h, fortressSupplied(g, h, s)] as const),
    ),
  };
  g.setMemo(GROUND, ground as unknown as Json);
}
const NO_GROUND: Ground = { supplied: [[], []], cities: [[], []], stores: [[], []] };
function ground(q: Query): {
  supplied: ReadonlySet<number>[];
  cities: ReadonlySet<number>[];
  stores: Map<number, number>[];
} {
  return q.cached('ef.ground', ['memo'], () => {
    const known = (q.memo(GROUND) as unknown as Ground | null | undefined) ?? NO_GROUND;
    return {
      supplied: known.supplied.map((hexes) => new Set(hexes)),
      cities: known.cities.map((hexes) => new Set(hexes)),
      stores: known.stores.map((s) => new Map(s)),
    };
  });
}
export function suppliedHexes(q: Query, side: number): ReadonlySet<number> {
  return ground(q).supplied[side] ?? new Set();
}
export function homeCities(q: Query, side: number): ReadonlySet<number> {
  return ground(q).cities[side] ?? new Set();
}
/** RULINGS R23: units a besieged fortress can keep; 0 everywhere else. */
export function storesAt(q: Query, hex: number, side: number): number {
  return ground(q).stores[side]?.get(hex) ?? 0;
}
