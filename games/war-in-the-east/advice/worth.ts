// What an attack promises, read from the Combat Results Tables in play.
import { fromChart, type Loc } from '@rasputitsa/kernel';
import { BAD_WEATHER_TABLE, type CombatTables, TABLE_OF, YEARS } from '../data/charts.ts';
import { COMBAT } from '../data/advice.ts';
import type { Result } from '../data/shapes.ts';
import { AXIS } from '../sides.ts';
import { isObjective } from './ground.ts';
import { beside, CLEAR_WEATHER, type Picture, type Unit } from './picture.ts';

const sideIndex = (p: Picture): 0 | 1 => (p.side === AXIS ? 0 : 1);
/** 11.R1, 14.17, 14.26 */
function tableOf(p: Picture): number {
  if (p.weather !== CLEAR_WEATHER) return BAD_WEATHER_TABLE[sideIndex(p)];
  let year = 1941;
  for (const [turn, y] of YEARS) if (p.turn >= turn) year = y;
  return TABLE_OF[year]?.[sideIndex(p)] ?? 1;
}
const ladderOf = fromChart(({ odds }: CombatTables) =>
  odds.map((text) => {
    const [a = 1, b = 1] = text.split('-').map(Number);
    return a / b;
  }),
);
/** -1 below the table. */
export function columnOf(p: Picture, attack: number, defense: number): number {
  const ladder = ladderOf(p.ask.chart('combat') as CombatTables);
  if (defense <= 0) return ladder.length - 1;
  const odds = attack / defense + 1e-9;
  let column = -1;
  for (let i = 0; i < ladder.length; i++) if ((ladder[i] ?? 0) <= odds) column = i;
  return column;
}

/** One attack: who, on what. */
interface Blow {
  readonly targets: readonly Loc[];
  readonly foes: readonly Unit[];
  readonly units: readonly Unit[];
  readonly column: number;
  /** 12.3: one more on the die. */
  readonly air: 0 | 1;
}
function sum<T>(list: readonly T[], of: (x: T) => number): number {
  let n = 0;
  for (const x of list) n += of(x);
  return n;
}
/** Who can pay with printed strength, the cheapest first. */
const payers = (units: readonly Unit[]): readonly Unit[] =>
  units.filter((u) => !u.guns && u.attack > 0).sort((a, b) => a.worth / a.attack - b.worth / b.attack);
/** What it costs them to lose it. */
function price(able: readonly Unit[], owed: number): number {
  let due = owed;
  let cost = 0;
  for (const u of able) {
    if (due <= 0) break;
    due -= u.attack;
    cost += u.worth;
  }
  return cost;
}
/** What is gained by taking a hex. */
function prize(p: Picture, hex: Loc): number {
  const goal = isObjective(p.row.id, p.side, hex) && !p.isMine(hex) ? COMBAT.objective : 0;
  return COMBAT.hex + goal;
}
const DICE = 6;
export function promise(p: Picture, { targets, foes, units, column, air }: Blow): number {
  const { tables } = p.ask.chart('combat') as CombatTables;
  const table = tables[tableOf(p) - 1];
  const [point, foePoint] = COMBAT.point[sideIndex(p)];
  const ownPoint = point / p.will.attack;
  const theirs = sum(foes, (u) => u.worth) * foePoint;
  const printed = sum(foes, (u) => u.defense);
  const all = sum(units, (u) => (u.guns ? 0 : u.worth)) * ownPoint;
  const won = sum(targets, (hex) => prize(p, hex));
  let lost = 0;
  for (const hex of targets) if (!hasWayOut(p, hex, units)) for (const u of foes) if (u.at === hex) lost += u.worth;
  const caught = lost * foePoint * COMBAT.caught;
  // Most columns of a table ask for one price or the other.
  let able: readonly Unit[] | undefined;
  const paid = (owed: number): number => price((able ??= payers(units)), owed) * ownPoint;
  let [half, whole] = [-1, -1];
  const halfPaid = (): number => (half < 0 ? (half = paid(printed / 2)) : half);
  const wholePaid = (): number => (whole < 0 ? (whole = paid(printed)) : whole);
  let n = 0;
  for (let die = 0; die < DICE; die++) {
    const result: Result = column < 0 ? 'Ae' : (table?.[die + air]?.[column] ?? 'Ae');
    switch (result) {
      case 'De':
        n += theirs + won;
        break;
      case '1/2Ex':
        n += theirs + won - halfPaid();
        break;
      case 'Ex':
        n += theirs + won - wholePaid();
        break;
      case 'Dr':
        n += won * COMBAT.pushed + caught;
        break;
      case 'Br':
        n += caught - COMBAT.repulsed;
        break;
      case 'Ar':
        n -= COMBAT.repulsed;
        break;
      case 'Aex':
        n -= wholePaid();
        break;
      case 'Ae':
        n -= all;
        break;
    }
  }
  return n / DICE;
}
/** Whether those who are beaten could go back: no enemy of theirs, no zone of ours. */
function hasWayOut(p: Picture, target: Loc, units: readonly Unit[]): boolean {
  const { ownUnits, foeUnits, ownZoc } = p;
  const isPost = (hex: Loc): boolean => hex !== target && units.some((u) => u.at === hex);
  const isShut = (hex: Loc): boolean =>
    ownUnits[hex] !== 0 || (foeUnits[hex] === 0 && (ownZoc[hex] === 1 || beside(hex).some(isPost)));
  return beside(target).some((hex) => p.canStrike(target, hex) && !isShut(hex));
}
