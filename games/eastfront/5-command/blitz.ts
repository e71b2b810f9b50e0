// Blitz command (5.7).
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isSupreme } from '../2-units/units.ts';
import type { Query } from '../words.ts';
import { activeHqs } from './headquarters.ts';

/** 5.7b: Supreme HQs never blitz. RULINGS R38: nor one at zero. */
export const blitzRefusal = rule(
  '5.7b',
  (q: Query, hq: Piece): Refusal | undefined => {
    if (isSupreme(q, hq)) return refuse('5.7b', say`${unit(hq)} is a Supreme HQ and cannot blitz.`);
    return q.steps(hq) === 0 ? refuse('5.7a', say`${unit(hq)} has no step to pay for a blitz.`) : undefined;
  },
  () => undefined,
);

/** 5.7e: without a Blitz HQ there are no Blitz phases. */
export const isBlitz = rule(
  '5.7e',
  (q: Query): boolean => activeHqs(q, q.active).some((hq) => q.has(hq, 'blitz')),
  () => true,
);
/** 5.7a: a Blitz HQ may mobilize only when its second movement phase has come. */
export const waitsForBlitz = rule(
  '5.7a',
  (q: Query, hq: Piece): boolean => q.has(hq, 'blitz') && !q.within('blitz-movement'),
  () => false,
);
