// Chapter 22: the Axis Continuous Line. The line with the fewest unguarded hexes from the northern to the southern boundary (RULINGS G16).
import { type Loc, rule, say } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  CITY,
  CLOSED,
  FINLAND,
  GRID,
  HEXES,
  hexDistance,
  LAKE,
  NORTH,
  seaMap,
  SEA,
  countryMap,
} from '../3-equipment/board.ts';
import { kindNamed } from '../3-equipment/units.ts';
import { appear } from '../5-movement/entering.ts';
import { frontOf, heldBy } from '../8-9-zones-stacking/picture.ts';
import { frozen } from '../14-weather/weather.ts';
import { isCampaign } from '../29-34-scenarios/row.ts';
import { neutralGround } from '../35-variants/satellites.ts';
import { PENALTY, STACKING } from '../data/charts.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import type { Play, Query } from '../words.ts';

const beside = (test: (hex: Loc) => boolean): Uint8Array =>
  Uint8Array.from({ length: HEXES }, (_, hex) => {
    if (CLOSED[hex] === 1) return 0;
    for (let d = 0; d < 6; d++) {
      const to = GRID.neighbours[hex * 6 + d] ?? NONE;
      if (to !== NONE && test(to)) return 1;
    }
    return 0;
  });
const [BALTIC, WHITE, BLACK, AZOV, TURKEY] = [
  seaMap('Baltic Sea'),
  seaMap('White Sea'),
  seaMap('Black Sea'),
  seaMap('Sea of Azov'),
  countryMap('Turkey'),
];
const LAST_ROW = Math.max(...GRID.row);
/** 22.0: hexes of Russia beside the Baltic, the White Sea, Finland or the Weatherline; hexes beside the Black Sea, Turkey or the southern edge. */
export const NORTHERN: Uint8Array = beside(
  (hex) => BALTIC[hex] === 1 || WHITE[hex] === 1 || FINLAND[hex] === 1 || NORTH[hex] === 1,
).map((b, hex) => (b === 1 && FINLAND[hex] === 0 && NORTH[hex] === 0 ? 1 : 0));
export const SOUTHERN: Uint8Array = beside((hex) => BLACK[hex] === 1 || AZOV[hex] === 1 || TURKEY[hex] === 1).map(
  (b, hex) => (b === 1 || (GRID.row[hex] === LAST_ROW && CLOSED[hex] === 0) ? 1 : 0),
);

/** 22.13 For this rule Axis mechanized zones extend everywhere. */
const mechCounts = rule(
  '22.13',
  (): boolean => true,
  () => false,
);
/** 22.11 Axis-occupied or controlled, all sea, open lake. */
function guarded(q: Query): Uint8Array {
  const axis = frontOf(q, AXIS);
  const ice = frozen(q);
  const made = new Uint8Array(HEXES);
  for (let hex = 0; hex < HEXES; hex++)
    if (SEA[hex] === 1 || (LAKE[hex] === 1 && ice[hex] === 0) || (axis.units[hex] ?? 0) > 0 || axis.zoc[hex] === 1)
      made[hex] = 1;
  // 35.2.V2: nobody comes through a neutral country.
  const neutral = neutralGround(q);
  if (neutral !== undefined) for (let hex = 0; hex < HEXES; hex++) if (neutral[hex] === 1) made[hex] = 1;
  if (mechCounts())
    for (const hex of heldBy(q, AXIS))
      if (axis.exerts[hex] !== 0)
        for (let d = 0; d < 6; d++) {
          const to = GRID.neighbours[hex * 6 + d] ?? NONE;
          if (to !== NONE && CLOSED[to] === 0) made[to] = 1;
        }
  return made;
}
/** 22.12 A Russian-occupied hex never belongs to it. */
const isRussianHeld = rule(
  '22.12',
  (units: Uint8Array, hex: Loc): boolean => (units[hex] ?? 0) > 0,
  () => false,
);
export interface BrokenLine {
  readonly path: readonly Loc[];
  readonly unguarded: readonly Loc[];
}
/** 22.14 Hex to adjacent hex, at the fewest unguarded ones. */
export function continuousLine(q: Query): BrokenLine {
  return q.cached('axis-line', ['where', 'pieces', 'tracks', 'stack'], () => {
    const strict = cheapest(q, 'closed');
    return strict ?? cheapest(q, 'open') ?? { path: [], unguarded: [] };
  });
}
/** Hexes no line runs through: closed ones, but for the sea. */
const BARRED = CLOSED.map((isClosed, hex) => (isClosed === 1 && SEA[hex] === 0 ? 1 : 0));
const START: readonly Loc[] = Array.from(NORTHERN.keys()).filter((hex) => NORTHERN[hex] === 1);
function cheapest(q: Query, russians: 'closed' | 'open'): BrokenLine | undefined {
  const held = guarded(q);
  const { units } = frontOf(q, RUSSIAN);
  const before = new Int16Array(HEXES).fill(NONE);
  /** Each hex waits once: whoever comes first comes as cheaply as anybody. */
  const waiting = BARRED.slice();
  let now: Loc[] = [];
  let next: Loc[] = [];
  const wait = (hex: Loc, from: Loc): void => {
    waiting[hex] = 1;
    const isHeld = isRussianHeld(units, hex);
    if (isHeld && russians === 'closed') return;
    (held[hex] === 1 && !isHeld ? now : next).push(hex);
    before[hex] = from;
  };
  for (const hex of START) if (waiting[hex] === 0) wait(hex, NONE);
  for (; now.length > 0 || next.length > 0; now = next, next = [])
    for (let i = 0; i < now.length; i++) {
      const hex = now[i] ?? 0;
      if (SOUTHERN[hex] === 1) return trace(before, hex, held);
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const to = GRID.neighbours[d] ?? NONE;
        if (to !== NONE && waiting[to] === 0) wait(to, hex);
      }
    }
  return undefined;
}
function trace(before: Int16Array, end: Loc, held: Uint8Array): BrokenLine {
  const path: Loc[] = [];
  for (let hex = end; hex !== NONE; hex = before[hex] ?? NONE) path.push(hex);
  path.reverse();
  return { path, unguarded: path.filter((hex) => held[hex] === 0) };
}

