// Where a unit could march, by the prices of the ground and the enemy's zones as its side sees them. The rules have the last word: what
// they refuse is left out.
import { fromChart, type Loc } from '@rasputitsa/kernel';
import {
  BUILT,
  CITY,
  DRY,
  GRID,
  HEXES,
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
import type { Picture } from './picture.ts';
import type { Own } from './units.ts';

type Class = 'foot' | 'trucked' | 'tracked';
/** The price of the step in each direction from each hex, 0 where there is none. */
function stepsOf(t: TerrainRows, c: Class): Uint8Array {
  const clear = points(t.clear[c]);
  const price = ({ [c]: text }: TerrainRow): number =>
    text === CLOSED ? SHUT : text.startsWith('+') ? clear + points(text.slice(1)) : points(text);
  const rows: Readonly<Record<string, TerrainRow>> = t;
  const open = TERRAIN_WORDS.map((w) => (rows[w] ? price(rows[w]) : SHUT));
  const [town, city] = [price(t.town), price(t.city)];
  const road = [SHUT, price(t.secondary), price(t.main)];
  const water = points(t.river[c].slice(1));
  const out = new Uint8Array(HEXES * 6);
  for (let i = 0; i < out.length; i++) {
    const [to, hexside] = [GRID.neighbours[i] ?? -1, GRID.sides[i] ?? -1];
    if (to < 0) continue;
    const along = ROAD[hexside] ?? NO_ROAD;
    const built = BUILT[to] ?? OPEN_LAND;
    const entry = built === TOWN ? town : built === CITY ? city : (open[TERRAIN[to] ?? 0] ?? SHUT);
    const whole = entry === SHUT ? SHUT : entry + (WATER[hexside] === DRY ? 0 : water);
    out[i] = Math.max(0, along === NO_ROAD ? whole : (road[along] ?? SHUT));
  }
  return out;
}
const steps = fromChart(
  (t: TerrainRows): Readonly<Record<Class, Uint8Array>> => ({
    foot: stepsOf(t, 'foot'),
    trucked: stepsOf(t, 'trucked'),
    tracked: stepsOf(t, 'tracked'),
  }),
);
const classOf = (moves: MoveClass): Class => (moves === 'hq' ? 'trucked' : moves);

/** Costs in sixths by hex, of the last search; only hexes it found are to be asked for. */
export const cost = new Uint8Array(HEXES).fill(255);
const FAR = 255;
const found: Loc[] = [];
const buckets: Loc[][] = [];

/** Hexes in reach, without its own. The list and `cost` are good until the next question. `less`: points in sixths that are spent before. */
export function reachOf(p: Picture, u: Own, less = 0): readonly Loc[] {
  const prices = steps(p.ask.chart('terrain') as TerrainRows)[classOf(u.unit.moves)];
  const whole = u.unit.mp * SCALE;
  const budget = (u.isOut ? whole / 2 : whole) - u.spent - less;
  for (const hex of found) cost[hex] = FAR;
  found.length = 0;
  if (budget <= 0) return found;
  while (buckets.length <= budget) buckets.push([]);
  cost[u.at] = 0;
  (buckets[0] as Loc[]).push(u.at);
  for (let spent = 0; spent <= budget; spent++) {
    const now = buckets[spent] as Loc[];
    for (const from of now) {
      if (cost[from] !== spent) continue;
      const isStart = from === u.at;
      const isZoned = p.isZoned(from);
      // Whoever comes into a zone stops.
      if (isZoned && !isStart) continue;
      const leaving = isZoned ? SCALE : 0;
      for (let i = from * 6; i < from * 6 + 6; i++) {
        const price = prices[i] ?? 0;
        if (price === 0) continue;
        const sum = spent + price + leaving;
        const to = GRID.neighbours[i] ?? -1;
        const was = cost[to] ?? 0;
        if (sum > budget || sum >= was || p.hasFoes(to) || (isZoned && p.isZoned(to))) continue;
        if (was === FAR) found.push(to);
        cost[to] = sum;
        (buckets[sum] as Loc[]).push(to);
      }
    }
    now.length = 0;
  }
  cost[u.at] = FAR;
  return found;
}
