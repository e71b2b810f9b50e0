// 14.3: the first winter, in the Historical Campaign.
import { rule, type Side } from '@rasputitsa/kernel';
import { isHistorical, turnOf } from '../29-34-scenarios/row.ts';
import { FIRST_WINTER } from '../data/charts.ts';
import { RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';

export const isFirstWinter = rule(
  '14.3',
  (q: Query): boolean => isHistorical(q) && turnOf(q) >= FIRST_WINTER.first && turnOf(q) <= FIRST_WINTER.last,
  () => false,
);
/** 14.32 The Russian may take Ar instead of any result. */
export const mayTakeAr = rule(
  '14.32',
  (q: Query, side: Side): boolean => side === RUSSIAN && isFirstWinter(q),
  () => false,
);
