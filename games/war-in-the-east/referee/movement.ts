// 5, 8.2, 9, 14: who may move, where to, and what it costs.
import {
  EASTERN_EDGE,
  GERMAN_ENTRY,
  type Hex,
  LENINGRAD,
  MINOR_AXIS,
  neighbours,
  NORTH,
  OLD_FINLAND,
  distances,
  RUMANIA,
  RUSSIA,
  sideOf,
  terrainOf,
  WEST_OF_WHITE_SEA,
  isNextTo,
  startSide,
} from './board.ts';
import {
  AXIS,
  foeOf,
  isCenter,
  isColdProof,
  isFinn,
  isGun,
  isMinor,
  LIMIT,
  type Position,
  RUSSIAN,
  type Unit,
} from './position.ts';
import { isFinlandReached, isSupplied, wouldBeSupplied } from './supply.ts';
import { controllers, inEnemyZone, isShut, isWaterSide } from './zones.ts';

export type Phase = 'initial-movement' | 'mechanized-movement';

/** 5.8, RULINGS G4: points for non-mechanized units and for those that pay as mechanized ones. */
const ENTRY: Readonly<Record<string, readonly [other: number, mech: number]>> = {
  clear: [1, 1],
  woods: [2, 3],
  rough: [2, 4],
  swamp: [3, 6],
  lake: [1, 1],
};
const RIVER = [1, 2] as const;
/** 10.45, 10.52 */
const paysAsMech = (u: Unit): 0 | 1 => (u.isMech || isGun(u) ? 1 : 0);

/** 5.3, 14.25, 14.47 */
export function terrainCost(pos: Position, u: Unit, from: Hex, to: Hex): number {
  const land = terrainOf(to);
  const isClear = (land === 'swamp' || land === 'lake') && pos.isFrozen(to);
  const river = sideOf(from, to) === 'river' && pos.weather !== 'snow' ? RIVER[paysAsMech(u)] : 0;
  return (ENTRY[isClear ? 'clear' : land]?.[paysAsMech(u)] ?? 0) + river;
}
/** 8.21, 30.34.F */
function zoneCost(pos: Position, u: Unit): number {
  // 35.2.V9: none after so long a wait.
  const isSurprise =
    pos.option('surprise') === true && pos.warTurn <= 2 && pos.buildTurns === 0 && pos.scenario.line === 'Barbarossa';
  return isSurprise && u.side === AXIS ? 1 : 2;
}
/** 8.15, 8.21, 12.41: from one hex into the next; enemy units in `overrun` have no zone of control (5.7.P). */
export function stepCost(pos: Position, u: Unit, from: Hex, to: Hex, overrun: readonly Unit[] = []): number {
  const foe = foeOf(u.side);
  const isIn = (hex: Hex) => controllers(pos, foe, hex).some((x) => !overrun.includes(x));
  const zones = (isIn(from) ? zoneCost(pos, u) : 0) + (isIn(to) ? zoneCost(pos, u) : 0);
  const air = pos.isInterdicted(foe, to) && !isIn(to) ? 2 : 0;
  return terrainCost(pos, u, from, to) + zones + air;
}

/** 35.2.V15: Germans with five points have eight, those with three five. */
function printedMoves(pos: Position, u: Unit): number {
  const { moves } = pos.face(u);
  if (u.nation !== 'german' || !pos.isVariant('motorization')) return moves;
  return moves === 5 ? 8 : moves === 3 ? 5 : moves;
}
/** 5.13, 13.21, 14.11, 14.14, 14.21, 14.42 */
export function allowance(pos: Position, u: Unit): number {
  const moves = printedMoves(pos, u);
  const fed = pos.has(u, 'unsupplied') ? Math.floor(moves / 2) : moves;
  if (isColdProof(u)) return pos.has(u, 'northern') || pos.weather === 'mud' ? Math.floor(fed / 2) : fed;
  if (pos.has(u, 'northern') || pos.weather === 'mud') return 1;
  return pos.weather === 'snow' && u.isMech ? Math.floor(fed / 2) : fed;
}

// --- Where a unit may never be ----------------------------------------------------------------------------------------

/** 27.21: hexes in Russia up to ten from the border of Old Finland. */
const NEAR_OLD_FINLAND = distances(OLD_FINLAND, 10);
/** 27.3 */
function hasRoomInFinland(pos: Position, u: Unit): boolean {
  const guests = pos.keep('guests', () => pos.onMap(AXIS).filter((x) => !isFinn(x) && OLD_FINLAND.has(pos.at(x))));
  return guests.includes(u) || guests.length < 10;
}
/** 35.2.V9, V14 */
const isAxisGround = (pos: Position, hex: Hex): boolean =>
  startSide(`${pos.isVariant('border-1939') ? '1939 border' : pos.scenario.line} Axis`).has(hex);
