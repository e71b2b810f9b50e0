// What the board offers before anybody stands on it (3.24b). It is written down once, so that nothing the enemy does unseen can show in it.
import type { Loc, Side } from '@rasputitsa/kernel';
import { HEXES } from '../1-map/board.ts';
import { homeCityOf } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { isLand } from '../1-map/terrain.ts';
import { fortressSupplied } from '../10-supply/fortress-supply.ts';
import { landLine } from '../10-supply/land-supply-lines.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { type BySide, bySide, of } from '../sides.ts';
import { ownedBy } from '../state.ts';
import type { Ground, Play, Query } from '../words.ts';
import { isClosed } from './closed-hexes.ts';

export const GROUND = 'set-up';

export function surveyGround(g: Play): void {
  const hexes = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h) && !isClosed(g, h));
  const mine = (side: Side) => hexes.filter((h) => g.layer('owner')[h] === ownedBy(side));
  g.setMemo(GROUND, {
    supplied: bySide((s) => mine(s).filter((h) => landLine(g, h, s) !== undefined)),
    cities: bySide((s) => mine(s).filter((h) => homeCityOf(h) === s && railSupply(g, s)[h] === 1)),
    stores: bySide((s) =>
      mine(s)
        .filter((h) => isFortress(h) && landLine(g, h, s) === undefined)
        .map((h) => [h, fortressSupplied(g, h, s)] as const),
    ),
  });
}
const NO_GROUND: Ground = { supplied: [[], []], cities: [[], []], stores: [[], []] };
interface Surveyed {
  readonly supplied: BySide<ReadonlySet<Loc>>;
  readonly cities: BySide<ReadonlySet<Loc>>;
  readonly stores: BySide<ReadonlyMap<Loc, number>>;
}
function ground(q: Query): Surveyed {
  return q.cached('ef.ground', ['memo'], () => {
    const { supplied, cities, stores } = q.memo(GROUND) ?? NO_GROUND;
    return {
      supplied: bySide((s) => new Set(supplied[s])),
      cities: bySide((s) => new Set(cities[s])),
      stores: bySide((s) => new Map(stores[s])),
    };
  });
}
export function suppliedHexes(q: Query, side: Side): ReadonlySet<Loc> {
  return of(ground(q).supplied, side);
}
export function homeCities(q: Query, side: Side): ReadonlySet<Loc> {
  return of(ground(q).cities, side);
}
/** RULINGS R23: units a besieged fortress can keep; 0 everywhere else. */
export function storesAt(q: Query, hex: Loc, side: Side): number {
  return of(ground(q).stores, side).get(hex) ?? 0;
}
