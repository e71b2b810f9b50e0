// 8, 9: strengths, odds, shifts, dice.
import {
  type Hex,
  isMajor,
  isMarsh,
  isNextTo,
  isRiver,
  isSeaSide,
  isTownOrCity,
  placeAt,
  sideKey,
  terrainOf,
  BELOW_DAM,
  distance,
} from './board.ts';
import { foeOf, GERMAN, isArtillery, isCommand, isGermanProper, type Position, SOVIET, type Unit } from './position.ts';
import { hasCommand } from './supply.ts';

const TERRAIN_BONUS: Readonly<Record<string, number>> = { hills: 2, woods: 2, 'wooded marsh': 2 };
const PLACE_BONUS: Readonly<Record<string, number>> = { village: 1, town: 3, city: 5 };
const FORT_BONUS = 3;
const HQ_BONUS = 2;

export interface Fight {
  readonly side: number;
  readonly targets: readonly Hex[];
  readonly attackers: readonly Unit[];
  readonly guns: readonly Unit[];
  readonly flier: boolean;
  readonly isMobile: boolean;
  readonly isLed: boolean;
}
const half = (n: number): number => Math.ceil(n / 2);

/** 23.3, 23.4: a unit of the right kind is in the hex of the HQ. */
export function isQualified(hq: Unit, there: readonly Unit[]): boolean {
  if (hq.type === 'panzer-corps')
    return there.some((u) =>
      hq.nation === 'ss' ? u.nation === 'ss' && u.isMech && u.is === 'combat' : u.type === 'panzer',
    );
  if (hq.type === 'tank-army') return there.some((u) => u.type === 'tank' || u.type === 'mech');
  return hq.type === 'shock-army' && there.some((u) => u.is === 'combat' && !u.isMech);
}
/** 9.2 to 9.5, 14.5a, 23.4 */
export function attackOf(pos: Position, u: Unit, targets: readonly Hex[]): number {
  const from = pos.at(u);
  const isWet = isMarsh(from) || targets.some((t) => isRiver(from, t));
  const isAtFort = targets.some((t) => pos.isFort(foeOf(u.side), t));
  const isOut = pos.has(u, 'out-of-supply');
  if (u.is === 'hq') {
    if (u.type !== 'tank-army' && u.type !== 'shock-army') return 0;
    if (!isQualified(u, pos.ground(u.side, from))) return 0;
    return isOut || isWet || isAtFort ? half(HQ_BONUS) : HQ_BONUS;
  }
  const printed = pos.attack(u);
  const isHalved = isOut || (isAtFort && (u.isMech || u.type === 'cavalry')) || (isWet && u.isMech);
  if (isHalved) return half(printed);
  return isWet ? Math.max(0, printed - 1) : printed;
}
/** 10.4, 13.3: those who came in by a retreat in this Combat Phase add nothing. */
export function defendersAt(pos: Position, side: number, hex: Hex, isMobile: boolean): readonly Unit[] {
  return pos.ground(side, hex).filter((u) => isMobile || !pos.has(u, 'retreated'));
}
export function defenseOf(pos: Position, side: number, hex: Hex, isMobile: boolean): number {
  const units = defendersAt(pos, side, hex, isMobile);
  const fighters = units.filter((u) => u.is === 'combat' || u.is === 'support');
  const hqs = units.filter((u) => u.is === 'hq');
  let printed = fighters.reduce((n, u) => n + pos.defense(u), 0);
  let more = 0;
  // 23.2, 23.3, 23.4: HQs alone in a hex defend with their factor; Army and Front HQs are not alone beside those of corps.
  const formations = hqs.filter((u) => !isCommand(u));
  if (fighters.length === 0)
    printed = (formations.length > 0 ? formations : hqs).reduce((n, u) => n + pos.defense(u), 0);
  else more = formations.filter((u) => isQualified(u, fighters)).length * HQ_BONUS;
  const ground = Math.max(TERRAIN_BONUS[terrainOf(hex)] ?? 0, PLACE_BONUS[placeAt(hex) ?? ''] ?? 0);
  const bonus = ground + (pos.isFort(side, hex) ? FORT_BONUS : 0) + pos.das(side, hex);
  return printed + more + Math.min(bonus, 2 * printed);
}

