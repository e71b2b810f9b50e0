// What a side plans in Production (11.1b), unseen by the other: a private page of the notebook for each side.
import type { Json, Play, Query } from '@rasputitsa/kernel';
import { sideId } from '../state.ts';

interface Plan {
  /** Units that take a step. */
  readonly steps: readonly number[];
  /** New units and where they will stand. */
  readonly arrivals: readonly (readonly [piece: number, to: number])[];
  /** Reinforcements brought forward, and whether that cost a step. */
  readonly advanced: readonly (readonly [piece: number, by: string])[];
  readonly disbanded: readonly number[];
  /** What is done with the Beachhead this month (15.51b). */
  readonly beachhead?: string;
}
export const NO_PLAN: Plan = { steps: [], arrivals: [], advanced: [], disbanded: [] };

export function plan(q: Query, side: number): Plan {
  return (q.memo(`built-${sideId(side)}`) as Plan | undefined) ?? NO_PLAN;
}
export function setPlan(g: Play, side: number, to: Plan): void {
  g.setMemo(`built-${sideId(side)}`, to as unknown as Json);
}
export function isNew(q: Query, p: number): boolean {
  return plan(q, q.sideOf(p)).arrivals.some(([x]) => x === p);
}
export function isAdvanced(q: Query, p: number): boolean {
  return plan(q, q.sideOf(p)).advanced.some(([x]) => x === p);
}

/** A piece, and a piece with a place. */
export type OnePiece = { readonly piece: number; readonly [name: string]: number };
export type PieceTo = { readonly piece: number; readonly to: number; readonly [name: string]: number };
