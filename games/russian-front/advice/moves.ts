// Ground movement as the computer orders it: crews to the railroad, then foot soldiers who attack, then armor and the others.
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
/** Where a unit had better go than stay. */
function goalOf(plan: Plan, ask: Ask, x: SeenPiece, want: Want): Loc | undefined {
  const near = around(x.at, leftOf(x));
  if (want === 'battle' && !near.some((h) => h !== x.at && plan.isPrize(h))) return undefined;
  const stay = plan.value(x, x.at) + MARCH.margin;
  // Asking is dear: first see whether anything in range would be better at all.
  worth.fill(-Infinity);
  let isWorth = false;
  for (const h of near) {
    const n = h === x.at ? -Infinity : plan.value(x, h);
    if (n <= stay) continue;
    worth[h] = n;
    if (want === 'any' || plan.isPrize(h)) isWorth = true;
  }
  if (!isWorth) return undefined;
  // What the rules would say of the enemy's answers takes as long as all the rest.
  const score = (h: Loc): number => {
    const n = worth[h] ?? -Infinity;
    return n === -Infinity ? n : n - (plan.p.isExposed(h) ? MARCH.risk : 0);
  };
  const to = best(values(ask, 'move', { units: [x.id] }), score);
  if (to === undefined || score(to) <= stay) return undefined;
  return want === 'any' || plan.isPrize(to) ? to : undefined;
}
/** Foot soldiers who attack first: a battle ties the enemy's zones of control down (4.2.2), and the armor goes through. The others come
 * last and cover its supply. */
function march(p: Picture, ask: Ask, able: readonly SeenPiece[]): readonly Action[] {
  const plan = new Plan(p);
  const order = (who: readonly SeenPiece[], want: Want): readonly Action[] => {
    const orders: Action[] = [];
    for (const x of who.toSorted((a, b) => rank(b) - rank(a))) {
      const to = goalOf(plan, ask, x, want);
      if (to === undefined) continue;
      orders.push({ verb: 'move', args: { units: [x.id], to } });
      plan.send(x, to);
      if (orders.length === MARCH.atOnce) break;
    }
    return orders;
  };
  const foot = able.filter((x) => !isArmor(x) && spentOf(x) === 0);
  const attacks = order(foot, 'battle');
  if (attacks.length > 0) return attacks;
  const drives = order(able.filter(isArmor), 'any');
  return drives.length > 0 ? drives : order(foot, 'any');
}
/** What is ordered at once, from one look at the board; what changes by it is looked at again. */
export function moves(p: Picture, ask: Ask): readonly Action[] {
  const exploiting = p.view.phase.some((f) => f.node === 'exploitation');
  const able = p.own.filter((x) => (exploiting ? canMove(x, 'exploitation') && has(x, 'exploits') : canMove(x)));
  if (!exploiting) {
    const heads = railheads(p);
    const work = [...conversions(p, ask, heads), ...crews(p, ask, able, heads)];
    if (work.length > 0) return work;
  }
  const orders = march(p, ask, able);
  if (orders.length > 0) return orders;
  const last = exploiting ? [] : rest(p, ask);
  const end = pass(ask) ?? forced(ask, able);
  return end ? [...last, end] : last;
}
/** Who has nothing to do: worn armor is refitted, the strongest stacks near the front go into reserve (11.5, 11.6). */
function rest(p: Picture, ask: Ask): readonly Action[] {
  const own = new Map(p.own.map((x) => [x.id, x]));
  const worn = values(ask, 'refit').filter((id) => {
    const x = own.get(id);
    return x && hitsOf(x) >= BATTLES.refitHits && p.front(x.at) > BATTLES.refitBeyond;
  });
  const force = (ids: readonly number[]): number => {
    const who = ids.flatMap((id) => own.get(id) ?? []);
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
