// Chapter 24, lost and reconstructed (RULINGS G14): captured Personnel Centers need garrisons.
import { type Loc, rule, say } from '@rasputitsa/kernel';
import { PERSONNEL_CENTERS } from '../3-equipment/board.ts';
import { isCombatUnit, ownAt } from '../3-equipment/units.ts';
import { isCampaign } from '../29-34-scenarios/row.ts';
import { raiseNear } from '../22-23-line/line.ts';
import { needsNoGarrison } from '../35-variants/ukraine.ts';
import { AXIS, ownedBy } from '../sides.ts';
import type { Play, Query } from '../words.ts';

const isManned = (q: Query, hex: Loc): boolean =>
  ownAt(q, hex, AXIS).filter((p) => isCombatUnit(q, p)).length >= (q.chart('garrisons')['units'] ?? 0);
/** Captured Personnel Centers without a combat unit in them. */
export const ungarrisoned = (q: Query): readonly Loc[] =>
  PERSONNEL_CENTERS.filter(
    (hex) => q.layer('entered')[hex] === ownedBy(AXIS) && !isManned(q, hex) && !needsNoGarrison(q, hex),
  );
/** 24.0 At the end of each Axis Player-Turn; in the Campaign Personnel Points at once, otherwise 1-4s in the next Reinforcement Phase. */
export const judgeGarrisons = rule(
  '24.0',
  (g: Play): void => {
    const empty = ungarrisoned(g);
    g.setMemo('ungarrisoned', empty);
    if (empty.length === 0) return;
    g.note('24.0', say`${empty.length} captured Personnel Centers have no garrison.`);
    const points = g.chart('garrisons')['personnel'] ?? 0;
    if (isCampaign(g)) g.setTrack('personnel-points', g.track('personnel-points') + points * empty.length);
  },
  () => {},
);
/** Scenarios: as 22.21. */
export function raiseForGarrisons(g: Play): void {
  if (isCampaign(g)) return;
  const each = g.chart('garrisons')['divisions'] ?? 0;
  raiseNear(
    g,
    (g.memo('ungarrisoned') ?? []).flatMap((hex) => Array.from({ length: each }, () => hex)),
  );
}
