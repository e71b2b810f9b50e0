// 1.5 to 1.7, 5.2, 5.5, 6.3, 6.6, 7.1.10, 9.2, 13, 15.1: strengths, modifiers, column, roll, result.
import { AIR_FIRE, ARTILLERY_FIRE, type FireTable, OBJECT_FIRE } from '../data/fire-tables.ts';
import { COMBAT_ROWS } from '../data/combat-table.ts';
import { distance, groundAt, type Hex, hasWater, isNextTo, settlementAt } from './board.ts';
import { foeOf, GERMAN, isGun, isHq, isRegular, type Position, type Unit } from './position.ts';

const half = (n: number): number => Math.ceil(n / 2);
const sum = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0);

/** 5.6.4, 10.2.2, 10.2.3, R37 */
export function attackOf(pos: Position, u: Unit): number {
  let sp = u.row.attack[pos.cel(u)] ?? 0;
  if (pos.has(u, 'disorganized')) sp = half(sp);
  if (pos.field(u, 'oos') > 0 && !pos.has(u, 'full-attack')) sp = half(sp);
  return sp;
}
export function defenceOf(pos: Position, u: Unit): number {
  const sp = u.row.defence[pos.cel(u)] ?? 0;
  return pos.has(u, 'disorganized') ? half(sp) : sp;
}

/** 5.5.1, R57: of the hex itself. */
export function terrainModifier(hex: Hex): number {
  const town = settlementAt(hex);
  if (town) return town.kind === 'city' ? 2 : 1;
  return groundAt(hex) === 'forest' ? 1 : 0;
}

export interface Fight {
  readonly attacker: number;
  readonly targets: readonly Hex[];
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly guns: readonly Unit[];
  readonly defenceGuns: readonly Unit[];
  readonly stars: readonly Unit[];
  readonly defenceStars: readonly Unit[];
  readonly reward: number;
  readonly defenceReward: number;
  /** Guns that had fired before: they add nothing (6.1.4, R13). */
  readonly spent: ReadonlySet<number>;
  /** Whether attacker and defender do without their headquarters (R39). */
  readonly declined: readonly [boolean, boolean];
  /** The hex the defender chose among equals (R45). */
  readonly chosen: Hex | undefined;
}
export function fightOf(pos: Position, spent: ReadonlySet<number>): Fight | undefined {
  const vars = pos.frame('combat')?.vars;
  if (!vars) return undefined;
  return {
    attacker: pos.active,
    targets: (vars['targets'] ?? []) as readonly number[],
    attackers: pos.list(vars['attackers']),
    defenders: pos.list(vars['defenders']),
    guns: pos.list(vars['guns']),
    defenceGuns: pos.list(vars['defenceGuns']),
    stars: pos.list(vars['stars']),
    defenceStars: pos.list(vars['defenceStars']),
    reward: (vars['reward'] ?? 0) as number,
    defenceReward: (vars['defenceReward'] ?? 0) as number,
    spent,
    declined: [vars['noHq'] === 1, vars['noDefenceHq'] === 1],
    chosen: vars['counting'] as number | undefined,
  };
}

const isEmplaced = (pos: Position, u: Unit): boolean => isGun(u) && !pos.has(u, 'limbered');

/** Strength of what defends one hex (6.6.1, 6.6.3, R49). */
export function hexDefence(pos: Position, f: Fight, hex: Hex): number {
  const there = f.defenders.filter((u) => pos.at(u) === hex);
  if (there.some(isRegular))
    return sum(
      there.filter((u) => isRegular(u) || (isEmplaced(pos, u) && !f.spent.has(u.p))).map((u) => defenceOf(pos, u)),
    );
  return there.some((u) => isEmplaced(pos, u)) ? 1 : 0;
}
/** 5.1.9, 6.6.4, R49, R119: nobody in the hex can defend himself. */
export const isHelplessHex = (pos: Position, f: Fight, hex: Hex): boolean =>
  !f.defenders.some((u) => pos.at(u) === hex && (isRegular(u) || isEmplaced(pos, u)));
