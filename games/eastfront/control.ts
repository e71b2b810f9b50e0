// Hex control and zones of control (8.0).
import { type Play, type Query, rule } from '@rasputitsa/kernel';
import {
  COUNT,
  EXITS,
  exitLetter,
  grid,
  HEXES,
  hexOf,
  homeSide,
  isExit,
  isHex,
  isLand,
  isOpen,
  isRiver,
  neighbour,
  areaHexes,
  isSouthern,
} from './board.ts';
import { attackerAt, control, DISPUTED, inPlayUnits, isEdelweiss, NOBODY, ownedBy, unitsAt } from './state.ts';
import { enemyOf, GERMAN, SOVIET } from './units.ts';

/** 8.2: unengaged and supplied units, not dispersed ones (14.6a). */
export const hasZoc = rule(
  '8.2',
  (q: Query, p: number): boolean =>
    isHex(q.at(p)) &&
    !q.has(p, 'unsupplied') &&
    !q.has(p, 'dispersed') &&
    unitsAt(q, q.at(p), enemyOf(q.sideOf(p))).length === 0,
  () => true,
);

/** 8.2: over rivers and straits never, frozen or not (unless the option says so), nor over sides nobody crosses. */
function zocCrosses(q: Query, hex: number, direction: number): boolean {
  // S41.4, GAPS 3.12: nor into Hungary while it is closed.
  if (!isOpen(hex, direction) || (hungary.has(neighbour(hex, direction)) && hungaryClosed(q))) return false;
  if (!isRiver(hex, direction)) return true;
  return riverLetsZocPass(q);
}
const riverLetsZocPass = rule(
  '8.2',
  (q: Query): boolean => q.option('zocOverFrozenRivers') === true && q.track('weather') === 2,
  () => true,
);

/** Bits of the sides whose zones of control cover each hex; a dispersed Para does not stop them (14.6a). */
export function zones(q: Query): Uint8Array {
  return q.cached('ef.zoc', ['pieces', 'tracks'], () => {
    const out = new Uint8Array(HEXES);
    for (const p of inPlayUnits(q)) {
      if (!hasZoc(q, p)) continue;
      const bit = ownedBy(q.sideOf(p));
      const hex = q.at(p);
      for (let d = 0; d < 6; d++) {
        const n = neighbour(hex, d);
        if (n >= 0 && zocCrosses(q, hex, d) && !holds(q, n, GERMAN) && !holds(q, n, SOVIET))
          out[n] = (out[n] ?? 0) | bit;
      }
    }
    return out;
  });
}

/** Units that control the hex they stand in: all but dispersed paratroops (14.6a). */
function holds(q: Query, at: number, side: number): boolean {
  return ((holders(q)[at] ?? 0) & ownedBy(side)) !== 0;
}
/** Bits of the sides that hold each place. */
function holders(q: Query): Uint8Array {
  return q.cached('ef.holders', ['pieces'], () => {
    const out = new Uint8Array(COUNT);
    for (const p of inPlayUnits(q))
      if (!q.has(p, 'dispersed')) out[q.at(p)] = (out[q.at(p)] ?? 0) | ownedBy(q.sideOf(p));
    return out;
  });
}

