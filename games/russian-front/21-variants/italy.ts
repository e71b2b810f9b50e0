// Variant III: no Italian participation (V3a), support for Italy (V3b).
import { rule } from '@rasputitsa/kernel';
import { type Nation, type UnitRow, VARIANT_UNITS } from '../data/units.ts';
import { HELP_FOR_ITALY, ITALIAN_TURNS, NO_ITALIANS } from '../data/variants.ts';
import { isAdvanced } from '../state.ts';
import type { Query } from '../words.ts';
import { type Extra, extra, isWithin, NOBODY_AT_ALL, takes } from './common.ts';

export function isAfrikaKorps(u: UnitRow): boolean {
  return VARIANT_UNITS.includes(u);
}
export const withoutItaly = rule(
  'V3a.1',
  (q: Query): readonly Nation[] => (isAdvanced(q) && q.option('italy') === 'none' ? ['Italian'] : NOBODY_AT_ALL),
  () => NOBODY_AT_ALL,
);
/** V3a.3: whether the Afrika Korps is in the East. */
export const hasAfrikaKorps = rule(
  'V3a.3',
  (q: Query): boolean => isAdvanced(q) && q.option('italy') === 'none',
  () => false,
);
/** V3b.2: Italians fight on after September 1943. */
export const italyStays = rule(
  'V3b.2',
  (q: Query): boolean => takes(q, 'italy', 'supported'),
  () => false,
);

/** V3a.1, V3a.2, V3b.1, V3b.3 */
export const italianFactors: readonly Extra[] = [
  extra('V3a.1', 'no Italians', 'other', (q, t) =>
    takes(q, 'italy', 'none') && ITALIAN_TURNS.includes(t) ? NO_ITALIANS.other : 0,
  ),
  extra('V3a.2', 'nobody in Africa', 'german', (q, t) =>
    takes(q, 'italy', 'none') && isWithin(NO_ITALIANS.turns, t) ? NO_ITALIANS.german : 0,
  ),
  extra('V3b.1', 'help for Italy', 'german', (q, t) =>
    takes(q, 'italy', 'supported') && isWithin(HELP_FOR_ITALY.turns, t) ? HELP_FOR_ITALY.german : 0,
  ),
  extra('V3b.3', 'Italy fights on', 'other', (q, t) =>
    takes(q, 'italy', 'supported') && (HELP_FOR_ITALY.otherTurns as readonly number[]).includes(t)
      ? HELP_FOR_ITALY.other
      : 0,
  ),
];