const isHelpless = (pos: Position, f: Fight): boolean => f.targets.every((hex) => isHelplessHex(pos, f, hex));

/** 5.5.3, R45: the hex whose modifiers count. */
export function countingHex(pos: Position, f: Fight): Hex {
  const worth = (hex: Hex) => hexModifier(pos, f, hex) + (isAcrossWater(pos, f, hex) ? 1 : 0);
  const sorted = f.targets.toSorted((a, b) => hexDefence(pos, f, b) - hexDefence(pos, f, a) || worth(b) - worth(a));
  const [best = -1] = sorted;
  const isEqual = f.chosen !== undefined && hexDefence(pos, f, f.chosen) === hexDefence(pos, f, best);
  return isEqual ? (f.chosen ?? best) : best;
}
/** 5.5.4, R45 */
function isAcrossWater(pos: Position, f: Fight, hex: Hex): boolean {
  const all = sum(f.attackers.map((u) => attackOf(pos, u)));
  const across = sum(f.attackers.filter((u) => hasWater(pos.at(u), hex)).map((u) => attackOf(pos, u)));
  return 2 * across > all;
}
/** Terrain and works of a hex (7.1.10, RS.note3, R10). */
function hexModifier(pos: Position, f: Fight, hex: Hex): number {
  return terrainModifier(hex) + worksModifier(pos, f, hex);
}
function worksModifier(pos: Position, f: Fight, hex: Hex): number {
  if (pos.works(hex) !== foeOf(f.attacker)) return 0;
  if (!pos.isRedSnow || settlementAt(hex)) return 2;
  const strong = f.defenders.some((u) => pos.at(u) === hex && !isHq(u) && (u.row.defence[pos.cel(u)] ?? 0) >= 5);
  return strong ? 1 : 0;
}

/** 13.1: every three units of a division. */
function concentration(pos: Position, units: readonly Unit[]): number {
  if (pos.option('concentration') === false) return 0;
  const divisions = Map.groupBy(
    units.filter((u) => u.row.division !== ''),
    (u) => u.row.division,
  );
  return sum([...divisions.values()].map((us) => Math.floor(us.length / 3)));
}
/** 15.1.2: what the declared stars are worth. */
function starsWorth(mine: readonly Unit[], theirs: readonly Unit[]): number {
  const uses = (colour: string) => theirs.some((u) => u.row.star === colour);
  return mine.filter((u) => {
    if (u.row.star === 'black') return !uses('white');
    if (u.row.star === 'yellow') return !uses('black') && !uses('white');
    return true;
  }).length;
}

export interface Sum {
  readonly attack: number;
  readonly defence: number;
  readonly column: number;
}
/** 1.5, 1.7, R1: columns are counted from 1:4. */
export function firstColumn(attack: number, defence: number): number {
  if (defence <= 0) return 12;
  if (attack >= defence) return 2 + Math.min(10, Math.floor((2 * attack + defence) / (2 * defence)));
  return Math.max(0, 4 - Math.max(1, Math.ceil((2 * defence - attack) / (2 * attack))));
}
const clamp = (n: number): number => Math.max(0, Math.min(12, n));

/** `missions`: as they were before this combat used them up. */
export function reckon(pos: Position, f: Fight, missions: Position['missions']): Sum {
  const hex = countingHex(pos, f);
  const air = (mission: string, hexes: readonly Hex[], side: number) =>
    sum(
      missions.filter((m) => m.side === side && m.mission === mission && hexes.includes(m.hex)).map((m) => m.strength),
    );
  const defender = foeOf(f.attacker);
  let attack =
    sum([...f.attackers, ...f.guns].map((u) => attackOf(pos, u))) + air('offensive-support', f.targets, f.attacker);
  if (groundAt(hex) === 'swamp' && !settlementAt(hex)) attack = half(attack);
  const defence =
    sum(f.targets.map((t) => hexDefence(pos, f, t))) +
    sum(f.defenceGuns.map((u) => defenceOf(pos, u))) +
    half(air('defensive-support', f.targets, defender));
  const plus = concentration(pos, [...f.attackers, ...f.guns]) + starsWorth(f.stars, f.defenceStars) + f.reward;
  const minus =
    hexModifier(pos, f, hex) +
    (isAcrossWater(pos, f, hex) ? 1 : 0) +
    concentration(pos, [...f.defenders, ...f.defenceGuns]) +
    starsWorth(f.defenceStars, f.stars) +
    f.defenceReward;
  const column = isHelpless(pos, f) ? 12 : clamp(clamp(firstColumn(attack, defence) + plus) - minus);
  return { attack, defence, column };
}

