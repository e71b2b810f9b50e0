// The board as plans use it, and what each side wants of it.
import type { Loc, Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { AROUND, CLOSED, GRID, HEXES, PERSONNEL_CENTERS, placeOf, SEA_SIDE, WATER } from '../3-equipment/board.ts';
import { GOALS } from '../data/advice.ts';
import { OBJECTIVES_1944 } from '../data/charts.ts';
import { RUSSIAN } from '../sides.ts';

export {
  CLOSED,
  EDGE,
  GRID,
  HEXES,
  LAKE,
  LAKE_SIDE,
  LAND,
  NORTH,
  OLD_FINLAND,
  ON_RAIL,
  PERSONNEL_CENTERS,
  PORT,
  RAIL_FROM,
  RAIL_NEXT,
  RAIL_SOURCES,
  RAIL_TO,
  SEA_SIDE,
  WATER,
} from '../3-equipment/board.ts';

interface Objective {
  readonly hex: Loc;
  readonly worth: number;
}
const CENTERS: readonly Objective[] = PERSONNEL_CENTERS.map((hex) => ({ hex, worth: GOALS.center }));
const OF_1944: readonly Objective[] = OBJECTIVES_1944.map((name) => ({ hex: placeOf(name), worth: GOALS.most }));
const ALL: readonly Objective[] = [...CENTERS, ...OF_1944];
/** 34.5 In 1944 it is three cities; elsewhere it is Personnel Centers (31.6, 32.5, 33.5, 30.5). The Russian of the Campaign goes to Berlin by way of them all. */
export function objectivesOf(scenario: string, side: Side): readonly Objective[] {
  if (scenario === 'army-group-center') return OF_1944;
  const isCampaign = scenario.endsWith('campaign');
  return isCampaign && side === RUSSIAN ? ALL : CENTERS;
}
const COUNTING = new Map(
  [CENTERS, OF_1944, ALL].map((list) => {
    const counts = new Uint8Array(HEXES);
    for (const { hex } of list) counts[hex] = 1;
    return [list, counts] as const;
  }),
);
export const isObjective = (scenario: string, side: Side, hex: Loc): boolean =>
  COUNTING.get(objectivesOf(scenario, side))?.[hex] === 1;

/** Where one can walk from a hex, and what water is on the way: those of a hex lie from WAY_FROM[hex] up to WAY_FROM[hex + 1]. */
export const WAY_FROM: Int32Array = new Int32Array(HEXES + 1);
const ways: number[] = [];
const waters: number[] = [];
for (let hex = 0; hex < HEXES; hex++) {
  for (let d = hex * 6; d < hex * 6 + 6; d++) {
    const to = GRID.neighbours[d] ?? NONE;
    const water = WATER[GRID.sides[d] ?? NONE] ?? 0;
    if (to === NONE || CLOSED[to] === 1 || water === SEA_SIDE) continue;
    ways.push(to);
    waters.push(water);
  }
  WAY_FROM[hex + 1] = ways.length;
}
export const WAY_TO: Int16Array = Int16Array.from(ways);
export const WAY_WATER: Uint8Array = Uint8Array.from(waters);

const discs: (Int16Array | undefined)[][] = [];
/** Hexes within a distance that somebody could be in, over whatever water lies between, the nearest first. */
export function disc(hex: Loc, radius: number): Int16Array {
  const known = (discs[radius] ??= []);
  return (known[hex] ??= discOf(hex, radius));
}
function discOf(from: Loc, radius: number): Int16Array {
  const found = new Set([from]);
  let ring = [from];
  for (let n = 0; n < radius; n++) {
    ring = ring.flatMap((hex) => AROUND[hex] ?? []).filter((hex) => !found.has(hex) && found.add(hex));
  }
  return Int16Array.from(found);
}