/** 22.27 Campaign: three Personnel Points a hex at the end of the Axis Player-Turn. */
const personnelPenalty = rule(
  '22.27',
  (g: Play, hexes: number): void =>
    g.setTrack('personnel-points', g.track('personnel-points') + PENALTY.personnel * hexes),
  () => {},
);
/** 22.0 At the end of each Axis Player-Turn. */
export const judgeLine = rule(
  '22.0',
  (g: Play): void => {
    const { unguarded } = continuousLine(g);
    g.setTrack('unguarded-hexes', unguarded.length);
    g.setMemo('broken-line', unguarded);
    if (unguarded.length === 0) return;
    g.note('22.0.E', say`The Axis line is broken: ${unguarded.length} hexes are unguarded.`);
    if (isCampaign(g)) personnelPenalty(g, unguarded.length);
  },
  () => {},
);
const CITIES: readonly Loc[] = Array.from(CITY.keys()).filter((hex) => CITY[hex] === 1);
/** 22.21 A city last entered by a Russian unit, without Axis units, in whatever country; 27.5: not in Finland after its surrender. */
const isRefuge = (q: Query, hex: Loc): boolean =>
  (FINLAND[hex] === 0 || q.track('finland-out') === 0) &&
  q.layer('entered')[hex] === ownedBy(RUSSIAN) &&
  (frontOf(q, AXIS).units[hex] ?? 0) === 0;
/** 22.21 Scenarios: a free 1-4 for each hex in the nearest friendly city; 22.23 in an adjacent hex if that is full. */
export const raiseFreeDivisions = rule(
  '22.21',
  (g: Play): void => {
    if (!isCampaign(g)) raiseNear(g, g.memo('broken-line') ?? []);
  },
  () => {},
);
/** A 1-4 for each of these hexes, in the nearest friendly city. */
export function raiseNear(g: Play, gaps: readonly Loc[]): void {
  if (gaps.length === 0) return;
  const cities = CITIES.filter((hex) => isRefuge(g, hex));
  for (const gap of gaps) {
    let [near, least] = [NONE, Infinity];
    for (const city of cities) {
      const far = hexDistance(city, gap);
      if (far < least) [near, least] = [city, far];
    }
    if (near === NONE) return;
    const around = [near, ...Array.from(GRID.neighbours.subarray(near * 6, near * 6 + 6))];
    const at = around.find((hex) => isFree(g, hex));
    if (at !== undefined) appear(g, kindNamed('1-4'), at, 1);
  }
}
const isFree = (q: Query, hex: Loc): boolean =>
  hex !== NONE && CLOSED[hex] === 0 && LAKE[hex] === 0 && (frontOf(q, AXIS).units[hex] ?? 0) === 0 && hasPlace(q, hex);
const hasPlace = (q: Query, hex: Loc): boolean => (frontOf(q, RUSSIAN).units[hex] ?? 0) < STACKING[1];
