// Chapter 5: what a step costs (5.8, 8.21, 8.15) and why it cannot be taken. One function for searching, previewing and refusing; what does not
// change during a search is looked up before it.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { lasting } from '@rasputitsa/kit';
import { refuse as barred } from '@rasputitsa/kit/search';
import { HEXES, LAKE_SIDE, NORTH, RIVER, SEA_SIDE, TERRAIN_OF, WATER } from '../3-equipment/board.ts';
import { remembered } from '../3-equipment/remember.ts';
import { isAntiTank, isArtillery, isGuns, isMech, isPartisan } from '../3-equipment/units.ts';
import { enemyFront, type Front, frontOf } from '../8-9-zones-stacking/picture.ts';
import { isInvasion, warTurn } from '../29-34-scenarios/row.ts';
import { buildTurns } from '../35-variants/calendar.ts';
import { frozen, riversFrozen } from '../14-weather/weather.ts';
import { EXIT_COST, INVASION, MOVE } from '../data/charts.ts';
import type { TerrainEffect } from '../data/shapes.ts';
import { AXIS, ownedBy, enemyOf } from '../sides.ts';
import type { Query } from '../words.ts';
import { limitsOn } from './limits.ts';

/** Why a step is closed: what the search hands back. Limits come after these. */
export const ENEMY = 1;
export const WATERY = 2;
export const FORCED_ZOC = 3;
export const GUNS_ZOC = 4;
export const PARTISAN_ZOC = 5;
export const FIRST_LIMIT = 10;

/** Those who move together: the worst of them decides each step. */
export interface Party {
  readonly units: readonly Piece[];
  readonly side: Side;
  readonly hasMech: boolean;
  readonly hasFoot: boolean;
  readonly hasGuns: boolean;
  readonly forced: boolean;
}
/** 10.45, 10.52 Artillery and anti-tank units pay as mechanized ones. */
const paysAsMech = rule(
  '10.45',
  (q: Query, p: Piece): boolean => isMech(q, p) || isArtillery(q, p) || antiTankPays(q, p),
  (q: Query, p: Piece) => isMech(q, p) || antiTankPays(q, p),
);
const antiTankPays = rule(
  '10.52',
  (q: Query, p: Piece): boolean => isAntiTank(q, p),
  () => false,
);
export type Manner = 'march' | 'forced march';
export function partyOf(q: Query, units: readonly Piece[], manner: Manner): Party {
  const hasMech = units.some((p) => paysAsMech(q, p));
  return {
    units,
    side: q.sideOf(units[0] ?? 0),
    hasMech,
    hasFoot: units.some((p) => !paysAsMech(q, p)),
    hasGuns: units.some((p) => isGuns(q, p)),
    forced: manner === 'forced march',
  };
}

const CLEAR: TerrainEffect = { other: 1, mech: 1, defense: 1, halvesMech: false };
/** 5.3, 5.8 */
const terrainCost = rule(
  '5.3',
  (effect: TerrainEffect, who: 'mech' | 'other'): number => effect[who],
  () => 1,
);
/** 5.4, 14.25: frozen ground is clear. */
export function effectAt(q: Query, hex: Loc): TerrainEffect {
  return effectIn(frozen(q), q.chart('terrain'), hex);
}
function effectIn(ice: Uint8Array, chart: Readonly<Record<string, TerrainEffect>>, hex: Loc): TerrainEffect {
  return ice[hex] === 1 ? CLEAR : (chart[TERRAIN_OF[hex] ?? 'clear'] ?? CLEAR);
}
interface Ground {
  readonly mech: Uint8Array;
  readonly other: Uint8Array;
}
/** Entry costs by hex, for each weather. */
function ground(q: Query): Ground {
  return remembered(
    q,
    'ground',
    ['tracks'],
    () => [q.track('weather'), q.chart('terrain')],
    () =>
      lasting(q, `ground ${q.track('weather')}`, () => {
        const made: Ground = { mech: new Uint8Array(HEXES), other: new Uint8Array(HEXES) };
        const [ice, chart] = [frozen(q), q.chart('terrain')];
        for (let hex = 0; hex < HEXES; hex++) {
          const effect = effectIn(ice, chart, hex);
          made.mech[hex] = terrainCost(effect, 'mech');
          made.other[hex] = terrainCost(effect, 'other');
        }
        return made;
      }),
  );
}
/** 5.8 A river costs more, unless it is frozen (14.25). */
const riverCost = rule(
  '5.8',
  (mech: boolean): number => (mech ? MOVE.riverMech : MOVE.river),
  () => 0,
);
/** 8.21 Two more to enter an enemy zone of control, two more to leave one. */
export const zocCost = rule(
  '8.21',
  (q: Query, side: Side): number => surprise(q, side),
  () => 0,
);
/** 30.34.F One on turns 1 and 2 for the Axis. */
const surprise = rule(
  '30.34.F',
  (q: Query, side: Side): number =>
    q.option('surprise') &&
    side === AXIS &&
    isInvasion(q) &&
    warTurn(q) <= INVASION.surpriseUntil &&
    buildTurns(q) === 0
      ? MOVE.surpriseZoc
      : MOVE.enterZoc,
  () => MOVE.enterZoc,
);
/** 8.15, 12.41 Two more to enter an interdicted hex, unless it is in an enemy zone. */
export const interdictedCost = rule(
  '12.41',
  (): number => MOVE.interdicted,
  () => 0,
);
/** 5.14, 5.21: what a hex and its hexside cost without zones of control. */
export function entryCosts(q: Query, party: Party): (to: Loc, hexside: number) => number {
  const { mech, other } = ground(q);
  const ice = riversFrozen(q);
  const river = ice ? 0 : riverCost(party.hasMech);
  const { hasMech, hasFoot } = party;
  return (to, hexside) => {
    const m = hasMech ? (mech[to] ?? 0) : 0;
    const o = hasFoot ? (other[to] ?? 0) : 0;
    return (m > o ? m : o) + (WATER[hexside] === RIVER ? river : 0);
  };
}
/** Hexes with enemy interdiction. */
export function interdicted(q: Query, side: Side): ReadonlySet<Loc> {
  return q.cached(side === AXIS ? 'interdicted axis' : 'interdicted russian', ['marks'], () => {
    const enemy = ownedBy(enemyOf(side));
    return new Set(
      q
        .marked('interdiction')
        .filter((hex) => q.mark('interdiction', hex) === enemy)
        .map(Number),
    );
  });
}

