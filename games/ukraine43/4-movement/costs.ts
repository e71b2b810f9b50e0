// Chapter 4: what a step costs (4.2 to 4.5, TEC) and why it cannot be taken. One function for searching, previewing and refusing.
// What does not change during a search is looked up before it: a search asks for some hundred steps.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { refuse as barred } from '@rasputitsa/kit/search';
import {
  BUILT_UP,
  CLOSED,
  GRID,
  HEXES,
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
import { enemyOf, SOVIET } from '../sides.ts';
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
export const GUARDED = 11;

/** Those who move together: the worst of them decides each step (4.1b). */
export interface Party {
  readonly side: Side;
  readonly hasMech: boolean;
  readonly hasFoot: boolean;
  readonly hasGuns: boolean;
  /** 4.4A: where nobody mechanized has stood since the phase began. */
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
    fordsFrom:
      first !== undefined && !needsBridge(hasMech) && units.every((p) => beganHere(q, p)) ? q.at(first) : undefined,
    allCavalry: !hasMech && units.every((p) => isCavalry(q, p)),
  };
}

// The land

/** 4.5 */
const marshCost = rule(
  '4.5',
  (cost: number): number => cost,
  () => 1,
);
/** TEC Towns and cities cost a point, other hexes what their terrain says. */
const terrainCost = rule(
  'TEC',
  (q: Query, hex: Loc, who: 'mech' | 'other'): number => {
    const tables = tablesOf(q);
    if (BUILT_UP[hex] === 1) return tables.BUILT_UP_COST;
    const cost = tables.TERRAIN[TERRAIN_OF[hex] ?? 'clear'][who];
    return MARSHY[hex] === 1 ? marshCost(cost) : cost;
  },
  () => 1,
);
interface Land {
  readonly mech: Uint8Array;
  readonly other: Uint8Array;
}
/** In halves, by hex; the same for the whole game. */
function land(q: Query): Land {
  return q.cached('land', [], () => {
    const made: Land = { mech: new Uint8Array(HEXES), other: new Uint8Array(HEXES) };
    for (let hex = 0; hex < HEXES; hex++) {
      made.mech[hex] = terrainCost(q, hex, 'mech') * SCALE;
      made.other[hex] = terrainCost(q, hex, 'other') * SCALE;
    }
    return made;
  });
}

/** 4.2a The road rate: mechanized units half a point, others one; interdicted a point (15.6d). */
const usesRoads = rule(
  '4.2a',
  (road: number): boolean => road !== NO_ROAD,
  () => false,
);
/** 4.2d In rain a secondary road costs everybody a point. */
const slowInRain = rule(
  '4.2d',
  (q: Query): boolean => isRain(q),
  () => false,
);
/** 4.2b A road is a bridge: the river costs nothing. */
const bridgesRivers = rule(
  '4.2b',
  (road: number): boolean => road !== NO_ROAD,
  () => false,
);
/** 4.4C, 15.6c An interdicted bridge over a Major River. */
const bridgeCost = rule(
  '4.4C',
  (q: Query, side: Side, hexside: number): number =>
    interdictedBridge(q, side, hexside) ? tablesOf(q).MOVE.interdictedBridge : 0,
  () => 0,
);

/** 18.5B, 18.5E Pontoons serve the Soviets: a German combat unit beside one has removed it. */
const usesPontoons = rule(
  '18.5E',
  (side: Side): boolean => side === SOVIET,
  () => true,
);
/** A bridge over a Major River, of road or pontoons. */
export const isBridged = (q: Query, side: Side, hexside: number): boolean =>
  (ROAD[hexside] ?? 0) !== NO_ROAD || (usesPontoons(side) && hasPontoon(q, hexside));
/** A Major River without a bridge. */
export const isUnbridged = (q: Query, side: Side, hexside: number): boolean =>
  WATER[hexside] === MAJOR && !isBridged(q, side, hexside);