/** Whom rules of any chapter keep out of a hex, enemies apart. */
export function isForbidden(pos: Position, u: Unit, hex: Hex): boolean {
  if (isShut(pos, hex)) return true;
  // RULINGS V9
  if (pos.isPeace && u.side === RUSSIAN && isAxisGround(pos, hex)) return true;
  if (isMinor(u) && !MINOR_AXIS.has(hex)) return true;
  if ((u.isMech || u.arm === 'cavalry') && NORTH.has(hex)) return true;
  if (isFinn(u)) {
    if (!NEAR_OLD_FINLAND.has(hex)) return true;
    if (!isFinlandReached(pos) && LENINGRAD.some((l) => isNextTo(l, hex))) return true;
    if (u.arm === 'partisan' && !OLD_FINLAND.has(hex)) return true;
  } else if (u.side === AXIS && OLD_FINLAND.has(hex) && !isFinlandReached(pos) && !OLD_FINLAND.has(pos.at(u))) {
    if (!hasRoomInFinland(pos, u)) return true;
  }
  if (u.nation === 'red-rumanian' && RUMANIA.has(pos.at(u)) && !RUMANIA.has(hex)) return true;
  return u.side === RUSSIAN && u.arm === 'partisan' && !RUSSIA.has(hex);
}
/** 27.22: Finns enter an enemy zone outside Old Finland only beside other Finns, or in the far north. */
export function isTimid(pos: Position, u: Unit, hex: Hex): boolean {
  if (!isFinn(u) || OLD_FINLAND.has(hex) || !inEnemyZone(pos, u.side, hex)) return false;
  if (WEST_OF_WHITE_SEA.has(hex)) return false;
  return !pos.unitsAt(AXIS, hex).some((x) => isFinn(x) && x !== u);
}
/** 5.22, 15.13, 28.12: enemies that keep a unit out. */
export function isHeldByEnemy(pos: Position, u: Unit, hex: Hex): boolean {
  return pos.unitsAt(foeOf(u.side), hex).some((x) => x.arm !== 'arms-center' && !pos.isPartisan(x));
}
/** What bars a step whatever it costs. */
export function isPassable(pos: Position, u: Unit, from: Hex, to: Hex): boolean {
  if (isForbidden(pos, u, to) || isWaterSide(pos, from, to) || isHeldByEnemy(pos, u, to)) return false;
  if (isTimid(pos, u, to)) return false;
  // 10.44, 28.23
  if (!inEnemyZone(pos, u.side, to)) return true;
  if (u.arm === 'partisan') return false;
  return u.arm !== 'artillery' || pos.isThere(u.side, to);
}
/** RULINGS S1, 9.24, 15.14 */
export function hasRoom(pos: Position, u: Unit, hex: Hex): boolean {
  if (u.arm === 'partisan') return true;
  if (pos.unitsAt(u.side, hex).some((x) => x.arm === 'training-center') && u.arm !== 'arms-center') return false;
  if (
    u.arm === 'training-center' &&
    pos.unitsAt(u.side, hex).some((x) => x !== u && x.arm !== 'arms-center' && x.arm !== 'partisan')
  )
    return false;
  return u.arm === 'arms-center' || pos.stack(u.side, hex) < (LIMIT[u.side] ?? 0);
}
/** 10.44, 10.52, 28.4: those who may not leave supply of their own will. */
const isBound = (u: Unit): boolean => isGun(u) || u.arm === 'security';

/** 30.34.D, 35.2.V4 */
export const isFinlandNeutral = (pos: Position): boolean =>
  pos.warTurn === 1 && pos.scenario.line === 'Barbarossa' && !pos.isVariant('early-satellites');

// --- Who moves --------------------------------------------------------------------------------------------------------

/** 5.5, 10.45, 10.52, 6.62, 15.11, 16.02, 25.21, 28.23, 30.34.D */
export const mayMarch = (pos: Position, u: Unit, phase: Phase): boolean =>
  !pos.has(u, 'done') && isMobile(pos, u, phase);
export function isMobile(pos: Position, u: Unit, phase: Phase): boolean {
  if (!pos.isOnMap(u) || u.arm === 'repair' || isCenter(u) || pos.isCadre(u)) return false;
  if (pos.has(u, 'entrained') || pos.has(u, 'fortified') || pos.has(u, 'inactive')) return false;
  if (isFinn(u) && isFinlandNeutral(pos)) return false;
  // 14.42: it has gone its one hex.
  const hasMoved = pos.has(u, 'moving') || pos.field(u, 'spent') > 0;
  if (NORTH.has(pos.at(u)) && !pos.has(u, 'northern') && hasMoved) return false;
  if (phase === 'initial-movement') return !isGun(u);
  return (u.isMech || u.arm === 'cavalry' || isGun(u)) && !pos.has(u, 'railed');
}

