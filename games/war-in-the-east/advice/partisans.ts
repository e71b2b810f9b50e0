// 28.2: partisan units go to the railways of the enemy, each to another stretch, and stay there.
import type { Loc } from '@rasputitsa/kernel';
import { ownedBy } from '../sides.ts';
import { FAR, steps } from './fields.ts';
import { ON_RAIL, LAND } from './ground.ts';
import type { Picture } from './picture.ts';
import type { Plan } from './plan.ts';

const isPrey = (p: Picture, hex: Loc): boolean =>
  ON_RAIL[hex] === 1 && p.rail[hex] === ownedBy(p.enemy) && p.foeUnits[hex] === 0 && p.foeZoc[hex] === 0;
export function sendPartisans(plan: Plan): void {
  const { p } = plan;
  const bands = p.own.filter((u) => u.info.arm === 'partisan' && u.moves > 0);
  if (bands.length === 0 || !plan.isInitial) return;
  const prey = new Set(LAND.filter((hex) => isPrey(p, hex)));
  for (const u of bands) {
    // Who bars a railway stays.
    if (prey.delete(u.at)) continue;
    const way = steps([...prey], FAR - 1);
    const [to] = plan.marches
      .from(u)
      .hexes.filter((hex) => (way[hex] ?? FAR) < (way[u.at] ?? FAR))
      .toSorted((a, b) => (way[a] ?? FAR) - (way[b] ?? FAR) || a - b);
    if (to === undefined) continue;
    prey.delete(to);
    plan.give({ verb: 'move', args: { units: [u.id], to } });
  }
}
