// Chapter 10, 10.1: lines of supply. Steps 1 and 2 of the Supply Phase.
// TO WRITE: tracing (10.1, kit/supply), levels (10.2.1, 10.2.7, 10.2.8), surrender (10.2.6). `isSupplied` is asked by chapter 4.
import type { Piece } from '@rasputitsa/kernel';
import type { AutoNode, Node, Query } from '../words.ts';

/** 4.3.5, RULINGS R38: whether the unit found a line of supply in its side's last Supply Phase. */
export function isSupplied(q: Query, p: Piece): boolean {
  return q.field(p, 'oos') === 0;
}

/** 2.2.6.1 */
export const tracing: AutoNode = {
  kind: 'auto',
  id: 'supply-tracing',
  title: 'Lines of supply',
  rule: '2.2.6.1',
  run: () => {},
};
/** 2.2.6.2 */
export const surrender: Node = { kind: 'auto', id: 'surrender', title: 'Surrender', rule: '2.2.6.2', run: () => {} };
