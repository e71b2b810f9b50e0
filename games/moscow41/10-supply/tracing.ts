// Chapter 10, 10.2: steps 1 and 2 of the Supply Phase: who is out of supply, and who surrenders.
import { type Piece, rule, say, unit } from '@rasputitsa/kernel';
import { eliminate } from '../1-basics/losses.ts';
import { onMap } from '../1-basics/units.ts';
import { table } from '../data/tables.ts';
import { reachesUnit } from './lines.ts';
import type { AutoNode, Node, Play, Query } from '../words.ts';

/** 4.3.5, RULINGS R38: whether the unit found a line of supply in its side's last Supply Phase. */
export const isSupplied = (q: Query, p: Piece): boolean => !q.has(p, 'cut-off');

/** 10.2.1, RULINGS R15, R16 The level of a unit without a line: at least 1; with the option one more every time. */
const cutLevel = rule(
  '10.2.1',
  (q: Query, p: Piece): number => {
    const level = q.field(p, 'oos');
    return level === 0 ? 1 : level + (q.option('attrition') ? 1 : 0);
  },
  (q: Query, p: Piece) => q.field(p, 'oos'),
);
/** 10.2.7, 10.2.8 Found again: four levels less, never below nothing. */
const relieved = rule(
  '10.2.7',
  (q: Query, p: Piece): number => Math.max(0, q.field(p, 'oos') - table('numbers').relief),
  (q: Query, p: Piece) => q.field(p, 'oos'),
);
/** 2.2.6.1, 10.1.2 */
const isTraced = rule(
  '2.2.6.1',
  () => true,
  () => false,
);
function traceAll(g: Play): void {
  if (!isTraced()) return;
  const units = g.piecesOf(g.active).filter((p) => onMap(g, p));
  // All are judged on the board as it is now; marks come after.
  const found = units.map((p) => reachesUnit(g, p));
  for (const [i, p] of units.entries()) {
    if (found[i]) {
      g.lower(p, 'cut-off');
      g.setField(p, 'oos', relieved(g, p));
    } else {
      g.raise(p, 'cut-off');
      g.setField(p, 'oos', cutLevel(g, p));
    }
  }
}
export const tracing: AutoNode = {
  kind: 'auto',
  id: 'supply-tracing',
  title: 'Lines of supply',
  rule: '2.2.6.1',
  run: traceAll,
};

/** 10.2.6 A level above the roll of two dice: the unit surrenders. A level that cannot be is not rolled for. */
const surrenders = rule(
  '10.2.6',
  (level: number, roll: number): boolean => level - roll > 0,
  () => false,
);
const LEAST = 3;
const isTested = rule(
  '2.2.6.2',
  () => true,
  () => false,
);
function testAll(g: Play): void {
  if (!isTested()) return;
  for (const p of g.piecesOf(g.active)) {
    if (!onMap(g, p) || isSupplied(g, p) || g.field(p, 'oos') < LEAST) continue;
    const [a = 6, b = 6] = g.roll(2, 6, say`Surrender test of ${unit(p)}`, '10.2.6');
    if (surrenders(g.field(p, 'oos'), a + b)) eliminate(g, p, '10.2.6', 'surrender');
  }
}
/** 2.2.6.2 */
export const surrender: Node = { kind: 'auto', id: 'surrender', title: 'Surrender', rule: '2.2.6.2', run: testAll };
