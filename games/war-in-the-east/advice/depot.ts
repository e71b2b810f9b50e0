// 15.4, 15.5, 26.3: the army behind the army. Parts of corps wait beside their Training Center until they are enough; battlegroups and brigades go to
// Siberia, where nobody disturbs them; Centers in danger, or where they are of no use, follow.
import type { Loc } from '@rasputitsa/kernel';
import { CITY, SIBERIA } from '../3-equipment/board.ts';
import { DEPOT } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { FAR, type Fields } from './fields.ts';
import { beside, has, isCombat, type Picture, type Unit } from './picture.ts';

const hasProduction = (p: Picture): boolean => p.side !== AXIS && p.row.campaign;
export const isBattlegroup = (u: Unit): boolean => isCombat(u) && u.info.steps === 2 && u.steps === 1;
const isCenter = (u: Unit): boolean => u.info.arm === 'training-center';
const cityOf = (hex: Loc): boolean => CITY[hex] === 1 || beside(hex).some((n) => CITY[n] === 1);
/** Far enough from the enemy to wait there. */
const isQuiet = (f: Fields, hex: Loc): boolean => (f.front[hex] ?? FAR) >= DEPOT.quiet;

/** Who waits beside a Training Center of ours to be converted or rebuilt. */
export function recruits(p: Picture, f: Fields): ReadonlySet<Unit> {
  const found = new Set<Unit>();
  if (!hasProduction(p) || p.turn < DEPOT.from) return found;
  for (const center of p.own) {
    if (!isCenter(center) || has(center, 'entrained') || !isQuiet(f, center.at) || !cityOf(center.at)) continue;
    const counts = new Map<string, number>();
    for (const u of beside(center.at).flatMap((hex) => p.ownAt(hex))) {
      const most = isBattlegroup(u) ? DEPOT.patients : (DEPOT.wait[u.info.id] ?? 0);
      const key = isBattlegroup(u) ? 'battlegroup' : u.info.id;
      const here = counts.get(key) ?? 0;
      if (here >= most || has(u, 'fortified') || !isCombat(u)) continue;
      counts.set(key, here + 1);
      found.add(u);
    }
  }
  return found;
}
/** Units that would rather be in Siberia: battlegroups, and brigades of which there are many. */
export function forSiberia(p: Picture, u: Unit): boolean {
  if (!hasProduction(p) || p.turn < DEPOT.from) return false;
  const inSiberia = p.waiting.filter((x) => x.at === SIBERIA && isCombat(x));
  if (isBattlegroup(u)) return inSiberia.filter(isBattlegroup).length < DEPOT.patients;
  const most = DEPOT.stock[u.info.id];
  if (most === undefined || !has(u, 'entrained')) return false;
  const inField = p.own.filter((x) => x.info.id === u.info.id).length;
  return inField >= (DEPOT.field[u.info.id] ?? 0) && inSiberia.filter((x) => x.info.id === u.info.id).length < most;
}
/** Centers that must go: in danger, or where no city serves them. */
export function movingCenters(p: Picture, f: Fields): readonly Unit[] {
  if (!hasProduction(p)) return [];
  return p.own
    .filter(
      (u) =>
        isCenter(u) &&
        !has(u, 'railed') &&
        (has(u, 'entrained') || (f.net[u.at] === 1 && p.foeZoc[u.at] === 0)) &&
        (has(u, 'entrained') || !cityOf(u.at) || (f.front[u.at] ?? FAR) <= DEPOT.danger),
    )
    .toSorted(
      (a, b) =>
        Number(has(b, 'entrained')) - Number(has(a, 'entrained')) ||
        (f.front[a.at] ?? FAR) - (f.front[b.at] ?? FAR) ||
        a.id - b.id,
    );
}
