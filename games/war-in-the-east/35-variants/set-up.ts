// 35.2.V1, V5, V7, V10, V14: variants of the set-up.
import { rule } from '@rasputitsa/kernel';
import { BUILD, MORE_REPAIR } from '../data/variants.ts';
import type { Query } from '../words.ts';
import { buildTurns } from './calendar.ts';
import { variant } from './variant.ts';

/** 35.2.V7 */
export const isPrepared = rule(
  '35.2.V7',
  (q: Query): boolean => variant(q, 'prolonged-campaign'),
  () => false,
);
const FREE: ReadonlySet<string> = new Set(['North', 'Center', 'South']);
/** 35.2.V1 Anywhere west of the line; who is in Finland and Rumania stays there, and nobody else comes. */
export const setsUpFreely = rule(
  '35.2.V1',
  (q: Query, sector: string): boolean => variant(q, 'free-set-up') && FREE.has(sector),
  () => false,
);
/** 35.2.V10 */
export const isInTurkey = rule(
  '35.2.V10',
  (q: Query, sector: string): boolean => variant(q, 'turkish-attack') && sector === 'Krasnodar Reserve',
  () => false,
);
/** 35.2.V14 The line between the armies. */
export const lineOf = rule(
  '35.2.V14',
  (q: Query, line: string): string => (variant(q, 'border-1939') ? '1939 border' : line),
  (_: Query, line: string) => line,
);
/** 35.2.V7 Repair Units more. */
export const moreRepair = (q: Query): number => (isPrepared(q) ? MORE_REPAIR : 0);
/** 35.2.V9 Ten Russian Air Points. */
export const airAtStart = (q: Query, air: number): number => (buildTurns(q) > 0 ? BUILD.air : air);
/** 30.34.C Those the surprise cost; 35.2.V9: without it none are lost. */
export const airLostAtStart = (q: Query, lost: number): number => (buildTurns(q) > 0 ? 0 : lost);
