// The Out of Supply Marking Step (5.1).
import { rule } from '@rasputitsa/kernel';
import { isSupplied } from '../4-11-general/supply.ts';
import { unitsOf } from '../state.ts';
import type { AutoNode, Play } from '../words.ts';

/** 5.1 */
const mark = rule(
  '5.1',
  (g: Play): void => {
    for (const p of unitsOf(g, g.active)) g.lower(p, 'air-supplied');
    const out = unitsOf(g, g.active).filter((p) => !isSupplied(g, p));
    for (const p of out) g.raise(p, 'out-of-supply');
  },
  () => undefined,
);
export const markSupply: AutoNode = {
  kind: 'auto',
  id: 'mark-supply',
  title: 'Out of Supply Marking Step',
  rule: '5.1',
  run: (g) => mark(g),
};
