// Terrain modifiers (7.2.2): each line of the chart is a rule of its own (7.2.2.1 to 7.2.2.9).
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { hexOf, isRiver } from '../1-components/board.ts';
import { terrainLine, terrainRow } from '../1-components/terrain.ts';
import { isArmor, unitOf } from '../1-components/units.ts';
import { fortDefense } from '../21-variants/fortifications.ts';
import { PEREKOP, PEREKOP_DEFENSE, RIVER_DEFENSE, TERRAIN_BASIC, type TerrainLine } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import type { Query } from '../words.ts';
import { gunsAlone } from './artillery.ts';
import { isAtHome } from './fortresses.ts';

/** 7.2.2.7: rails, oilfields and minor cities have no line; the terrain of their hex counts. */
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
type Terrain = (q: Query, p: Piece, hex: Loc) => number;
/** What the terrain does to armor, and to artillery that fights alone (15.4.3): attack and defense alike. */
const hinders = mapLines((id) =>
  rules(
    id === LINE_RULES.fortress ? [id, '15.7.1'] : [id],
    (q: Query, _p: number, hex: Loc) => terrainRow(q, hex).armor,
    () => 0,
  ),
);
/** What the terrain gives other defenders. */
const shields = mapLines((id) => rules(id === LINE_RULES.mountain ? [id, 'TEC.e'] : [id], shelter, () => 0));
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
/** 15.7: in the Advanced Game a fortress is worth its full number only to its own nation. */
const fortressRow = rule('15.7', terrainRow, (q, hex) =>
  terrainLine(hex) === 'fortress' ? TERRAIN_BASIC.fortress : terrainRow(q, hex),
);
function shelter(q: Query, p: Piece, hex: Loc): number {
  const row = fortressRow(q, hex);
  if (row.properDefense !== undefined && isAtHome(q, p, hex)) return row.properDefense;
  return row.defenseOf?.[unitOf(q, p).type] ?? row.defense;
}
/** 7.2.2.8 */
const riverDefense = rule(
  '7.2.2.8',
  (hex: Loc): number => (isRiver(hex) ? RIVER_DEFENSE : 0),
  () => 0,
);
const NECK = hexOf(PEREKOP);
/** 7.2.2.9 */
const neckDefense = rule(
  '7.2.2.9',
  (hex: Loc): number => (hex === NECK ? PEREKOP_DEFENSE : 0),
  () => 0,
);
function fightsAsArmor(q: Query, p: Piece): boolean {
  return isArmor(q, p) || gunsAlone(q, p);
}
/** 7.2.2: the terrain of the battle hex changes the factors of ground units. */
export const terrainFactors = rule('7.2.2', factorsOf, () => []);
/** Terrain modifiers of a ground unit, named. */
function factorsOf(q: Query, p: Piece, at: Loc, role: Role): readonly Factor[] {
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
