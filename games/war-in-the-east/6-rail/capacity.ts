// 6.1, 6.2: Rail Capacity and the Rail Movement Allowance.
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { infoAt, isArmsCenter, isCenter, isOnMap, isRemnant, isTrainingCenter } from '../3-equipment/units.ts';
import { rowOf, turnOf } from '../29-34-scenarios/row.ts';
import { isSnow, isBadWeather } from '../14-weather/weather.ts';
import { RAIL } from '../data/charts.ts';
import { AXIS } from '../sides.ts';
import type { Play, Query } from '../words.ts';

/** 14.12, 14.22 Five for the Axis in Mud and Snow. */
const badWeather = rule(
  '14.12',
  (q: Query, capacity: number): number => (isBadWeather(q) ? RAIL.badWeatherAxis : capacity),
  (_: Query, capacity: number) => capacity,
);
/** 31.41 Thirty for the Russian on turns 1 to 8 of Barbarossa. */
const confused = rule(
  '31.41',
  (q: Query, capacity: number): number =>
    rowOf(q).id === 'barbarossa' && turnOf(q) <= RAIL.barbarossaUntil ? RAIL.barbarossa : capacity,
  (_: Query, capacity: number) => capacity,
);
export function capacityOf(q: Query, side: Side): number {
  const base = RAIL.capacity[side] ?? 0;
  return side === AXIS ? badWeather(q, base) : confused(q, base);
}
/** 6.13 A corps counts three, a remnant one. */
const corpsWeight = rule(
  '6.13',
  (q: Query, p: Piece): number => (infoAt(q, p).size === 'corps' && !isRemnant(q, p) ? RAIL.corps : 1),
  () => 1,
);
/** 6.14 */
const centerWeight = rule(
  '6.14',
  (q: Query, p: Piece): number => (isTrainingCenter(q, p) ? RAIL.trainingCenter : RAIL.armsCenter),
  () => 1,
);
export const railWeight = (q: Query, p: Piece): number => (isCenter(q, p) ? centerWeight(q, p) : corpsWeight(q, p));
/** 6.12 Every entrained unit counts from the start of the phase. */
const countEntrained = rule(
  '6.12',
  (q: Query, side: Side): number =>
    q.piecesOf(side).reduce((sum, p) => sum + (isOnMap(q, p) && q.has(p, 'entrained') ? railWeight(q, p) : 0), 0),
  () => 0,
);
export function beginRail(g: Play): void {
  g.setTrack('rail-used', countEntrained(g, g.active));
  g.setTrack('finnish-rail', 0);
}
/** 6.2.B */
const snowAllowance = rule(
  '6.2.B',
  (q: Query, side: Side): number => (side === AXIS && isSnow(q) ? RAIL.snowAxis : RAIL.allowance),
  () => RAIL.allowance,
);
/** 6.2.C */
const centerAllowance = rule(
  '6.2.C',
  (): number => RAIL.centers,
  () => RAIL.allowance,
);
export const railAllowance = (q: Query, p: Piece): number =>
  isArmsCenter(q, p) || isTrainingCenter(q, p) ? centerAllowance() : snowAllowance(q, q.sideOf(p));
