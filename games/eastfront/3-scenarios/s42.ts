// Summer 1942 and after: the battles that are on at the start (S42.2, W42.3, S43.3, W43.2).
import { place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { hexOf } from '../1-map/board.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { halfYearOf } from './starting-forces.ts';

/** S42.2, W42.3, S43.3, W43.2: units in the battles that are on. */
export const battlesOwed = rule(
  'S42.2',
  (q: Query, side: Side): Refusal | undefined => {
    for (const b of halfYearOf(q)?.battles ?? []) {
      const at = hexOf(b.at);
      if (unitsAt(q, at, side).length === 0)
        return refuse(b.rule, say`There is a battle at ${place(at)}: at least one unit must be in it.`, {
          places: [at],
        });
    }
    return undefined;
  },
  () => undefined,
);
