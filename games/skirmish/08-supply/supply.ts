// Chapter 8: supply lines, what their loss does, and where supply points come from.
import { type Piece, rule, type Side, type Loc } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { parseUnits } from '@rasputitsa/kit/units';
import { createBuffers, flood, refuse as barred, type SearchRule, UNREACHED } from '@rasputitsa/kit/search';
import { onMap } from '../01-board/blocks.ts';
import { AROUND, FORD, GRID, hasRoad, RIVER, SOURCES, TERRAIN, VILLAGES, WATER } from '../01-board/board.ts';
import { type Picture, picture } from '../03-zones/zones.ts';
import { ENTRY, FORD_COST, ROAD_COST, SCALE, STOCK, SUPPLY_REACH } from '../data/tables.ts';
import { nameOf } from '../words.ts';
import type { Play, Query } from '../words.ts';

const BARRED = 1;
const REACH = parseUnits(SUPPLY_REACH, SCALE);
const ROAD = parseUnits(ROAD_COST, SCALE);
const FORDING = parseUnits(FORD_COST, SCALE);
/** Wagons pay what foot pays. */
const WAGON: readonly number[] = TERRAIN.map((t) => parseUnits(ENTRY.all[t] ?? '1', SCALE));

/** 8.1 No line passes an enemy block, nor an enemy zone of control unless an own block is there. */
const lineBarred = rule(
  '8.1',
  (seen: Picture, hex: Loc): boolean =>
    (seen.foes[hex] ?? 0) > 0 || ((seen.zoc[hex] ?? 0) > 0 && (seen.own[hex] ?? 0) === 0),
  () => false,
);

const KEYS = ['supply-blue', 'supply-red'];
const scratch = createBuffers();

const price = (to: Loc, hexside: number): number =>
  hasRoad(hexside) ? ROAD : (WAGON[to] ?? 0) + (WATER[hexside] === FORD ? FORDING : 0);
/** 8.1 What a side's supply lines cost to each hex, judged by what the side sees; UNREACHED where none leads. */
function costs(q: Query, side: Side): ArrayLike<number> {
  return q.cached(KEYS[side] ?? '', ['pieces', 'known', 'tracks'], () => {
    const seen = picture(q, side);
    const line: SearchRule = {
      step: (_, to, hexside) =>
        WATER[hexside] === RIVER || lineBarred(seen, to) ? barred(BARRED) : price(to, hexside),
    };
    const open = (SOURCES[side] ?? []).filter((hex) => !lineBarred(seen, hex));
    return flood(GRID, open, line, REACH, scratch).cost.slice();
  });
}

export const inSupply = (q: Query, side: Side, hex: Loc): boolean => (costs(q, side)[hex] ?? UNREACHED) !== UNREACHED;
/** The line from a hex back to a source, for the page; empty without one. */
export function supplyLine(q: Query, side: Side, from: Loc): readonly Loc[] {
  const cost = costs(q, side);
  const path: Loc[] = [];
  let hex: Loc | undefined = inSupply(q, side, from) ? from : undefined;
  while (hex !== undefined) {
    const here: Loc = hex;
    path.push(here);
    const left = cost[here] ?? 0;
    hex =
      left === 0
        ? undefined
        : (AROUND[here] ?? []).find((n) => {
            const hexside = sideBetween(GRID, n, here);
            return WATER[hexside] !== RIVER && (cost[n] ?? UNREACHED) + price(here, hexside) === left;
          });
  }
  return path;
}

/** 8.2 Judged once, when the movement phase begins. */
export function judgeSupply(g: Play): void {
  for (const p of g.piecesOf(g.active)) {
    if (onMap(g, p) && !inSupply(g, g.active, g.at(p))) g.raise(p, 'unsupplied');
    else g.lower(p, 'unsupplied');
  }
}

/** 8.2 A block without supply has half its movement allowance, fractions up to the next half point. */
export const halved = rule(
  '8.2',
  (q: Query, p: Piece, allowance: number): number => (q.has(p, 'unsupplied') ? Math.ceil(allowance / 2) : allowance),
  (_: Query, __: Piece, allowance: number) => allowance,
);

/** 8.3 What a side receives at the end of a turn. */
export const income = rule(
  '8.3',
  (q: Query, side: Side): number => {
    const held = VILLAGES.filter((v) => q.layer('control')[v.hex] === side + 1).length;
    return STOCK.income + (held >= STOCK.villages ? STOCK.bonus : 0);
  },
  () => 0,
);

export function receiveSupply(g: Play, side: Side): void {
  const track = nameOf('stock', side);
  g.setTrack(track, Math.min(STOCK.most, g.track(track) + income(g, side)));
}
