// Variant XVIII: German-style Barbarossa (V18).
import { type Piece, rule } from '@rasputitsa/kernel';
import { unitOf } from '../1-components/units.ts';
import { scenarioRow } from '../data/scenarios.ts';
import { ARRIVALS } from '../data/schedule.ts';
import { GERMAN_STYLE } from '../data/variants.ts';
import { turn, uses } from '../state.ts';
import type { Query } from '../words.ts';

function isGermanStyle(q: Query): boolean {
  return uses(q, 'german-style') && isLong1941(q);
}
function isLong1941(q: Query): boolean {
  const row = scenarioRow(q.state.scenario);
  return row.setUp === 'areas' && row.victory === 'chart';
}
/** V18: the last Turn, where a variant says so. */
export const lastByVariant = rule(
  'V18',
  (q: Query): number | undefined => (isGermanStyle(q) ? GERMAN_STYLE.last : undefined),
  () => undefined,
);
const AT_MOSCOW: ReadonlySet<string> = new Set(
  ARRIVALS.filter((a) => a.side === 'soviet' && a.place === GERMAN_STYLE.city).map((a) => a.unit),
);
/** V18: one of the units that do not come to Moscow. */
export function isReserveOfMoscow(q: Query, p: Piece): boolean {
  return AT_MOSCOW.has(unitOf(q, p).id) && uses(q, 'german-style') && isLong1941(q);
}
/** V18: whether it may be the one unit of this Turn. */
export const isHeldAtMoscow = rule(
  'V18',
  (q: Query, p: Piece): boolean =>
    isReserveOfMoscow(q, p) && (!GERMAN_STYLE.turns.includes(turn(q)) || q.track('moscow') === turn(q)),
  () => false,
);
