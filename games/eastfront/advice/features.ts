// What a position shows of how the half-year will end (17.1): the count as it stands, and what will change it. The Germans are the first
// side. Looks at everything: asked only in imagined worlds, and in games of computers.
import {
  type FeatureBound,
  type Features,
  type Loc,
  NOWHERE,
  type Query as AnyQuery,
  type Side,
} from '@rasputitsa/kernel';
import { grid, HEXES, isHex, POOL } from '../1-map/board.ts';
import { hasLine } from '../10-supply/supply-status.ts';
import { CENTRES } from '../11-production/production-level.ts';
import { turnOrder } from '../12-weather/initiative.ts';
import { difference, edelweissDifference, hqSteps } from '../17-victory/victory-points.ts';
import { isHq, unitOf } from '../2-units/units.ts';
import { HALF_YEARS } from '../data/scenarios.ts';
import { MONTHS_PER_SCENARIO, MUD, SNOW } from '../data/tables.ts';
import { enemyOf, GERMAN, of, sideId, SOVIET } from '../sides.ts';
import { attackerAt, battles, control, halfYear, isEdelweiss, ownedBy, unitsAt, unitsOf, W44 } from '../state.ts';
import type { Query } from '../words.ts';
import { apart, AROUND, prize } from './lay.ts';

/** Units so near a city have a say in who will hold it. */
const NEAR = 3;
const NEARER = 1;
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

/** What one side has on the board. */
interface Host {
  readonly side: Side;
  /** Troops on the map, without headquarters: where each is, its steps, and whether it is supplied. */
  readonly at: Loc[];
  readonly steps: number[];
  readonly isFed: boolean[];
  /** Steps of troops by hex, and in all hexes next to it and in it. */
  readonly here: Int16Array;
  readonly close: Int16Array;
  /** 1: somebody, headquarters included, is within two hexes. */
  readonly around: Uint8Array;
  readonly stands: readonly Loc[];
  readonly values: Readonly<Record<string, number>>;
}
/** Strength in the field by type, and what is weak, cut off or starving. */
function hostOf(q: Query, side: Side): Host {
  const at: Loc[] = [];
  const steps: number[] = [];
  const isFed: boolean[] = [];
  const here = new Int16Array(HEXES);
  const close = new Int16Array(HEXES);
  const around = new Uint8Array(HEXES);
  const stands: Loc[] = [];
  let [armor, foot, weak, cut, starving, hq, units] = [0, 0, 0, 0, 0, 0, 0];
  for (const p of unitsOf(q, side)) {
    const [n, hex] = [q.steps(p), q.at(p)];
    const { type } = unitOf(q, p);
    if (isHex(hex) && !stands.includes(hex)) {
      stands.push(hex);
      for (const h of AROUND[hex] ?? []) around[h] = 1;
    }
    if (type === 'hq') {
      hq += n;
      continue;
    }
    const isStarving = q.has(p, 'unsupplied');
    if (type === 'infantry' || type === 'cavalry') foot += n;
    else armor += n;
    units++;
    if (n === 1) weak++;
    if (isStarving) starving += n;
    if (!hasLine(q, p)) cut += n;
    if (!isHex(hex)) continue;
    at.push(hex);
    steps.push(n);
    isFed.push(!isStarving);
    here[hex] = (here[hex] ?? 0) + n;
    for (const h of BESIDE[hex] ?? []) close[h] = (close[h] ?? 0) + n;
  }
  return {
    side,
    at,
    steps,
    isFed,
    here,
    close,
    around,
    stands,
    values: { armor, foot, weak, cut, starving, hq, units },
  };
}
const ALL = Array.from({ length: HEXES }, (_, h) => h);
/** A hex and those next to it. */
const BESIDE: readonly (readonly Loc[])[] = ALL.map((a) => (AROUND[a] ?? []).filter((b) => apart(a, b) <= 1));
/** The centres around each hex, by number, and how far they are. */
const CENTRES_NEAR = ALL.map((h) =>
  CENTRES.flatMap((at, i) => (apart(h, at) <= NEAR ? [{ i, far: apart(h, at) }] : [])),
);
/** What a side has around each centre, the nearer the more: within reach, next to it and in it; and how far its nearest unit is. */
interface Pressure {
  readonly near: Float64Array;
  readonly nearer: Float64Array;
  readonly inside: Float64Array;
  readonly least: Uint8Array;
}
function pressureOf({ at, steps, isFed }: Host): Pressure {
  const count = CENTRES.length;
  const [near, nearer, inside] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const least = new Uint8Array(count).fill(NEAR + 1);
  for (let k = 0; k < at.length; k++)
    for (const { i, far } of CENTRES_NEAR[at[k] ?? -1] ?? []) {
      if (far < (least[i] ?? 0)) least[i] = far;
      if (isFed[k] !== true) continue;
      const n = (steps[k] ?? 0) / (1 + far);
      near[i] = (near[i] ?? 0) + n;
      if (far <= NEARER) nearer[i] = (nearer[i] ?? 0) + n;
      if (far === 0) inside[i] = (inside[i] ?? 0) + n;
    }
  return { near, nearer, inside, least };
}
/** Cities that may change hands, by who would gain them: those under pressure from near and from further off, and those that lie bare. */
function cities(q: Query, hosts: readonly Host[], out: Record<string, number>): void {
  const pressures = hosts.map(pressureOf);
  const [grip, reach, bare] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  for (const [i, at] of CENTRES.entries()) {
    const holder = control(q, at) === ownedBy(GERMAN) ? GERMAN : SOVIET;
    const gainer = enemyOf(holder);
    const [own, foe] = [pressures[holder], pressures[gainer]];
    const against = foe?.near[i] ?? 0;
    if (!own || !foe || against === 0) continue;
    // Who holds it has the walls.
    const share = against / (against + 1.5 * (own.near[i] ?? 0) + 1);
    reach[gainer] = (reach[gainer] ?? 0) + prize(at) * share ** 2;
    const close = foe.nearer[i] ?? 0;
    grip[gainer] = (grip[gainer] ?? 0) + (prize(at) * close) / (close + 1.5 * (own.inside[i] ?? 0) + 1);
    if (unitsAt(q, at, holder).length === 0) bare[gainer] = (bare[gainer] ?? 0) + prize(at) / (1 + (foe.least[i] ?? 0));
  }
  for (const [side, id] of [GERMAN, SOVIET].map((s) => [s, sideId(s)] as const)) {
    out[`grip.${id}`] = grip[side] ?? 0;
    out[`reach.${id}`] = reach[side] ?? 0;
    out[`bare.${id}`] = bare[side] ?? 0;
  }
}
/** Enemy stacks that could be attacked with more than they have. */
function chances(own: Host, foe: Host): number {
  let n = 0;
  for (const at of foe.stands)
    n += Math.max(0, Math.min(MOST_ODDS, (own.close[at] ?? 0) / Math.max(1, foe.here[at] ?? 0)) - 1);
  return n;
}
/** Strength gathered at the front against strength in the rear. */
function massed(own: Host, foe: Host): number {
  let n = 0;
  for (const [k, at] of own.at.entries()) if (foe.around[at] === 1) n += own.steps[k] ?? 0;
  return n;
}
/** Battles that are on, by who attacks and with what odds. */
function fights(q: Query, hosts: readonly Host[], out: Record<string, number>): void {
  const [edges, troubles] = [
    [0, 0],
    [0, 0],
  ];
  for (const at of battles(q)) {
    const attacker = attackerAt(q, at);
    if (attacker < 0) continue;
    const edge = stepsAt(q, hosts, at, attacker) - stepsAt(q, hosts, at, enemyOf(attacker));
    const list = edge > 0 ? edges : troubles;
    list[attacker] = (list[attacker] ?? 0) + Math.abs(edge);
  }
  for (const s of [GERMAN, SOVIET]) {
    out[`edge.${sideId(s)}`] = edges[s] ?? 0;
    out[`trouble.${sideId(s)}`] = troubles[s] ?? 0;
  }
}
function stepsAt(q: Query, hosts: readonly Host[], at: Loc, side: Side): number {
  if (isHex(at)) return hosts[side]?.here[at] ?? 0;
  return unitsAt(q, at, side).reduce((n, p) => n + (isHq(q, p) ? 0 : q.steps(p)), 0);
}
/** Ground held, and how long the front is. */
function ground(q: Query, out: Record<string, number>): void {
  const held = q.layer('control');
  const { neighbours } = grid;
  let german = 0;
  let front = 0;
  for (let at = 0; at < HEXES; at++) {
    if (held[at] !== ownedBy(GERMAN)) continue;
    german++;
    for (let k = at * 6; k < at * 6 + 6; k++)
      if (held[neighbours[k] ?? NOWHERE] === ownedBy(SOVIET)) {
        front++;
        break;
      }
  }
  out['ground'] = german;
  out['front'] = front;
}

