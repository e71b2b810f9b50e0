// Marking units out of supply and losing them (5.1, 7.7.2; 18 in its place later).
import { type AutoNode, type Play, rule, say, unit } from '@rasputitsa/kernel';
import { look } from './intelligence.ts';
import { eliminate } from './losses.ts';
import { unitsOf } from './state.ts';
import { isSupplied } from './supply.ts';

/** 5.1 */
const mark = rule(
  '5.1',
  (g: Play): void => {
    const out = unitsOf(g, g.active).filter((p) => !isSupplied(g, p));
    for (const p of out) g.raise(p, 'outOfSupply');
  },
  () => undefined,
);
export const markSupply: AutoNode = {
  kind: 'auto',
  id: 'mark supply',
  title: 'Out of Supply Marking Step',
  rule: '5.1',
  run: (g) => mark(g),
};

/** 4.6.4.4, 7.7.2: what was marked and is still cut off is lost. */
const perish = rule(
  '4.6.4.4',
  (g: Play, p: number): void => {
    g.note('4.6.4.4', say`${unit(p)} is still out of supply and is lost.`);
    eliminate(g, p, '4.6.4.4');
  },
  (g, p) => g.lower(p, 'outOfSupply'),
);
export const removeUnsupplied: AutoNode = {
  kind: 'auto',
  id: 'remove supply',
  title: 'Remove Out of Supply Segment',
  rule: '7.7.2',
  run(g) {
    const marked = unitsOf(g, g.active).filter((p) => g.has(p, 'outOfSupply'));
    // Judged together: nobody is lost because his neighbour was counted first.
    const lost = marked.filter((p) => !isSupplied(g, p));
    for (const p of marked) if (!lost.includes(p)) g.lower(p, 'outOfSupply');
    for (const p of lost) perish(g, p);
    look(g);
  },
};
