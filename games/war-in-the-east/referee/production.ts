// 15, 21: what the Russian produces, and German Replacement Divisions.
import { charts } from '../data/charts.ts';
import type { ProductionCost } from '../data/shapes.ts';
import { UNITS } from '../data/units.ts';
import { CENTERS, centersAt, type Hex, isCity, neighbours, SEVASTOPOL } from './board.ts';
import { AXIS, BOX, type Position, RUSSIAN, type Unit } from './position.ts';
import { countersLeft } from './staff.ts';
import { isOnLine, mainNet } from './supply.ts';
import { inEnemyZone } from './zones.ts';

export const COSTS: Readonly<Record<string, ProductionCost>> = charts['production-costs'].value;

// --- Centers ----------------------------------------------------------------------------------------------------------

/** 15.11, 26.31: not while it rests from its journey. */
const isRested = (pos: Position, u: Unit): boolean => pos.field(u, 'usable') <= pos.turn;
export const isSiberian = (pos: Position, u: Unit): boolean => pos.at(u) === BOX.siberia;
const isJoinedCity = (pos: Position, hex: Hex): boolean => isCity(hex) && mainNet(pos, RUSSIAN).has(hex);

/** 15.15, 15.8 */
export function armsWork(pos: Position, u: Unit): boolean {
  if (!isRested(pos, u)) return false;
  if (isSiberian(pos, u)) return true;
  if (!pos.isOnMap(u) || pos.has(u, 'disrupted') || pos.has(u, 'entrained')) return false;
  return isJoinedCity(pos, pos.at(u));
}
/** 15.17 */
export function trainingWorks(pos: Position, u: Unit): boolean {
  if (!isRested(pos, u)) return false;
  if (isSiberian(pos, u)) return true;
  if (!pos.isOnMap(u) || pos.has(u, 'entrained')) return false;
  return [pos.at(u), ...neighbours(pos.at(u))].some(
    (hex) => isJoinedCity(pos, hex) && !pos.isThere(AXIS, hex) && !inEnemyZone(pos, RUSSIAN, hex),
  );
}
/** 15.16 */
export function personnelWorks(pos: Position, hex: Hex): boolean {
  if (!pos.isHeld(RUSSIAN, hex)) return false;
  // Its holder may move by sea (7.4).
  return hex === SEVASTOPOL || isOnLine(pos, RUSSIAN, hex);
}
const SIBERIAN_PERSONNEL = 5;
export function income(pos: Position): { readonly arms: number; readonly personnel: number } {
  const row = pos.multiples;
  const arms = pos.units.filter((u) => u.arm === 'arms-center' && armsWork(pos, u)).length + pos.track('siberian-arms');
  const open = CENTERS.filter((hex) => personnelWorks(pos, hex)).reduce((sum, hex) => sum + centersAt(hex), 0);
  // 35.2.V16
  const less = pos.isVariant('no-lend-lease') && pos.turn >= 128 ? 1 : 0;
  return {
    arms: arms * Math.max(0, (row?.[10] ?? 0) - less),
    personnel: (open + SIBERIAN_PERSONNEL) * (row?.[9] ?? 0),
  };
}

// --- Starts -----------------------------------------------------------------------------------------------------------

interface AirOnTrack {
  readonly center: number;
  readonly track: number;
  readonly box: number;
}
const airOnTracks = (pos: Position): readonly AirOnTrack[] =>
  (pos.state.memo['air-on-tracks'] ?? []) as unknown as readonly AirOnTrack[];
const onTracks = (pos: Position): readonly Unit[] => pos.units.filter((u) => pos.at(u) === BOX.production);
const CONSTRUCTION = 1;

/** 15.44, 15.51: its one start of this phase has been made. */
function hasStarted(pos: Position, n: number): boolean {
  if (airOnTracks(pos).some((a) => a.center === n && a.box <= 1)) return true;
  return onTracks(pos).some((u) => pos.field(u, 'number') === n && pos.field(u, 'box') <= 1);
}
const canPay = (pos: Position, cost: ProductionCost): boolean =>
  pos.track('arms-points') >= cost.arms && pos.track('personnel-points') >= cost.personnel;
/** 15.34.A: two Air Points are never next to each other. */
function takesAir(pos: Position, n: number): boolean {
  return !airOnTracks(pos).some((a) => a.center === n && a.track === CONSTRUCTION && a.box <= 2);
}
const NEW_AIR: ProductionCost | undefined = COSTS['Air'];
/** 15.34.C, RULINGS G17: on odd turns an Air Point in Siberia comes first, if it can be paid for. */
function owesAir(pos: Position): boolean {
  if (pos.turn % 2 === 0 || !NEW_AIR) return false;
  const centers = pos.units.filter((u) => u.arm === 'training-center' && isSiberian(pos, u));
  const isStarted = airOnTracks(pos).some(
    (a) => a.track === CONSTRUCTION && a.box === 1 && centers.some((c) => pos.field(c, 'number') === a.center),
  );
  return (
    !isStarted && canPay(pos, NEW_AIR) && centers.some((c) => isFree(pos, c) && takesAir(pos, pos.field(c, 'number')))
  );
}
const isFree = (pos: Position, center: Unit): boolean =>
  pos.has(center, 'working') && !hasStarted(pos, pos.field(center, 'number'));
const idOf = (name: string): string => UNITS.find((row) => row[1] === name)?.[0] ?? '';

/** 15.3, 15.33, 15.34, 15.35, 36.3 */
export function mayConstruct(pos: Position, what: string, center: Unit): boolean {
  const cost = COSTS[what];
  if (!cost || cost.type !== 'construct' || !isFree(pos, center) || !canPay(pos, cost)) return false;
  const n = pos.field(center, 'number');
  if (what === 'Air') return takesAir(pos, n) && (isSiberian(pos, center) || !owesAir(pos));
  if (owesAir(pos)) return false;
  const isEmergency = what === 'Emergency 1-4';
  if (!isEmergency && airOnTracks(pos).some((a) => a.center === n && a.track === CONSTRUCTION)) return false;
  return countersLeft(pos, idOf(isEmergency ? '1-4' : what)) > 0;
}
export const CONSTRUCTIONS: readonly string[] = Object.keys(COSTS).filter((what) => COSTS[what]?.type === 'construct');

// --- 21 ---------------------------------------------------------------------------------------------------------------

/** 21.02, 21.07 */
export function mayReplace(pos: Position, u: Unit): boolean {
  if (!pos.scenario.campaign || pos.at(u) !== BOX.replacementBox) return false;
  if (pos.scenario.historical && pos.turn >= 148) return false;
  return !pos.units.some((x) => pos.at(x) === BOX.replacementTrack && pos.field(x, 'box') === 1);
}
/** 14.31 */
export const mayFreeze = (pos: Position, u: Unit): boolean => u.id === 'ge-inf' && pos.isOnMap(u) && !pos.isReduced(u);
