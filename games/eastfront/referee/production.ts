// Production (chapter 11, 16.12, 16.27, 15.51, 15.52): what may be bought, for how much, and what comes of it.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { COST } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { CENTERS, entryOf, isZone, nameOf, PLOESTI, ZONES } from './board.ts';
import { homeOf } from './control.ts';
import { hasEnemy } from './moves.ts';
import { isHq, isSatellite, POOL, type Position, TRACK, type Unit } from './position.ts';
import { hasBeachheadLine, hasLine, hasLineInland, isInArea, network } from './supply.ts';

type Numbers = readonly number[];
interface Plan {
  readonly steps: Numbers;
  readonly arrivals: readonly (readonly [number, number])[];
  readonly advanced: readonly (readonly [number, string])[];
  readonly disbanded: Numbers;
  readonly beachhead?: string;
}
const NOTHING: Plan = { steps: [], arrivals: [], advanced: [], disbanded: [] };
const planOf = (pos: Position, side: number): Plan =>
  (pos.state.memo[side === GERMAN ? 'built-german' : 'built-soviet'] as Plan | undefined) ?? NOTHING;
const BEACHHEAD = 10;

// Prices (11.C2)

function priceRow(pos: Position, u: Unit): readonly [step: number, cadre: number] {
  if (u.row.special === 'paratroop') return [6, 12];
  if (u.row.special === 'mountain' && pos.option('mountain-cost') === 'own') return [5, 8];
  const [step, cadre] = COST[u.row.type][u.side === GERMAN ? 0 : 1];
  if (!isHq(u) || u.side !== GERMAN) return [step, cadre];
  // W41.1a, 16.12, RULINGS R67: both dearths add up.
  const isOilLost = !pos.isEdelweiss && (!pos.isFriendly(GERMAN, PLOESTI) || !network(pos, GERMAN).rail.has(PLOESTI));
  const dearths = (pos.half === 1 ? 1 : 0) + (isOilLost ? 1 : 0);
  return [step + 5 * dearths, cadre + 10 * dearths];
}
/** 16.27: twice in an embattled zone; 15.52b: twice on a Beachhead. */
function stepPrice(pos: Position, u: Unit): number {
  const [step] = priceRow(pos, u);
  const isDouble = (isZone(u.at) && pos.isBattle(u.at)) || livesOnBeach(pos, u);
  return step * (isDouble ? 2 : 1);
}
function livesOnBeach(pos: Position, u: Unit): boolean {
  return hasBeachheadLine(pos, u) && !hasLineInland(pos, u, network(pos, u.side));
}
function spent(pos: Position, side: number): number {
  const plan = planOf(pos, side);
  let sum = 0;
  for (const p of plan.steps) sum += stepPrice(pos, pos.unit(p));
  for (const [p] of plan.arrivals) if (pos.unit(p).at === POOL + side) sum += priceRow(pos, pos.unit(p))[1];
  for (const [p, by] of plan.advanced) if (by !== 'step') sum += priceRow(pos, pos.unit(p))[1];
  if (plan.beachhead !== undefined && plan.beachhead !== 'disband') sum += BEACHHEAD;
  return sum;
}

// Steps (11.41)

const isSS = (u: Unit): boolean => u.row.special === 'SS';
/** 11.41c, RULINGS R61 */
function hasBuiltSS(pos: Position, side: number): boolean {
  const plan = planOf(pos, side);
  const cadres = plan.arrivals.map(([p]) => p).filter((p) => pos.unit(p).at === POOL + side);
  return [...plan.steps, ...cadres].some((p) => isSS(pos.unit(p)));
}
function mayReplace(pos: Position, u: Unit, points: number): boolean {
  const plan = planOf(pos, u.side);
  if (u.at >= POOL && u.at < POOL + 4) return false;
  if (plan.steps.includes(u.p) || plan.disbanded.includes(u.p) || u.cv >= u.row.max) return false;
  if (hasEnemy(pos, u.side, u.at) && !isZone(u.at)) return false;
  if (isSS(u) && hasBuiltSS(pos, u.side)) return false;
  return hasLine(pos, u, network(pos, u.side)) && stepPrice(pos, u) <= points;
}

