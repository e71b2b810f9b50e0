// What an attack promises, read from the combat results table in play, in steps of the enemy.
import { fromChart, type Ask, type Loc } from '@rasputitsa/kernel';
import { entryAt, sideBetween } from '@rasputitsa/kit';
import { AROUND, CITY, GRID, MAJOR, NO_ROAD, ROAD, SEA_SIDE, WATER } from '../1-map/board.ts';
import { HEAVY_CASUALTIES, HIGH_ODDS, MAGNITUDE, ODDS, REROLLED } from '../data/charts.ts';
import type { CrtText } from '../data/exchange.ts';
import { SOVIET } from '../sides.ts';
import type { Picture } from './picture.ts';
import { isGround, type Unit } from './units.ts';

/** What a step is worth, own and enemy's; a hex taken; a victory point; a repulse, which disrupts. */
const STEP = { soviet: 0.45, german: 0.9 } as const;
const ENEMY_STEP = { soviet: 1, german: 0.6 } as const;
const HEX = { soviet: 2, german: 0.6 } as const;
const POINT = 5;
const ON_THE_WAY = 12;
const REPULSED = 1;
/** Of those who are caught some get away: a die may leave them where they are. */
const CAUGHT = 0.9;
/** Below this an attack is not worth the dice. */
const LEAST = { soviet: 0.35, german: 0.5 } as const;
const BOLD = 0.25;

const by = <T>(p: Picture, pair: { readonly soviet: T; readonly german: T }): T =>
  p.side === SOVIET ? pair.soviet : pair.german;
/** Who weighs attacks twice as much is content with so much less. */
const DARING = 0.8;
export const leastFor = (p: Picture): number => by(p, LEAST) - (p.isBehind() ? BOLD : 0) - (p.will.attack - 1) * DARING;

/** What a throw brings: steps paid for the result itself and by each further die, those of the attackers first. */
interface Cell {
  readonly paid: readonly [number, number];
  readonly losses: readonly [number, number];
  readonly retreats: boolean;
  /** DR, which need not drive anybody out of a city (9.7). */
  readonly isPlain: boolean;
  readonly isRepulse: boolean;
  /** 9.10a: Germans do not pay for it. */
  readonly isSpared: boolean;
}
const crtOn = fromChart((chart: CrtText): readonly (readonly Cell[])[] =>
  chart.map((row) =>
    row.map((text) => {
      const [result = '', losses = ''] = text.split(' ');
      const [a = 0, d = 0] = losses.split('/').map(Number);
      return {
        paid: PAID[result] ?? [0, 0],
        losses: [a, d],
        retreats: result.startsWith('DR'),
        isPlain: result === 'DR',
        isRepulse: result === 'AR',
        isSpared: result === 'DRX',
      };
    }),
  ),
);
const PAID: Readonly<Record<string, readonly [number, number]>> = {
  AR: [1, 0],
  C: [0, 0],
  EX: [1, 1],
  DR: [0, 0],
  DR1: [0, 1],
  DRX: [1, 1],
  DR2X: [1, 2],
};
const RATIOS = ODDS.map((text) => {
  const [a = 1, b = 1] = text.split('-').map(Number);
  return a / b;
});
const LAST = ODDS.length - 1;
/** Columns above the last are counted on, as the rules do; -1 is repulsed. */
export function columnOf(odds: number, shift: number): number {
  const rung = RATIOS.findLastIndex((r) => r <= odds);
  if (rung < 0) return -1;
  return (rung < LAST ? rung : LAST + Math.floor(odds - (RATIOS[LAST] ?? 0))) + shift;
}
const HIGH = LAST + HIGH_ODDS - (RATIOS[LAST] ?? 5);
/** What the page calls the column, as a number. */
export const columnNamed = (name: string): number =>
  name === 'High Odds' ? HIGH : (ODDS as readonly string[]).indexOf(name);

export interface Blow {
  readonly column: number;
  /** Steps of the attackers, and how many of them are Guards. */
  readonly steps: number;
  readonly guards: number;
  /** Whether the defenders have nowhere to go. */
  readonly sealed: boolean;
}
const SIXTH = 1 / 6;
/** 9.10: a Soviet six is thrown again unless half of the steps are Guards. */
const chanceOf = (die: number, rerolls: boolean): number =>
  rerolls ? (die === REROLLED ? SIXTH * SIXTH : SIXTH + SIXTH * SIXTH) : SIXTH;