export function features(asked: AnyQuery): Features {
  const q = asked as unknown as Query;
  const hosts = [hostOf(q, GERMAN), hostOf(q, SOVIET)];
  const values: Record<string, number> = {};
  for (const own of hosts) {
    const id = sideId(own.side);
    const foe = hosts[enemyOf(own.side)] ?? own;
    values[`level.${id}`] = q.track(`level-${id}`);
    for (const key of ['armor', 'foot', 'weak', 'cut', 'starving', 'hq', 'units'])
      values[`${key}.${id}`] = own.values[key] ?? 0;
    values[`forward.${id}`] = massed(own, foe);
    values[`chances.${id}`] = chances(own, foe);
    // Units lost that may come back.
    values[`dead.${id}`] = q.piecesAt(of(POOL, own.side)).length;
  }
  cities(q, hosts, values);
  fights(q, hosts, values);
  ground(q, values);
  // Who is to move.
  values['turn'] = q.active === GERMAN ? 1 : q.active === SOVIET ? -1 : 0;
  values['snow'] = q.track('weather') === SNOW ? 1 : 0;
  values['mud'] = q.track('weather') === MUD ? 1 : 0;
  const now = countNow(q);
  // What is counted beside levels and headquarters: losses, supply, the handicap.
  const between = (id: string): number => (values[`${id}.german`] ?? 0) - (values[`${id}.soviet`] ?? 0);
  values['other'] = now - between('level') - PER_HQ_STEP * between('hq');
  const half = HALF_YEARS[halfYear(q)]?.id ?? '';
  return { setting: isEdelweiss(q) ? 'edelweiss' : half, left: shareLeft(q), now, values };
}
