// Weather and initiative (12.21).
import { rule, type Side } from '@rasputitsa/kernel';
import { SNOW } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

/** 4.4, 12.21: Germans first in dry weather and mud, Soviets in snow. */
export const turnOrder = rule(
  '12.21',
  (q: Query): readonly Side[] => (q.track('weather') === SNOW ? [SOVIET, GERMAN] : [GERMAN, SOVIET]),
  () => [GERMAN, SOVIET],
);