/** What the hex and the hexside cost a party, in halves: without zones of control and without anything that forbids the step. */
export type EntryCost = (to: Loc, hexside: number) => number;
export function entryCosts(q: Query, party: Party): EntryCost {
  const { MOVE } = tablesOf(q);
  const { mech, other } = land(q);
  const rain = slowInRain(q);
  const { hasMech, hasFoot, side, allCavalry } = party;
  const onRoad = (to: Loc, road: number): number => {
    if (rain && road === SECONDARY) return MOVE.roadRain * SCALE;
    if (!hasMech) return MOVE.roadOther * SCALE;
    const rate = interdictedRoad(q, side, to) ? MOVE.roadInterdicted : MOVE.road;
    return (hasFoot && rate < MOVE.roadOther ? MOVE.roadOther : rate) * SCALE;
  };
  const offRoad = (to: Loc): number => {
    const m = hasMech ? (mech[to] ?? 0) : 0;
    const o = hasFoot ? (other[to] ?? 0) : 0;
    return m > o ? m : o;
  };
  return (to, hexside) => {
    const road = ROAD[hexside] ?? NO_ROAD;
    const water = WATER[hexside];
    const cost = usesRoads(road) ? onRoad(to, road) : offRoad(to);
    if (water === MINOR) return bridgesRivers(road) ? cost : cost + MOVE.minorRiver * SCALE;
    if (water !== MAJOR) return cost;
    if (isBridged(q, side, hexside)) return cost + bridgeCost(q, side, hexside) * SCALE;
    return allCavalry ? cost + MOVE.cavalryCrossing * SCALE : cost;
  };
}
export const entryCost = (q: Query, party: Party, to: Loc, hexside: number): number =>
  entryCosts(q, party)(to, hexside);

// What forbids a step

/** 4.5 Soviet artillery divisions enter and leave marsh by road only. */
const gunsStuck = rule(
  '4.5',
  (party: Party, from: Loc, to: Loc): boolean => party.hasGuns && (MARSHY[from] === 1 || MARSHY[to] === 1),
  () => false,
);
/** 4.4A1 Mechanized units cross Major Rivers at bridges only. */
const needsBridge = rule(
  '4.4A1',
  (hasMech: boolean): boolean => hasMech,
  () => false,
);
/** 4.4B */
const noFording = rule(
  '4.4B',
  (q: Query): boolean => marchOf(q) !== 'movement',
  () => false,
);
/** 6.3B What leaving an enemy zone of control costs, for another one too; in halves. */
export const stickiness = rule(
  '6.3B',
  (q: Query): number => tablesOf(q).MOVE.leaveZoc * SCALE,
  () => 0,
);
export const leavingZoc = (q: Query, enemy: Front, from: Loc): number => (enemy.zoc[from] === 1 ? stickiness(q) : 0);
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

/** The whole price of a step in halves, or why it cannot be taken. */
export type PartyStep = (from: Loc, to: Loc, hexside: number) => number;
/** The same where no enemy is. */
export function groundOf(q: Query, party: Party): PartyStep {
  const entry = entryCosts(q, party);
  return (from, to, hexside) => {
    if (isWatery(to, hexside)) return barred(WATERY);
    if (floodBars(q, to) || floodCloses(q, hexside)) return barred(FLOOD);
    if (gunsStuck(party, from, to) && ROAD[hexside] === NO_ROAD) return barred(GUNS_IN_MARSH);
    if (WATER[hexside] === MAJOR && !isBridged(q, party.side, hexside)) {
      if (needsBridge(party.hasMech)) return barred(UNBRIDGED);
      if (noFording(q)) return barred(NOT_NOW);
      if (party.fordsFrom !== from) return barred(NOT_BESIDE);
    }
    return entry(to, hexside);
  };
}
const isWatery = (to: Loc, hexside: number): boolean => CLOSED[to] === 1 || WATER[hexside] === SEA_SIDE;
/** Whether the party may wade over a Major River where it stands. */
export function mayFord(q: Query, { side, fordsFrom }: Party): boolean {
  if (fordsFrom === undefined || noFording(q)) return false;
  for (let i = fordsFrom * 6; i < fordsFrom * 6 + 6; i++) {
    const hexside = GRID.sides[i] ?? NONE;
    if (hexside !== NONE && isUnbridged(q, side, hexside)) return true;
  }
  return false;
}
/** Whether the enemy closes a step. */
export const isShut = (enemy: Front, to: Loc, hexside: number): boolean =>
  occupied(enemy, to) || closedByBond(enemy, to, hexside);
export function stepsOf(q: Query, party: Party, enemy: Front): PartyStep {
  const ground = groundOf(q, party);
  const sticky = stickiness(q);
  return (from, to, hexside) => {
    if (isWatery(to, hexside)) return barred(WATERY);
    if (occupied(enemy, to)) return barred(ENEMY);
    if (closedByBond(enemy, to, hexside)) return barred(BOND);
    const price = ground(from, to, hexside);
    return price >= 0 && enemy.zoc[from] === 1 ? price + sticky : price;
  };
}
export const enemyFront = (q: Query, side: Side): Front => frontOf(q, enemyOf(side));
