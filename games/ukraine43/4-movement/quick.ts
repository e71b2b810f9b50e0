// Chapter 4: the search of the kit for the common march, in which nobody wades through a river and nobody is held by a city on his way: prices
// come from a table and one label is enough. It settles hexes in the same order and finds the same ways; planning opponents ask for it most.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { UNREACHED } from '@rasputitsa/kit/search';
import { GRID, HEXES } from '../1-map/board.ts';
import type { Front } from '../6-7-zones/picture.ts';
import { isShut } from './costs.ts';

export interface Sweep {
  readonly from: Loc;
  /** In halves. */
  readonly budget: number;
  /** By hex and direction. */
  readonly prices: Int16Array;
  readonly enemy: Front;
  /** What leaving an enemy zone of control costs. */
  readonly sticky: number;
  /** No further than the next hex. */
  readonly isOneHex: boolean;
  /** 4.1e: whether the next hex is entered whatever it costs. */
  readonly grants: ((to: Loc, hexside: number, direction: number, price: number) => number) | undefined;
}

/** By hex: what the cheapest way costs, and the hex before. Good until the next sweep. */
export const COST: Int32Array = new Int32Array(HEXES).fill(UNREACHED);
const PREVIOUS = new Int32Array(HEXES);
/** Hexes reached, cheapest first, where the sweep began included. */
export const ORDER: Int32Array = new Int32Array(HEXES);
const settledAlready = new Uint8Array(HEXES);
const touched = new Int32Array(HEXES);
let touchedCount = 0;
/** Bucket queue: for each cost a list of entries. A hex found again at less cost gets a second entry. */
let heads: Int32Array = new Int32Array(256).fill(NONE);
const entry = new Int32Array(HEXES * 6 + 1);
const after = new Int32Array(HEXES * 6 + 1);

/** Fills COST and ORDER; how many hexes were reached. */
export function sweep({ from, budget, prices, enemy, sticky, isOneHex, grants }: Sweep): number {
  const { neighbours, sides } = GRID;
  for (let i = 0; i < touchedCount; i++) {
    const hex = touched[i] ?? 0;
    COST[hex] = UNREACHED;
    settledAlready[hex] = 0;
  }
  if (heads.length <= budget) heads = new Int32Array(budget * 2).fill(NONE);
  let settled = 0;
  let count = 0;
  let entries = 0;
  let waiting = 1;
  touched[count++] = from;
  COST[from] = 0;
  PREVIOUS[from] = NONE;
  entry[entries] = from;
  after[entries] = NONE;
  heads[0] = entries++;
  for (let spent = 0; waiting > 0; spent++) {
    for (let at = heads[spent] ?? NONE; at !== NONE; at = heads[spent] ?? NONE) {
      heads[spent] = after[at] ?? NONE;
      waiting--;
      const hex = entry[at] ?? 0;
      if (settledAlready[hex] === 1) continue;
      settledAlready[hex] = 1;
      ORDER[settled++] = hex;
      if (isOneHex && hex !== from) continue;
      const leaving = spent + (enemy.zoc[hex] === 1 ? sticky : 0);
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const price = prices[i] ?? NONE;
        const to = neighbours[i] ?? NONE;
        const total = leaving + price;
        if (price < 0 || total > budget) continue;
        const known = COST[to] ?? 0;
        if (known <= total || isShut(enemy, to, sides[i] ?? NONE)) continue;
        if (known === UNREACHED) touched[count++] = to;
        COST[to] = total;
        PREVIOUS[to] = hex;
        entry[entries] = to;
        after[entries] = heads[total] ?? NONE;
        heads[total] = entries++;
        waiting++;
      }
    }
  }
  if (grants !== undefined)
    for (let d = 0; d < 6; d++) {
      const to = neighbours[from * 6 + d] ?? NONE;
      const price = priceOf(from, d, prices, enemy, sticky);
      const hexside = sides[from * 6 + d] ?? NONE;
      if (to === NONE || price <= budget || COST[to] !== UNREACHED || grants(to, hexside, d, price) !== 0) continue;
      COST[to] = budget;
      PREVIOUS[to] = from;
      touched[count++] = to;
      ORDER[settled++] = to;
    }
  touchedCount = count;
  return settled;
}
/** The price of one step, below 0 where it is closed. */
export function priceOf(from: Loc, direction: number, prices: Int16Array, enemy: Front, sticky: number): number {
  const i = from * 6 + direction;
  const price = prices[i] ?? NONE;
  if (price < 0 || isShut(enemy, GRID.neighbours[i] ?? NONE, GRID.sides[i] ?? NONE)) return NONE;
  return enemy.zoc[from] === 1 ? price + sticky : price;
}
/** The way to a hex that the last sweep reached, both ends included. */
export function wayTo(hex: Loc): Loc[] {
  const back: Loc[] = [];
  for (let at = hex; at !== NONE; at = PREVIOUS[at] ?? NONE) back.push(at);
  return back.reverse();
}
