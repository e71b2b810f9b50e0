// Appearance codes (2.5b): strengths nobody chooses.
import { type Loc, type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { isHistorical } from '../3-scenarios/s41-deployment.ts';
import { isFirstMonth } from '../3-scenarios/starting-forces.ts';
import { BALKANS } from '../data/deployment.ts';
import type { Query } from '../words.ts';
import { unitOf } from './units.ts';

/** 2.5b, S41.1a, 11.6c, W44.5b: strengths nobody chooses. */
function fixedSteps(q: Query, p: Piece, to: Loc): { readonly steps: number; readonly rule: string } | undefined {
  const u = unitOf(q, p);
  if (isFirstMonth(q, p)) return { steps: u.initial, rule: '11.6c' };
  if (isExit(to)) return { steps: u.max - (BALKANS[u.side]?.below ?? 0), rule: 'W44.5b' };
  return isHistorical(q) ? { steps: u.initial, rule: 'S41.1a' } : undefined;
}
export const fixedRefusal = rule(
  '2.5b',
  (q: Query, p: Piece, to: Loc, steps: number): Refusal | undefined => {
    const fixed = fixedSteps(q, p, to);
    return fixed && fixed.steps !== steps
      ? refuse(fixed.rule, say`${unit(p)} starts with ${fixed.steps} steps.`, { pieces: [p] })
      : undefined;
  },
  () => undefined,
);
