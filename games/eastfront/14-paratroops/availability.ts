// When the Para corps is there (14.1).
import { rule } from '@rasputitsa/kernel';
import type { UnitRow } from '../data/units.ts';

/** 14.1: after the winter it arrives in it begins among the eliminated, whatever else is chosen. */
export const isHeldBack = rule(
  '14.1',
  (u: UnitRow): boolean => u.special === 'paratroop',
  () => false,
);