// New units (11.42, 11.5, 11.6)

function arrivalPlaces(pos: Position, u: Unit): ReadonlySet<number> {
  const { side } = u;
  const plan = planOf(pos, side);
  const net = network(pos, side);
  const taken = (at: number): number => plan.arrivals.filter(([, to]) => to === at).length;
  const hasRoom = (at: number): boolean => {
    const leaving = pos.here(at, side).filter((x) => plan.disbanded.includes(x.p)).length;
    return pos.here(at, side).length - leaving + taken(at) < pos.stacking(at);
  };
  const out = new Set<number>();
  const limits = new Map<number, number>();
  for (const c of CENTERS) {
    if (!c.isMajor && !c.isMinor) continue;
    if (c.home !== (side === GERMAN ? 'german' : 'soviet') || !pos.isOpen(c.hex)) continue;
    if (!pos.isFriendly(side, c.hex) || hasEnemy(pos, side, c.hex) || !net.rail.has(c.hex)) continue;
    limits.set(c.hex, (limits.get(c.hex) ?? 0) + (c.isMajor ? 2 : 1));
  }
  for (const z of ZONES) {
    // W44.5a: the enemy's armies stand in zones that are out of play.
    if (homeOf(pos, z) !== side || hasEnemy(pos, side, z) || pos.isOutOfPlay(z)) continue;
    const entry = entryOf(z);
    if (pos.isOpen(entry) && pos.isFriendly(side, entry) && !hasEnemy(pos, side, entry))
      limits.set(entry, (limits.get(entry) ?? 0) + 1);
    if (pos.isZoneOpen(side, z) && pos.isFriendly(side, z)) limits.set(z, 1);
  }
  const home = isSatellite(u) ? satelliteHome(pos, u) : undefined;
  // 11.42b: a cadre in its own country; a reinforcement that is bound also beside it.
  const mayStand = (at: number): boolean => !home || (u.at === POOL + side ? home.has(at) : isInArea(home, at));
  for (const [at, most] of limits) if (taken(at) < most && hasRoom(at) && mayStand(at)) out.add(at);
  return out;
}
/** 11.42b: a Satellite that was eliminated comes back bound; one that never was as 16.13 has it. */
function satelliteHome(pos: Position, u: Unit): ReadonlySet<number> | undefined {
  const flags = new Set(u.flags);
  if (u.at === POOL + GERMAN) flags.add('restricted');
  return pos.homeArea({ ...u, flags });
}
/** 11.42b, 16.11a, 11.52 */
function mayRebuild(pos: Position, u: Unit, points: number): boolean {
  const plan = planOf(pos, u.side);
  if (u.at !== POOL + u.side || plan.arrivals.some(([p]) => p === u.p)) return false;
  if (u.row.nation === 'Italian' && isSatellite(u) && !pos.isEdelweiss) return false;
  if (u.row.nation === 'Rumanian' && u.side === GERMAN && pos.track('bucharest') === 1) return false;
  if (isSS(u) && hasBuiltSS(pos, u.side)) return false;
  return priceRow(pos, u)[1] <= points;
}
function dueMonth(pos: Position, u: Unit): number {
  return pos.field(u.p, 'due') - (planOf(pos, u.side).advanced.some(([p]) => p === u.p) ? 1 : 0);
}
const isBoundAbroad = (pos: Position, u: Unit): boolean => u.row.nation === 'Italian' && pos.isRestricted(u);
function mayReinforce(pos: Position, u: Unit): boolean {
  if (u.at !== TRACK + u.side || planOf(pos, u.side).arrivals.some(([p]) => p === u.p)) return false;
  return dueMonth(pos, u) <= pos.month && !isBoundAbroad(pos, u);
}
/** 11.51, RULINGS R32, R63 */
function advances(pos: Position, u: Unit, points: number): ReadonlySet<string> {
  const out = new Set<string>();
  if (u.at !== TRACK + u.side || planOf(pos, u.side).advanced.some(([p]) => p === u.p)) return out;
  const due = pos.field(u.p, 'due');
  if (due <= pos.month || Math.floor(due / 6) > pos.half) return out;
  if (u.cv > 1) out.add('step');
  if (priceRow(pos, u)[1] <= points) out.add('points');
  return out;
}

