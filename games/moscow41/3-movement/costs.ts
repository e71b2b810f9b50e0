// Chapter 3, 3.1.11 and 3.1.12: what a step costs, in sixths of a movement point (TEC).
import { type Loc, rule } from '@rasputitsa/kernel';
import { parseUnits } from '@rasputitsa/kit/units';
import { BUILT, CITY, DRY, MOUNTAIN, NO_ROAD, OPEN_LAND, ROAD, SWAMP, TOWN } from '../1-basics/board.ts';
import { type Ground, ground } from '../1-basics/ground.ts';
import { CLOSED, type TerrainRow, table } from '../data/tables.ts';
import type { MoveClass } from '../data/units.ts';
import type { Query } from '../words.ts';

/** Thirds and halves of a point are whole numbers of sixths. */
export const SCALE = 6;
/** Ground that is closed. */
export const SHUT = -1;
const parsed = new Map<string, number>();
/** Movement points in sixths. Asked at every step of every search, so each text is read once. */
export function points(text: string): number {
  let sixths = parsed.get(text);
  if (sixths === undefined) parsed.set(text, (sixths = parseUnits(text, SCALE)));
  return sixths;
}

/** Prices of one class of movement. */
interface Prices {
  /** By terrain. */
  readonly open: readonly number[];
  readonly town: number;
  readonly city: number;
  /** By class of road. */
  readonly road: readonly number[];
  /** Surcharge by water. */
  readonly water: readonly number[];
}

function priceList(q: Query, moves: MoveClass): Prices {
  const terrain = {
    ...q.chart('terrain'),
    ...q.chart('series-terrain'),
    ...(q.option('frozen-ground') ? table('frost') : {}),
  };
  const column = moves === 'hq' ? 'trucked' : moves;
  const clear = points(terrain.clear[column]);
  const price = (row: TerrainRow): number => {
    const text = row[column];
    if (text === CLOSED) return SHUT;
    return text.startsWith('+') ? clear + points(text.slice(1)) : points(text);
  };
  const extra = (row: TerrainRow): number => points(row[column].slice(1));
  const open = [
    price(terrain.clear),
    price(terrain.forest),
    price(terrain.swamp),
    price(terrain.lake),
    price(terrain.hill),
    price(terrain.mountain),
  ];
  if (moves === 'hq') for (const rough of [SWAMP, MOUNTAIN]) open[rough] = hqInRough(open[rough] ?? SHUT);
  return {
    open,
    town: price(terrain.town),
    city: price(terrain.city),
    road: [SHUT, price(terrain.secondary), price(terrain.main)],
    water: [0, extra(terrain.river), extra(terrain.stream), extra(terrain['big river'])],
  };
}
/** 9.1.3 A headquarters gets through swamps and mountains, for five points. */
const hqInRough = rule(
  '9.1.3',
  (price: number): number => (price === SHUT ? points(table('numbers').hqRough) : price),
  (price: number) => price,
);

/** Prices of a step for one class of movement, as the ground is now. */
export interface Pricing {
  readonly prices: Prices;
  readonly land: Ground;
}
const KEYS: Readonly<Record<MoveClass, string>> = {
  foot: 'prices-foot',
  trucked: 'prices-trucked',
  tracked: 'prices-tracked',
  hq: 'prices-hq',
};
export function pricing(q: Query, moves: MoveClass): Pricing {
  return { prices: q.cached(KEYS[moves], [], () => priceList(q, moves)), land: ground(q) };
}

/** The class of road along which a step goes: none where its bridge is down. */
export function roadAlong(land: Ground, hexside: number): number {
  const road = ROAD[hexside] ?? NO_ROAD;
  return road !== NO_ROAD && land.water[hexside] !== DRY && land.bridge[hexside] === 0 ? NO_ROAD : road;
}

/** 3.1.11 The price of a step, or SHUT. Along a road all other terrain is ignored (RULINGS R18). */
export const stepPrice = rule(
  '3.1.11',
  ({ prices, land }: Pricing, to: Loc, hexside: number): number => {
    const road = roadAlong(land, hexside);
    if (road !== NO_ROAD) return prices.road[road] ?? SHUT;
    const entry = entryPrice(prices, land, to);
    return entry === SHUT ? SHUT : entry + waterPrice(prices, land, hexside);
  },
  () => SCALE,
);
function entryPrice(prices: Prices, land: Ground, to: Loc): number {
  const built = BUILT[to] ?? OPEN_LAND;
  if (built === TOWN) return prices.town;
  if (built === CITY) return prices.city;
  return prices.open[land.terrain[to] ?? 0] ?? SHUT;
}
/** 3.1.12 Water is paid on top of the hex. A bridge without a road, built by engineers, takes it away. */
const waterPrice = rule(
  '3.1.12',
  (prices: Prices, land: Ground, hexside: number): number =>
    land.bridge[hexside] === 1 ? 0 : (prices.water[land.water[hexside] ?? 0] ?? 0),
  () => 0,
);

/** The price of a hex by itself, as for a unit that enters the map there: along its road, if one leads there (11.1.5). */
export function arrivalPrice({ prices, land }: Pricing, hex: Loc, road: number): number {
  return road !== NO_ROAD ? (prices.road[road] ?? SHUT) : entryPrice(prices, land, hex);
}
/** Whether units of this class may be in a hex at all (3.1.11, 5.3.3): roads lead into swamps (RULINGS R47). */
export function isOpenTo(pricing: Pricing, to: Loc, hexside: number): boolean {
  return stepPrice(pricing, to, hexside) !== SHUT;
}
