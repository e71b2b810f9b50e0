// Supply attrition (10.4).
import { type Piece, place, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { loseStep } from '../2-units/step-losses.ts';
import { isHq } from '../2-units/units.ts';
import { unitsOf } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { unsupplied } from './supply-status.ts';

/** 10.2, 10.4: in a side's Supply Phase the enemy's status is set; a unit without a line loses a step at once. */
export function attrition(g: Play, side: Side, chosen: readonly Piece[], excess: readonly Piece[]): void {
  const cut = new Set([...unsupplied(g, side, chosen), ...excess]);
  for (const p of unitsOf(g, side)) if (!cut.has(p)) regain(g, p);
  for (const p of cut) {
    g.raise(p, 'unsupplied');
    // 10.4n: which blocks starve is seen by both sides.
    g.disclose('10.4', say`${unit(p)} at ${place(g.at(p))} is unsupplied and loses a step.`);
    if (withers(g, p)) wither(g, p);
  }
}
/** 10.2b: a line found again counts from this check on. */
const regain = rule(
  '10.2b',
  (g: Play, p: Piece): void => g.lower(p, 'unsupplied'),
  () => undefined,
);
/** 10.4n: units of every type, HQs too. */
const withers = rule(
  '10.4n',
  (_q: Query, _p: Piece): boolean => true,
  (q, p) => !isHq(q, p),
);
const wither = rule(
  '10.4',
  (g: Play, p: Piece): void => loseStep(g, p, '10.4'),
  () => undefined,
);
