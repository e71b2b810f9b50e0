// Ground movement as the computer orders it: crews to the railroad, then foot soldiers, then armor, one order at a time.
import type { Action, Ask, Loc, SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { hexDistance, HEXES, isLand } from '../1-components/board.ts';
import { BATTLES, MARCH } from '../data/advice.ts';
import { lists, pass, values } from './ask.ts';
import { has, hitsOf, isArmor, leftOf, type Picture, spentOf } from './picture.ts';
import { canMove, Plan, rank } from './plan.ts';
import { convert, crew } from './rails.ts';

/** Hexes within so many steps, by the crow's flight. */
const balls = new Map<string, readonly number[]>();
function around(at: Loc, range: number): readonly number[] {
  const key = `${at}.${range}`;
  let ball = balls.get(key);
  if (!ball) {
    ball = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h) && hexDistance(at, h) <= range);
    balls.set(key, ball);
  }
  return ball;
}
/** battle: only if the best there is to do is to attack or to take a city. */
type Want = 'battle' | 'any';
function order(plan: Plan, ask: Ask, x: SeenPiece, want: Want): Action | undefined {
  const stay = plan.value(x, x.at) + MARCH.margin;
  // Asking is dear: first see whether anything in range would be better at all.
  const isWanted = (h: Loc): boolean => want === 'any' || plan.isPrize(h);
  if (!around(x.at, leftOf(x)).some((h) => isWanted(h) && plan.value(x, h) > stay)) return undefined;
  const asked = ask.choices('move', { units: [x.id] });
  if (!asked.ok) return undefined;
  const score = ({ value, preview }: (typeof asked.choices)[number]): number =>
    plan.value(x, Number(value)) - (preview.notes?.some((n) => n.rule === '6.2.1') ? MARCH.risk : 0);
  const goal = best(asked.choices, score);
  if (!goal || !isWanted(Number(goal.value))) return undefined;
  return score(goal) > stay ? { verb: 'move', args: { units: [x.id], to: Number(goal.value) } } : undefined;
}
/** Foot soldiers who attack first: a battle ties the enemy's zones of control down (4.2.2), and the armor goes through. The others come
 * last and cover its supply. */
function inTurn(a: SeenPiece, b: SeenPiece): number {
  return Number(isArmor(b)) - Number(isArmor(a)) || rank(b) - rank(a);
}
export function moves(p: Picture, ask: Ask): Action | undefined {
  const exploiting = p.view.phase.some((f) => f.node === 'exploitation');
  const able = p.own.filter((x) => (exploiting ? canMove(x, 'exploitation') && has(x, 'exploits') : canMove(x)));
  const work = exploiting ? undefined : (convert(p, ask) ?? crew(p, ask, able));
  if (work) return work;
  const plan = new Plan(p);
  const fresh = able.filter((u) => spentOf(u) === 0 || isArmor(u)).toSorted(inTurn);
  for (const want of ['battle', 'any'] as const)
    for (const x of fresh) {
      if (want === 'battle' && isArmor(x)) continue;
      const action = order(plan, ask, x, want);
      if (action) return action;
    }
  return (exploiting ? undefined : rest(p, ask)) ?? pass(ask) ?? forced(ask, able);
}
/** Who has nothing to do: worn armor is refitted, the strongest stacks near the front go into reserve (11.5, 11.6). */
function rest(p: Picture, ask: Ask): Action | undefined {
  const own = new Map(p.own.map((x) => [x.id, x]));
  const worn = values(ask, 'refit').find((id) => {
    const x = own.get(id);
    return x && hitsOf(x) >= BATTLES.refitHits && p.front(x.at) > BATTLES.refitBeyond;
  });
  if (worn !== undefined) return { verb: 'refit', args: { piece: worn } };
  const force = (ids: readonly number[]): number => {
    const who = ids.flatMap((id) => own.get(id) ?? []);
    return who.some((x) => p.front(x.at) > BATTLES.reserveWithin) ? 0 : p.strength(who);
  };
  const units = best(lists(ask, 'reserve'), force);
  return units && force(units) >= BATTLES.reserve ? { verb: 'reserve', args: { units } } : undefined;
}
/** Somebody must move before the step can end: units that entered at the edge, or out of their area. */
function forced(ask: Ask, able: readonly SeenPiece[]): Action | undefined {
  const owed = ask.whyNot({ verb: 'done', args: {} })?.pieces ?? [];
  for (const id of [...owed, ...able.map((x) => x.id)]) {
    const [to] = values(ask, 'move', { units: [id] });
    if (to !== undefined) return { verb: 'move', args: { units: [id], to } };
  }
  return undefined;
}
