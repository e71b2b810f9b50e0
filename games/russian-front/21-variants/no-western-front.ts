// Variant XVI: No west (V16).
import { rule } from '@rasputitsa/kernel';
import { POOL, TO_COME } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { hideCard, seenInWaiting } from '../19-options/hidden-cards.ts';
import { groupLike, isSame } from '../2-10-set-up/groups.ts';
import type { LineScenario } from '../data/scenarios.ts';
import type { Departure } from '../data/schedule.ts';
import { NO_WESTERN_FRONT } from '../data/setup-variants.ts';
import { NO_WEST } from '../data/variants.ts';
import { uses } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { type Extra, extra } from './common.ts';

/** V16: what the 1943 game does not use comes in August. */
export const sendFromWest = rule(
  'V16',
  (g: Play, row: LineScenario): void => {
    if (!uses(g, 'no-western-front') || row.id !== NO_WESTERN_FRONT.scenario) return;
    for (const group of NO_WESTERN_FRONT.units) {
      const like = g.piecesAt(POOL[AXIS]).filter((p) => isSame(groupLike(unitOf(g, p)), group));
      for (const p of like.slice(0, group.count)) {
        g.place(p, TO_COME[AXIS], unitOf(g, p).defense, seenInWaiting(g));
        hideCard(g, p);
        g.setField(p, 'due', NO_WESTERN_FRONT.turn);
        g.raise(p, 'any');
      }
    }
  },
  () => undefined,
);

function hasNoWest(q: Query): boolean {
  return uses(q, 'no-western-front') && q.state.scenario === NO_WEST.scenario;
}
/** V16: German units are not withdrawn; removals go on (13.3.2.1 tells the two apart). */
export const neededInEast = rule(
  'V16',
  (q: Query, d: Departure): boolean =>
    hasNoWest(q) && d.side === 'axis' && d.how === 'withdrawn' && d.unit.startsWith('GE-'),
  () => false,
);
/** V16 */
export const westernFactors: Extra = extra('V16', 'no front in the West', 'german', (q, t) =>
  hasNoWest(q) && t >= NO_WEST.from ? NO_WEST.german : 0,
);
