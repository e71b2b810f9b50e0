// Zones of control and the bonds between them. Kept up to date piece by piece, since every move asks.
import { directionTo, type HexGrid, NONE } from './grid.ts';

/** Whether a unit in `from` has a zone of control in `to`, across `side`. Units are whatever numbers the game uses. */
export type Projects = (unit: number, from: number, to: number, side: number, direction: number) => boolean;

export interface ZocRule {
  readonly projects: Projects;
  /** Units whose zone of control includes their own hex; none when left out. */
  readonly ownHex?: (unit: number) => boolean;
}

/** The zones of control of one side. */
export interface Zoc {
  /** By hex: how many units have a zone of control there. */
  readonly hex: Uint16Array;
  /** By hexside: how many units have both of its hexes in their zone, for rules on steps inside one unit's zone. */
  readonly side: Uint16Array;
}

export function createZoc(grid: HexGrid): Zoc {
  return { hex: new Uint16Array(grid.count), side: new Uint16Array(grid.sideCount) };
}

function change(grid: HexGrid, zoc: Zoc, rule: ZocRule, unit: number, from: number, by: number): void {
  let covered = 0;
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbours[from * 6 + d] ?? NONE;
    if (to === NONE || !rule.projects(unit, from, to, grid.sides[from * 6 + d] ?? NONE, d)) continue;
    covered |= 1 << d;
    zoc.hex[to] = (zoc.hex[to] ?? 0) + by;
  }
  const own = rule.ownHex?.(unit) === true;
  if (own) zoc.hex[from] = (zoc.hex[from] ?? 0) + by;
  for (let d = 0; d < 6; d++) {
    if ((covered & (1 << d)) === 0) continue;
    if (own) bump(zoc, grid.sides[from * 6 + d] ?? NONE, by);
    if ((covered & (1 << ((d + 1) % 6))) === 0) continue;
    // Neighbours d and d + 1 of a hex touch; the second lies in direction d + 2 of the first.
    const first = grid.neighbours[from * 6 + d] ?? NONE;
    bump(zoc, grid.sides[first * 6 + ((d + 2) % 6)] ?? NONE, by);
  }
}

function bump(zoc: Zoc, side: number, by: number): void {
  zoc.side[side] = (zoc.side[side] ?? 0) + by;
}

/** A unit arrives. In place: the caller owns the arrays. */
export function addZoc(grid: HexGrid, zoc: Zoc, rule: ZocRule, unit: number, hex: number): void {
  change(grid, zoc, rule, unit, hex, 1);
}

/** A unit leaves, or loses its zone of control. The rule must answer as it did when the unit was added. */
export function removeZoc(grid: HexGrid, zoc: Zoc, rule: ZocRule, unit: number, hex: number): void {
  change(grid, zoc, rule, unit, hex, -1);
}

export function buildZoc(grid: HexGrid, rule: ZocRule, units: Iterable<readonly [unit: number, hex: number]>): Zoc {
  const zoc = createZoc(grid);
  for (const [unit, hex] of units) addZoc(grid, zoc, rule, unit, hex);
  return zoc;
}

/** 1 where the zone of control counts: not where something, such as a friend in the hex, negates it. */
export function effectiveZoc(zoc: Zoc, negated: (hex: number) => boolean): Uint8Array {
  const mask = new Uint8Array(zoc.hex.length);
  for (let hex = 0; hex < mask.length; hex++) mask[hex] = zoc.hex[hex] !== 0 && !negated(hex) ? 1 : 0;
  return mask;
}

export interface Projector {
  readonly unit: number;
  readonly from: number;
}

/** Which units have a zone of control in a hex: the reason behind the count. */
export function projectorsInto(
  grid: HexGrid,
  rule: ZocRule,
  hex: number,
  unitsIn: (hex: number) => Iterable<number>,
): Projector[] {
  const found: Projector[] = [];
  for (const unit of unitsIn(hex)) if (rule.ownHex?.(unit) === true) found.push({ unit, from: hex });
  for (let d = 0; d < 6; d++) {
    const from = grid.neighbours[hex * 6 + d] ?? NONE;
    if (from === NONE) continue;
    const side = grid.sides[hex * 6 + d] ?? NONE;
    for (const unit of unitsIn(from)) {
      if (rule.projects(unit, from, hex, side, (d + 3) % 6)) found.push({ unit, from });
    }
  }
  return found;
}

/** The units that have both hexes in their zone of control. */
export function projectorsIntoBoth(
  grid: HexGrid,
  rule: ZocRule,
  a: number,
  b: number,
  unitsIn: (hex: number) => Iterable<number>,
): Projector[] {
  const second = new Set(projectorsInto(grid, rule, b, unitsIn).map((p) => p.unit));
  return projectorsInto(grid, rule, a, unitsIn).filter((p) => second.has(p.unit));
}

// Bonds: two hexes of a side that stand two apart close what lies between them to the enemy. In a straight line that is
// the hex between them; otherwise it is the hexside between the two hexes that touch both.

export interface HexBond {
  readonly kind: 'hex';
  readonly ends: readonly [number, number];
  readonly hex: number;
  /** The hexsides between the bonded hex and either end. */
  readonly crossed: readonly [number, number];
}

