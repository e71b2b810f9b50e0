// Chapter 10, 10.1 to 10.3: where beaten units may go.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { distance, findRetreats, type HexPath, NONE, type Preference, sideBetween } from '@rasputitsa/kit';
import { CITY, CLOSED, columnOf, GRID, MARSHY, NO_ROAD, ROAD, SEA, SEA_SIDE, WATER } from '../1-map/board.ts';
import { groundAt, isArtillery, isCombat } from '../2-units/units.ts';
import { isUnbridged } from '../4-movement/costs.ts';
import { controls } from '../4-movement/entering.ts';
import { hasRoom } from '../5-stacking/stacking.ts';
import { bonded, enemyIn, friendIn, inEnemyZoc } from '../6-7-zones/picture.ts';
import { floodBars, floodCloses } from '../28-dam/flood.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import type { Query } from '../words.ts';

// 10.3: what no retreat may do. Each with its own rule, for those who are caught by it.

const intoEnemy = rule(
  '10.3.1',
  (q: Query, side: Side, to: Loc): boolean => enemyIn(q, side, to),
  () => false,
);
const overSea = rule(
  '10.3.3',
  (to: Loc, hexside: number): boolean => WATER[hexside] === SEA_SIDE || SEA[to] === 1,
  () => false,
);
const overRiver = rule(
  '10.3.4',
  (q: Query, side: Side, hexside: number): boolean => isUnbridged(q, side, hexside),
  () => false,
);
/** 10.3.5, 7.2.3 */
const overBond = rule(
  '10.3.5',
  rule(
    '7.2.3',
    (q: Query, side: Side, to: Loc, hexside: number): boolean => bonded(q, side, to, hexside),
    () => false,
  ),
  () => false,
);
/** A vacant hex in an enemy zone of control; a friendly unit there takes the sting out of it (RULINGS A-29). */
const isSting = (q: Query, side: Side, hex: Loc): boolean => inEnemyZoc(q, side, hex) && !friendIn(q, side, hex);
const twoStings = rule(
  '10.3.6',
  (q: Query, side: Side, path: HexPath, to: Loc): boolean => {
    const last = path.at(-1) ?? NONE;
    return path.length > 1 && isSting(q, side, last) && isSting(q, side, to);
  },
  () => false,
);
/** 22.3 Neither into marsh nor out of it but by road. */
const gunsInMarsh = rule(
  '10.3.8',
  (q: Query, units: readonly Piece[], from: Loc, to: Loc, hexside: number): boolean =>
    (MARSHY[from] === 1 || MARSHY[to] === 1) && ROAD[hexside] === NO_ROAD && units.some((p) => isArtillery(q, p)),
  () => false,
);
/** Whether a hex has room for those who retreat: asked again and again for the same few hexes. */
type Fits = (hex: Loc) => boolean;
function fitting(q: Query, side: Side, units: readonly Piece[]): Fits {
  const known = new Map<Loc, boolean>();
  return (hex) => {
    const fits = known.get(hex) ?? hasRoom(q, side, hex, units);
    known.set(hex, fits);
    return fits;
  };
}
/** 10.3.7 The retreat may not end where there is no room. */
const noRoom = rule(
  '10.3.7',
  (fits: Fits, hex: Loc): boolean => !fits(hex),
  () => false,
);

function barredBy(q: Query, side: Side, units: readonly Piece[], path: HexPath, to: Loc): string | undefined {
  const from = path.at(-1) ?? NONE;
  const hexside = sideBetween(GRID, from, to);
  if (intoEnemy(q, side, to)) return '10.3.1';
  if (overSea(to, hexside)) return '10.3.3';
  // The far shore is off the map.
  if (CLOSED[to] === 1) return '10.3.2';
  if (overRiver(q, side, hexside) || floodCloses(q, hexside) || floodBars(q, to)) return '10.3.4';
  if (overBond(q, side, to, hexside)) return '10.3.5';
  if (twoStings(q, side, path, to)) return '10.3.6';
  return gunsInMarsh(q, units, from, to, hexside) ? '10.3.8' : undefined;
}

// 10.1A, 10.2: how far

