// 27.6: Rumanians outside Rumania go there as quickly as they can.
import { type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { unitsOnMap } from '../3-equipment/units.ts';
import { refuseMover } from '../5-movement/allowance.ts';
import { reachOf } from '../5-movement/reach.ts';
import type { Query } from '../words.ts';
import { isAbroad } from './rumania.ts';

export const refuseLoitering = rule(
  '27.6',
  (q: Query, side: Side): Refusal | undefined => {
    if (q.track('rumania-out') === 0) return undefined;
    const idle = unitsOnMap(q, side).find(
      (p) => isAbroad(q, p) && !q.has(p, 'done') && !refuseMover(q, p) && reachOf(q, [p], 'march').goals.size > 0,
    );
    if (idle === undefined) return undefined;
    return refuse('27.6', say`${unit(idle)} must go to Rumania as quickly as it can.`, { pieces: [idle] });
  },
  () => undefined,
);
