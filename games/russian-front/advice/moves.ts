// Ground movement as the computer orders it, stage by stage.
import { type Action, type Ask, DONE, type Loc, type SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { lists, pass, values } from '@rasputitsa/kit/asking';
import { hexDistance, HEXES, isLand } from '../1-components/board.ts';
import { BATTLES, MARCH } from '../data/advice.ts';
import { has, hitsOf, isArmor, leftOf, type Picture, spentOf } from './picture.ts';
import { canMove, Plan, rank } from './plan.ts';
import { conversions, crews, railheads } from './rails.ts';

/** Hexes within so many steps, by the crow's flight. */
const balls: (readonly number[])[][] = [];
function around(at: Loc, range: number): readonly number[] {
  const row = (balls[range] ??= []);
  return (row[at] ??= Array.from({ length: HEXES }, (_, h) => h).filter(
    (h) => isLand(h) && hexDistance(at, h) <= range,
  ));
}
/** battle: only if the best there is to do is to attack or to take a city. */
type Want = 'battle' | 'any';
/** What hexes are worth to the unit that is looked at. */
const worth = new Float64Array(HEXES);
/** Hexes within its reach, sorted. */
const prizes: Loc[] = [];
const others: Loc[] = [];
/** Where a unit had better go than stay. */
function goalOf(plan: Plan, ask: Ask, x: SeenPiece, want: Want): Loc | undefined {
  const near = around(x.at, leftOf(x));
  prizes.length = others.length = 0;
  for (const h of near) (plan.isPrize(h) ? prizes : others).push(h);
  if (want === 'battle' && !prizes.some((h) => h !== x.at)) return undefined;
  const stay = plan.value(x, x.at) + MARCH.margin;
  // Asking is dear: first see whether anything in range would be better at all.
  plan.settleSupply(x, near);
  worth.fill(-Infinity);
  const isPrizeWorth = plan.better(x, prizes, stay, worth);
  if (want === 'battle' && !isPrizeWorth) return undefined;
  const isOtherWorth = plan.better(x, others, stay, worth);
  worth[x.at] = -Infinity;
  if (!isPrizeWorth && !isOtherWorth) return undefined;
  // What the rules would say of the enemy's answers takes as long as all the rest.
  const score = (h: Loc): number => {
    const n = worth[h] ?? -Infinity;
    return n === -Infinity ? n : n - (plan.p.isExposed(h) ? MARCH.risk : 0);
  };
  const to = best(values(ask, 'move', { units: [x.id] }), score);
  if (to === undefined || score(to) <= stay) return undefined;
  return want === 'any' || plan.isPrize(to) ? to : undefined;
}
/** How far the orders of a phase have come: foot soldiers who attack, because a battle ties the enemy's zones of control down (4.2.2) and
 * the armor goes through, then armor, then the others, who cover its supply. Which city a unit is sent to is asked at every look: ways
 * open as battles begin. */
const STAGES = ['attack', 'drive', 'follow'] as const;
export interface Course {
  stage: number;
  /** Who had nothing to do in this stage: not asked again. */
  readonly idle: Set<number>;
}
export const newCourse = (): Course => ({ stage: 0, idle: new Set() });

/** Orders of one stage from one look at the board. */
function order(plan: Plan, ask: Ask, who: readonly SeenPiece[], want: Want, course: Course): readonly Action[] {
  const orders: Action[] = [];
  const awake = who.filter((x) => !course.idle.has(x.id));
  for (const x of awake.sort((a, b) => rank(b) - rank(a))) {
    const to = goalOf(plan, ask, x, want);
    if (to === undefined) {
      course.idle.add(x.id);
      continue;
    }
    orders.push({ verb: 'move', args: { units: [x.id], to } });
    plan.send(x, to);
    if (orders.length === MARCH.atOnce) break;
  }
  return orders;
}
function ordersOf(plan: Plan, ask: Ask, able: readonly SeenPiece[], course: Course): readonly Action[] {
  const stage = STAGES[course.stage];
  if (stage === 'drive') return order(plan, ask, able.filter(isArmor), 'any', course);
  const foot = able.filter((x) => !isArmor(x) && spentOf(x) === 0);
  return order(plan, ask, foot, stage === 'attack' ? 'battle' : 'any', course);
}
/** What is ordered at once, from one look at the board; what changes by it is looked at again. */
export function moves(p: Picture, ask: Ask, course: Course): readonly Action[] {
  const exploiting = p.view.phase.some((f) => f.node === 'exploitation');
  const able = p.own.filter((x) => (exploiting ? canMove(x, 'exploitation') && has(x, 'exploits') : canMove(x)));
  if (!exploiting) {
    // Whatever has been opened since the last look, the railroad goes there first.
    const heads = railheads(p);
    const work = [...conversions(p, ask, heads), ...crews(p, ask, able, heads)];
    if (work.length > 0) return work;
  }
  const plan = new Plan(p);
  for (; course.stage < STAGES.length; course.stage++, course.idle.clear()) {
    // Only armor exploits.
    if (exploiting && STAGES[course.stage] !== 'drive') continue;
    const orders = ordersOf(plan, ask, able, course);
    if (orders.length > 0) return orders;
  }
  const last = exploiting ? [] : rest(p, ask);
  const end = pass(ask) ?? forced(ask, able);
  return end ? [...last, end] : last;
}
/** Who has nothing to do: worn armor is refitted, the strongest stacks near the front go into reserve (11.5, 11.6). */
function rest(p: Picture, ask: Ask): readonly Action[] {
  const worn = values(ask, 'refit').filter((id) => {
    const x = p.unit(id);
    return x && hitsOf(x) >= BATTLES.refitHits && p.front(x.at) > BATTLES.refitBeyond;
  });
  const force = (ids: readonly number[]): number => {
    const who = ids.flatMap((id) => p.unit(id) ?? []);
    return who.some((x) => p.front(x.at) > BATTLES.reserveWithin) ? 0 : p.strength(who) * p.will.reserve;
  };
  const resting = new Set(worn);
  const out: Action[] = worn.map((piece) => ({ verb: 'refit', args: { piece } }));
  const stacks = lists(ask, 'reserve').filter((ids) => force(ids) >= BATTLES.reserve);
  for (const units of stacks.toSorted((a, b) => force(b) - force(a))) {
    if (units.some((id) => resting.has(id))) continue;
    for (const id of units) resting.add(id);
    out.push({ verb: 'reserve', args: { units } });
  }
  return out;
}
/** Somebody must move before the step can end: units that entered at the edge, or out of their area. */
function forced(ask: Ask, able: readonly SeenPiece[]): Action | undefined {
  const owed = ask.whyNot({ verb: DONE, args: {} })?.pieces ?? [];
  for (const id of [...owed, ...able.map((x) => x.id)]) {
    const [to] = values(ask, 'move', { units: [id] });
    if (to !== undefined) return { verb: 'move', args: { units: [id], to } };
  }
  return undefined;
}
