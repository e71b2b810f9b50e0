// Units used in the Special Phase (17.1.3).
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

/** 17.1.3: who was used in the Special Phase makes no other move in these phases. */
export const usedRefusal = rule(
  '17.1.3',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'used')
      ? refuse('17.1.3', say`${unit(p)} was used in the Special Phase and is not used again.`, { pieces: [p] })
      : undefined,
  () => undefined,
);

/** 17.1.3: units that were used are not used again in these phases. */
export const exhaust = rule(
  '17.1.3',
  (g: Play, p: Piece): void => {
    g.raise(p, 'do-not-use');
    g.raise(p, 'used');
  },
  () => undefined,
);
