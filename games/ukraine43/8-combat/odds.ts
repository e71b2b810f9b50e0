// Chapter 8, 8.3, 8.4, 8.8: odds, shifts and magnitude of a combat, itemised.
import { type Loc, type Piece, rule, say, type Side } from '@rasputitsa/kernel';
import { columnRoundedDown, entryAt, fraction, oddsLadder, oddsRatio } from '@rasputitsa/kit';
import { infoAt, isHq, typeOf } from '../2-units/units.ts';
import {
  attackStrength,
  defendersIn,
  defenseStrength,
  type Item,
  isStrongpoint,
  type Sum,
} from '../9-modifiers/strength.ts';
import { barrageShift } from '../22-artillery/shift.ts';
import { corpsShift } from '../23-headquarters/combat.ts';
import { isRain } from '../25-weather/weather.ts';
import { ODDS } from '../data/charts.ts';
import type { Result } from '../data/shapes.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, GERMAN } from '../sides.ts';
import type { Query } from '../words.ts';

/** A combat as it has been declared. */
export interface Declared {
  readonly side: Side;
  readonly targets: readonly Loc[];
  readonly attackers: readonly Piece[];
  readonly guns: readonly Piece[];
  readonly flier: Piece | undefined;
  readonly zhukov: boolean;
  /** 29: what the die added to each target; nothing before it is thrown. */
  readonly variable?: readonly number[];
}
export interface Odds {
  readonly attack: Sum;
  readonly defense: Sum;
  readonly shifts: readonly Item[];
  /** The unshifted odds in words, `2-1`; `less than 1-3`. */
  readonly ratio: string;
  /** The column of the CRT; -1: repulsed without a die. */
  readonly column: number;
  /** 8.8 */
  readonly high: boolean;
}

const LADDER = oddsLadder(ODDS);
const LAST = ODDS.length - 1;
export const REPULSED = -1;

/** 9.8 */
const tigerShift = rule(
  '9.8',
  (q: Query, attackers: readonly Piece[]): number =>
    attackers.some((p) => typeOf(q, p) === 'tiger') ? tablesOf(q).SHIFT.tiger : 0,
  () => 0,
);
/** 9.9A One column, 9.9B however many brigades there are. */
const sapperShift = rule(
  '9.9A',
  (q: Query, side: Side, attackers: readonly Piece[], targets: readonly Loc[]): number => {
    if (!targets.some((hex) => isStrongpoint(q, enemyOf(side), hex))) return 0;
    return sapperCount(attackers.filter((p) => typeOf(q, p) === 'sapper').length) * tablesOf(q).SHIFT.sapper;
  },
  () => 0,
);
const sapperCount = rule(
  '9.9B',
  (n: number): number => Math.min(n, 1),
  (n: number) => n,
);
/** 15.5 */
const airShift = rule(
  '15.5',
  (q: Query, flier: Piece | undefined): number => (flier === undefined ? 0 : tablesOf(q).SHIFT.air),
  () => 0,
);
/** 25.2.rain */
const rainShift = rule(
  '25.2.rain',
  (q: Query): number => (isRain(q) ? tablesOf(q).SHIFT.rain : 0),
  () => 0,
);
/** 8.3.2, 9.11 All columns to the right are the attacker's. */
export function shiftsOf(q: Query, d: Declared): readonly Item[] {
  return [
    { rule: '9.8', n: tigerShift(q, d.attackers), message: say`Tigers` },
    { rule: '9.9A', n: sapperShift(q, d.side, d.attackers, d.targets), message: say`sappers` },
    { rule: '23.3a', n: corpsShift(q, d.attackers), message: say`panzer corps` },
    { rule: '15.5', n: airShift(q, d.flier), message: say`Offensive Ground Support` },
    { rule: '22.1', n: barrageShift(q, d.guns), message: say`artillery` },
    { rule: '25.2.rain', n: rainShift(q), message: say`rain` },
  ].filter((i) => i.n !== 0);
}

