// Attack, defense and movement factors as they are used (7.2.2, 7.2.3, 15.2.2, 15.7).
import { type Query, rule } from '@rasputitsa/kernel';
import { hexOf, isFortress, isRiver, isStronghold, placeAt, terrainAt } from './board.ts';
import { artilleryFactor, atLeastOne, attackIn } from './artillery.ts';
import {
  FORTRESS_NATIONS,
  PEREKOP,
  PEREKOP_DEFENSE,
  RIVER_DEFENSE,
  TERRAIN_ADVANCED,
  TERRAIN_BASIC,
  type TerrainLine,
  type TerrainRow,
} from './data/tables.ts';
import { fortDefense } from './fortifications.ts';
import { attackModifier, modifiers } from './modifiers.ts';
import { refitDefense } from './refit.ts';
import { isAdvanced } from './state.ts';
import { isAir, isArmor, isArtillery, isGround, nationOf, unitOf } from './units.ts';
import { variantAttack, variantMove } from './variants.ts';

export function printedAttack(q: Query, p: number): number {
  return unitOf(q, p).attack + variantAttack(q, p);
}
export function printedMove(q: Query, p: number): number {
  return variantMove(q, p, unitOf(q, p).move);
}

/** The line of the Terrain Chart: a fortress or major city replaces the terrain of its hex (GAPS R7). */
export function terrainLine(hex: number): TerrainLine {
  if (isFortress(hex)) return 'fortress';
  if (isStronghold(hex)) return 'major city';
  const word = terrainAt(hex);
  return word === 'forest' || word === 'mountain' || word === 'marsh' ? word : 'clear';
}
export function terrainRow(q: Query, hex: number): TerrainRow {
  return (isAdvanced(q) ? TERRAIN_ADVANCED : TERRAIN_BASIC)[terrainLine(hex)];
}

// Terrain and combat: each line of the chart is a rule of its own (7.2.2.1 to 7.2.2.9).

const LINE_RULES: Readonly<Record<TerrainLine, string>> = {
  fortress: '7.2.2.1',
  'major city': '7.2.2.2',
  clear: '7.2.2.3',
  forest: '7.2.2.4',
  mountain: '7.2.2.5',
  marsh: '7.2.2.6',
};
export interface Factor {
  readonly rule: string;
  readonly label: string;
  readonly n: number;
}
type Terrain = (q: Query, p: number, hex: number) => number;
/** What the terrain does to armor, and to artillery that fights alone (15.4.3): attack and defense alike. */
const hinders = mapLines((id) =>
  rule(
    id,
    (q: Query, _p: number, hex: number) => terrainRow(q, hex).armor,
    () => 0,
  ),
);
/** What the terrain gives other defenders. */
const shields = mapLines((id) => rule(id, shelter, () => 0));
function mapLines(make: (id: string) => Terrain): Readonly<Record<TerrainLine, Terrain>> {
  return {
    fortress: make(LINE_RULES.fortress),
    'major city': make(LINE_RULES['major city']),
    // 7.2.2.3: clear terrain changes nothing, so there is nothing to switch off.
    clear: () => 0,
    forest: make(LINE_RULES.forest),
    mountain: make(LINE_RULES.mountain),
    marsh: make(LINE_RULES.marsh),
  };
}
function shelter(q: Query, p: number, hex: number): number {
  const row = terrainRow(q, hex);
  if (row.properDefense !== undefined && isAtHome(q, p, hex)) return row.properDefense;
  return row.defenseOf?.[unitOf(q, p).type] ?? row.defense;
}
/** 15.7.2: of the proper nation for the fortress. */
const isAtHome = rule(
  '15.7.2',
  (q: Query, p: number, hex: number): boolean =>
    (FORTRESS_NATIONS[placeAt(hex)?.name ?? ''] ?? []).includes(nationOf(q, p)),
  () => false,
);
/** 7.2.2.8 */
const riverDefense = rule(
  '7.2.2.8',
  (hex: number): number => (isRiver(hex) ? RIVER_DEFENSE : 0),
  () => 0,
);
const NECK = hexOf(PEREKOP);
/** 7.2.2.9 */
const neckDefense = rule(
  '7.2.2.9',
  (hex: number): number => (hex === NECK ? PEREKOP_DEFENSE : 0),
  () => 0,
);
function fightsAsArmor(q: Query, p: number): boolean {
  return isArmor(q, p) || gunsAlone(q, p);
}
/** 15.4.3: artillery that fights alone is treated as armor. */
const gunsAlone = rule('15.4.3', isArtillery, () => false);
/** Terrain modifiers of a ground unit, named (7.2.2). */
function terrainFactors(q: Query, p: number, at: number, role: Role): readonly Factor[] {
  const line = terrainLine(at);
  const out: Factor[] = [];
  const add = (id: string, label: string, n: number) => {
    if (n !== 0) out.push({ rule: id, label, n });
  };
  const armor = fightsAsArmor(q, p);
  if (armor) add(LINE_RULES[line], line, hinders[line](q, p, at));
  if (role === 'attacker') return out;
  if (!armor) add(LINE_RULES[line], line, shields[line](q, p, at));
  add('7.2.2.8', 'river', riverDefense(at));
  add('7.2.2.9', 'the neck of the Crimea', neckDefense(at));
  add('V12a', 'fortification', fortDefense(q, at, q.sideOf(p)));
  return out;
}

