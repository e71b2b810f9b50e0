// Where a unit could march, by the prices of the ground and the enemy's zones as its side sees them. The rules have the last word: what is
// chosen is asked of them.
import { fromChart, type Loc } from '@rasputitsa/kernel';
import {
  BUILT,
  CITY,
  DRY,
  GRID,
  NO_ROAD,
  OPEN_LAND,
  ROAD,
  TERRAIN,
  TERRAIN_WORDS,
  TOWN,
  WATER,
} from '../1-basics/board.ts';
import { points, SCALE, SHUT } from '../3-movement/costs.ts';
import type { TerrainRows } from '../data/charts.ts';
import { CLOSED, type TerrainRow } from '../data/tables.ts';
import type { MoveClass } from '../data/units.ts';
import type { Own, Picture } from './picture.ts';

interface Prices {
  readonly open: readonly number[];
  readonly town: number;
  readonly city: number;
  readonly road: readonly number[];
  readonly water: number;
}
type Class = 'foot' | 'trucked' | 'tracked';
function pricesOf(t: TerrainRows, c: Class): Prices {
  const clear = points(t.clear[c]);
  const price = ({ [c]: text }: TerrainRow): number =>
    text === CLOSED ? SHUT : text.startsWith('+') ? clear + points(text.slice(1)) : points(text);
  const rows: Readonly<Record<string, TerrainRow>> = t;
  return {
    open: TERRAIN_WORDS.map((w) => (rows[w] ? price(rows[w]) : SHUT)),
    town: price(t.town),
    city: price(t.city),
    road: [SHUT, price(t.secondary), price(t.main)],
    water: points(t.river[c].slice(1)),
  };
}
const priceLists = fromChart(
  (t: TerrainRows): Readonly<Record<Class, Prices>> => ({
    foot: pricesOf(t, 'foot'),
    trucked: pricesOf(t, 'trucked'),
    tracked: pricesOf(t, 'tracked'),
  }),
);
const classOf = (moves: MoveClass): Class => (moves === 'hq' ? 'trucked' : moves);

/** Hexes in reach with what they cost, in sixths. */
export function reachOf(p: Picture, u: Own): ReadonlyMap<Loc, number> {
  const prices = priceLists(p.ask.chart('terrain') as TerrainRows)[classOf(u.unit.moves)];
  const budget = u.unit.mp * SCALE - u.spent;
  const out = new Map<Loc, number>([[u.at, 0]]);
  const buckets: Loc[][] = [[u.at]];
  for (let spent = 0; spent < buckets.length; spent++)
    for (const from of buckets[spent] ?? []) {
      if (out.get(from) !== spent) continue;
      // Whoever comes into a zone stops.
      if (from !== u.at && p.isZoned(from)) continue;
      const leaving = from === u.at && p.isZoned(from) ? SCALE : 0;
      for (let d = 0; d < 6; d++) {
        const to = GRID.neighbours[from * 6 + d] ?? -1;
        if (to < 0 || p.foes.has(to) || (from === u.at && leaving > 0 && p.isZoned(to))) continue;
        const hexside = GRID.sides[from * 6 + d] ?? -1;
        const price = stepOf(prices, to, hexside);
        if (price === SHUT) continue;
        const cost = spent + price + leaving;
        if (cost > budget || cost >= (out.get(to) ?? Number.MAX_SAFE_INTEGER)) continue;
        out.set(to, cost);
        (buckets[cost] ??= []).push(to);
      }
    }
  out.delete(u.at);
  return out;
}
function stepOf(prices: Prices, to: Loc, hexside: number): number {
  const road = ROAD[hexside] ?? NO_ROAD;
  if (road !== NO_ROAD) return prices.road[road] ?? SHUT;
  const built = BUILT[to] ?? OPEN_LAND;
  const entry = built === TOWN ? prices.town : built === CITY ? prices.city : (prices.open[TERRAIN[to] ?? 0] ?? SHUT);
  return entry === SHUT ? SHUT : entry + (WATER[hexside] === DRY ? 0 : prices.water);
}