/** 8.3: columns 1-3, 1-2, 1-1, 1.5-1, 2-1, 3-1, 4-1, 5-1, then the whole ratio: 8 is 6-1. Less than 1-3 is -1. */
export function oddsColumn(attack: number, defense: number): number {
  if (attack < defense) return attack * 2 >= defense ? 1 : attack * 3 >= defense ? 0 : -1;
  const ratio = attack / defense;
  if (ratio < 1.5) return 2;
  if (ratio < 2) return 3;
  return Math.floor(ratio) + 2;
}
const FIVE_TO_ONE = 7;
const TEN_TO_ONE = 12;

export interface Odds {
  readonly attack: number;
  readonly defense: number;
  readonly shifts: number;
  /** The column the dice are read in, or -1 for an automatic AR. */
  readonly column: number;
  readonly isHigh: boolean;
}
export function shiftsOf(pos: Position, f: Fight): number {
  let n = 0;
  if (f.attackers.some((u) => u.type === 'tiger')) n++;
  if (f.attackers.some((u) => u.type === 'sapper') && f.targets.some((t) => isSapperTarget(pos, f.side, t))) n++;
  if (f.flier) n++;
  // 22.1, 22.2, 22.5B
  n += Math.min(f.guns.length, f.guns.some((g) => g.isGuards) ? 2 : 1);
  if (f.attackers.some((u) => u.type === 'panzer-corps' && isQualified(u, pos.ground(u.side, pos.at(u))))) n++;
  return pos.weather === 'rain' ? n - 1 : n;
}
export function oddsOf(pos: Position, f: Fight, variable = 0): Odds {
  const attack = f.attackers.reduce((n, u) => n + attackOf(pos, u, f.targets), 0);
  const defense = f.targets.reduce((n, t) => n + defenseOf(pos, foeOf(f.side), t, f.isMobile), 0) + variable;
  const shifts = shiftsOf(pos, f);
  const first = defense <= 0 ? TEN_TO_ONE : oddsColumn(attack, defense);
  if (first < 0) return { attack, defense, shifts, column: -1, isHigh: false };
  const column = first + shifts;
  return { attack, defense, shifts, column: Math.max(-1, Math.min(column, FIVE_TO_ONE)), isHigh: column >= TEN_TO_ONE };
}

/** 8.4, 23.1, 26.3, A-26 */
export function stepsOf(pos: Position, units: readonly Unit[]): number {
  const fighters = units.filter((u) => u.is === 'combat' || u.is === 'support');
  const counted = fighters.length > 0 ? fighters : units.filter((u) => u.is === 'hq');
  return counted.reduce((n, u) => n + pos.steps(u), 0);
}
export function diceOf(pos: Position, f: Fight, defenders: readonly Unit[]): number {
  const steps = Math.min(stepsOf(pos, f.attackers), stepsOf(pos, defenders));
  const dice = steps <= 3 ? 1 : steps <= 5 ? 2 : 3;
  return f.isLed ? Math.min(3, dice + 1) : dice;
}
/** 9.10: sixes are rolled again. */
export function mustReroll(pos: Position, f: Fight, defenders: readonly Unit[]): boolean {
  if (f.side !== SOVIET || !defenders.some((u) => isGermanProper(u) && u.is !== 'leader')) return false;
  const steps = (u: Unit) => (u.is === 'hq' ? (u.isGuards ? 1 : 0) : pos.steps(u));
  const all = f.attackers.reduce((n, u) => n + steps(u), 0);
  const guards = f.attackers.filter((u) => u.isGuards).reduce((n, u) => n + steps(u), 0);
  return guards * 2 < all;
}
/** 9.10a */
export const isAllGerman = (f: Fight): boolean => f.side === GERMAN && f.attackers.every(isGermanProper);

