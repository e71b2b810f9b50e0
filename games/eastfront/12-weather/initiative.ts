// Weather and initiative (12.21).
import { type Query, rule } from '@rasputitsa/kernel';
import { GERMAN, SOVIET } from '../2-units/units.ts';
import { SNOW } from '../data/tables.ts';

/** 4.4, 12.21: Germans first in dry weather and mud, Soviets in snow. */
export const turnOrder = rule(
  '12.21',
  (q: Query): readonly number[] => (q.track('weather') === SNOW ? [SOVIET, GERMAN] : [GERMAN, SOVIET]),
  () => [GERMAN, SOVIET],
);
