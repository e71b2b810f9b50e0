// Where replacement factors are kept and saved (13.2.5), and whose they are to spend (13.2.2).
import { counted, type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { nationOf } from '../1-components/units.ts';
import type { Nation } from '../data/units.ts';
import type { Play, Query } from '../words.ts';

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
/** What a unit's nation has to spend. Debts leave nothing (RULINGS R16). */
export function purse(q: Query, p: Piece): number {
  return Math.max(0, q.track(poolTrack(poolOf(q, p))));
}
export function pay(g: Play, p: Piece, n: number): void {
  const track = poolTrack(poolOf(g, p));
  g.setTrack(track, g.track(track) - n);
}

/** 13.2.5: what was saved stays, what is new is added. */
export const saved = rule(
  '13.2.5',
  (q: Query, pool: Pool): number => q.track(poolTrack(pool)),
  () => 0,
);
export const AXIS_POOLS: readonly Pool[] = ['german', 'finnish', 'other'];
/** 13.2.2: the nation's own factors are what counts. */
export function poorRefusal(q: Query, p: Piece, cost: number, ruleId: string): Refusal {
  const others = AXIS_POOLS.some((pool) => pool !== poolOf(q, p) && q.track(poolTrack(pool)) >= cost);
  return refuse(
    q.sideOf(p) === AXIS && others ? '13.2.2' : ruleId,
    say`${unit(p)} costs ${counted(cost, 'factor')}; ${purseWords(q, p)}.`,
    { pieces: [p] },
  );
}
const OWNERS: Readonly<Record<Pool, readonly [name: string, has: string, owes: string]>> = {
  german: ['Germany', 'has', 'owes'],
  finnish: ['Finland', 'has', 'owes'],
  other: ['the other allies', 'have', 'owe'],
  soviet: ['the Soviets', 'have', 'owe'],
  oil: ['nobody', 'has', 'owes'],
  baltic: ['nobody', 'has', 'owes'],
};
/** 13.2.5: factors lie on the map for both to count, so what a unit costs, and which nation pays, is told; whose hits they are is not. */
export function spend(g: Play, p: Piece, n: number): void {
  pay(g, p, n);
  g.disclose('13.2.2', say`Spent by ${OWNERS[poolOf(g, p)][0]}: ${counted(n, 'replacement factor')}.`);
}
/** What there is to spend, or the debt that takes it all (13.3.2.2.1.2). */
export function purseWords(q: Query, p: Piece): string {
  const pool = poolOf(q, p);
  const [name, has, owes] = OWNERS[pool];
  const n = q.track(poolTrack(pool));
  return n < 0 ? `${name} ${owes} ${-n} for a unit that was not there to leave (13.3.2.2.1.2)` : `${name} ${has} ${n}`;
}
