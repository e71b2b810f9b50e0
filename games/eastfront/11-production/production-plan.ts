// What a side plans in Production (11.1b), unseen by the other: a private page of the notebook for each side.
import type { Piece, Side } from '@rasputitsa/kernel';
import { sideId } from '../sides.ts';
import type { Plan, Play, Query } from '../words.ts';

export const NO_PLAN: Plan = { steps: [], arrivals: [], advanced: [], disbanded: [] };

export function plan(q: Query, side: Side): Plan {
  return q.memo(`built-${sideId(side)}`) ?? NO_PLAN;
}
export function setPlan(g: Play, side: Side, to: Plan): void {
  g.setMemo(`built-${sideId(side)}`, to);
}
export function isNew(q: Query, p: Piece): boolean {
  return plan(q, q.sideOf(p)).arrivals.some(([x]) => x === p);
}
export function isAdvanced(q: Query, p: Piece): boolean {
  return plan(q, q.sideOf(p)).advanced.some(([x]) => x === p);
}
