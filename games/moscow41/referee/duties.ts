// 5.1.1 to 5.1.5, 6.4.5: who must attack, who must be attacked, and what an attack leaves possible.
import { type Hex, isNextTo, neighbours } from './board.ts';
import { reaches, zonesOn } from './ground.ts';
import { foeOf, isRegular, type Position, type Unit } from './position.ts';

/** 5.1.2, 5.1.10: units that can attack at all. */
export const canAttack = (u: Unit): boolean => isRegular(u);
const isFree = (pos: Position, u: Unit): boolean => canAttack(u) && !pos.has(u, 'fought');

/** A hex that can still be attacked in this phase (5.1.1, 6.4.5, R23, R35). */
export function isTarget(pos: Position, side: number, hex: Hex): boolean {
  if (pos.mark('attacked', hex) > 0 || pos.mark('shelled', hex) > 0) return false;
  return pos.of(foeOf(side), hex).some((u) => !pos.has(u, 'fought'));
}
export const targetsBeside = (pos: Position, u: Unit): readonly Hex[] =>
  neighbours(pos.at(u)).filter((hex) => isTarget(pos, u.side, hex));
export const attackersBeside = (pos: Position, side: number, hex: Hex): readonly Unit[] =>
  neighbours(hex).flatMap((n) => pos.of(side, n).filter((u) => isFree(pos, u)));

export interface Duties {
  readonly units: ReadonlySet<number>;
  readonly hexes: ReadonlySet<Hex>;
}
/** 5.1.3, 5.1.4, R22, R97: as a Combat Phase begins. */
export function dutiesAtStart(pos: Position, side: number): Duties {
  const owing = pos
    .onMap(side)
    .filter((u) => canAttack(u) && pos.works(pos.at(u)) !== side && zonesOn(pos, side, pos.at(u)).length > 0);
  const hexes = new Set(owing.flatMap((u) => zonesOn(pos, side, pos.at(u)).map((e) => pos.at(e))));
  return { units: new Set(owing.map((u) => u.p)), hexes };
}

/** R34: what is left of the duties, of those that somebody can still fulfil. */
export function openDuties(pos: Position, side: number, start: Duties): Duties {
  const units = new Set<number>();
  for (const p of start.units) {
    const u = pos.unit(p);
    if (!pos.isOnMap(u) || pos.has(u, 'fought') || zonesOn(pos, side, pos.at(u)).length === 0) continue;
    if (targetsBeside(pos, u).length > 0) units.add(p);
  }
  const hexes = new Set<Hex>();
  for (const hex of start.hexes) {
    if (!isTarget(pos, side, hex) || !stillOwed(pos, side, start, hex)) continue;
    if (attackersBeside(pos, side, hex).length > 0) hexes.add(hex);
  }
  return { units, hexes };
}
/** R34: an enemy there still has a unit that owed an attack in its zone. */
function stillOwed(pos: Position, side: number, start: Duties, hex: Hex): boolean {
  return neighbours(hex).some((n) => {
    if (!pos.of(side, n).some((u) => start.units.has(u.p))) return false;
    return pos.of(foeOf(side), hex).some((e) => reaches(e, n));
  });
}

/**
 * Whether all open duties can still be met after a combat, by trying. Units and hexes are few: those that touch.
 * Kept apart from `leavesSomebody`, which is what the argument about stars of a graph says; they are compared with one another too.
 */
export function leavesSomebody(
  pos: Position,
  side: number,
  start: Duties,
  targets: readonly Hex[],
  units: readonly number[],
): boolean {
  const open = openDuties(pos, side, start);
  for (const p of open.units) {
    if (units.includes(p)) continue;
    if (targetsBeside(pos, pos.unit(p)).every((hex) => targets.includes(hex))) return true;
  }
  for (const hex of open.hexes) {
    if (targets.includes(hex)) continue;
    if (attackersBeside(pos, side, hex).every((u) => units.includes(u.p))) return true;
  }
  return false;
}

