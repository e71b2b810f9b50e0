// What strategic movement does to a unit (19.1). The order: strategic-movement.ts.
import { type Piece, type Refusal, refuse, say, unit } from '@rasputitsa/kernel';
import { STRATEGIC_MOVEMENT } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import type { Query } from '../words.ts';

/** 19.1: twice the factor. */
export const strategicFactor = rules(
  ['19.1', 'TEC.move5'],
  (q: Query, p: Piece): number => (q.has(p, 'strategic') ? STRATEGIC_MOVEMENT : 1),
  () => 1,
);
/** 19.1: who moves strategically does nothing else in this step. */
export function strategicBan(q: Query, p: Piece): Refusal | undefined {
  return q.has(p, 'strategic')
    ? refuse('19.1', say`${unit(p)} has moved strategically and keeps to friendly railroads.`, { pieces: [p] })
    : undefined;
}