/** 5.22 */
const isShut = rule(
  '5.22',
  (enemy: Front, to: Loc): boolean => (enemy.units[to] ?? 0) > 0,
  () => false,
);
/** 5.64 Who force marches keeps out of enemy zones. */
const shyOfZones = rule(
  '5.64',
  (party: Party): boolean => party.forced,
  () => false,
);
/** 10.44 Artillery enters an enemy zone only where a friend is. */
const gunsShy = rule(
  '10.44',
  (q: Query, party: Party): boolean => party.units.some((p) => isArtillery(q, p)),
  () => false,
);
/** 28.23 Partisan units never enter an enemy zone. */
const partisansShy = rule(
  '28.23',
  (q: Query, party: Party): boolean => party.units.some((p) => isPartisan(q, p)),
  () => false,
);
/** 5.27 */
const isWatery = rule(
  '5.27',
  (water: number, ice: boolean): boolean => water === SEA_SIDE || (water === LAKE_SIDE && !ice),
  () => false,
);
/** 14.42 Whoever began the phase south of the Weatherline goes one hex north of it; who began north of it may come back (RULINGS S10). */
export const comesFromSouth = rule(
  '14.42',
  (q: Query, units: readonly Piece[], start: Loc): boolean =>
    NORTH[start] === 0 && units.some((p) => !q.has(p, 'northern')),
  () => false,
);

/** What a step costs this party, or why it is closed. */
export function stepsOf(q: Query, party: Party): (from: Loc, to: Loc, hexside: number) => number {
  const { side } = party;
  const enemy = enemyFront(q, side);
  const own = frontOf(q, side);
  const entry = entryCosts(q, party);
  const limits = limitsOn(q, party.units);
  const zone = zocCost(q, side);
  const air = interdicted(q, side);
  const airCost = interdictedCost();
  const ice = riversFrozen(q);
  const [forced, guns, partisans] = [shyOfZones(party), gunsShy(q, party), partisansShy(q, party)];
  return (from, to, hexside) => {
    for (const { limit, closed } of limits) if (closed[to] === 1) return barred(FIRST_LIMIT + limit);
    if (isWatery(WATER[hexside] ?? 0, ice)) return barred(WATERY);
    if (isShut(enemy, to)) return barred(ENEMY);
    const inZone = enemy.zoc[to] === 1;
    if (inZone && forced) return barred(FORCED_ZOC);
    if (inZone && partisans) return barred(PARTISAN_ZOC);
    if (inZone && guns && own.units[to] === 0) return barred(GUNS_ZOC);
    let cost = entry(to, hexside);
    if (inZone) cost += zone;
    else if (air.size > 0 && air.has(to)) cost += airCost;
    if (enemy.zoc[from] === 1) cost += zone;
    return cost;
  };
}
/** 5.14: not from one enemy zone straight into another. */
export const grantsOneHex = rule(
  '5.14',
  (q: Query, side: Side, from: Loc, to: Loc, cost: number): boolean => {
    if (cost < 0) return false;
    const { zoc } = enemyFront(q, side);
    return !(zoc[from] === 1 && zoc[to] === 1);
  },
  () => false,
);
/** 26.21, 26.32: one point to leave the map on foot; 8.21: and more out of an enemy zone. */
export const exitCost = (q: Query, p: Piece): number =>
  EXIT_COST + (enemyFront(q, q.sideOf(p)).zoc[q.at(p)] === 1 ? zocCost(q, q.sideOf(p)) : 0);