/** 5.1.1, 5.1.2, 5.1.5: the attack by itself. */
export function isAttack(pos: Position, side: number, targets: readonly Hex[], units: readonly number[]): boolean {
  if (targets.length === 0 || units.length === 0) return false;
  if (!targets.every((hex) => isTarget(pos, side, hex))) return false;
  const from = new Set<Hex>();
  for (const p of units) {
    const u = pos.unit(p);
    if (u.side !== side || !pos.isOnMap(u) || !isFree(pos, u)) return false;
    from.add(pos.at(u));
  }
  if (from.size > 1 && targets.length > 1) return false;
  return [...from].every((a) => targets.every((t) => isNextTo(a, t)));
}

// --- Brute force ---

interface Small {
  readonly units: readonly number[];
  readonly hexes: readonly Hex[];
  /** Units and hexes that must be used. */
  readonly mustAttack: ReadonlySet<number>;
  readonly mustBeAttacked: ReadonlySet<Hex>;
}
const MOST = 7;
/** Tries every way to fight the battles one after the other. undefined: too many to try. */
export function canAllBeMet(pos: Position, side: number, start: Duties): boolean | undefined {
  const open = openDuties(pos, side, start);
  const groups = split(pos, side, open);
  for (const g of groups) {
    if (g.units.length > MOST || g.hexes.length > MOST) return undefined;
    if (!solve(pos, g, new Set(g.units), new Set(g.hexes))) return false;
  }
  return true;
}
/** Units and hexes that touch one another, directly or over others. */
function split(pos: Position, side: number, open: Duties): readonly Small[] {
  const seen = new Set<Hex>();
  const out: Small[] = [];
  const first = [...open.hexes, ...[...open.units].flatMap((p) => targetsBeside(pos, pos.unit(p)))];
  for (const begin of first) {
    if (seen.has(begin)) continue;
    const hexes = [begin];
    const units = new Set<number>();
    seen.add(begin);
    for (const hex of hexes)
      for (const u of attackersBeside(pos, side, hex)) {
        if (units.has(u.p)) continue;
        units.add(u.p);
        for (const t of targetsBeside(pos, u)) {
          if (seen.has(t)) continue;
          seen.add(t);
          hexes.push(t);
        }
      }
    out.push({ units: [...units], hexes, mustAttack: open.units, mustBeAttacked: open.hexes });
  }
  return out;
}
function solve(pos: Position, g: Small, units: ReadonlySet<number>, hexes: ReadonlySet<Hex>): boolean {
  const unit = [...units].find((p) => g.mustAttack.has(p));
  const hex = [...hexes].find((h) => g.mustBeAttacked.has(h));
  if (unit === undefined && hex === undefined) return true;
  // The next battle is one that settles the first open duty.
  for (const battle of battles(pos, units, hexes)) {
    const settles = unit === undefined ? battle.hexes.includes(hex ?? -1) : battle.units.includes(unit);
    if (!settles) continue;
    const left = new Set([...units].filter((p) => !battle.units.includes(p)));
    const more = new Set([...hexes].filter((h) => !battle.hexes.includes(h)));
    if (solve(pos, g, left, more)) return true;
  }
  return false;
}
function subsets<T>(all: readonly T[]): readonly (readonly T[])[] {
  const out: (readonly T[])[] = [];
  for (let bits = 1; bits < 2 ** all.length; bits++) out.push(all.filter((_, i) => (bits & (1 << i)) !== 0));
  return out;
}
function* battles(
  pos: Position,
  units: ReadonlySet<number>,
  hexes: ReadonlySet<Hex>,
): Generator<{ readonly units: readonly number[]; readonly hexes: readonly Hex[] }> {
  for (const hex of hexes) {
    const near = [...units].filter((p) => isNextTo(pos.at(pos.unit(p)), hex));
    for (const some of subsets(near)) yield { units: some, hexes: [hex] };
  }
  const byHex = Map.groupBy([...units], (p) => pos.at(pos.unit(p)));
  for (const [from, here] of byHex)
    for (const some of subsets([...hexes].filter((h) => isNextTo(h, from))))
      if (some.length > 1) for (const who of subsets(here)) yield { units: who, hexes: some };
}
