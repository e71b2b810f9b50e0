// 10, 11.R12, 13.21, 14, 25: strengths, odds, tables.
import { type Hex, NORTH, sideOf, terrainOf } from './board.ts';
import { AXIS, isColdProof, isFinn, isInfantry, type Position, RUSSIAN, type Unit } from './position.ts';
import { hasLine, isSupplied } from './supply.ts';
import { CRT, ODDS } from '../data/crt.ts';

/** How supply is judged: at the instant (13.12), or as it was when the Movement Phase began (13.13). */
export type Judging = 'now' | 'phase';

/** 10.5, 10.46, 13.21, 14.11, 14.21, 14.43, 5.8; RULINGS S3. Overrunners are never reduced for lack of supply (5.75). */
export function attackStrength(pos: Position, u: Unit, targets: readonly Hex[], judging: Judging): number {
  const from = pos.at(u);
  let strength = pos.face(u).attack;
  const halve = (isHalved: boolean) => {
    if (isHalved) strength /= 2;
  };
  halve(judging === 'now' && !isSupplied(pos, u));
  if (NORTH.has(from)) halve(true);
  else if (!isColdProof(u)) halve(pos.weather === 'mud' || (pos.weather === 'snow' && u.isMech));
  const isAny = (test: (hex: Hex) => boolean) => targets.some(test);
  halve(u.arm !== 'artillery' && pos.weather !== 'snow' && isAny((hex) => sideOf(from, hex) === 'river'));
  halve(u.isMech && isAny((hex) => terrainOf(hex) === 'woods'));
  const hasGuns = (hex: Hex) => pos.unitsAt(RUSSIAN, hex).some((x) => x.arm === 'anti-tank');
  halve(u.side === AXIS && u.isMech && isAny(hasGuns));
  return strength;
}
/** 25.24 */
export const printedDefense = (pos: Position, u: Unit): number => (pos.has(u, 'fortified') ? 3 : pos.face(u).defense);

/** What a unit adds by itself, without the help of a fortified unit. */
function ownDefense(pos: Position, u: Unit, judging: Judging): number {
  const hex = pos.at(u);
  let strength = printedDefense(pos, u);
  if (u.arm !== 'partisan') {
    const isFed = judging === 'now' ? isSupplied(pos, u) : !pos.has(u, 'unsupplied');
    const isCut = judging === 'now' ? !hasLine(pos, u.side, hex) : pos.has(u, 'pocketed');
    if (!isFed && !isCut) strength /= 2;
  }
  if (!isColdProof(u) && pos.weather === 'mud' && !NORTH.has(hex)) strength /= 2;
  const land = terrainOf(hex);
  if (land === 'rough' || (land === 'swamp' && !pos.isFrozen(hex))) strength *= 2;
  if (pos.isFortress(u.side, hex)) strength *= 2;
  return pos.has(u, 'entrained') ? strength / 2 : strength;
}
/** 25.25: one infantry unit beside a fortified one is doubled, of course the best. */
export function defenseStrength(pos: Position, defenders: readonly Unit[], judging: Judging): number {
  let sum = 0;
  for (const [, here] of Map.groupBy(defenders, (u) => pos.at(u))) {
    for (const u of here) sum += ownDefense(pos, u, judging);
    if (!here.some((u) => pos.has(u, 'fortified'))) continue;
    const helped = here
      .filter((u) => isInfantry(u) && !pos.has(u, 'fortified'))
      .map((u) => ownDefense(pos, u, judging));
    sum += Math.max(0, ...helped);
  }
  return sum;
}
/** Worse than 1-3: every die is Ae (CRT of the specification). */
const WORSE = -1;
/** 10.0, 11.R12: the column, counted from the left. */
export function columnOf(attack: number, defense: number): number {
  const last = ODDS.length - 1;
  if (attack >= defense) return Math.min(last, ODDS.indexOf('1-1') + Math.floor(attack / defense) - 1);
  if (attack * 2 >= defense) return ODDS.indexOf('1-2');
  return attack * 3 >= defense ? ODDS.indexOf('1-3') : WORSE;
}
/** 11.R1, 14.17, 14.26; RULINGS G2. */
const YEARS: readonly (readonly [turn: number, axis: number, russian: number])[] = [
  [132, 3, 2],
  [80, 2, 2],
  [28, 1, 3],
  [1, 1, 4],
];
/** 35.2.V19 */
const UNPURGED: typeof YEARS = [
  [132, 3, 2],
  [80, 3, 2],
  [28, 2, 2],
  [1, 1, 2],
];
export function tableOf(pos: Position, attackers: readonly Unit[]): number {
  const side = attackers[0]?.side ?? AXIS;
  if (pos.weather !== 'clear') {
    if (side === RUSSIAN) return 2;
    return pos.option('finnish-table') === true && attackers.every(isFinn) ? 2 : 4;
  }
  const years = pos.isVariant('no-purge') ? UNPURGED : YEARS;
  const row = years.find(([turn]) => pos.turn >= turn) ?? years[3];
  return (side === AXIS ? row?.[1] : row?.[2]) ?? 1;
}
export const resultOf = (table: number, die: number, column: number): string =>
  column === WORSE ? 'Ae' : (CRT[table - 1]?.[die - 1]?.[column] ?? '');
