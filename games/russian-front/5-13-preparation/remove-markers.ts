// The Remove Reserve and Refit Units Step (13.1).
import { rule } from '@rasputitsa/kernel';
import { removeRefits } from '../4-11-general/refit.ts';
import { inReserve } from '../4-11-general/reserves.ts';
import { isAdvanced } from '../state.ts';
import type { AutoNode, Play } from '../words.ts';

/** 13.1, 11.5.3 */
const removeReserves = rule(
  '13.1',
  (g: Play): void => {
    for (const p of inReserve(g, g.active)) g.lower(p, 'reserve');
  },
  () => undefined,
);
export const removeMarkers: AutoNode = {
  kind: 'auto',
  id: 'remove-markers',
  title: 'Remove Reserve and Refit Units Step',
  rule: '13.1',
  when: isAdvanced,
  run(g) {
    removeReserves(g);
    removeRefits(g);
  },
};
