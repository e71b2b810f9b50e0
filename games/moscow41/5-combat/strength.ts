// Chapter 5: the strength of both sides (5.2.1.b), in truth. Only for a combat that has been declared: its stacks are open.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { SWAMP } from '../1-basics/board.ts';
import { terrainAt } from '../1-basics/ground.ts';
import { attackPrinted, defencePrinted, isEmplaced, isRegular, typeOf, unitsIn } from '../1-basics/units.ts';
import { halvesAttack } from '../10-supply/effects.ts';
import { canFire, supportStrength } from '../6-artillery/fire.ts';
import { frontal } from '../7-fortifications/fixed.ts';
import { airSupport } from '../8-air/phase.ts';
import { table } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 1.7 Halves are rounded up. */
export const half = rule(
  '1.7',
  (n: number): number => Math.ceil(n / 2),
  (n: number) => Math.floor(n / 2),
);
/** 5.6.4 */
const isWeak = rule(
  '5.6.4',
  (q: Query, p: Piece): boolean => q.has(p, 'disorganized'),
  () => false,
);

/** A line of a count, for the panel. */
export interface Item {
  readonly rule: string;
  readonly text: string;
  readonly n: number;
  readonly piece?: Piece;
}

/** RULINGS R37: each halving of a unit by itself. */
export function attackOf(q: Query, p: Piece): number {
  const own = isWeak(q, p) ? half(attackPrinted(q, p)) : attackPrinted(q, p);
  return halvesAttack(q, p) ? half(own) : own;
}
export function defenceOf(q: Query, p: Piece): number {
  return isWeak(q, p) ? half(defencePrinted(q, p)) : defencePrinted(q, p);
}

/** What takes part, once both sides have declared. */
export interface Sides {
  readonly attacker: Side;
  readonly defender: Side;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  readonly targets: readonly Loc[];
  readonly guns: readonly Piece[];
  readonly defenceGuns: readonly Piece[];
  /** The hex that counts, once it has been chosen (5.5.3). */
  readonly counting?: Loc | undefined;
}

/** 6.6.3 Guns alone in a hex defend it with 1 SP, however many they are. */
const loneGuns = rule(
  '6.6.3',
  (): number => table('numbers').loneGuns,
  () => 0,
);
/** 6.6.1 Guns under attack help their hex only beside a regular unit. */
const gunsHelp = rule(
  '6.6.1',
  (hasRegular: boolean): boolean => hasRegular,
  () => true,
);
/** What defends in one hex. Units that have fought already add nothing (RULINGS R35), nor do guns that have fired (6.1.4). */
export function hexDefence(q: Query, hex: Loc, s: Sides): number {
  const units = unitsIn(q, hex, s.defender).filter((p) => s.defenders.includes(p));
  const regulars = units.filter((p) => isRegular(q, p) || typeOf(q, p) === 'rg' || typeOf(q, p) === 'at');
  const guns = units.filter((p) => isEmplaced(q, p));
  const sum = regulars.reduce((n, p) => n + defenceOf(q, p), 0);
  if (gunsHelp(regulars.length > 0)) return sum + guns.reduce((n, p) => n + (canFire(q, p) ? defenceOf(q, p) : 0), 0);
  return sum + (guns.length > 0 ? loneGuns() : 0);
}
/** 5.1.9, 6.6.4 A hex with nothing that could fight: headquarters alone, guns in transport. */
export function isHelpless(q: Query, hex: Loc, s: Sides): boolean {
  const units = unitsIn(q, hex, s.defender).filter((p) => s.defenders.includes(p));
  return units.every((p) => typeOf(q, p) === 'hq' || (typeOf(q, p) === 'art' && !isEmplaced(q, p)));
}

/** TEC.note3 Attacking a swamp halves the whole attack, support included. */
const swampHalves = rule(
  'TEC.note3',
  (q: Query, hex: Loc): boolean => !q.option('frozen-ground') && terrainAt(q, hex) === SWAMP,
  () => false,
);

export function attackItems(q: Query, s: Sides): readonly Item[] {
  const items: Item[] = [
    ...s.attackers.map((p) => ({ rule: '5.2.1.b', text: 'attacks', n: attackOf(q, p), piece: p })),
    ...s.guns.map((p) => ({ rule: '6.3.1', text: 'supports', n: supportStrength(q, p, 'attack'), piece: p })),
  ];
  const air = s.targets.reduce((n, hex) => n + airSupport(q, s.attacker, hex, 'attack'), 0);
  if (air > 0) items.push({ rule: '8.2.2', text: 'Aircraft', n: air });
  const counting = countingHex(q, s);
  const across = frontal(q, s.attackers, counting);
  if (across.length > 0) {
    // 7.2.2, RULINGS R87: what comes across fixed positions, and all fire in support.
    const halved = items.filter((i) => i.piece === undefined || across.includes(i.piece) || s.guns.includes(i.piece));
    const whole = halved.reduce((n, i) => n + i.n, 0);
    items.push({ rule: '7.2.2', text: 'Fixed positions', n: half(whole) - whole });
  }
  const sum = items.reduce((n, i) => n + i.n, 0);
  if (swampHalves(q, counting)) items.push({ rule: 'TEC.note3', text: 'Swamp', n: half(sum) - sum });
  return items;
}
export function defenceItems(q: Query, s: Sides): readonly Item[] {
  const items: Item[] = [
    ...s.targets.map((hex) => ({ rule: '5.2.1.b', text: 'defends', n: hexDefence(q, hex, s) })),
    ...s.defenceGuns.map((p) => ({ rule: '6.3.1', text: 'supports', n: supportStrength(q, p, 'defence'), piece: p })),
  ];
  const air = s.targets.reduce((n, hex) => n + airSupport(q, s.defender, hex, 'defence'), 0);
  if (air > 0) items.push({ rule: '8.2.4', text: 'Aircraft', n: air });
  return items;
}
export const sum = (items: readonly Item[]): number => items.reduce((n, i) => n + i.n, 0);

/** 5.5.3 Hexes that may count for terrain and works: those with most strength. Of several the defender picks one (RULINGS R45). */
export const strongest = rule(
  '5.5.3',
  (q: Query, s: Sides): readonly Loc[] => {
    if (s.targets.length < 2) return s.targets;
    const strengths = s.targets.map((hex) => hexDefence(q, hex, s));
    const most = Math.max(...strengths);
    return s.targets.filter((_, i) => strengths[i] === most);
  },
  (_: Query, s: Sides) => s.targets.slice(-1),
);
export const countingHex = (q: Query, s: Sides): Loc => s.counting ?? strongest(q, s)[0] ?? -1;
