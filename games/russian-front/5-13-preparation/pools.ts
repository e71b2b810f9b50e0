// Where replacement factors are kept, and whose they are (13.2.2).
import { type Piece, rule } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { nationOf } from '../1-components/units.ts';
import type { Nation } from '../data/units.ts';
import type { Query } from '../words.ts';

/** Where factors are kept; `oil` and `baltic` are still to be given to a nation (RULINGS R13). */
export type Pool = 'german' | 'finnish' | 'other' | 'soviet' | 'oil' | 'baltic';
export interface Income {
  readonly rule: string;
  readonly label: string;
  readonly pool: Pool;
  readonly n: number;
}
const POOL_TRACKS = {
  german: 'pool-german',
  finnish: 'pool-finnish',
  other: 'pool-other',
  soviet: 'pool-soviet',
  oil: 'factors-oil',
  baltic: 'factors-baltic',
} as const satisfies Readonly<Record<Pool, string>>;
type PoolTrack = (typeof POOL_TRACKS)[Pool];
export function poolTrack(pool: Pool): PoolTrack {
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
  (q: Query, p: Piece): Pool => POOLS[nationOf(q, p)],
  (q, p) => (q.sideOf(p) === AXIS ? 'german' : 'soviet'),
);
