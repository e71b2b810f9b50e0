// Movement factors (6.1.2): how many a unit has, how many are left, that none are saved. What a step costs: movement-costs.ts.
import { type Piece, rule } from '@rasputitsa/kernel';
import { unitOf } from '../1-components/units.ts';
import { strategicFactor } from '../19-options/strategic-factor.ts';
import { variantMove } from '../21-variants/tracks-and-trucks.ts';
import { halved } from '../4-11-general/out-of-supply.ts';
import { unitsOf } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 6.1.2: what is printed on the counter is all it has. */
const printedMove = rule(
  '6.1.2',
  (q: Query, p: Piece): number => variantMove(q, p, unitOf(q, p).move),
  () => 40,
);

/** 19.2: movement factors added to the printed ones. */
export function extraFactors(q: Query, p: Piece): number {
  return q.field(p, 'extra');
}
/** What a unit has for this movement. */
export function allowance(q: Query, p: Piece): number {
  return halved(q, p, printedMove(q, p)) * strategicFactor(q, p) + extraFactors(q, p);
}
export function factorsLeft(q: Query, p: Piece): number {
  return Math.max(0, allowance(q, p) - q.field(p, 'spent'));
}
/** 6.1.2.2: how many factors are lacking to pay a cost; a hex is entered only when none are. */
export const shortfall = rule(
  '6.1.2.2',
  (cost: number, left: number): number => cost - left,
  (cost, left) => Math.min(0, cost - left),
);

/** 6.1.2.3: what was not used last time is lost. */
const spentBefore = rule(
  '6.1.2.3',
  (_q: Query, _p: Piece): number => 0,
  (q, p) => Math.min(0, q.field(p, 'spent') - allowance(q, p)),
);
/** Movement factors are counted from the beginning (6.1.2.3). */
export function beginMovement(g: Play): void {
  for (const p of unitsOf(g, g.active)) {
    g.setField(p, 'spent', spentBefore(g, p));
    g.setField(p, 'extra', 0);
    g.lower(p, 'halted');
  }
}
