// Firepower and defense (2.6, 7.32 to 7.35, 7.4, 12.24, 14.5).
import { FIREPOWER, PARA_FIREPOWER, SS_FIREPOWER } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { isFortress, isMajorCity, isZone, LENINGRAD } from './board.ts';
import { isHq, MUD, other, type Position, SNOW, type Unit } from './position.ts';

export const SF = 6;
export const DF = 5;
export const TF = 4;
export const NONE = 7;

/** The Original Defender of a fortress sits behind its walls (7.23). */
export function isBesieged(pos: Position, side: number, at: number): boolean {
  return isFortress(at) && pos.attacker(at) === other(side);
}
/** 1.41; 7.23 and RULINGS R48 for a besieger who is passive in Leningrad. */
function hasCity(pos: Position, side: number, at: number): boolean {
  if (!isMajorCity(at)) return false;
  if (at !== LENINGRAD || isBesieged(pos, side, at)) return true;
  return pos.option('fortress-city-for-attacker') === true;
}
const terrainAt = (pos: Position, at: number): string => (isZone(at) ? 'clear' : pos.terrain(at));

/** 7.34, 7.35, 7.4: hits for a step of the passive side; Infinity where nothing can be scored (7.4c). */
export function hitsPerStep(pos: Position, passive: number, at: number, isSupported: boolean): number {
  if (isBesieged(pos, passive, at)) return isSupported ? 3 : Number.POSITIVE_INFINITY;
  const isDouble = pos.weather === MUD || terrainAt(pos, at) !== 'clear' || hasCity(pos, passive, at);
  return (isDouble ? 2 : 1) + (isSupported ? 0 : 1);
}

function base(u: Unit): readonly [offense: number, defense: number] {
  if (u.row.special === 'SS') return SS_FIREPOWER[u.row.type] ?? FIREPOWER[u.row.type];
  return u.row.special === 'paratroop' ? PARA_FIREPOWER : FIREPOWER[u.row.type];
}
function isInMountains(pos: Position, u: Unit): boolean {
  return u.row.special === 'mountain' && terrainAt(pos, u.at) === 'mountain';
}
/** The lowest face that hits. */
export function defensiveFire(pos: Position, u: Unit): number {
  if (isHq(u)) return NONE;
  let least = base(u)[1];
  if (isInMountains(pos, u)) least = Math.min(least, DF);
  if (hasCity(pos, u.side, u.at)) least = Math.min(least, DF);
  return least;
}
export function offensiveFire(pos: Position, u: Unit): number {
  if (isHq(u)) return NONE;
  // 2.63a, S42.1
  const hasGuns = u.row.special === 'siege gun' && pos.half >= 2 && !u.flags.has('guns-lost');
  if (hasGuns && isBesieged(pos, other(u.side), u.at)) return TF;
  const isFrozen = u.side === GERMAN && pos.half === 1 && pos.weather === SNOW;
  if (pos.weather === MUD || terrainAt(pos, u.at) === 'marsh' || isFrozen) return SF;
  return isInMountains(pos, u) ? Math.min(base(u)[0], DF) : base(u)[0];
}
