// Variant II: Neutral Finland (V2).
import { rule } from '@rasputitsa/kernel';
import { groupLike, isSame, remembered } from '../2-10-set-up/groups.ts';
import type { Departure } from '../data/schedule.ts';
import { type Nation, UNITS } from '../data/units.ts';
import { NEUTRAL_FINLAND } from '../data/variants.ts';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';
import { NOBODY_AT_ALL } from './common.ts';

export const withoutFinland = rule(
  'V2',
  (q: Query): readonly Nation[] => (uses(q, 'neutral-finland') ? ['Finnish'] : NOBODY_AT_ALL),
  () => NOBODY_AT_ALL,
);
/** V2 */
export const finlandClosed = rule(
  'V2',
  (q: Query): boolean => uses(q, 'neutral-finland'),
  () => false,
);
/** 11.1.3, V2: Finland has surrendered or never fought. */
export function isFinlandOut(q: Query): boolean {
  return q.track('finland') > 0 || finlandClosed(q);
}
/** V2 */
export const watchesFinland = rule(
  'V2',
  (q: Query, d: Departure): boolean =>
    uses(q, 'neutral-finland') && (NEUTRAL_FINLAND.stay as readonly string[]).includes(d.unit),
  () => false,
);
/** V2: in 1942 and 1943 the armies that were not withdrawn are there too. */
export const withArmiesOfFinland = rule(
  'V2',
  remembered((row) => {
    const back = new Set(row.excluded.filter((id) => (NEUTRAL_FINLAND.stay as readonly string[]).includes(id)));
    const rows = UNITS.filter((u) => back.has(u.id)).map(groupLike);
    const forces = row.forces.map((group) => ({
      ...group,
      count: group.count + rows.filter((x) => isSame(x, group)).length,
    }));
    return { ...row, forces, excluded: row.excluded.filter((id) => !back.has(id)) };
  }),
  (row) => row,
);
/** V2: the unit for Finland comes to Germany. */
export const variantPlace = rule(
  'V2',
  (q: Query, id: string, place: string): string =>
    uses(q, 'neutral-finland') && id === NEUTRAL_FINLAND.toGermany ? 'any' : place,
  (_q, _id, place) => place,
);