/** 10.2 A friendly city, or friendly combat units that are not Disrupted. */
const isRally = rule(
  '10.2',
  (q: Query, side: Side, hex: Loc): boolean =>
    (CITY[hex] === 1 && controls(q, side, hex)) ||
    groundAt(q, hex, side).some((p) => isCombat(q, p) && !q.has(p, 'disrupted')),
  () => false,
);
/** 10.1A Two hexes; one to a rally point; more only while there is no room. */
const wrongLength = rule(
  '10.1A',
  (q: Query, side: Side, fits: Fits, path: HexPath): boolean => {
    const { retreat } = tablesOf(q).LIMIT;
    const steps = path.length - 1;
    if (steps < retreat) return !isRally(q, side, path.at(-1) ?? NONE);
    // Beyond the second hex only from hexes without room.
    return path.slice(retreat, -1).some(fits);
  },
  () => false,
);

// 10.1B: the guidelines, RULINGS A-29

/** RULINGS A-6: by the column of the last hex against that of the first. */
const backwards = (side: Side, path: HexPath): number => {
  const d = columnOf(path.at(-1) ?? NONE) - columnOf(path[0] ?? NONE);
  return (side === GERMAN ? d > 0 : d < 0) ? 1 : 0;
};
/** 10.1B2 Germans not to the east, Soviets not to the west. */
const direction = rule(
  '10.1B2',
  (side: Side, path: HexPath): number => backwards(side, path),
  () => 0,
);
/** 10.1B1, 6.5.2 */
const stings = rule(
  '10.1B1',
  rule(
    '6.5.2',
    (q: Query, side: Side, path: HexPath): number => (path.slice(1).some((hex) => isSting(q, side, hex)) ? 1 : 0),
    () => 0,
  ),
  () => 0,
);
/** 10.1B3 A retreat of two hexes ends two hexes away. */
const doublesBack = rule(
  '10.1B3',
  (path: HexPath): number => (path.length > 2 && distance(GRID, path[0] ?? NONE, path.at(-1) ?? NONE) < 2 ? 1 : 0),
  () => 0,
);
/** 10.1P In this order; each is left out where it would leave nothing. */
const preferences = rule(
  '10.1P',
  (q: Query, side: Side): readonly Preference[] => [
    { rule: '10.1B2', label: 'direction', score: (path) => direction(side, path) },
    { rule: '10.1B1', label: 'zones of control', score: (path) => stings(q, side, path) },
    { rule: '10.1B3', label: 'two hexes away', score: (path) => doublesBack(path) },
  ],
  () => [],
);

export interface Ways {
  /** What the owner may choose from: hexes in order, the one left first. */
  readonly paths: readonly HexPath[];
  /** With no path: the rule that closes the last way. */
  readonly caughtBy: string;
}
/** In the order in which a player would give them as the reason. */
const REASONS = ['10.3.5', '10.3.6', '10.3.4', '10.3.7', '10.3.8', '10.3.1', '10.3.3', '10.3.2'];

/** Every way for these units together; `from`: the hex they leave. */
export function waysFor(q: Query, units: readonly Piece[], from: Loc): Ways {
  const side = q.sideOf(units[0] ?? NONE);
  const { retreat, extraRetreat } = tablesOf(q).LIMIT;
  const fits = fitting(q, side, units);
  const found = findRetreats<string>({
    grid: GRID,
    from,
    maxSteps: retreat + extraRetreat,
    // Beyond the second hex only where the hex before is full: everything else would be searched for nothing.
    step: (path, to) =>
      path.length > retreat && fits(path.at(-1) ?? NONE) ? '10.1A' : barredBy(q, side, units, path, to),
    end: (path) => {
      if (wrongLength(q, side, fits, path)) return '10.1A';
      return noRoom(fits, path.at(-1) ?? NONE) ? '10.3.7' : undefined;
    },
    preferences: preferences(q, side),
  });
  if (found.choices.length > 0) return { paths: found.choices, caughtBy: '' };
  const whys = new Set([...found.refusedSteps, ...found.refusedEnds].map((r) => r.why));
  return { paths: [], caughtBy: REASONS.find((r) => whys.has(r)) ?? '10.3.2' };
}
