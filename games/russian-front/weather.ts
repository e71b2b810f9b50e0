// Weather (12.1): the die, the zones, what the sky is over a hex.
import type { AutoNode, Query } from '@rasputitsa/kernel';
import { weatherZone } from './board.ts';
import { type Weather, WEATHERS } from './data/tables.ts';
import { isAdvanced } from './state.ts';

/** 12.1.2: the weather in a hex; always fair in the Basic Game. */
export function weatherAt(q: Query, hex: number): Weather {
  if (!isAdvanced(q)) return 'fair';
  return WEATHERS[q.track(`weather ${weatherZone(hex)}`)] ?? 'fair';
}

/** Not written yet: the step passes by itself. */
export const weatherStep: AutoNode = {
  kind: 'auto',
  id: 'weather',
  title: 'Weather Determination Step',
  rule: '12.1',
  run: () => undefined,
};
