// What a position is worth in points at the end (17.1): what would be counted now, what production will still bring, what units are
// worth that are not counted, and cities that are about to change hands. Looks at everything: asked only in imagined worlds.
import type { Loc, Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, isHex } from '../1-map/board.ts';
import { CENTRES } from '../11-production/production-level.ts';
import { difference, edelweissDifference, hqSteps } from '../17-victory/victory-points.ts';
import { isHq, unitOf } from '../2-units/units.ts';
import { COST, MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { control, halfYear, isEdelweiss, ownedBy, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { prize } from './ground.ts';

/** Months to the count for which the weights below were found; in between they are drawn straight. */
const MONTHS: readonly number[] = [0, 2, 4.5];
/** What a point of something is worth at the end, so many months before it. Fitted to games of the advice against itself (docs/opponents.md):
 * headquarters spent early come back, units lost early are rebuilt, and strength in the field becomes cities. */
const WEIGHT = {
  level: [1, 0.5, 0.35],
  hqStep: [2, 0.6, 0.4],
  other: [1, 0.55, 0.35],
  /** For each point of production that the steps of units would cost. */
  field: [0.05, 0.095, 0.08],
  unsupplied: [0.8, 1.5, 1.2],
} as const satisfies Readonly<Record<string, readonly number[]>>;
/** Units so near a city have a say in who will hold it. */
const NEAR = 3;
/** Of a city's worth to both, how much the likely change of hands counts. */
const CONTEST = 0.8;
/** A headquarters' step at the count (17.1b). */
const PER_HQ_STEP = 2;
/** A result without points. */
const WON = 30;

function at(list: readonly number[], left: number): number {
  for (let i = 1; i < MONTHS.length; i++) {
    const [from = 0, to = 0] = [MONTHS[i - 1], MONTHS[i]];
    const [a = 0, b = 0] = [list[i - 1], list[i]];
    if (left <= to) return a + ((b - a) * (left - from)) / (to - from);
  }
  return list.at(-1) ?? 0;
}

/** What units in the field are worth. */
function field(q: Query, side: Side, left: number): number {
  let price = 0;
  let unsupplied = 0;
  for (const p of unitsOf(q, side)) {
    if (isHq(q, p)) continue;
    const u = unitOf(q, p);
    price += q.steps(p) * (COST[u.type][u.side]?.[0] ?? 0);
    if (q.has(p, 'unsupplied')) unsupplied++;
  }
  return price * at(WEIGHT.field, left) - unsupplied * at(WEIGHT.unsupplied, left);
}
/** Steps of a side around a place, the nearer the more. */
function pressure(q: Query, units: readonly number[], at: Loc): number {
  let n = 0;
  for (const p of units) {
    const from = q.at(p);
    if (!isHex(from)) continue;
    const far = distance(grid, from, at);
    if (far <= NEAR && !q.has(p, 'unsupplied')) n += q.steps(p) / (1 + far);
  }
  return n;
}
/** Cities that will change hands, for the Germans. */
function contests(q: Query): number {
  const units = [GERMAN, SOVIET].map((s) => unitsOf(q, s).filter((p) => !isHq(q, p)));
  let sum = 0;
  for (const at of CENTRES) {
    const holder = control(q, at) === ownedBy(GERMAN) ? GERMAN : SOVIET;
    const [own, foe] = [units[holder] ?? [], units[1 - holder] ?? []];
    const against = pressure(q, foe, at);
    if (against === 0) continue;
    // Who holds it has the walls.
    const share = against / (against + 1.5 * pressure(q, own, at) + 1);
    sum += (holder === GERMAN ? -1 : 1) * 2 * prize(at) * share ** 2 * CONTEST;
  }
  return sum;
}

export function evaluate(asked: AnyQuery, side: Side): number {
  const q = asked as unknown as Query;
  const sign = side === GERMAN ? 1 : -1;
  const { result } = q.state;
  if (result) return sign * (result.score ?? (result.winner < 0 ? 0 : result.winner === GERMAN ? WON : -WON));
  const month = q.track('month');
  const left = MONTHS_PER_SCENARIO - 1 - (month % MONTHS_PER_SCENARIO) + (q.track('fortnight') === 2 ? 0 : 0.5);
  const steps = hqSteps(q);
  const count = isEdelweiss(q) ? edelweissDifference(q, steps) : difference(q, halfYear(q), steps);
  const level = q.track('level-german') - q.track('level-soviet');
  const hqs = steps[0] - steps[1];
  const other = count - level - hqs * PER_HQ_STEP;
  const { level: perLevel, hqStep, other: perOther } = WEIGHT;
  const cities = (level + contests(q)) * at(perLevel, left);
  const counted = cities + hqs * at(hqStep, left) + other * at(perOther, left);
  return sign * (counted + field(q, GERMAN, left) - field(q, SOVIET, left));
}
