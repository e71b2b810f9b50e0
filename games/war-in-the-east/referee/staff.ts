// 16, 17, 20, 25, 29.3, 30 to 34: replacements, combining, splitting, fortifying, arrivals, the end.
import { readArrivals } from '../data/charts.ts';
import { TURNS } from '../data/turns.ts';
import { UNITS } from '../data/units.ts';
import {
  BUCHAREST,
  BUDAPEST,
  CENTERS,
  centersAt,
  HELSINKI,
  type Hex,
  hexOf,
  LENINGRAD,
  MOSCOW,
  neighbours,
  SEVASTOPOL,
  STALINGRAD,
} from './board.ts';
import { isForbidden, isHeldByEnemy, hasRoom } from './movement.ts';
import { AXIS, BOX, isInfantry, type Position, RUSSIAN, type Unit } from './position.ts';
import { hasLine, isSupplied } from './supply.ts';

// --- 20 ---------------------------------------------------------------------------------------------------------------

/** Which points rebuild a kampfgruppe. */
export function draftOf(u: Unit): 'infantry' | 'armor' | undefined {
  if (u.nation !== 'german') return undefined;
  if (u.arm === 'infantry' || u.arm === 'security') return 'infantry';
  return u.isMech ? 'armor' : undefined;
}
export function mayRebuild(pos: Position, u: Unit): boolean {
  const kind = draftOf(u);
  if (!kind || !pos.isOnMap(u) || !pos.isReduced(u)) return false;
  if (pos.track(`${kind}-draft`) < 1 || pos.track(`${kind}-rebuilds`) < 1) return false;
  return isSupplied(pos, u);
}
/** 20.11 */
export const rebuildsFor = (points: number): number => Math.ceil(points / 6);

// --- 16, 17 -----------------------------------------------------------------------------------------------------------

/** 16.04: the kampfgruppen of 6-5s and 6-3s are alike. */
const faceOf = (u: Unit): string => (u.id === 'ge-sec' ? 'ge-inf' : u.id);
export function mayCombine(pos: Position, units: readonly Unit[]): boolean {
  const [first] = units;
  if (!first || units.length !== 3) return false;
  return units.every(
    (u) =>
      u.arm !== 'partisan' &&
      pos.isReduced(u) &&
      !pos.has(u, 'entrained') &&
      pos.at(u) === pos.at(first) &&
      faceOf(u) === faceOf(first),
  );
}
/** 17.0, 15.7: into what. */
const PARTS: Readonly<Record<string, readonly (readonly [count: number, id: string])[]>> = {
  'so-rc': [[3, 'so-rif']],
  'so-grc': [[1, 'so-rc']],
  'so-tc': [
    [3, 'so-tb'],
    [1, 'so-mb'],
  ],
  'so-mc': [
    [3, 'so-mb'],
    [1, 'so-tb'],
  ],
  'so-cc': [[2, 'so-cd']],
};
/** 36.3: counters of a type that are not in use. */
export function countersLeft(pos: Position, id: string): number {
  const all = UNITS.find((row) => row[0] === id)?.[5] ?? 0;
  return all - pos.units.filter((u) => u.id === id && pos.at(u) !== BOX.tray && pos.at(u) >= 0).length;
}
export function maySplit(pos: Position, u: Unit): boolean {
  const parts = PARTS[u.id];
  if (!parts || !pos.isOnMap(u) || pos.isReduced(u) || pos.has(u, 'entrained') || pos.has(u, 'inactive')) return false;
  const hex = pos.at(u);
  if (pos.unitsAt(RUSSIAN, hex).length > 1) return false;
  if (parts.some(([count, id]) => countersLeft(pos, id) < count)) return false;
  const count = parts.reduce((sum, [n]) => sum + n, 0);
  if (count <= 3) return true;
  return neighbours(hex).some((to) => !isForbidden(pos, u, to) && !isHeldByEnemy(pos, u, to) && hasRoom(pos, u, to));
}

// --- 25 ---------------------------------------------------------------------------------------------------------------

const isIdle = (pos: Position, u: Unit): boolean =>
  !pos.has(u, 'moved') && !pos.has(u, 'railed') && !pos.has(u, 'sailed') && !pos.has(u, 'attacked');
export function mayFortify(pos: Position, u: Unit): boolean {
  if (u.id !== 'so-rif' || !pos.isOnMap(u) || pos.has(u, 'fortified') || pos.has(u, 'entrained')) return false;
  const isLoneFort = !pos.unitsAt(RUSSIAN, pos.at(u)).some((x) => pos.has(x, 'fortified'));
  // 35.2.V9: whoever he desires.
  if (pos.isPeace) return isLoneFort && pos.at(u) !== SEVASTOPOL;
  if (!isIdle(pos, u) || pos.has(u, 'dug-in') || pos.at(u) === SEVASTOPOL) return false;
  if (pos.weather === 'mud' || pos.turn === pos.scenario.first) return false;
  return isLoneFort && isSupplied(pos, u);
}
/** 25.R1: printed strength of idle infantry in the hex. */
export const diggers = (pos: Position, hex: Hex): number =>
  pos
    .unitsAt(RUSSIAN, hex)
    .filter((u) => isInfantry(u) && isIdle(pos, u) && !pos.has(u, 'entrained'))
    .reduce((sum, u) => sum + pos.face(u).attack, 0);

// --- 29.3 -------------------------------------------------------------------------------------------------------------

