// Victory (17.0).
import type { AutoNode, Query } from '@rasputitsa/kernel';

export function gameGoesOn(q: Query): boolean {
  return q.track('month') <= q.track('last');
}
export const endOfMonth: AutoNode = {
  kind: 'auto',
  id: 'end of month',
  title: 'End of the month',
  rule: '4.1',
  run(g) {
    g.setTrack('month', g.track('month') + 1);
    if (g.track('month') > g.track('last')) g.end({ winner: -1, level: 'draw', rule: '17.3' });
  },
};
