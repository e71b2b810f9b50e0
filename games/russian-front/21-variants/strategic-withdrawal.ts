// Variant XVII: Strategic withdrawal (V17).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { hexOf, neighbours } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import type { LineScenario } from '../data/scenarios.ts';
import { STRATEGIC_WITHDRAWAL } from '../data/setup-variants.ts';
import { groundOf } from '../deploy/ground.ts';
import { scenarioOf, unitsAt, uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V17a: four Axis ones on the new line. */
export const onNewLine = rule(
  'V17a',
  (q: Query, side: Side): number =>
    uses(q, 'strategic-withdrawal') && scenarioOf(q).id === STRATEGIC_WITHDRAWAL.scenario && side === AXIS
      ? STRATEGIC_WITHDRAWAL.forts
      : 0,
  () => 0,
);
/** V17b: the Axis need not hold the Kuban when a ground unit is in Kerch. */
export const isGivenUp = rule(
  'V17b',
  (q: Query, row: LineScenario, hex: Loc): boolean => {
    if (!uses(q, 'strategic-withdrawal') || row.id !== STRATEGIC_WITHDRAWAL.scenario) return false;
    const { kuban } = groundOf(q, row);
    if (!kuban.has(hex) && !neighbours(hex).some((n) => kuban.has(n))) return false;
    return unitsAt(q, hexOf(STRATEGIC_WITHDRAWAL.kerch), AXIS).ground.length > 0;
  },
  () => false,
);
/** V17b: instead of standing across the strait Axis units may be anywhere in the Crimea. */
export const isBackInCrimea = rule(
  'V17b',
  (q: Query, row: LineScenario, p: Piece, to: Loc): boolean =>
    uses(q, 'strategic-withdrawal') &&
    row.id === STRATEGIC_WITHDRAWAL.scenario &&
    q.sideOf(p) === AXIS &&
    groundOf(q, row).crimea.has(to),
  () => false,
);
