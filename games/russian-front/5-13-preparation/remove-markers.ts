// The Remove Reserve and Refit Units Step (13.1).
import { rule } from '@rasputitsa/kernel';
import { removeRefits } from '../4-11-general/refit.ts';
import { inReserve } from '../4-11-general/reserves.ts';
import { isAdvanced } from '../state.ts';
import type { AutoNode, Play } from '../words.ts';

/** 11.5.3: what was not used is taken away. */
const liftReserves = rule(
  '11.5.3',
  (g: Play): void => {
    for (const p of inReserve(g, g.active)) g.lower(p, 'reserve');
  },
  () => undefined,
);
/** 13.1 */
const removeReserves = rule('13.1', liftReserves, () => undefined);
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