export type Role = 'attacker' | 'defender';

/** A ground unit's own factor in a hex, modified: [factor, how it comes about]. */
function groundFactor(q: Query, p: number, at: number, role: Role): readonly [number, readonly Factor[]] {
  const parts = [...terrainFactors(q, p, at, role)];
  parts.push(...modifiers(q, p, at, role));
  const refit = role === 'attacker' ? 0 : refitDefense(q, p);
  if (refit !== 0) parts.push({ rule: '11.6.2', label: 'refit', n: refit });
  const printed = role === 'attacker' ? attackIn(q, p, at) : unitOf(q, p).defense;
  const sum = parts.reduce((n, f) => n + f.n, printed);
  return [atLeastOne(sum), [{ rule: '1.2', label: unitOf(q, p).name, n: printed }, ...parts]];
}
/** An air or naval unit's factor, beside or instead of ground units (7.2.3, 15.2.2). */
export function supportFactor(q: Query, p: number, at: number, role: Role): number {
  return role === 'attacker' ? printedAttack(q, p) + attackModifier(q, p, at) : unitOf(q, p).defense;
}

/** 7.2.1.2: the factor of what a side has engaged in a ground combat, supporters included. */
export function groundStrength(
  q: Query,
  committed: readonly number[],
  at: number,
  role: Role,
): { readonly total: number; readonly parts: readonly Factor[] } {
  let total = 0;
  const parts: Factor[] = [];
  const engaged = engagedGround(q, committed);
  for (const p of committed) {
    if (p === engaged) {
      const [n, why] = groundFactor(q, p, at, role);
      total += n;
      parts.push(...why);
      continue;
    }
    const n = isGround(q, p) ? artilleryFactor(q, p, at, role) : airSupport(q, p, at, role);
    total += n;
    parts.push({
      rule: isGround(q, p) ? '15.4.1' : isAir(q, p) ? '7.2.3' : '15.2.2',
      label: unitOf(q, p).name,
      n,
    });
  }
  return { total, parts };
}
/** 7.2.3.2, 7.2.3.3 */
const airSupport = rule('7.2.3', supportFactor, () => 0);

/** The ground unit whose factor is modified: the one that is no artillery, else the artillery itself (15.4). */
export function engagedGround(q: Query, committed: readonly number[]): number | undefined {
  const ground = committed.filter((p) => isGround(q, p));
  return ground.find((p) => !isArtillery(q, p)) ?? ground[0];
}
