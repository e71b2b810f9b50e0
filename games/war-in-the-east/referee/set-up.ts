// 30.4, 31.51, 32.4, 33.4, 34.4, 35.2: what must be true when the first turn begins.
import { NORTH_OF_ROW_38, SEVASTOPOL_GARRISON, SEVASTOPOL_SIEGE } from '../data/scenarios.ts';
import type { Force, Nation } from '../data/shapes.ts';
import {
  cityHexes,
  distance,
  distances,
  type Hex,
  hexOf,
  HUNGARY,
  isRail,
  labelOf,
  lineHexes,
  neighbours,
  NORTH_OF_38,
  RUMANIA,
  sector,
  SEVASTOPOL,
  startSide,
} from './board.ts';
import { isForbidden } from './movement.ts';
import { AXIS, isGun, isInfantry, LIMIT, type Position, RUSSIAN, type Unit } from './position.ts';
import { isShut, isWaterSide } from './zones.ts';

const SIDES = ['Axis', 'Russian'] as const;
export const lineOf = (pos: Position): string =>
  pos.option('border-1939') === true && pos.scenario.campaign ? '1939 border' : pos.scenario.line;
const has = (pos: Position, option: string): boolean => pos.option(option) === true && pos.scenario.campaign;

/** V2: bits of the neutral satellites, in the order of the text. */
const SATELLITES: readonly Nation[] = ['italian', 'rumanian', 'hungarian', 'slovak', 'finnish'];
export const isNeutralNation = (pos: Position, nation: Nation): boolean =>
  SATELLITES.includes(nation) && ((pos.track('neutral') >> SATELLITES.indexOf(nation)) & 1) === 1;

const keyOf = (pos: Position, u: Unit): string =>
  pos.isReduced(u) ? `${u.name} ${u.side === RUSSIAN ? 'BG' : 'KG'}` : u.name;
function counted(pos: Position, units: readonly Unit[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const u of units) found.set(keyOf(pos, u), (found.get(keyOf(pos, u)) ?? 0) + 1);
  return found;
}
type Wanted = Map<string, number>;
function add(to: Wanted, force: Force): void {
  for (const [what, n] of Object.entries(force)) to.set(what, (to.get(what) ?? 0) + n);
}
const suffixOf: Readonly<Record<string, Nation>> = {
  F: 'finnish',
  R: 'rumanian',
  I: 'italian',
  H: 'hungarian',
  S: 'slovak',
};
/** 31.21 to 34.31, V2, V7, V10: everybody there is. */
export function forcesDue(pos: Position, side: number): ReadonlyMap<string, number> {
  const found: Wanted = new Map();
  const { axis, russian, repair } = pos.scenario;
  for (const [where, force] of Object.entries(side === AXIS ? axis : russian))
    if (!(where === 'Krasnodar Reserve' && has(pos, 'turkish-attack'))) add(found, force);
  const more = side === AXIS && has(pos, 'prolonged-campaign') ? 3 : 0;
  const menders = (repair[side] ?? 0) + more;
  if (menders > 0) found.set(side === AXIS ? 'Axis Repair' : 'Russian Repair', menders);
  for (const what of found.keys()) {
    const nation = suffixOf[/(?:^|[-\d])([FRIHS])(?: KG)?$/.exec(what)?.[1] ?? ''];
    if (nation && isNeutralNation(pos, nation)) found.delete(what);
  }
  return found;
}
const isPlain = (u: Unit): boolean => u.arm !== 'arms-center' && u.arm !== 'training-center' && u.arm !== 'partisan';
export const present = (pos: Position, side: number): ReadonlyMap<string, number> =>
  counted(pos, pos.onMap(side).filter(isPlain));

// --- Where ------------------------------------------------------------------------------------------------------------

/** Whether a unit may be where it is, whatever its sector; the reason if not. */
export function misplaced(pos: Position, u: Unit): string | undefined {
  const hex = pos.at(u);
  const line = lineOf(pos);
  if (isShut(pos, hex) && !(HUNGARY.has(hex) && has(pos, 'early-satellites'))) return 'closed';
  if (isForbidden(pos, u, hex) && !HUNGARY.has(hex)) return 'forbidden';
  if (!startSide(`${line} ${SIDES[u.side] ?? ''}`).has(hex) && hex !== SEVASTOPOL) return 'beyond the line';
  if (pos.stack(u.side, hex) > (LIMIT[u.side] ?? 0)) return 'too many';
  if (u.arm === 'repair') return isRail(hex) && pos.railOf(u.side, hex) ? undefined : 'no railway of its own';
  switch (pos.scenario.line) {
    case 'Barbarossa':
      return undefined;
    case 'Stalingrad':
      if (u.side === RUSSIAN && TOWNS_1942.has(hex) && !isInfantry(u) && u.arm !== 'anti-tank') return 'infantry only';
      return pos.has(u, 'fortified') && southOfOrel(hex) ? 'fortified in the south' : undefined;
    case 'Kursk':
      if (u.side === RUSSIAN)
        return hex === LENINGRAD_NORTH && !isInfantry(u) && u.arm !== 'anti-tank' ? 'infantry only' : undefined;
      return (u.nation === 'finnish') !== NORTH_OF_38.has(hex) && u.name !== '6-5' ? 'wrong side of row 38' : undefined;
    case 'DAGC': {
      if (u.side === RUSSIAN) return undefined;
      const far = distances(lineHexes(line, 'Axis'), 1).get(hex);
      if (far === undefined || (far > 0 && !u.isMech)) return 'off the line';
      const isFar = u.nation === 'rumanian' && ![...RUMANIA].some((h) => distance(h, hex) <= 10);
      return isFar ? 'too far from Rumania' : undefined;
    }
  }
}
/** 32.4.5, 33.4.4 */
const TOWNS_1942: ReadonlySet<Hex> = new Set(['NW3611', 'NW3612', 'NW3712', 'NW3713', 'NW3812', 'NW3814'].map(hexOf));
const LENINGRAD_NORTH = hexOf('NW3814');
/** 32.4.3: south of row 12 of the southern sections. */
const southOfOrel = (hex: Hex): boolean => /^S.(1[3-9]|[2-5]\d)/.test(labelOf(hex));

