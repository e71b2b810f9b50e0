// Summer 1941: surprise (S41.3), Hungary (S41.4).
import { rule } from '@rasputitsa/kernel';
import { areaHexes } from '../1-map/board.ts';
import { halfYear, S41 } from '../state.ts';
import type { Query } from '../words.ts';

/** S41.3: the month of the invasion. */
export function isSurprise(q: Query): boolean {
  return halfYear(q) === S41 && q.track('month') === 0 && q.state.scenario !== 'edelweiss';
}

/** S41.3: Soviet HQs are disrupted. */
export const surpriseDisrupts = rule('S41.3', isSurprise, () => false);

export const surpriseRepulses = rule(
  'S41.3',
  (): boolean => false,
  () => true,
);

export const hungary = areaHexes('country', 'Hungary');
/** S41.4: neither side may be in Hungary in 1941. */
export const hungaryClosed = rule(
  'S41.4',
  (q: Query): boolean => q.track('month') < 6,
  () => false,
);
