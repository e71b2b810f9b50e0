// Where a side could stand in supply (14.2, 14.3), read from its view with the rules' own sweep.
import type { Loc, Side, View } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { AROUND, EDGE_SOURCES, GRID, HALF_HEXES, HEXES, homeOf, ON_ROAD, RAIL } from '../1-map/board.ts';
import { COAST_SIDES, PAIRS } from '../6-7-zones/geometry.ts';
import { CROSSED, type Field, IN_ZOC, MARSHED, spread } from '../14-logistics/sweep.ts';
import { RANGE } from '../data/charts.ts';
import { ownedBy, SOVIET } from '../sides.ts';
import { PONTOON } from '../words.ts';

const HOME: ReadonlySet<Loc> = new Set(homeOf(SOVIET, 'August'));
/** Where railways lead from each hex. */
const RAILS: readonly (readonly Loc[])[] = Array.from({ length: HEXES }, (_, hex) =>
  (AROUND[hex] ?? []).filter((to) => RAIL[sideBetween(GRID, hex, to)] === 1),
);

/** Who is where; by hex 1 or 0. */
export interface Standing {
  readonly view: View;
  readonly side: Side;
  readonly own: Uint8Array;
  /** Own Army and Front HQs. */
  readonly staffs: readonly Loc[];
  readonly enemies: Uint8Array;
  /** Those of them with a zone of control, and the zone. */
  readonly holders: Uint8Array;
  readonly zone: Uint8Array;
  /** What bars bonds (7.3). */
  readonly bars: number;
}
function fieldOf({ view, own, enemies, holders, zone, bars }: Standing): Field {
  const bondHex = new Uint8Array(HEXES);
  const bondSide = new Uint8Array(GRID.sideCount);
  // 7.4
  const isNegated = (m: Loc, n: Loc): boolean => own[m] === 1 && own[n] === 1;
  for (const [hex, holds] of holders.entries()) {
    if (holds !== 1) continue;
    for (const { far, m, n, side, bars: barred } of PAIRS[hex] ?? []) {
      if (holders[far] !== 1 || (barred & bars) !== 0 || isNegated(m, n)) continue;
      if (side === NONE) bondHex[m] = 1;
      else bondSide[side] = 1;
    }
    for (const { m, n, side, bars: barred } of COAST_SIDES[hex] ?? [])
      if ((barred & bars) === 0 && !isNegated(m, n)) bondSide[side] = 1;
  }
  const isBridged = (hexside: number): boolean => view.marks['bridge']?.[hexside] === PONTOON;
  return { enemies, bondHex, bondSide, zoc: zone, own, zocLimit: IN_ZOC, terrainLimit: CROSSED | MARSHED, isBridged };
}
/** 14.2: the map edge and the railways that lead there; of the Soviets those that are repaired hex by hex. */
function sourcesOf({ view, side, enemies, zone }: Standing): readonly Loc[] {
  const control = view.layers['control'];
  const repaired = view.layers['repaired'];
  const isUsable = (hex: Loc): boolean => side !== SOVIET || repaired?.[hex] === 1 || HOME.has(hex);
  const edge = (EDGE_SOURCES[side] ?? []).filter((hex) => control?.[hex] === ownedBy(side) && enemies[hex] === 0);
  const found = [...edge];
  const known = new Uint8Array(HEXES);
  for (const hex of edge) known[hex] = 1;
  const line = edge.filter((hex) => zone[hex] !== 1);
  // Grows while it is read.
  for (const hex of line)
    for (const to of RAILS[hex] ?? []) {
      if (known[to] === 1 || !isUsable(to) || !isUsable(hex) || enemies[to] === 1 || zone[to] === 1) continue;
      known[to] = 1;
      found.push(to);
      line.push(to);
    }
  return found;
}
/** By hex: 1 where a unit that stood there would be in supply. */
export function suppliedHexes(at: Standing): Uint8Array {
  const field = fieldOf(at);
  const { enemies, bondHex, bondSide, zoc, own } = field;
  const { neighbours, sides } = GRID;
  const labelAt = (hex: Loc): number => (zoc[hex] === 1 && own[hex] === 0 ? 1 << IN_ZOC : 1);
  const sets = new Uint8Array(HEXES);
  for (const hex of sourcesOf(at)) sets[hex] = labelAt(hex);
  // 27.2b
  const halfHexes = at.side === SOVIET ? HALF_HEXES.slice(0, at.view.tracks['half-hexes'] ?? 0) : [];
  for (const { into } of halfHexes)
    for (const hex of into) if (enemies[hex] === 0 && bondHex[hex] === 0) sets[hex] = (sets[hex] ?? 0) | labelAt(hex);
  spread(sets, HEXES, field, 'road');
  // 23.2c
  const staffs = at.staffs.filter((hex) => ON_ROAD[hex] === 1 && sets[hex] !== 0);
  const fromStaffs = new Uint8Array(HEXES);
  for (const hex of staffs) fromStaffs[hex] = sets[hex] ?? 0;
  spread(fromStaffs, RANGE.overlandToHq - 1, field, 'overland', staffs);
  spread(sets, RANGE.overland - 1, field, 'overland');
  const fed = new Uint8Array(HEXES);
  for (let hex = 0; hex < HEXES; hex++) {
    if (((sets[hex] ?? 0) | (fromStaffs[hex] ?? 0)) === 0) continue;
    fed[hex] = 1;
    // The last step: whoever stands there does not mind a zone of control.
    if (bondHex[hex] === 1) continue;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const to = neighbours[i] ?? NONE;
      if (to !== NONE && enemies[to] === 0 && bondHex[to] === 0 && bondSide[sides[i] ?? NONE] === 0) fed[to] = 1;
    }
  }
  return fed;
}
