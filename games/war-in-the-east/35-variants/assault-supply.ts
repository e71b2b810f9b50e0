// 35.2.V18: who has landed is supplied for two turns.
import { type Piece, rule } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

export const isAssured = rule(
  '35.2.V18',
  (q: Query, p: Piece): boolean => q.field(p, 'assured') > 0 && q.track('turn') <= q.field(p, 'assured'),
  () => false,
);
