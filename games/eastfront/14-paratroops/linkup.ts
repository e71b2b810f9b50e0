// Linkup (14.6b).
import { type Piece, place, rule, say, unit } from '@rasputitsa/kernel';
import { eliminate } from '../2-units/step-losses.ts';
import { fixControl } from '../8-control/hex-control.ts';
import { zones } from '../8-control/zones-of-control.ts';
import { isFriendly, ownedBy, unitsAt } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 14.6b, RULINGS R73: in a friendly hex, with friends, or in the zone of a friend; the Para itself counts for nothing. */
const isLinked = rule(
  '14.6b',
  (q: Query, p: Piece): boolean => {
    const at = q.at(p);
    const side = q.sideOf(p);
    return (
      isFriendly(q, at, side) ||
      unitsAt(q, at, side).some((x) => !q.has(x, 'dispersed')) ||
      ((zones(q)[at] ?? 0) & ownedBy(side)) !== 0
    );
  },
  () => true,
);
/** 14.6b: at the start of its own side's Supply Phase a dispersed Para is saved or lost. */
export function linkUp(g: Play): void {
  const dropped = g.piecesOf(g.active).filter((p) => g.has(p, 'dispersed'));
  if (dropped.length === 0) return;
  for (const p of dropped) {
    if (isLinked(g, p)) {
      g.note('14.6b', say`${unit(p)} has linked up at ${place(g.at(p))}.`);
      g.lower(p, 'dispersed');
    } else {
      g.note('14.6b', say`${unit(p)} has met no friends at ${place(g.at(p))} and is lost.`);
      eliminate(g, p, '14.6b');
    }
  }
  fixControl(g);
}