/** 8.3.1 Where the odds stand on a ladder of whole steps that goes on above 5-1 by one for each whole ratio (8.8B, RULINGS A-13). */
function rungOf(attack: number, defense: number): number {
  const ratio = oddsRatio(fraction(attack), fraction(defense));
  if (ratio === undefined) return Number.MAX_SAFE_INTEGER;
  const column = columnRoundedDown(LADDER, ratio);
  return column < LAST ? column : LAST + Math.floor(attack / defense) - lastRatio;
}
const lastRatio = Number((ODDS[LAST] ?? '5-1').split('-')[0]);
/** 8.3.1, RULINGS A-25: odds below 1-3 are repulsed before any shift is counted. */
const isHopeless = rule(
  '8.3.1',
  (rung: number): boolean => rung < 0,
  () => false,
);
/** 8.3.2 */
const shifted = rule(
  '8.3.2',
  (rung: number, shifts: number): number => rung + shifts,
  (rung: number) => rung,
);
/** 8.8B From 10-1 on, shifts counted. */
const isHigh = rule(
  '8.8B',
  (q: Query, rung: number): boolean => rung >= LAST + tablesOf(q).HIGH_ODDS - lastRatio,
  () => false,
);
export function oddsOf(q: Query, d: Declared): Odds {
  const enemy = enemyOf(d.side);
  const attack = attackStrength(q, d.attackers, d.targets);
  const parts = d.targets.map((hex, i) => defenseStrength(q, enemy, hex, d.variable?.[i] ?? 0));
  const defense = { n: parts.reduce((sum, x) => sum + x.n, 0), items: parts.flatMap((x) => x.items) };
  const shifts = shiftsOf(q, d);
  const rung = attack.n === 0 ? REPULSED : rungOf(attack.n, defense.n);
  const ratio =
    rung < 0
      ? 'less than 1-3'
      : rung > LAST
        ? `${Math.min(99, Math.floor(attack.n / Math.max(1, defense.n)))}-1`
        : (ODDS[rung] ?? '');
  if (isHopeless(rung)) return { attack, defense, shifts, ratio, column: REPULSED, high: false };
  const on = shifted(
    rung,
    shifts.reduce((sum, i) => sum + i.n, 0),
  );
  return { attack, defense, shifts, ratio, column: Math.max(REPULSED, Math.min(on, LAST)), high: isHigh(q, on) };
}

// 8.4: magnitude

/** 23.1b HQs have no step here unless they are alone in their hex. */
const hqCounts = rule(
  '23.1b',
  (q: Query, hq: Piece, units: readonly Piece[]): boolean => units.every((p) => q.at(p) !== q.at(hq) || isHq(q, p)),
  () => true,
);
function stepsOf(q: Query, units: readonly Piece[]): number {
  return units.reduce((sum, p) => (isHq(q, p) && !hqCounts(q, p, units) ? sum : sum + q.steps(p)), 0);
}
/** All they could lose: an HQ too, as the last (23.1a). */
export const stepsToLose = (q: Query, units: readonly Piece[]): number => units.reduce((sum, p) => sum + q.steps(p), 0);
export const defendersOf = (q: Query, d: Declared): readonly Piece[] =>
  d.targets.flatMap((hex) => defendersIn(q, enemyOf(d.side), hex));
/** 8.4a By the side that has fewer steps. */
const byFewerSteps = rule(
  '8.4a',
  (q: Query, attackers: number, defenders: number): number =>
    entryAt(tablesOf(q).MAGNITUDE, Math.min(attackers, defenders)),
  () => 1,
);
/** 26.1B One more with Zhukov, three at most. */
const withZhukov = rule(
  '26.1B',
  (q: Query, magnitude: number, zhukov: boolean): number =>
    zhukov ? Math.min(magnitude + 1, tablesOf(q).MOST_MAGNITUDE) : magnitude,
  (_: Query, magnitude: number) => magnitude,
);
export function magnitudeOf(q: Query, d: Declared): number {
  return withZhukov(q, byFewerSteps(q, stepsOf(q, d.attackers), stepsOf(q, defendersOf(q, d))), d.zhukov);
}

// 9.10: sixes

/** 9.10c The HQs of the two Guards Tank Armies count as a Guards step. */
const guardsHq = rule(
  '9.10c',
  (q: Query, p: Piece): number => (isHq(q, p) && infoAt(q, p).guards ? 1 : 0),
  () => 0,
);
function guardsSteps(q: Query, attackers: readonly Piece[]): number {
  return attackers.reduce((n, p) => n + (isHq(q, p) ? guardsHq(q, p) : infoAt(q, p).guards ? q.steps(p) : 0), 0);
}
/** 9.10b Against Germans a Soviet six is thrown again, unless half of the steps are Guards. */
export const rerollsSixes = rule(
  '9.10b',
  (q: Query, d: Declared): boolean => {
    if (d.side === GERMAN || !defendersOf(q, d).some((p) => infoAt(q, p).german)) return false;
    const steps = d.attackers.reduce((n, p) => n + (isHq(q, p) ? guardsHq(q, p) : q.steps(p)), 0);
    return guardsSteps(q, d.attackers) * 2 < steps;
  },
  () => false,
);
/** 9.10a An attack by Germans alone. */
export const isAllGerman = rule(
  '9.10a',
  (q: Query, d: Declared): boolean => d.side === GERMAN && d.attackers.every((p) => infoAt(q, p).german),
  () => false,
);
/** The main result of each number on the primary die, as this attack reads it (9.10a). */
export function rowOf(q: Query, d: Declared, column: number): readonly Result[] {
  const german = isAllGerman(q, d);
  return tablesOf(q).CRT.map((row) => {
    const main = row[column]?.result ?? 'AR';
    return main === 'DRX' && german ? 'DR1' : main;
  });
}
