// What strategic movement (19.1) and extra movement factors (19.2) do to a unit's factors. The orders: strategic.ts, forced-march.ts.
import { type Play, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { STRATEGIC_MOVEMENT } from './data/tables.ts';
import { markHit } from './losses.ts';
import { allowance } from './costs.ts';
import { uses } from './state.ts';
import { isSupplied } from './supply.ts';

/** 19.2: movement factors added to the printed ones. */
export function extraFactors(q: Query, p: number): number {
  return q.field(p, 'extra');
}
/** 19.1: twice the factor. */
export const strategicFactor = rule(
  '19.1',
  (q: Query, p: number): number => (q.has(p, 'strategic') ? STRATEGIC_MOVEMENT : 1),
  () => 1,
);
/** 19.1: who moves strategically does nothing else in this step. */
export function strategicBan(q: Query, p: number): Refusal | undefined {
  return q.has(p, 'strategic')
    ? refuse('19.1', say`${unit(p)} has moved strategically and keeps to friendly railroads.`, { pieces: [p] })
    : undefined;
}

/** 19.2: hits a unit can bear and live. */
export function spareFactors(q: Query, p: number): number {
  return uses(q, 'extraMovement') && isSupplied(q, p) ? q.steps(p) - 1 : 0;
}
function beyond(q: Query, p: number, spent: number): number {
  return Math.max(0, spent - (allowance(q, p) - extraFactors(q, p)));
}
/** 19.2: a hit for each factor beyond a unit's own, taken as it is used. */
export const payExtra = rule(
  '19.2',
  (g: Play, p: number, before: number, after: number): void => {
    if (extraFactors(g, p) === 0) return;
    const due = beyond(g, p, after) - beyond(g, p, before);
    for (let n = 0; n < due; n++) markHit(g, p, '19.2');
  },
  () => undefined,
);
/** Extra factors that were not used are not kept. */
export function dropExtra(g: Play, p: number): void {
  if (extraFactors(g, p) > 0) g.setField(p, 'extra', beyond(g, p, g.field(p, 'spent')));
}