// --- Who may attack whom ------------------------------------------------------------------------------------------------

/** 9.9A */
export function isSapperTarget(pos: Position, side: number, hex: Hex): boolean {
  return isTownOrCity(hex) || pos.isFort(foeOf(side), hex);
}
export type CombatPhase = 'first' | 'second';
/** Hexes with enemies that can still be attacked in this phase (8.1b). */
export function isTarget(pos: Position, side: number, hex: Hex): boolean {
  const there = pos.ground(foeOf(side), hex).filter((u) => u.is !== 'leader');
  return there.some((u) => !pos.has(u, 'retreated')) && pos.mark('attacked', hex) === 0;
}
/** Could this unit take part in an attack on this hex? */
export function mayAttack(pos: Position, u: Unit, hex: Hex, phase: CombatPhase): boolean {
  if (u.is === 'air' || u.is === 'leader' || isCommand(u) || isArtillery(u) || !pos.isOnMap(u)) return false;
  if (pos.has(u, 'disrupted') || pos.has(u, 'attacked')) return false;
  if (phase === 'second' && !pos.has(u, 'assault')) return false;
  const from = pos.at(u);
  if (!isNextTo(from, hex) || isSeaSide(from, hex)) return false;
  if (u.type === 'sapper' && !isSapperTarget(pos, u.side, hex)) return false;
  if (!isMajor(from, hex)) return true;
  if (pos.isFlooded && BELOW_DAM.has(sideKey(from, hex))) return false;
  // 18.1: over a Major River with a marker that points there.
  return phase === 'first' && pos.mark('river-assault', from) === hex + 1;
}
/** 23.2: units that count against four. */
export const counted = (units: readonly Unit[]): number => units.filter((u) => u.is !== 'hq').length;
export const isCommanded = (pos: Position, units: readonly Unit[]): boolean =>
  units.some((u) => hasCommand(pos, u.side, pos.at(u)));

/** 22: artillery divisions that could fire for this attack. */
export function mayBarrage(pos: Position, g: Unit, f: Fight): boolean {
  if (f.side !== SOVIET || f.isMobile || !isArtillery(g) || !pos.isOnMap(g)) return false;
  if (pos.has(g, 'disrupted') || pos.has(g, 'depleted')) return false;
  if (!f.targets.some((t) => distance(pos.at(g), t) <= 2) || f.guns.includes(g)) return false;
  if (f.guns.length >= 2) return false;
  if (f.guns.length === 1 && !g.isGuards && !f.guns.some((x) => x.isGuards)) return false;
  return isCommanded(pos, f.attackers);
}
/** 15.4, 15.5, 25.2 */
export function maySupport(pos: Position, a: Unit, f: Fight): boolean {
  if (a.is !== 'air' || a.side !== f.side || f.flier || !pos.isOnMap(a)) return false;
  if (['flown', 'das', 'disrupted', 'out-of-supply', 'reserved'].some((flag) => pos.has(a, flag))) return false;
  if (pos.weather === 'rain' || !f.targets.some((t) => distance(pos.at(a), t) <= a.range)) return false;
  if (f.targets.some((t) => pos.marks('bad-weather').some(([hex]) => distance(hex, t) <= 1))) return false;
  return isCommanded(pos, f.attackers);
}
/** 26.1A */
export function mayLead(pos: Position, z: Unit, f: Fight): boolean {
  if (z.id !== 'ld-zhu' || f.side !== SOVIET || f.isLed || f.isMobile || !pos.isOnMap(z)) return false;
  if (pos.has(z, 'disrupted') || pos.has(z, 'travelled') || pos.track('zhukov-attacks') > 0) return false;
  return f.targets.some((t) => distance(pos.at(z), t) <= 4);
}
