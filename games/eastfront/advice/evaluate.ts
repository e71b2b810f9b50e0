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

/** A headquarters' step costs ten points of production (11.C2) and counts two (17.1b). */
const PER_POINT = 0.2;
/** Of what a step costs, as much is still worth something when it is not counted. */
const KEPT = 0.7;
/** Months after which strength in the field has its whole worth. */
const SEASON = 3;
/** Units without supply are as good as half lost. */
const STARVING = 0.5;
const PER_LOST: readonly [german: number, soviet: number] = [2, 1];
/** A unit with one step is soon lost. */
const LAST_STEP = 0.25;
/** Units so near a city have a say in who will hold it. */
const NEAR = 3;
/** Of a city's worth to both, how much the likely change of hands counts. */
const CONTEST = 0.8;
/** A result without points. */
const WON = 30;

/** What units in the field are worth beyond what is counted. */
function field(q: Query, side: Side, weight: number): number {
  let sum = 0;
  for (const p of unitsOf(q, side)) {
    if (isHq(q, p)) continue;
    const u = unitOf(q, p);
    const steps = q.steps(p);
    const worth = steps * (COST[u.type][u.side]?.[0] ?? 0) * PER_POINT * KEPT * weight;
    const lost = PER_LOST[u.side];
    sum += worth - (steps <= 1 ? LAST_STEP * lost : 0);
    if (q.has(p, 'unsupplied')) sum -= (worth + lost) * STARVING;
  }
  return sum;
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
function contests(q: Query, weight: number): number {
  const units = [GERMAN, SOVIET].map((s) => unitsOf(q, s).filter((p) => !isHq(q, p)));
  let sum = 0;
  for (const at of CENTRES) {
    const holder = control(q, at) === ownedBy(GERMAN) ? GERMAN : SOVIET;
    const [own, foe] = [units[holder] ?? [], units[1 - holder] ?? []];
    const against = pressure(q, foe, at);
    if (against === 0) continue;
    // Who holds it has the walls.
    const share = against / (against + 1.5 * pressure(q, own, at) + 1);
    sum += (holder === GERMAN ? -1 : 1) * 2 * prize(at) * share ** 2 * CONTEST * weight;
  }
  return sum;
}

export function evaluate(asked: AnyQuery, side: Side): number {
  const q = asked as unknown as Query;
  const sign = side === GERMAN ? 1 : -1;
  const { result } = q.state;
  if (result) return sign * (result.score ?? (result.winner < 0 ? 0 : result.winner === GERMAN ? WON : -WON));
  const month = q.track('month');
  const left =
    Math.max(0, MONTHS_PER_SCENARIO - 1 - (month % MONTHS_PER_SCENARIO)) + (q.track('fortnight') === 2 ? 0 : 0.5);
  const weight = Math.min(1, left / SEASON);
  const now = isEdelweiss(q) ? edelweissDifference(q, hqSteps(q)) : difference(q, halfYear(q), hqSteps(q));
  const income = (q.track('level-german') - q.track('level-soviet')) * left * PER_POINT;
  return sign * (now + income + field(q, GERMAN, weight) - field(q, SOVIET, weight) + contests(q, weight));
}
