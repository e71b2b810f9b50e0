// Where replacement factors are kept, and whose they are (13.2.2).
import { type Query, rule } from '@rasputitsa/kernel';
import { AXIS, nationOf } from '../1-components/units.ts';
import type { Nation } from '../data/units.ts';

/** Where factors are kept; `oil` and `baltic` are still to be given to a nation (RULINGS R13). */
export type Pool = 'german' | 'finnish' | 'other' | 'soviet' | 'oil' | 'baltic';
export interface Income {
  readonly rule: string;
  readonly label: string;
  readonly pool: Pool;
  readonly n: number;
}
const POOL_TRACKS: Readonly<Record<Pool, string>> = {
  german: 'pool-german',
  finnish: 'pool-finnish',
  other: 'pool-other',
  soviet: 'pool-soviet',
  oil: 'factors-oil',
  baltic: 'factors-baltic',
};
export function poolTrack(pool: Pool): string {
  return POOL_TRACKS[pool];
}
const POOLS: Readonly<Record<Nation, Pool>> = {
  German: 'german',
  Finnish: 'finnish',
  Hungarian: 'other',
  Italian: 'other',
  Romanian: 'other',
  Soviet: 'soviet',
};
/** 13.2.2: each nation spends its own factors; Hungary, Italy and Romania share theirs. */
export const poolOf = rule(
  '13.2.2',
  (q: Query, p: number): Pool => POOLS[nationOf(q, p)],
  (q, p) => (q.sideOf(p) === AXIS ? 'german' : 'soviet'),
);
