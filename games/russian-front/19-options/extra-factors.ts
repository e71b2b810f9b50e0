// Extra movement factors (19.2): what they cost. The order: extra-movement.ts.
import { type Piece } from '@rasputitsa/kernel';
import { isSupplied } from '../4-11-general/supply.ts';
import { allowance, extraFactors } from '../6-14-movement/movement-factors.ts';
import { markHit } from '../7-15-combat/elimination.ts';
import { rules } from '../same-rule.ts';
import { uses } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 19.2: hits a unit can bear and live. */
export function spareFactors(q: Query, p: Piece): number {
  return uses(q, 'extra-movement') && isSupplied(q, p) ? q.steps(p) - 1 : 0;
}
function beyond(q: Query, p: Piece, spent: number): number {
  return Math.max(0, spent - (allowance(q, p) - extraFactors(q, p)));
}
/** 19.2: a hit for each factor beyond a unit's own, taken as it is used. */
export const payExtra = rules(
  ['19.2', 'TEC.move6'],
  (g: Play, p: Piece, before: number, after: number): void => {
    if (extraFactors(g, p) === 0) return;
    const due = beyond(g, p, after) - beyond(g, p, before);
    for (let n = 0; n < due; n++) markHit(g, p, '19.2');
  },
  () => undefined,
);
/** Extra factors that were not used are not kept. */
export function dropExtra(g: Play, p: Piece): void {
  if (extraFactors(g, p) > 0) g.setField(p, 'extra', beyond(g, p, g.field(p, 'spent')));
}
