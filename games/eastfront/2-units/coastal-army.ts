// The Coastal Army (2.61).
import { rule } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 2.61: without the Seapower option nobody lands anywhere, and the Coastal Army is infantry. */
export const playsAtSea = rule(
  '2.61',
  (q: Query): boolean => q.option('seapower'),
  () => true,
);
