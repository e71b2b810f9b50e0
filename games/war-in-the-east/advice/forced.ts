// 5.6: forced marches, where a place that counts is empty and nobody gets there in time.
import type { Loc } from '@rasputitsa/kernel';
import { FORCED } from '../data/advice.ts';
import { FAR, steps } from './fields.ts';
import { has, isCombat, type Unit } from './picture.ts';
import type { Plan } from './plan.ts';

const mayForce = (u: Unit): boolean =>
  u.info.arm === 'infantry' && u.info.nation !== 'finnish' && u.moves > 0 && u.left === u.moves && !has(u, 'moving');

/** Own or the enemy's, without anybody in it, and the enemy near enough to matter. */
function isWanted(plan: Plan, hex: Loc): boolean {
  const { p, f } = plan;
  if (p.foeUnits[hex] !== 0 || p.foeZoc[hex] === 1 || p.ownAt(hex).some(isCombat)) return false;
  return !p.isMine(hex) || (f.front[hex] ?? FAR) <= FORCED.within;
}
function isInReach(plan: Plan, hex: Loc): boolean {
  for (const u of plan.free) if (plan.reachOf(u).hexes.includes(hex)) return true;
  return false;
}
export function forceMarches(plan: Plan): void {
  const { p } = plan;
  for (const hex of plan.goals) {
    if (!isWanted(plan, hex) || isInReach(plan, hex)) continue;
    const way = steps([hex], FORCED.most);
    const near = [...plan.free]
      .filter((u) => mayForce(u) && (way[u.at] ?? FAR) < FORCED.most)
      .toSorted((a, b) => (way[a.at] ?? FAR) - (way[b.at] ?? FAR) || a.worth - b.worth || a.id - b.id);
    for (const u of near) {
      // 5.62: twice the points. Whoever cannot get there need not ask the rules, which take their time to say why.
      if ((way[u.at] ?? FAR) > u.left * 2 || !plan.marches.from(u, u.left * 2).hexes.includes(hex)) continue;
      const action = { verb: 'force-march', args: { piece: u.id, to: hex } };
      if (p.ask.whyNot(action)) continue;
      plan.free.delete(u);
      plan.give(action);
      p.send(u, hex);
      u.left = 0;
      break;
    }
  }
}
