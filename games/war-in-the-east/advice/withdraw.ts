// In a war of years the Axis goes back before the ring closes: whoever would have no way home once the enemy has gone as far as he can leaves in time.
import type { Loc } from '@rasputitsa/kernel';
import { WITHDRAW } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { FAR, steps } from './fields.ts';
import { CLOSED, EDGE, HEXES, LAKE } from './ground.ts';
import { beside, isCombat, type Picture } from './picture.ts';
import type { Plan } from './plan.ts';

/** 23.0 lets nobody go in the Historical Campaign. */
export const mayWithdraw = (p: Picture): boolean => p.side === AXIS && p.row.campaign && !p.row.historical;

/** By hex: 1 where the enemy could come in his next turns, past our zones. */
function overflown(p: Picture): Uint8Array {
  const found = new Uint8Array(HEXES);
  let ring = p.foeHexes().filter((hex) => p.foesAt(hex).some((u) => isCombat(u) && u.exerts));
  for (const hex of ring) found[hex] = 1;
  for (let n = 0; n < WITHDRAW.reach && ring.length > 0; n++) {
    const next: Loc[] = [];
    for (const hex of ring)
      for (const to of beside(hex)) {
        if (found[to] === 1 || p.ownUnits[to] !== 0 || !p.canStrike(hex, to)) continue;
        found[to] = 1;
        // He goes no further once he is in a zone of ours.
        if (p.ownZoc[to] === 0) next.push(to);
      }
    ring = next;
  }
  return found;
}
/** By hex: 1 from where the own edge could still be reached then. */
function safe(p: Picture): Uint8Array {
  const lost = overflown(p);
  const found = new Uint8Array(HEXES);
  const queue: Loc[] = [];
  const reach = (hex: Loc): void => {
    if (found[hex] === 1 || CLOSED[hex] === 1 || (LAKE[hex] === 1 && p.ice[hex] === 0)) return;
    if (lost[hex] === 1) return;
    found[hex] = 1;
    queue.push(hex);
  };
  for (const hex of EDGE[p.side] ?? []) reach(hex);
  for (const hex of queue) for (const to of beside(hex)) if (p.canStrike(hex, to)) reach(to);
  return found;
}
/** Those outside march to the nearest hex from where there is a way home; places that count keep their garrisons. */
export function withdraw(plan: Plan): void {
  const { p, f } = plan;
  const inside = safe(p);
  const home = Array.from(inside.keys()).filter((hex) => inside[hex] === 1);
  if (home.length === 0) return;
  const way = steps(home, FAR - 1);
  for (const u of [...plan.free].toSorted((a, b) => (way[a.at] ?? FAR) - (way[b.at] ?? FAR) || a.id - b.id)) {
    const far = way[u.at] ?? FAR;
    if (inside[u.at] === 1 || far > WITHDRAW.most || f.home[u.at] !== 1 || u.info.nation === 'finnish') continue;
    const to = plan
      .reachOf(u)
      .hexes.filter((hex) => hex !== u.at && p.hasRoom(hex) && (way[hex] ?? FAR) < far)
      .toSorted(
        (a, b) =>
          (way[a] ?? FAR) +
            (p.foeZoc[a] ?? 0) * WITHDRAW.zone -
            ((way[b] ?? FAR) + (p.foeZoc[b] ?? 0) * WITHDRAW.zone) ||
          (f.front[b] ?? 0) - (f.front[a] ?? 0) ||
          a - b,
      )[0];
    if (to !== undefined) plan.order(u, to);
  }
}
