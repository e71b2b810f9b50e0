// The board as plans use it, and what each side wants of it.
import type { Loc, Side } from '@rasputitsa/kernel';
import { PERSONNEL_CENTERS, placeOf } from '../3-equipment/board.ts';
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
/** 34.5 In 1944 it is three cities; elsewhere it is Personnel Centers (31.6, 32.5, 33.5, 30.5). The Russian of the Campaign goes to Berlin by way of them all. */
export function objectivesOf(scenario: string, side: Side): readonly Objective[] {
  if (scenario === 'army-group-center') return OF_1944;
  const isCampaign = scenario.endsWith('campaign');
  return isCampaign && side === RUSSIAN ? [...CENTERS, ...OF_1944] : CENTERS;
}
export const isObjective = (scenario: string, side: Side, hex: Loc): boolean =>
  objectivesOf(scenario, side).some((o) => o.hex === hex);