/** Sets of hexes and who must be there at least. */
export function posts(
  pos: Position,
  side: number,
): readonly { readonly where: string; readonly hexes: ReadonlySet<Hex>; readonly force: Force }[] {
  if (pos.scenario.line !== 'Barbarossa') return later(pos, side);
  if (side === RUSSIAN) return russianPosts(pos);
  const isFree = has(pos, 'free-set-up');
  const isLoose = has(pos, 'prolonged-campaign');
  const near = band(pos, 'Axis');
  return Object.entries(pos.scenario.axis).flatMap(([where, force]) => {
    if (isLoose || (isFree && where !== 'Finland' && where !== 'Rumania')) return [];
    // V2: who was to be there starts in the Center.
    const isShutOut =
      (where === 'Finland' && isNeutralNation(pos, 'finnish')) ||
      (where === 'Rumania' && isNeutralNation(pos, 'rumanian'));
    return isShutOut ? [] : [{ where, hexes: within(sector(where), near), force }];
  });
}
const FRONTS: Readonly<Record<string, string>> = {
  'Finnish Border': 'Finland',
  'Baltic Front': 'North',
  'West Front': 'Center',
  'Kiev Front': 'Kiev Front',
  'Rumanian Border': 'Rumanian Border',
};
const RESERVE_AT: Readonly<Record<string, string>> = {
  'Riga Reserve': 'Riga',
  'Odessa Reserve': 'Odessa',
  'Moscow Reserve': 'Moscow',
  'Krasnodar Reserve': 'Krasnodar',
};
function russianPosts(pos: Position): ReturnType<typeof posts> {
  const near = band(pos, 'Russian');
  const mine = startSide(`${lineOf(pos)} Russian`);
  return Object.entries(pos.scenario.russian).flatMap(([where, force]) => {
    if (where === 'Krasnodar Reserve' && has(pos, 'turkish-attack')) return [];
    const front = FRONTS[where];
    if (front !== undefined) return [{ where, hexes: within(sector(front), near), force }];
    const city = cityHexes(RESERVE_AT[where] ?? '').filter((hex) => mine.has(hex));
    if (city.length === 0) return [];
    return [{ where, hexes: within(mine, new Set(distances(city, 5).keys())), force }];
  });
}
/** 31.51.1, 31.51.2: up to three hexes from the line; those along it are the first. */
function band(pos: Position, side: 'Axis' | 'Russian'): ReadonlySet<Hex> {
  const line = lineOf(pos);
  const found = new Set(distances(lineHexes(line, side), DEEP).keys());
  return within(startSide(`${line} ${side}`), found);
}
const DEEP = 3;
const within = (a: ReadonlySet<Hex>, b: ReadonlySet<Hex>): ReadonlySet<Hex> =>
  new Set([...a].filter((hex) => b.has(hex)));
function later(pos: Position, side: number): ReturnType<typeof posts> {
  const isFirst = pos.scenario.line === 'Stalingrad';
  if (side === RUSSIAN)
    return isFirst ? [{ where: 'Sevastopol', hexes: new Set([SEVASTOPOL]), force: SEVASTOPOL_GARRISON }] : [];
  const finns = Object.values(pos.scenario.axis).reduce((n, f) => n + (f['4-5F'] ?? 0), 0);
  const north = { where: 'north of NW38', hexes: NORTH_OF_38, force: { ...NORTH_OF_ROW_38, '4-5F': finns } };
  const siege = new Set(distances([SEVASTOPOL], 2).keys());
  return isFirst ? [north, { where: 'before Sevastopol', hexes: siege, force: SEVASTOPOL_SIEGE }] : [north];
}
export const hereOf = (pos: Position, side: number, hexes: ReadonlySet<Hex>): ReadonlyMap<string, number> =>
  counted(
    pos,
    pos.onMap(side).filter((u) => hexes.has(pos.at(u))),
  );

// --- The line ---------------------------------------------------------------------------------------------------------

/** Hexes of the start line that no infantry occupies or controls. 34.4.4: the Russian of 1944 need not; 33.4 asks it of the Axis alone. */
export function uncovered(pos: Position, side: number): readonly Hex[] {
  if (side === RUSSIAN && (pos.scenario.line === 'DAGC' || pos.scenario.line === 'Kursk')) return [];
  const guards = (hex: Hex) =>
    pos.unitsAt(side, hex).some((u) => isInfantry(u) && !isGun(u)) ||
    neighbours(hex).some(
      (n) =>
        !isWaterSide(pos, n, hex) &&
        pos.unitsAt(side, n).some((u) => isInfantry(u) && !pos.has(u, 'fortified') && !pos.isFortress(side, n)),
    );
  return lineHexes(lineOf(pos), SIDES[side] ?? '').filter(
    (hex) => !isShut(pos, hex) && !isNeutralGround(pos, hex) && !guards(hex),
  );
}
/** V2: neutral satellites count as guarded. */
const isNeutralGround = (pos: Position, hex: Hex): boolean =>
  isNeutralNation(pos, 'rumanian') && RUMANIA.has(hex)
    ? true
    : isNeutralNation(pos, 'finnish') && sector('Finland').has(hex);
