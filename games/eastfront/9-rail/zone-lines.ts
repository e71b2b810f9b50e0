// Rail lines between Exit Zones (9.12a).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { zoneHasRail } from '../16-strategic/exit-zone-supply.ts';
import type { Query } from '../words.ts';

/** 9.12a: away from home too a line is friendly only as far as it leads to a source. */
export const leadsToSource = rule(
  '9.12a',
  (q: Query, exit: Loc, side: Side): boolean => zoneHasRail(q, exit, side),
  () => true,
);
