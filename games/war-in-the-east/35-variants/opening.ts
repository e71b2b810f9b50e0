// 35.2.V2, V5: dice after the Russian set-up.
import type { AutoNode } from '../words.ts';
import { rollCoup } from './arrivals.ts';
import { decide, rolls } from './satellites.ts';
import { variant } from './variant.ts';

export const neutrality: AutoNode = {
  kind: 'auto',
  id: 'neutrality',
  title: 'Satellites and the Balkans',
  rule: '35.2.V2',
  when: (q) => rolls(q) || variant(q, 'early-assault'),
  run(g) {
    if (rolls(g)) decide(g);
    rollCoup(g);
  },
};
