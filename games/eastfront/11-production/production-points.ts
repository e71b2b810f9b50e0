// Production Points (11.3).
import { counted, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { sideId } from '../sides.ts';
import type { Play, Query } from '../words.ts';

export function points(q: Query, side: Side): number {
  return q.track(`pp-${sideId(side)}`);
}
export function spend(g: Play, side: Side, n: number): void {
  g.setTrack(`pp-${sideId(side)}`, points(g, side) - n);
}
/** 11.3 */
export const pointsRefusal = rule(
  '11.3',
  (q: Query, side: Side, cost: number): Refusal | undefined =>
    points(q, side) < cost
      ? refuse('11.3', say`That costs ${counted(cost, 'Production Point')}; you have ${points(q, side)} left.`)
      : undefined,
  () => undefined,
);