export interface SideBond {
  readonly kind: 'side';
  readonly ends: readonly [number, number];
  readonly side: number;
  /** The two hexes of the bonded side. */
  readonly between: readonly [number, number];
  /** For either of these the hexsides toward the first and the second end. */
  readonly crossed: readonly [readonly [number, number], readonly [number, number]];
}

export interface BondRule {
  /** Whether the hex holds something that can be the end of a bond. */
  readonly holds: (hex: number) => boolean;
  /** Whether the hex can stand in for the second end of a hexside bond; the first must be held. */
  readonly anchors?: (hex: number) => boolean;
  /** Whether the bond forms: terrain and negation by enemies are the game's. */
  readonly hexBond: (bond: HexBond) => boolean;
  readonly sideBond: (bond: SideBond) => boolean;
}

/** The bonds of one side. */
export interface Bonds {
  /** By hex: bit i is set when the pair in directions i and i + 3 closes it. */
  readonly hex: Uint8Array;
  /** By hexside: 1 when it is closed. A hexside has one pair of ends only. */
  readonly side: Uint8Array;
}

/** The bonds across one hex: at most three, one for each axis. */
export function hexBondsAt(grid: HexGrid, rule: BondRule, hex: number): HexBond[] {
  const found: HexBond[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const bond = hexBond(grid, rule, hex, axis);
    if (bond !== undefined) found.push(bond);
  }
  return found;
}

function hexBond(grid: HexGrid, rule: BondRule, hex: number, axis: number): HexBond | undefined {
  const a = grid.neighbours[hex * 6 + axis] ?? NONE;
  const b = grid.neighbours[hex * 6 + axis + 3] ?? NONE;
  if (a === NONE || b === NONE || !rule.holds(a) || !rule.holds(b)) return undefined;
  const crossed = [grid.sides[hex * 6 + axis] ?? NONE, grid.sides[hex * 6 + axis + 3] ?? NONE] as const;
  const bond: HexBond = { kind: 'hex', ends: [a, b], hex, crossed };
  return rule.hexBond(bond) ? bond : undefined;
}

/** The bond across one hexside, if there is one. */
export function sideBondAt(grid: HexGrid, rule: BondRule, side: number): SideBond | undefined {
  const m = grid.sideA[side] ?? NONE;
  const n = grid.sideB[side] ?? NONE;
  if (m === NONE || n === NONE) return undefined;
  const d = directionTo(grid, m, n);
  const left = (d + 5) % 6;
  const right = (d + 1) % 6;
  const a = grid.neighbours[m * 6 + left] ?? NONE;
  const b = grid.neighbours[m * 6 + right] ?? NONE;
  if (a === NONE || b === NONE) return undefined;
  const heldA = rule.holds(a);
  const heldB = rule.holds(b);
  if (!heldA && !heldB) return undefined;
  if (!heldA && rule.anchors?.(a) !== true) return undefined;
  if (!heldB && rule.anchors?.(b) !== true) return undefined;
  // Seen from n, the two ends lie one further out: left of the way from m is d - 2, right of it d + 2.
  const fromM = [grid.sides[m * 6 + left] ?? NONE, grid.sides[m * 6 + right] ?? NONE] as const;
  const fromN = [grid.sides[n * 6 + ((d + 4) % 6)] ?? NONE, grid.sides[n * 6 + ((d + 2) % 6)] ?? NONE] as const;
  const bond: SideBond = { kind: 'side', ends: [a, b], side, between: [m, n], crossed: [fromM, fromN] };
  return rule.sideBond(bond) ? bond : undefined;
}

function writeHex(grid: HexGrid, bonds: Bonds, rule: BondRule, hex: number): void {
  let mask = 0;
  for (let axis = 0; axis < 3; axis++) if (hexBond(grid, rule, hex, axis) !== undefined) mask |= 1 << axis;
  bonds.hex[hex] = mask;
}

function writeSide(grid: HexGrid, bonds: Bonds, rule: BondRule, side: number): void {
  bonds.side[side] = sideBondAt(grid, rule, side) === undefined ? 0 : 1;
}

export function buildBonds(grid: HexGrid, rule: BondRule): Bonds {
  const bonds: Bonds = { hex: new Uint8Array(grid.count), side: new Uint8Array(grid.sideCount) };
  for (let hex = 0; hex < grid.count; hex++) writeHex(grid, bonds, rule, hex);
  for (let side = 0; side < grid.sideCount; side++) writeSide(grid, bonds, rule, side);
  return bonds;
}

/** After something changed in a hex, on either side: the bonds across it and around it, in place. */
export function refreshBonds(grid: HexGrid, bonds: Bonds, rule: BondRule, hex: number): void {
  writeHex(grid, bonds, rule, hex);
  for (let d = 0; d < 6; d++) {
    writeSide(grid, bonds, rule, grid.sides[hex * 6 + d] ?? NONE);
    const near = grid.neighbours[hex * 6 + d] ?? NONE;
    if (near === NONE) continue;
    writeHex(grid, bonds, rule, near);
    writeSide(grid, bonds, rule, grid.sides[near * 6 + ((d + 2) % 6)] ?? NONE);
  }
}
