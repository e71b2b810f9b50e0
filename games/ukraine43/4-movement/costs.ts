// Chapter 4: what a step costs (4.2 to 4.5, TEC) and why it cannot be taken. One function for searching, previewing and refusing.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { refuse as barred } from '@rasputitsa/kit/search';
import {
  BUILT_UP,
  CLOSED,
  MAJOR,
  MARSHY,
  MINOR,
  NO_ROAD,
  ROAD,
  SEA_SIDE,
  SECONDARY,
  TERRAIN_OF,
  WATER,
} from '../1-map/board.ts';
import { isArtillery, isCavalry, isMech } from '../2-units/units.ts';
import { type Front, frontOf } from '../6-7-zones/picture.ts';
import { interdictedBridge, interdictedRoad } from '../15-air/interdiction.ts';
import { hasPontoon } from '../18-rivers/pontoons.ts';
import { isRain } from '../25-weather/weather.ts';
import { floodBars, floodCloses } from '../28-dam/flood.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import type { Query } from '../words.ts';
import { isUnmoved, marchOf, SCALE } from './allowance.ts';

/** Why a step is closed: what the search hands back. */
export const ENEMY = 1;
export const WATERY = 2;
export const BOND = 3;
export const UNBRIDGED = 4;
export const NOT_BESIDE = 5;
export const NOT_NOW = 6;
export const GUNS_IN_MARSH = 7;
export const FLOOD = 8;
export const ONE_HEX = 9;
export const ACROSS = 10;

/** Those who move together: the worst of them decides each step (4.1b). */
export interface Party {
  readonly side: Side;
  readonly hasMech: boolean;
  readonly hasFoot: boolean;
  readonly hasGuns: boolean;
  /** 4.4A: nobody mechanized, and all stood where they are when the phase began. */
  readonly fordsFrom: Loc | undefined;
  readonly allCavalry: boolean;
}

/** 4.4A2 Only from where the unit began the phase. */
const beganHere = rule(
  '4.4A2',
  (q: Query, p: Piece): boolean => isUnmoved(q, p) && !q.has(p, 'fresh'),
  () => true,
);
export function partyOf(q: Query, units: readonly Piece[]): Party {
  const hasMech = units.some((p) => isMech(q, p));
  const first = units[0];
  return {
    side: first === undefined ? q.actor : q.sideOf(first),
    hasMech,
    hasFoot: units.some((p) => !isMech(q, p)),
    hasGuns: units.some((p) => isArtillery(q, p)),
    fordsFrom: !hasMech && first !== undefined && units.every((p) => beganHere(q, p)) ? q.at(first) : undefined,
    allCavalry: units.every((p) => isCavalry(q, p)),
  };
}

