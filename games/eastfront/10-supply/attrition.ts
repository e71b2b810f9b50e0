// Supply attrition (10.4).
import { type Piece, place, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { loseStep } from '../2-units/steps.ts';
import { unitsOf } from '../state.ts';
import type { Play } from '../words.ts';
import { unsupplied } from './supply-status.ts';

/** 10.2, 10.4: in a side's Supply Phase the enemy's status is set; whoever has no line loses a step at once. */
export function attrition(g: Play, side: Side, chosen: readonly Piece[], excess: readonly Piece[]): void {
  const cut = new Set([...unsupplied(g, side, chosen), ...excess]);
  for (const p of unitsOf(g, side)) if (!cut.has(p)) g.lower(p, 'unsupplied');
  for (const p of cut) {
    g.raise(p, 'unsupplied');
    // 10.4n: which blocks starve is seen by both sides.
    g.disclose('10.4', say`${unit(p)} at ${place(g.at(p))} is unsupplied and loses a step.`);
    wither(g, p);
  }
}
const wither = rule(
  '10.4',
  (g: Play, p: Piece): void => loseStep(g, p, '10.4'),
  () => undefined,
);
