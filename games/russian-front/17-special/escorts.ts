// Aircraft that escort ships with ground units (17.4.2).
import { type Loc, place, refuse, say } from '@rasputitsa/kernel';
import { isNaval } from '../1-components/units.ts';
import { missionVerb } from '../6-14-movement/air-movement.ts';
import { unitsOf } from '../state.ts';
import type { Query } from '../words.ts';

/** 17.4.2: aircraft may go where ships of theirs wait with ground units. */
function convoys(q: Query): readonly Loc[] {
  return [
    ...new Set(
      unitsOf(q, q.actor)
        .filter((p) => isNaval(q, p) && q.has(p, 'carries'))
        .map((p) => q.at(p)),
    ),
  ];
}
export const escort = missionVerb({
  id: 'escort',
  title: 'Escort ships',
  rule: '17.4.2',
  target: 'ships',
  range: '17.1.1',
  off: (q) => (convoys(q).length > 0 ? undefined : refuse('17.4.2', say`No ships of yours carry ground units now.`)),
  targets: convoys,
  refusal: (q, _p, to) =>
    convoys(q).includes(to)
      ? undefined
      : refuse('17.4.2', say`No ships with ground units are at ${place(to)}.`, { places: [to] }),
  arrive: () => undefined,
});
