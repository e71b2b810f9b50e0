// Who goes where because a place wants somebody: captured Personnel Centers (24.0, 31.6) and cities that must not be lost.
import type { Loc } from '@rasputitsa/kernel';
import { DUTY } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { FAR, type Fields, steps } from './fields.ts';
import { objectivesOf } from './ground.ts';
import { has, isCombat, type Picture, type Unit } from './picture.ts';

export interface Duty {
  readonly hex: Loc;
  /** Hexes to it. */
  readonly way: Uint8Array;
}
const isAble = (u: Unit): boolean =>
  isCombat(u) &&
  !u.guns &&
  u.moves > 0 &&
  !has(u, 'entrained') &&
  !has(u, 'fortified') &&
  !has(u, 'inactive') &&
  u.info.nation !== 'finnish';
/** Of the Axis: whoever can be spared most easily goes to each empty place that is ours. */
export function duties(p: Picture, f: Fields): ReadonlyMap<Unit, Duty> {
  const found = new Map<Unit, Duty>();
  if (p.side !== AXIS) return found;
  const kept = new Set<Unit>();
  const goals = objectivesOf(p.row.id, p.side).map((o) => o.hex);
  for (const hex of goals) {
    const first = p.ownAt(hex).find(isCombat);
    if (first) kept.add(first);
  }
  for (const hex of goals) {
    if (!p.isMine(hex) || p.ownAt(hex).some(isCombat) || p.foeUnits[hex] !== 0) continue;
    const way = steps([hex], FAR - 1);
    let best: Unit | undefined;
    let least: number = DUTY.most;
    for (const u of p.own) {
      if (!isAble(u) || kept.has(u) || found.has(u) || (way[u.at] ?? FAR) >= FAR) continue;
      // Who holds the line, or fights, is dearer than who does not.
      const line = (f.front[u.at] ?? FAR) <= 1 ? DUTY.inLine : 0;
      const cost = (way[u.at] ?? FAR) + u.attack * DUTY.strength + (u.mech ? DUTY.mech : 0) + line;
      if (cost >= least) continue;
      least = cost;
      best = u;
    }
    if (best) found.set(best, { hex, way });
  }
  return found;
}
