// A factory comes back when victory has been checked (16.2).
import { rule, say } from '@rasputitsa/kernel';
import type { AutoNode, Play } from '../words.ts';

/** 16.2: one factory comes back from the F box to the area off board. */
const giveBack = rule(
  '16.2',
  (g: Play): void => {
    if (g.track('factories-lost') === 0) return;
    g.setTrack('factories-lost', g.track('factories-lost') - 1);
    g.setTrack('factories-off-board', g.track('factories-off-board') + 1);
    g.note('16.2', say`A factory is set up again behind the Urals.`);
  },
  () => undefined,
);
/** 16.2: when victory was checked and play goes on. The Victory Level Phase says when. */
export const returnFactory: AutoNode = {
  kind: 'auto',
  id: 'return-factory',
  title: 'Return Eliminated Factory Step',
  rule: '16.2',
  run: (g) => giveBack(g),
};