export function compareProduction(pos: Position, now: Question, level: number, book: RefereeBook): void {
  const { side } = now;
  const points = level - spent(pos, side);
  book.same(
    '11.3',
    'production points',
    points,
    pos.track(side === GERMAN ? 'pp-german' : 'pp-soviet'),
    () => `points left of ${level}`,
  );
  const list = (verb: string, arg = 'piece', given = {}): ReadonlySet<number> =>
    new Set(now.values(verb, arg, given) as Numbers);
  const [steps, cadres, due, early, disband] = ['replace', 'cadre', 'reinforce', 'advance', 'disband'].map((v) =>
    list(v),
  ) as [ReadonlySet<number>, ReadonlySet<number>, ReadonlySet<number>, ReadonlySet<number>, ReadonlySet<number>];
  let isOwed = false;
  for (const u of pos.all()) {
    if (u.side !== side) continue;
    const about = (what: string) => () =>
      `${what} ${u.row.name} at ${u.at < POOL ? nameOf(u.at) : `box ${u.at - POOL}`}`;
    book.same('11.41a', 'replacements', mayReplace(pos, u, points), steps.has(u.p), about('a step for'));
    const isNew = mayRebuild(pos, u, points) || mayReinforce(pos, u);
    const places = isNew ? arrivalPlaces(pos, u) : new Set<number>();
    const verb = u.at === TRACK + side ? 'reinforce' : 'cadre';
    const theirs = (verb === 'cadre' ? cadres : due).has(u.p) ? list(verb, 'to', { piece: u.p }) : new Set<number>();
    book.sets('11.6a', 'arrivals', places, theirs, (to) => `${verb} ${u.row.name} at ${nameOf(to)}`);
    if (verb === 'reinforce' && places.size > 0) isOwed = true;
    const ways = new Set(early.has(u.p) ? (now.values('advance', 'by', { piece: u.p }) as readonly string[]) : []);
    book.sets(
      '11.51',
      'advanced arrival',
      advances(pos, u, points),
      ways,
      (by) => `${u.row.name} a month earlier by ${by}`,
    );
    const plan = planOf(pos, side);
    // RULINGS R10: not STAVKA in its box.
    const mayDisband = u.at >= 0 && u.at < POOL && !plan.disbanded.includes(u.p);
    book.same('11.52', 'disbanding', mayDisband, disband.has(u.p), about('disbanding'));
  }
  book.same('11.5', 'arrivals', !isOwed, now.mayPass, () => 'Production may be ended');
}

/** What both plans come to when Production ends. */
export function compareBuilt(before: Position, after: Position, book: RefereeBook): void {
  for (const side of [GERMAN, SOVIET]) {
    const plan = planOf(before, side);
    const arrived = new Map(plan.arrivals);
    for (const u of before.all()) {
      if (u.side !== side) continue;
      const now = after.unit(u.p);
      const about = (what: string) => () => `${what} of ${u.row.name} after Production`;
      const to = arrived.get(u.p);
      const isEarly = plan.advanced.some(([p, by]) => p === u.p && by === 'step');
      if (plan.disbanded.includes(u.p)) book.same('11.52', 'built', POOL + side, now.at, about('place'));
      else if (to !== undefined) {
        book.same('11.6a', 'built', to, now.at, about('place'));
        const cv = u.at === POOL + side ? (isHq(u) ? 0 : 1) : u.cv - (isEarly ? 1 : 0);
        book.same('11.42a', 'built', cv, now.cv, about('value'));
      } else {
        book.same(
          '11.41a',
          'built',
          u.cv + (plan.steps.includes(u.p) ? 1 : 0) - (isEarly ? 1 : 0),
          now.cv,
          about('value'),
        );
        book.same('11.1', 'built', u.at, now.at, about('place'));
      }
    }
  }
}
