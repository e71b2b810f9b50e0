// Variant III: no Italian participation (V3a), support for Italy (V3b).
import { rule } from '@rasputitsa/kernel';
import { type Nation, type UnitRow, VARIANT_UNITS } from '../data/units.ts';
import { HELP_FOR_ITALY, ITALIAN_TURNS, NO_ITALIANS } from '../data/variants.ts';
import type { Query } from '../words.ts';
import { type Extra, extra, isWithin, NOBODY_AT_ALL, takes } from './common.ts';

/** V3a */
const hasNoItalians = rule(
  'V3a',
  (q: Query): boolean => takes(q, 'italy', 'none'),
  () => false,
);
/** V3b */
const helpsItaly = rule(
  'V3b',
  (q: Query): boolean => takes(q, 'italy', 'supported'),
  () => false,
);
export function isAfrikaKorps(u: UnitRow): boolean {
  return VARIANT_UNITS.includes(u);
}
export const withoutItaly = rule(
  'V3a.1',
  (q: Query): readonly Nation[] => (hasNoItalians(q) ? ['Italian'] : NOBODY_AT_ALL),
  () => NOBODY_AT_ALL,
);
/** V3a.3: whether the Afrika Korps is in the East. */
export const hasAfrikaKorps = rule(
  'V3a.3',
  (q: Query): boolean => hasNoItalians(q),
  () => false,
);
/** V3b.2: Italians fight on after September 1943. */
export const italyStays = rule('V3b.2', helpsItaly, () => false);

/** V3a.1, V3a.2, V3b.1, V3b.3 */
export const italianFactors: readonly Extra[] = [
  extra('V3a.1', 'no Italians', 'other', (q, t) =>
    hasNoItalians(q) && ITALIAN_TURNS.includes(t) ? NO_ITALIANS.other : 0,
  ),
  extra('V3a.2', 'nobody in Africa', 'german', (q, t) =>
    hasNoItalians(q) && isWithin(NO_ITALIANS.turns, t) ? NO_ITALIANS.german : 0,
  ),
  extra('V3b.1', 'help for Italy', 'german', (q, t) =>
    helpsItaly(q) && isWithin(HELP_FOR_ITALY.turns, t) ? HELP_FOR_ITALY.german : 0,
  ),
  extra('V3b.3', 'Italy fights on', 'other', (q, t) =>
    helpsItaly(q) && (HELP_FOR_ITALY.otherTurns as readonly number[]).includes(t) ? HELP_FOR_ITALY.other : 0,
  ),
];