const CITY_OF: Readonly<Record<string, Hex>> = { F: HELSINKI, H: BUDAPEST, R: BUCHAREST };
/** What arrives, by name of the counter: of both sides, Air Points and drafts apart. */
export function dueUnits(pos: Position, side: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (what: string, count: number) => found.set(what, (found.get(what) ?? 0) + count);
  const row = pos.row;
  if (!row) return found;
  const lists = side === AXIS ? [row[6]] : pos.scenario.campaign ? [row[7]] : [row[7], row[8]];
  const isAsian = side === RUSSIAN && pos.isVariant('japan') && pos.warTurn >= 19 && pos.warTurn <= 23;
  for (const { count, what } of isAsian ? [] : lists.flatMap(readArrivals)) {
    if (what === 'Air' || what === 'Air rebuilt') continue;
    const city = CITY_OF[what.at(-1) ?? ''];
    if (side === AXIS && city !== undefined && pos.isThere(RUSSIAN, city)) continue;
    if (what.endsWith('F') && pos.track('finland-out') === 1) continue;
    if (what.endsWith('R') && pos.track('rumania-out') === 1) continue;
    const kept = side === AXIS && pos.track('coup') === 1 ? Math.min(count, COUP[pos.warTurn]?.[what] ?? 0) : 0;
    add(what === 'Repair' ? (side === AXIS ? 'Axis Repair' : 'Russian Repair') : what, count - kept);
  }
  // 35.2.V8
  if (side === AXIS && pos.isVariant('war-economy') && pos.newMonth !== undefined) {
    add('6-5', 1);
    if (/^(Jul|Oct|Jan|Apr)/.test(pos.newMonth)) add('10-8', 1);
  }
  // 30.33, 35.2.V16
  const isShipped = side === RUSSIAN && pos.scenario.campaign && !pos.isVariant('no-lend-lease');
  if (isShipped && ARMS_SHIPPED.has(pos.warTurn) && !pos.isThere(AXIS, MURMANSK)) add('Arms Center', 1);
  if (side === RUSSIAN) add('1-4', militia(pos) + freeDivisions(pos));
  const later = (pos.state.memo['coming'] ?? []) as readonly { turn: number; what: string; count: number }[];
  for (const c of later) if (c.turn === pos.turn && side === AXIS) add(c.what, c.count);
  for (const [what, count] of found) if (count === 0) found.delete(what);
  return found;
}
/** 35.2.V5: ten infantry and four mechanized divisions of the first two turns are in the Balkans. */
const COUP: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: { '6-5': 7, '8-8': 2 },
  2: { '6-5': 3, '10-8': 2 },
};
const ARMS_SHIPPED: ReadonlySet<number> = new Set([62, 100, 128, 150]);
const MURMANSK = hexOf('NW0212');
const MILITIA: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 1 };
/** 29.35: five Centers are off the map. */
function militia(pos: Position): number {
  const each = pos.scenario.line === 'Barbarossa' ? (MILITIA[pos.warTurn] ?? 0) : 0;
  const open = CENTERS.filter((hex) => !pos.isThere(AXIS, hex) && pos.mark('idle-center', hex) === 0);
  return each * (5 + open.reduce((sum, hex) => sum + centersAt(hex), 0));
}
/** 22.21, 24.0: not in the Campaign, where they are Personnel Points. */
export function freeDivisions(pos: Position): number {
  if (pos.scenario.campaign) return 0;
  const bare = (pos.state.memo['ungarrisoned'] ?? []) as readonly Hex[];
  return pos.track('unguarded-hexes') + bare.length;
}
/** Air Points on the list. */
export function dueAir(pos: Position, side: number): number {
  const row = pos.row;
  if (!row) return 0;
  if (side === AXIS) {
    const all = pos.track('axis-air') + pos.track('axis-superiority') + pos.track('axis-support');
    return Math.max(0, Math.min(row[5], 20 - all));
  }
  const list = pos.scenario.campaign ? readArrivals(row[7]) : [...readArrivals(row[7]), ...readArrivals(row[8])];
  const sum = (what: string) => list.filter((a) => a.what === what).reduce((n, a) => n + a.count, 0);
  // Only what was lost is rebuilt.
  return sum('Air') + Math.min(sum('Air rebuilt'), pos.track('russian-air-lost'));
}
/** 29.2, 20.16, 34.22 */
export function dueDrafts(pos: Position): readonly [infantry: number, armor: number] {
  const row = pos.row;
  if (!row) return [0, 0];
  if (pos.scenario.historical && pos.turn >= 168 && pos.turn <= 187) return [0, 0];
  if (pos.scenario.line === 'DAGC' && pos.turn > 168) return [0, 0];
  // 35.2.V8, RULINGS V8: one more two weeks after that of the track.
  const more = pos.isVariant('war-economy') ? (TURNS[pos.turn - 3]?.[4] ?? 0) : 0;
  return [row[3], row[4] + more];
}

// --- 30.5 to 34.5 -----------------------------------------------------------------------------------------------------

/** Centers that count for a side: occupied, with a line of communications. */
function heldCenters(pos: Position): number {
  return CENTERS.filter((hex) => pos.isThere(AXIS, hex) && hasLine(pos, AXIS, hex)).length;
}
/** Who has won at the end of a scenario, or -1 for a draw. */
export function winnerOf(pos: Position): number {
  const { line } = pos.scenario;
  if (line === 'DAGC') {
    const goals = ['SW1115', 'SW1828', 'SW4829'].map(hexOf);
    return goals.some((hex) => pos.isThere(RUSSIAN, hex) && hasLine(pos, RUSSIAN, hex)) ? RUSSIAN : AXIS;
  }
  const [win, draw] = line === 'Stalingrad' ? [14, 12] : [8, 6];
  const held = heldCenters(pos);
  if (held >= win) return AXIS;
  return held >= draw ? -1 : RUSSIAN;
}
/** 30.5.AD: the three cities, at any time. */
export const hasThreeCities = (pos: Position): boolean =>
  [...LENINGRAD, ...MOSCOW, ...STALINGRAD].every((hex) => pos.isThere(AXIS, hex));
