// What a position shows of how the half-year will end (17.1): the count as it stands, and what will change it. The Germans are the first
// side. Looks at everything: asked only in imagined worlds, and in games of computers.
import type { FeatureBound, Features, Loc, Piece, Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, HEXES, isHex, neighbour, POOL } from '../1-map/board.ts';
import { hasLine } from '../10-supply/supply-status.ts';
import { CENTRES } from '../11-production/production-level.ts';
import { turnOrder } from '../12-weather/initiative.ts';
import { difference, edelweissDifference, hqSteps } from '../17-victory/victory-points.ts';
import { isHq, unitOf } from '../2-units/units.ts';
import { HALF_YEARS } from '../data/scenarios.ts';
import { MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { enemyOf, GERMAN, of, sideId, SOVIET } from '../sides.ts';
import { attackerAt, battles, control, halfYear, isEdelweiss, ownedBy, unitsAt, unitsOf, W44 } from '../state.ts';
import type { Query } from '../words.ts';
import { prize } from './ground.ts';

/** Units so near a city have a say in who will hold it. */
const NEAR = 3;
const NEARER = 1;
/** Enemies so far off are in nobody's reach. */
const FAR = 2;
/** More than this many times their strength is no use. */
const MOST_ODDS = 3;
/** A headquarters' step at the count (17.1b). */
const PER_HQ_STEP = 2;
/** A result without points. */
const WON = 30;

/** German points less Soviet points as they would be counted now; the result of a game that is over. */
function countNow(q: Query): number {
  const { result } = q.state;
  if (result) return result.score ?? (result.winner < 0 ? 0 : result.winner === GERMAN ? WON : -WON);
  // W44.4: in the last winter nothing is counted.
  if (!isEdelweiss(q) && halfYear(q) === W44) return 0;
  const steps = hqSteps(q);
  return isEdelweiss(q) ? edelweissDifference(q, steps) : difference(q, halfYear(q), steps);
}
/** Months and half months until it is counted, as a share of a half-year. */
function shareLeft(q: Query): number {
  if (q.state.result) return 0;
  const month = q.track('month');
  const last = isEdelweiss(q) ? q.track('last') : (halfYear(q) + 1) * MONTHS_PER_SCENARIO - 1;
  // Of the fortnight that is being played, the turns to come.
  const fortnight = q.track('fortnight') === 2 ? 0.5 : 1;
  const played = q.within('turn') && q.active === turnOrder(q)[1] ? 0.25 : 0;
  return Math.max(0.02, Math.min(1, (last - month + fortnight - played) / MONTHS_PER_SCENARIO));
}

/** What is good for the side it belongs to, or bad; by as much as the count takes of it already it may turn out to be worth less. */
const GOOD: Readonly<Record<string, number>> = {
  level: 1,
  hq: PER_HQ_STEP,
  armor: 0,
  foot: 0,
  units: 0,
  reach: 0,
  grip: 0,
  bare: 0,
  edge: 0,
  chances: 0,
};
const BAD: readonly string[] = ['weak', 'cut', 'starving'];
function boundsOf(): Readonly<Record<string, FeatureBound>> {
  const good = Object.entries(GOOD).flatMap(([id, counted]): (readonly [string, FeatureBound])[] => [
    [`${id}.german`, [-counted, Infinity]],
    [`${id}.soviet`, [-Infinity, counted]],
  ]);
  const bad = BAD.flatMap((id): (readonly [string, FeatureBound])[] => [
    [`${id}.german`, [-Infinity, 0]],
    [`${id}.soviet`, [0, Infinity]],
  ]);
  return Object.fromEntries([...good, ...bad, ['other', [-1, Infinity]], ['ground', [0, Infinity]]]);
}
export const BOUNDS = boundsOf();

class Tally {
  readonly values: Record<string, number> = {};
  add(id: string, n: number): void {
    this.values[id] = (this.values[id] ?? 0) + n;
  }
}

/** Steps of a side around a place, the nearer the more. */
function pressure(q: Query, units: readonly Piece[], at: Loc, near: number): number {
  let n = 0;
  for (const p of units) {
    const from = q.at(p);
    if (!isHex(from)) continue;
    const far = distance(grid, from, at);
    if (far <= near && !q.has(p, 'unsupplied')) n += q.steps(p) / (1 + far);
  }
  return n;
}
/** Strength in the field by type, and what is weak, cut off or starving. */
function forces(q: Query, side: Side, out: Tally): void {
  const id = sideId(side);
  for (const key of ['armor', 'foot', 'weak', 'cut', 'starving', 'hq', 'units']) out.add(`${key}.${id}`, 0);
  for (const p of unitsOf(q, side)) {
    const steps = q.steps(p);
    if (isHq(q, p)) {
      out.add(`hq.${id}`, steps);
      continue;
    }
    const { type } = unitOf(q, p);
    out.add(type === 'infantry' || type === 'cavalry' ? `foot.${id}` : `armor.${id}`, steps);
    out.add(`units.${id}`, 1);
    if (steps === 1) out.add(`weak.${id}`, 1);
    if (q.has(p, 'unsupplied')) out.add(`starving.${id}`, steps);
    if (!hasLine(q, p)) out.add(`cut.${id}`, steps);
  }
}
/** Cities that may change hands, by who would gain them: those under pressure from near and from further off, and those that lie bare. */
function cities(q: Query, out: Tally): void {
  const units = [GERMAN, SOVIET].map((s) => unitsOf(q, s).filter((p) => !isHq(q, p)));
  for (const s of [GERMAN, SOVIET]) for (const key of ['grip', 'reach', 'bare']) out.add(`${key}.${sideId(s)}`, 0);
  for (const at of CENTRES) {
    const holder = control(q, at) === ownedBy(GERMAN) ? GERMAN : SOVIET;
    const gainer = enemyOf(holder);
    const [own, foe] = [units[holder] ?? [], units[gainer] ?? []];
    const against = pressure(q, foe, at, NEAR);
    if (against === 0) continue;
    const id = sideId(gainer);
    // Who holds it has the walls.
    const share = against / (against + 1.5 * pressure(q, own, at, NEAR) + 1);
    out.add(`reach.${id}`, prize(at) * share ** 2);
    const close = pressure(q, foe, at, NEARER);
    out.add(`grip.${id}`, (prize(at) * close) / (close + 1.5 * pressure(q, own, at, 0) + 1));
    if (unitsAt(q, at, holder).length === 0) out.add(`bare.${id}`, prize(at) / (1 + far(q, foe, at)));
  }
}
function far(q: Query, units: readonly Piece[], at: Loc): number {
  let least = NEAR + 1;
  for (const p of units) if (isHex(q.at(p))) least = Math.min(least, distance(grid, q.at(p), at));
  return least;
}
/** Enemy stacks that could be attacked with more than they have, and units lost that may come back. */
function openings(q: Query, side: Side, out: Tally): void {
  const own = unitsOf(q, side).filter((p) => !isHq(q, p));
  const foes = Map.groupBy(unitsOf(q, enemyOf(side)), (p) => q.at(p));
  const id = sideId(side);
  out.add(`chances.${id}`, 0);
  for (const [at, stack] of foes) {
    if (!isHex(at)) continue;
    const against = stack.reduce((n, p) => n + (isHq(q, p) ? 0 : q.steps(p)), 0);
    const ours = own.reduce((n, p) => n + (isHex(q.at(p)) && distance(grid, q.at(p), at) <= 1 ? q.steps(p) : 0), 0);
    out.add(`chances.${id}`, Math.max(0, Math.min(MOST_ODDS, ours / Math.max(1, against)) - 1));
  }
  out.add(`dead.${id}`, q.piecesAt(of(POOL, side)).length);
}
/** Battles that are on, by who attacks and with what odds. */
function fights(q: Query, out: Tally): void {
  for (const s of [GERMAN, SOVIET]) for (const key of ['edge', 'trouble']) out.add(`${key}.${sideId(s)}`, 0);
  for (const at of battles(q)) {
    const attacker = attackerAt(q, at);
    if (attacker < 0) continue;
    const steps = (s: Side): number => unitsAt(q, at, s).reduce((n, p) => n + (isHq(q, p) ? 0 : q.steps(p)), 0);
    const edge = steps(attacker) - steps(enemyOf(attacker));
    out.add(`${edge > 0 ? 'edge' : 'trouble'}.${sideId(attacker)}`, Math.abs(edge));
  }
}
/** Ground held, and how long the front is. */
function ground(q: Query, out: Tally): void {
  const held = q.layer('control');
  let german = 0;
  let front = 0;
  for (let at = 0; at < HEXES; at++) {
    if (held[at] !== ownedBy(GERMAN)) continue;
    german++;
    for (let d = 0; d < 6; d++)
      if (held[neighbour(at, d)] === ownedBy(SOVIET)) {
        front++;
        break;
      }
  }
  out.add('ground', german);
  out.add('front', front);
}
/** Strength gathered at the front against strength in the rear. */
function massed(q: Query, side: Side, out: Tally): void {
  const foes = unitsOf(q, enemyOf(side))
    .map((p) => q.at(p))
    .filter(isHex);
  const hexes = [...new Set(foes)];
  out.add(`forward.${sideId(side)}`, 0);
  for (const p of unitsOf(q, side)) {
    const at = q.at(p);
    if (isHq(q, p) || !isHex(at)) continue;
    if (hexes.some((h) => distance(grid, h, at) <= FAR)) out.add(`forward.${sideId(side)}`, q.steps(p));
  }
}

export function features(asked: AnyQuery): Features {
  const q = asked as unknown as Query;
  const out = new Tally();
  for (const side of [GERMAN, SOVIET]) {
    out.add(`level.${sideId(side)}`, q.track(`level-${sideId(side)}`));
    forces(q, side, out);
    massed(q, side, out);
    openings(q, side, out);
  }
  cities(q, out);
  fights(q, out);
  ground(q, out);
  // Who is to move.
  out.add('turn', q.active === GERMAN ? 1 : q.active === SOVIET ? -1 : 0);
  out.add('snow', q.track('weather') === 2 ? 1 : 0);
  out.add('mud', q.track('weather') === 1 ? 1 : 0);
  const now = countNow(q);
  // What is counted beside levels and headquarters: losses, supply, the handicap.
  const { values } = out;
  const apart = (id: string): number => (values[`${id}.german`] ?? 0) - (values[`${id}.soviet`] ?? 0);
  out.add('other', now - apart('level') - PER_HQ_STEP * apart('hq'));
  const half = HALF_YEARS[halfYear(q)]?.id ?? '';
  return {
    setting: isEdelweiss(q) ? 'edelweiss' : half,
    left: shareLeft(q),
    now,
    values: out.values,
  };
}