/** What blows on one hex promise. */
export function promiser(p: Picture, ask: Ask, target: Loc): (blow: Blow) => number {
  const isSoviet = p.side === SOVIET;
  let theirs = 0;
  let areGermans = false;
  for (const u of p.foesAt(target))
    if (isGround(u)) {
      theirs += u.steps;
      areGermans ||= u.info.german;
    }
  const own = by(p, STEP) / p.will.attack;
  const repulse = REPULSED / p.will.attack;
  const step = by(p, ENEMY_STEP);
  const points = p.isMine(target) ? 0 : p.points(target);
  const way = isSoviet ? ON_THE_WAY / (3 + p.pull(target)) : 0;
  const prize = by(p, HEX) + points * POINT + way;
  const isCity = CITY[target] === 1;
  const costly = isCity || p.isFort(p.enemy, target) ? HEAVY_CASUALTIES : 0;
  const table = crtOn(ask.chart('combat-results') as CrtText);
  return ({ column, steps, guards, sealed }) => {
    if (column >= HIGH) return theirs * step + prize;
    if (column < 0) return -own - repulse;
    const more = entryAt(MAGNITUDE, Math.min(steps, theirs)) - 1;
    const rerolls = isSoviet && guards * 2 < steps && areGermans;
    let sum = 0;
    for (let i = 0; i < table.length; i++) {
      const cell = table[i]?.[Math.min(column, LAST)];
      if (!cell) continue;
      const [a, d] = cell.paid;
      const paid = !isSoviet && cell.isSpared ? 0 : a;
      let n = Math.min(theirs, d) * step - paid * own;
      if (cell.retreats && !(isCity && cell.isPlain))
        n += prize + (sealed ? Math.max(0, theirs - d) * CAUGHT * step : 0);
      else if (d >= theirs) n += prize;
      if (cell.isRepulse) n -= repulse;
      if (i < costly) n -= own;
      n += more * (Math.min(theirs, cell.losses[1]) * step - (isSoviet ? cell.losses[0] * own : 0));
      sum += n * chanceOf(i + 1, rerolls);
    }
    return sum;
  };
}
export const stepsIn = (units: readonly Unit[]): number => units.reduce((n, u) => n + u.steps, 0);
export const guardsIn = (units: readonly Unit[]): number =>
  units.reduce((n, u) => (u.info.guards ? n + u.steps : n), 0);

/** Whether beaten units could get out of a hex, with combat units of ours where `holds` says so (10.3): no enemy, no bond, no two zones of control. */
export function canEscape(p: Picture, from: Loc, holds: (hex: Loc) => boolean): boolean {
  const isFoe = (hex: Loc): boolean => p.foesAt(hex).some(isGround);
  const isZone = (hex: Loc): boolean =>
    (AROUND[hex] ?? []).some((h) => holds(h) && WATER[sideBetween(GRID, h, hex)] !== MAJOR);
  const isOpen = (at: Loc, to: Loc): boolean => {
    if (holds(to) || p.ownAt(to).some(isGround)) return false;
    const hexside = sideBetween(GRID, at, to);
    if (WATER[hexside] === SEA_SIDE || (WATER[hexside] === MAJOR && ROAD[hexside] === NO_ROAD)) return false;
    // A bond across the hexside: both hexes beside it are held.
    const beside = (AROUND[at] ?? []).filter((h) => AROUND[to]?.includes(h) === true);
    if (beside.length === 2 && beside.every(holds)) return false;
    const around = AROUND[to] ?? [];
    return !(isFoe(to) ? false : around.length === 6 && [0, 1, 2].some((d) => opposite(to, d, holds)));
  };
  for (const first of AROUND[from] ?? []) {
    if (!isOpen(from, first)) continue;
    if (isFoe(first) || !isZone(first)) return true;
    for (const second of AROUND[first] ?? [])
      if (second !== from && isOpen(first, second) && (isFoe(second) || !isZone(second))) return true;
  }
  return false;
}
/** A bond over the hex: held on both sides in a straight line. */
function opposite(hex: Loc, d: number, holds: (hex: Loc) => boolean): boolean {
  const a = GRID.neighbours[hex * 6 + d];
  const b = GRID.neighbours[hex * 6 + d + 3];
  return a !== undefined && b !== undefined && a >= 0 && b >= 0 && holds(a) && holds(b);
}
