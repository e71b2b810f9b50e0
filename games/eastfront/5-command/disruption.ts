// HQ disruption (5.8).
import { type Query, rule } from '@rasputitsa/kernel';
import { weatherDisrupts } from '../12-weather/command.ts';
import { SOVIET } from '../2-units/units.ts';
import { isSurprise } from '../3-scenarios/s41.ts';

/** 5.8, S41.3: by the weather, and the Soviet HQs by the surprise of June 1941. */
export const isDisrupted = rule(
  '5.8',
  (q: Query, side: number): boolean => weatherDisrupts(q, side) || (side === SOVIET && isSurprise(q)),
  () => false,
);
