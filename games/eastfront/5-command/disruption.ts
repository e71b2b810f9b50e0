// HQ disruption (5.8).
import { rule, type Side } from '@rasputitsa/kernel';
import { weatherDisrupts } from '../12-weather/command.ts';
import { surpriseDisrupts } from '../3-scenarios/s41.ts';
import { SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

/** 5.8, S41.3: by the weather, and the Soviet HQs by the surprise of June 1941. */
export const isDisrupted = rule(
  '5.8',
  (q: Query, side: Side): boolean => weatherDisrupts(q, side) || (side === SOVIET && surpriseDisrupts(q)),
  () => false,
);