/** Where a unit can go, and the points it has then spent. `avoids`: hexes it may not enter besides. */
function spread(pos: Position, u: Unit, most: number, avoids: (hex: Hex) => boolean): Map<Hex, number> {
  const from = pos.at(u);
  const spent = pos.field(u, 'spent');
  const least = new Map<Hex, number>([[from, spent]]);
  // 14.42: whoever began south of the Weatherline goes one hex north of it.
  const isSpentInNorth = (hex: Hex) => !pos.has(u, 'northern') && NORTH.has(hex);
  const open: Hex[][] = [];
  open[spent] = [from];
  for (let paid = spent; paid <= most; paid++)
    for (const hex of open[paid] ?? []) {
      if (least.get(hex) !== paid || isSpentInNorth(hex)) continue;
      for (const to of neighbours(hex)) {
        if (!isPassable(pos, u, hex, to) || avoids(to)) continue;
        const cost = paid + stepCost(pos, u, hex, to);
        if (cost > most || cost >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        least.set(to, cost);
        (open[cost] ??= []).push(to);
      }
    }
  least.delete(from);
  return least;
}
/** 5.14: one hex whatever it costs, but not from one enemy zone into another. */
function addOneHex(pos: Position, u: Unit, found: Map<Hex, number>): void {
  const from = pos.at(u);
  if (pos.field(u, 'spent') > 0 || pos.has(u, 'moving')) return;
  for (const to of neighbours(from)) {
    if (found.has(to) || !isPassable(pos, u, from, to)) continue;
    if (inEnemyZone(pos, u.side, from) && inEnemyZone(pos, u.side, to)) continue;
    // It costs all that the unit has.
    found.set(to, allowance(pos, u));
  }
}
function stops(pos: Position, u: Unit, found: ReadonlyMap<Hex, number>): ReadonlyMap<Hex, number> {
  const isFed = isBound(u) && isSupplied(pos, u);
  return new Map(
    [...found].filter(
      ([hex]) => hasRoom(pos, u, hex) && (!isFed || wouldBeSupplied(pos, u, hex)) && goesHome(pos, u, hex),
    ),
  );
}
const FROM_RUMANIA = distances(RUMANIA, 200);
/** 27.6, RULINGS F3: Rumanians abroad come nearer to Rumania with each step. */
export function goesHome(pos: Position, u: Unit, to: Hex): boolean {
  const here = FROM_RUMANIA.get(pos.at(u)) ?? 0;
  return u.nation !== 'red-rumanian' || here === 0 || (FROM_RUMANIA.get(to) ?? 0) < here;
}
export function reach(pos: Position, u: Unit, phase: Phase): ReadonlyMap<Hex, number> {
  if (!mayMarch(pos, u, phase)) return new Map();
  const found = spread(pos, u, allowance(pos, u), () => false);
  addOneHex(pos, u, found);
  return stops(pos, u, found);
}
/** 5.6 */
export function forcedReach(pos: Position, u: Unit): ReadonlyMap<Hex, number> {
  if (!mayMarch(pos, u, 'initial-movement') || u.arm !== 'infantry' || isFinn(u)) return new Map();
  // 35.2.V15
  if (printedMoves(pos, u) === 8) return new Map();
  // It is the whole move of the unit.
  if (pos.has(u, 'moving') || pos.field(u, 'spent') > 0) return new Map();
  return stops(
    pos,
    u,
    spread(pos, u, 2 * allowance(pos, u), (hex) => inEnemyZone(pos, u.side, hex)),
  );
}

/** 29.32 to 29.34, 21.0, 6.62: hexes of the edge by which a unit comes onto the map. Replacement Divisions use the whole western edge. */
export function entryHexes(pos: Position, u: Unit): readonly Hex[] {
  const edge = u.side === RUSSIAN ? EASTERN_EDGE : GERMAN_ENTRY;
  return [...edge].filter((hex) => {
    if (isForbidden(pos, u, hex) || isHeldByEnemy(pos, u, hex) || !hasRoom(pos, u, hex)) return false;
    if (u.arm === 'repair' && !pos.railOf(u.side, hex)) return false;
    return !inEnemyZone(pos, u.side, hex) || pos.isThere(u.side, hex);
  });
}
