// The Early Start (S1.J3): what it changes of replacement factors. Its longer first period (S1.J3c) follows from Turn 0: the first line
// of the chart is still that of November.
import { rule } from '@rasputitsa/kernel';
import { scenarioOf, turn } from '../state.ts';
import type { Query } from '../words.ts';

/** S1.J3e: in the Early Start the first month of the war has the factors of the second. */
export const chartTurn = rule(
  'S1.J3e',
  (q: Query): number => (q.track('first') === 0 && turn(q) === 1 ? 2 : turn(q)),
  (q) => turn(q),
);
/** S1.J3a */
export const balkanLoss = rule(
  'S1.J3a',
  (q: Query, listed: number): number => Math.min(scenarioOf(q).otherLoss, listed),
  () => 0,
);