/** 4.2a, 4.2d The road rate: mechanized units half a point, others one; in rain a point on secondary roads. */
const roadRate = rule(
  '4.2a',
  (q: Query, party: Party, to: Loc, road: number): number => {
    const { MOVE } = tablesOf(q);
    if (slowInRain(q, road)) return MOVE.roadRain;
    if (!party.hasMech) return MOVE.roadOther;
    const rate = interdictedRoad(q, party.side, to) ? MOVE.roadInterdicted : MOVE.road;
    return party.hasFoot ? Math.max(rate, MOVE.roadOther) : rate;
  },
  (q: Query, party: Party, to: Loc) => terrainCost(q, party, to),
);
const slowInRain = rule(
  '4.2d',
  (q: Query, road: number): boolean => road === SECONDARY && isRain(q),
  () => false,
);
/** TEC Towns and cities cost a point, other hexes what their terrain says. */
const terrainCost = rule(
  'TEC',
  (q: Query, party: Party, to: Loc): number => {
    const tables = tablesOf(q);
    if (BUILT_UP[to] === 1) return tables.BUILT_UP_COST;
    const { mech, other } = tables.TERRAIN[TERRAIN_OF[to] ?? 'clear'];
    if (MARSHY[to] === 1) return marshCost(party, mech, other);
    return party.hasMech ? Math.max(mech, party.hasFoot ? other : 0) : other;
  },
  () => 1,
);
/** 4.5 */
const marshCost = rule(
  '4.5',
  (party: Party, mech: number, other: number): number => (party.hasMech ? mech : other),
  () => 1,
);
/** 4.5 Soviet artillery divisions enter and leave marsh by road only. */
const gunsStuck = rule(
  '4.5',
  (party: Party, from: Loc, to: Loc): boolean => party.hasGuns && (MARSHY[from] === 1 || MARSHY[to] === 1),
  () => false,
);
/** 4.2b A road is a bridge: the river costs nothing. */
const riverCost = rule(
  '4.2b',
  (q: Query, road: number, water: number): number =>
    road === NO_ROAD && water === MINOR ? tablesOf(q).MOVE.minorRiver : 0,
  (q: Query, _road: number, water: number) => (water === MINOR ? tablesOf(q).MOVE.minorRiver : 0),
);
/** 4.4C, 15.6c An interdicted bridge over a Major River. */
const bridgeCost = rule(
  '4.4C',
  (q: Query, side: Side, hexside: number): number =>
    interdictedBridge(q, side, hexside) ? tablesOf(q).MOVE.interdictedBridge : 0,
  () => 0,
);
/** 4.4A1 Mechanized units cross Major Rivers at bridges only. */
const needsBridge = rule(
  '4.4A1',
  (party: Party): boolean => party.hasMech,
  () => false,
);
/** 4.4B */
const noFording = rule(
  '4.4B',
  (q: Query): boolean => marchOf(q) !== 'movement',
  () => false,
);
/** 6.3B Leaving an enemy zone of control, for another one too. */
export const leavingZoc = rule(
  '6.3B',
  (q: Query, enemy: Front, from: Loc): number => (enemy.zoc[from] === 1 ? tablesOf(q).MOVE.leaveZoc * SCALE : 0),
  () => 0,
);
/** 4.1c */
const occupied = rule(
  '4.1c',
  (enemy: Front, to: Loc): boolean => (enemy.units[to] ?? 0) > 0,
  () => false,
);
/** 7.2.1 */
const closedByBond = rule(
  '7.2.1',
  (enemy: Front, to: Loc, hexside: number): boolean => enemy.bondHex[to] === 1 || enemy.bondSide[hexside] === 1,
  () => false,
);

/** A bridge over a Major River, of road or pontoons. */
export const isBridged = (q: Query, hexside: number): boolean =>
  (ROAD[hexside] ?? 0) !== NO_ROAD || hasPontoon(q, hexside);
/** A Major River without a bridge. */
export const isUnbridged = (q: Query, hexside: number): boolean => WATER[hexside] === MAJOR && !isBridged(q, hexside);

/** What the hex and the hexside cost, in halves: without zones of control and without anything that forbids it. */
export function entryCost(q: Query, party: Party, to: Loc, hexside: number): number {
  const road = ROAD[hexside] ?? NO_ROAD;
  const water = WATER[hexside] ?? 0;
  const land = road === NO_ROAD ? terrainCost(q, party, to) : roadRate(q, party, to, road);
  const river =
    water === MAJOR
      ? isBridged(q, hexside)
        ? bridgeCost(q, party.side, hexside)
        : party.allCavalry
          ? tablesOf(q).MOVE.cavalryCrossing
          : 0
      : riverCost(q, road, water);
  return (land + river) * SCALE;
}

/** The whole price of a step in halves, or why it cannot be taken. `start`: the hex the move began in. */
export function stepCost(q: Query, party: Party, enemy: Front, from: Loc, to: Loc, hexside: number): number {
  if (CLOSED[to] === 1 || WATER[hexside] === SEA_SIDE) return barred(WATERY);
  if (occupied(enemy, to)) return barred(ENEMY);
  if (closedByBond(enemy, to, hexside)) return barred(BOND);
  if (floodBars(q, to) || floodCloses(q, hexside)) return barred(FLOOD);
  if (gunsStuck(party, from, to) && ROAD[hexside] === NO_ROAD) return barred(GUNS_IN_MARSH);
  if (isUnbridged(q, hexside)) {
    if (needsBridge(party)) return barred(UNBRIDGED);
    if (noFording(q)) return barred(NOT_NOW);
    if (party.fordsFrom !== from) return barred(NOT_BESIDE);
  }
  return entryCost(q, party, to, hexside) + leavingZoc(q, enemy, from);
}
export const enemyFront = (q: Query, side: Side): Front => frontOf(q, enemyOf(side));
