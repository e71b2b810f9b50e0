// 54 Corps rebuilt (11.42c).
import { type Piece, rule } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 11.42c: rebuilt, it is plain infantry. */
export const hasGuns = rule(
  '11.42c',
  (q: Query, p: Piece): boolean => !q.has(p, 'guns-lost'),
  () => true,
);