/** 9.2, R12: every unit that gives strength is near a headquarters. */
export function isLed(pos: Position, side: number, units: readonly Unit[]): boolean {
  const range = side === GERMAN ? 4 : 3;
  const hqs = pos.onMap(side).filter(isHq);
  return units.length > 0 && units.every((u) => hqs.some((h) => distance(pos.at(h), pos.at(u)) <= range));
}
/** 9.2.1, R12: the units of a combat, guns that support included, aircraft and headquarters not. */
export function fighters(f: Fight): { readonly attack: readonly Unit[]; readonly defence: readonly Unit[] } {
  const both = { attack: [...f.attackers, ...f.guns], defence: [...f.defenders, ...f.defenceGuns] };
  return { attack: both.attack.filter((u) => !isHq(u)), defence: both.defence.filter((u) => !isHq(u)) };
}
export function rollOf(pos: Position, f: Fight, dice: number): number {
  const who = fighters(f);
  const n =
    dice -
    (!f.declined[0] && isLed(pos, f.attacker, who.attack) ? 1 : 0) +
    (!f.declined[1] && isLed(pos, foeOf(f.attacker), who.defence) ? 1 : 0);
  return Math.max(2, Math.min(12, n));
}

export interface Half {
  readonly loss: number;
  readonly hexes: number;
  readonly disorganized: boolean;
  readonly test: boolean;
}
/** A half cell of the table: A2D-2, D3-1, -1, D, a dot. */
export function readHalf(text: string): Half {
  const loss = /-(\d)/.exec(text);
  const hexes = /[AD](\d)/.exec(text);
  return {
    loss: loss ? Number(loss[1]) : 0,
    hexes: hexes ? Number(hexes[1]) : 0,
    disorganized: /^D(?:-|$)|\dD/.test(text),
    test: text.includes('•'),
  };
}
export function cellAt(column: number, roll: number): string {
  const row = COMBAT_ROWS.find((r) => r[0] === roll);
  return String(row?.[column + 1] ?? '');
}
export function resultOf(cell: string): { readonly attacker: Half; readonly defender: Half } {
  const [a = '', d = ''] = cell.split('/');
  return { attacker: readHalf(a), defender: readHalf(d) };
}

// --- Fire ---

const FIRE: Readonly<Record<string, FireTable>> = {
  airFire: AIR_FIRE,
  artilleryFire: ARTILLERY_FIRE,
  objectFire: OBJECT_FIRE,
};
export function fireCell(kind: string, strength: number, roll: number): string {
  const bands = [2, 5, 8, 12, 16, Number.POSITIVE_INFINITY];
  const row = FIRE[kind]?.rows[bands.findIndex((most) => strength <= most)];
  return strength < 1 ? '-' : (row?.[roll - 1] ?? '');
}
export const RANGE = 3;
/** 6.1.3, 6.1.4, 6.5.6: a gun that can fire now. */
export function canFire(pos: Position, u: Unit): boolean {
  return (
    isGun(u) &&
    pos.isOnMap(u) &&
    isEmplaced(pos, u) &&
    !pos.has(u, 'fired') &&
    !pos.has(u, 'fought') &&
    pos.field(u, 'silent') === 0
  );
}
export const isBesideAny = (pos: Position, u: Unit, hexes: readonly Hex[]): boolean =>
  hexes.some((hex) => isNextTo(pos.at(u), hex));
