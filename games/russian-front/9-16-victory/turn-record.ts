// The Turn Record Phase (9.1).
import { rule } from '@rasputitsa/kernel';
import { endBattle } from '../4-11-general/battle-locations.ts';
import { watchSurrenders } from '../4-11-general/surrender.ts';
import { turn, unitsOf } from '../state.ts';
import type { AutoNode, Query } from '../words.ts';

/** 9.1: a month later. */
const nextTurn = rule(
  '9.1',
  (q: Query): number => turn(q) + 1,
  (q) => turn(q),
);

export const turnRecord: AutoNode = {
  kind: 'auto',
  id: 'turn-record',
  title: 'Turn Record Phase',
  rule: '9.1',
  run(g) {
    g.setTrack('turn', nextTurn(g));
    for (const side of [0, 1])
      for (const p of unitsOf(g, side)) for (const f of ['railed', 'no-transfer'] as const) g.lower(p, f);
    // 11.1.2: a city held since last year counts when the new one begins.
    watchSurrenders(g, endBattle);
  },
};
