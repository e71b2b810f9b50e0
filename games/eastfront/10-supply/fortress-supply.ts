// Fortress supply (10.5): what the stores of a fortress or a besieged port keep alive.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { hexOf, isHex } from '../1-map/board.ts';
import { isFortress, keptByLake, keptByStores } from '../1-map/fortresses.ts';
import { SUPPLIED } from '../15-seapower/sea-supply.ts';
import { siegeKeeps } from '../15-seapower/siege-sea-supply.ts';
import { isStrayed } from '../16-strategic/satellites.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { SIEGE_STRENGTH } from '../data/seas.ts';
import { SOVIET } from '../sides.ts';
import { isFriendly } from '../state.ts';
import type { Query } from '../words.ts';

const LENINGRAD = hexOf('Leningrad');
const LAKE_SHORE = hexOf('Volkhov NE1');
/** 1.46c, 10.5a, RULINGS R58: how many units a fortress keeps for its holder, engaged or not; by the lake a second one (10.5c). */
export function fortressSupplied(q: Query, at: Loc, side: Side): number {
  if (!isHex(at) || !isFortress(at) || !isFriendly(q, at, side)) return 0;
  return side === SOVIET && at === LENINGRAD && railSupply(q, SOVIET)[LAKE_SHORE] === SUPPLIED
    ? lakeSupply()
    : fortressSupply();
}
const fortressSupply = rule(
  '10.5a',
  (): number => keptByStores(),
  () => 0,
);
const lakeSupply = rule(
  '10.5c',
  (): number => 1 + keptByLake(),
  () => 1,
);

/** Units in one place that live on its stores, and those of them from whom the owner may still choose. */
interface Stores {
  readonly kept: readonly Piece[];
  readonly among: readonly Piece[];
}
/** Who is kept among the units of a place that have no line, given what the owner has chosen so far. */
export function storesAt(q: Query, at: Loc, side: Side, units: readonly Piece[], chosen: readonly Piece[]): Stores {
  const fortress = isFortress(at);
  const places = fortress ? fortressSupplied(q, at, side) : siegeKeeps(q, at, side);
  // 16.13c: nothing supplies a Satellite that has strayed.
  const fit = units.filter((p) => !isStrayed(q, p) && (fortress || q.steps(p) <= SIEGE_STRENGTH));
  const kept: Piece[] = [];
  while (kept.length < places) {
    const left = fit.filter((p) => !kept.includes(p));
    // 10.5a: the largest; of equals the owner's choice. A port keeps any one that is small enough.
    const most = Math.max(...left.map((p) => q.steps(p)));
    const among = fortress ? left.filter((p) => q.steps(p) === most) : left;
    if (among.length <= places - kept.length) {
      if (among.length === 0) break;
      kept.push(...among);
      continue;
    }
    const pick = among.find((p) => chosen.includes(p));
    if (pick === undefined) return { kept, among };
    kept.push(pick);
  }
  return { kept, among: [] };
}