/** 16.35: Baku is German when either of its zones is; as control was fixed at the start of the phase. */
export function southLost(q: Query): boolean {
  return EXITS.some((e) => isBakuZone(e) && control(q, e) === ownedBy(GERMAN));
}
export function isBakuZone(exit: number): boolean {
  return exitLetter(exit) === 'L' || exitLetter(exit) === 'M';
}
/** 16.35: with Baku in German hands the southern edge is no longer Soviet home. */
const southIsHome = rule(
  '16.35',
  (q: Query): boolean => !southLost(q),
  () => true,
);
/** Whether a zone lies on a home edge of this side now (16.21). */
export function isHomeZone(q: Query, exit: number, side: number): boolean {
  return homeSide(exit) === side && (!isSouthern(exit) || southIsHome(q));
}
/** Zones nobody enters or passes: all of them in the tutorial (GAPS 1.13), the four southern Balkan ones in a game that begins with W44. */
export function isZoneClosed(q: Query, exit: number): boolean {
  return isEdelweiss(q) || isOutOfPlay(q, exit);
}
/** W44.5a: Soviet, contested, and off the board; what they cost is in the basic production. W44.5b puts them on it. */
export const isOutOfPlay = rule(
  'W44.5a',
  (q: Query, exit: number): boolean =>
    q.state.scenario === 'w44' && q.state.options['balkanFront'] !== true && 'GHIJ'.includes(exitLetter(exit)),
  () => false,
);
/** The side that alone occupies a zone, or holds it as Original Defender; -1 when vacant. */
function soleHolder(q: Query, exit: number): number {
  const german = holds(q, exit, GERMAN);
  const soviet = holds(q, exit, SOVIET);
  if (german && soviet) return enemyOf(attackerAt(q, exit));
  return german ? GERMAN : soviet ? SOVIET : -1;
}
/** 16.21: a zone belongs to its home side unless the enemy alone stands there. V and W belong to whoever stands there. */
export const exitControl = rule(
  '16.21',
  (q: Query, exit: number): number => {
    if (isOutOfPlay(q, exit)) return ownedBy(SOVIET);
    const holder = soleHolder(q, exit);
    if (holder >= 0) return ownedBy(holder);
    if (rumanianZoneFlips(q, exit)) return ownedBy(SOVIET);
    const home = homeSide(exit);
    if (home < 0) return NOBODY;
    const lost = isSouthern(exit) && EXITS.some((e) => isBakuZone(e) && soleHolder(q, e) === GERMAN);
    return lost ? NOBODY : ownedBy(home);
  },
  (_q, exit) => (homeSide(exit) < 0 ? NOBODY : ownedBy(homeSide(exit))),
);
/** 16.11b: the zones behind Rumania go over with it while they are empty. */
const rumanianZoneFlips = rule(
  '16.11b',
  (q: Query, exit: number): boolean => q.track('bucharest') === 1 && 'IJ'.includes(exitLetter(exit)),
  () => false,
);

/** 8.31 to 8.34: who controls a hex, given who holds it and whose zones cover it. */
const hexControl = rule(
  '8.31',
  (q: Query, hex: number, held: number, zone: number): number => {
    if (held === DISPUTED) return ownedBy(enemyOf(attackerAt(q, hex)));
    if (held !== 0) return held;
    if (zone === DISPUTED) return disputed(q, hex);
    return zone === 0 ? prior(q, hex) : zone;
  },
  (q, hex) => prior(q, hex),
);
/** 8.33: in the zones of both. */
const disputed = rule(
  '8.33',
  (): number => DISPUTED,
  (q: Query, hex: number) => prior(q, hex),
);
/** 8.34: nobody there, in nobody's zone: it stays with whoever had it last. */
const prior = rule(
  '8.34',
  (q: Query, hex: number): number => q.layer('owner')[hex] ?? NOBODY,
  () => NOBODY,
);

/** 8.1: control is fixed now, for the phase that begins. Remembers the last undisputed controller. */
export function fixControl(g: Play): void {
  const changes: number[][] = [[], [], [], []];
  const owners: number[][] = [[], [], []];
  const before = g.layer('control');
  const owner = g.layer('owner');
  const held = holders(g);
  const zone = zones(g);
  const controlOf = (at: number): number => {
    if (at >= HEXES) return isExit(at) ? exitControl(g, at) : NOBODY;
    return isLand(at) ? hexControl(g, at, held[at] ?? 0, zone[at] ?? 0) : NOBODY;
  };
  for (let at = 0; at < COUNT; at++) {
    const now = controlOf(at);
    if (now !== before[at]) changes[now]?.push(at);
    if (now !== DISPUTED && now !== owner[at]) owners[now]?.push(at);
  }
  for (const [value, places] of changes.entries()) g.setLayer('control', places, value);
  for (const [value, places] of owners.entries()) g.setLayer('owner', places, value);
}

/** EDW.2: the tutorial is played in the south; elsewhere nothing moves. Archeda and Stalingrad NE1 are out of play. */
export function isClosed(q: Query, hex: number): boolean {
  if (isEdelweiss(q)) return !edelweissArea.has(hex);
  return hungary.has(hex) && hungaryClosed(q);
}
/** South of Stalingrad's row, that row included, and no further west than Kerch (GAPS 1.13). */
const eastward = (hex: number): number => (grid.q[hex] ?? 0) + (grid.r[hex] ?? 0) / 2;
const edelweissArea: ReadonlySet<number> = new Set(
  Array.from({ length: HEXES }, (_, h) => h).filter(
    (h) => (grid.r[h] ?? 0) >= (grid.r[hexOf('Stalingrad')] ?? 0) && eastward(h) >= eastward(hexOf('Kerch')),
  ),
);
const hungary = areaHexes('country', 'Hungary');
/** S41.4: neither side may be in Hungary in 1941. */
const hungaryClosed = rule(
  'S41.4',
  (q: Query): boolean => q.track('month') < 6,
  () => false,
);
