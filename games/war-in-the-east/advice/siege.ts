// Pockets, and enemies who were left behind.
import type { Loc } from '@rasputitsa/kernel';
import { hexDistance } from '../3-equipment/board.ts';
import { MARCH } from '../data/advice.ts';
import { FAR, steps } from './fields.ts';
import { GRID } from './ground.ts';
import { beside, isCombat } from './picture.ts';
import type { Plan } from './plan.ts';

/** Enemies without a way home, or far behind our front, bar railways and tie down more than they are worth: the nearest infantry sees to them. */
export function besiege(plan: Plan): void {
  const { p, f } = plan;
  const stacks = p.ownHexes();
  for (const hex of p.foeHexes()) {
    if (!p.foesAt(hex).some(isCombat) || (f.foeHome[hex] === 1 && !isBehind(plan, stacks, hex))) continue;
    const wanted = p.defense(hex) * MARCH.siegeOdds;
    let force = beside(hex).reduce((n, h) => n + p.ownAt(h).reduce((m, u) => m + u.attack, 0), 0);
    if (force >= wanted) continue;
    const able = [...plan.free].filter(
      (u) => !u.mech && !u.guns && !plan.mission.has(u) && hexDistance(u.at, hex) < MARCH.siege,
    );
    if (able.length === 0) continue;
    const way = steps([hex], MARCH.siege);
    const near = able
      .filter((u) => (way[u.at] ?? FAR) < MARCH.siege)
      .toSorted((a, b) => (way[a.at] ?? FAR) - (way[b.at] ?? FAR) || a.id - b.id);
    for (const u of near) {
      if (force >= wanted) break;
      plan.mission.set(u, way);
      if ((way[u.at] ?? FAR) > 1) force += u.attack;
    }
  }
}
/** More than a few of our stacks in the same latitude are nearer to the enemy's edge. */
function isBehind(plan: Plan, stacks: readonly Loc[], hex: Loc): boolean {
  const home = plan.values.homeward;
  const here = home[hex] ?? 0;
  const row = GRID.row[hex] ?? 0;
  let n = 0;
  for (const at of stacks)
    if ((home[at] ?? FAR) + MARCH.behind < here && Math.abs((GRID.row[at] ?? 0) - row) <= MARCH.latitude) n++;
  return n >= MARCH.behindStacks;
}
