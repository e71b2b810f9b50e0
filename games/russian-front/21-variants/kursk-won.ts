// Variant XV: Kursk won (V15).
import { rule } from '@rasputitsa/kernel';
import { isSame, remembered } from '../2-10-set-up/groups.ts';
import { KURSK_WON } from '../data/setup-variants.ts';

/** V15: fewer Soviets, worn Germans, August. */
export const kurskWon = rule(
  'V15',
  remembered((row) => {
    if (row.id !== KURSK_WON.scenario) return row;
    const forces = row.forces.map((group) => {
      const lost = KURSK_WON.lost.find((x) => isSame(x, group));
      return lost ? { ...group, count: group.count - lost.count } : group;
    });
    // What was lost there is lost for good.
    const groups = [...row.lost.groups, ...KURSK_WON.lost];
    return { ...row, first: KURSK_WON.first, forces, worn: KURSK_WON.worn, lost: { ...row.lost, groups } };
  }),
  (row) => row,
);
