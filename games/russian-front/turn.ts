// The Turn Record Phase (9.1).
import type { AutoNode } from '@rasputitsa/kernel';
import { turn } from './state.ts';

export const turnRecord: AutoNode = {
  kind: 'auto',
  id: 'turn record',
  title: 'Turn Record Phase',
  rule: '9.1',
  run(g) {
    g.setTrack('turn', turn(g) + 1);
  },
};
