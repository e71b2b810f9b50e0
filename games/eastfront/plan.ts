// What a side plans in Production (11.0), unseen by the other, and what it costs (11.43).
import { type Json, type Play, type Query, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { isExit } from './board.ts';
import { BEACHHEAD_STEP_FACTOR } from './data/seas.ts';
import { COST, EMBATTLED_ZONE_STEP_FACTOR, HQ_SURCHARGE, MOUNTAIN_COST, PARA_COST } from './data/tables.ts';
import { halfYear, isBattle, sideId, W41 } from './state.ts';
import { ploestiLost } from './strategic.ts';
import { supplyOf } from './supply.ts';
import { GERMAN, isHq, unitOf } from './units.ts';

// The plan: a private page of the notebook for each side.

export interface Plan {
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
  return (q.memo(`built ${sideId(side)}`) as Plan | undefined) ?? NO_PLAN;
}
export function setPlan(g: Play, side: number, to: Plan): void {
  g.setMemo(`built ${sideId(side)}`, to as unknown as Json);
}
export function isNew(q: Query, p: number): boolean {
  return plan(q, q.sideOf(p)).arrivals.some(([x]) => x === p);
}
export function isAdvanced(q: Query, p: number): boolean {
  return plan(q, q.sideOf(p)).advanced.some(([x]) => x === p);
}
export function points(q: Query, side: number): number {
  return q.track(`pp ${sideId(side)}`);
}
export function spend(g: Play, side: number, n: number): void {
  g.setTrack(`pp ${sideId(side)}`, points(g, side) - n);
}
/** 11.3 */
export const pointsRefusal = rule(
  '11.3',
  (q: Query, side: number, cost: number): Refusal | undefined =>
    points(q, side) < cost
      ? refuse('11.3', say`That costs ${cost} Production Points; ${points(q, side)} are left.`)
      : undefined,
  () => undefined,
);

// What things cost (11.43)

const STEP = 0;
export const CADRE = 1;

/** 11.C2: points for a step or a cadre. */
function listCost(q: Query, p: number, what: 0 | 1): number {
  const u = unitOf(q, p);
  if (u.special === 'paratroop') return PARA_COST[what];
  if (u.special === 'mountain' && q.option('mountainCost') === 'own') return MOUNTAIN_COST[what];
  return COST[u.type][u.side][what];
}
/** W41.1a, 16.12, W44.3: German headquarters grow dear; the two reasons add up (GAPS 3.21). */
const winterSurcharge = rule(
  'W41.1a',
  (q: Query, what: 0 | 1): number => (halfYear(q) === W41 ? HQ_SURCHARGE[what] : 0),
  () => 0,
);
const oilSurcharge = rule(
  '16.12',
  (q: Query, what: 0 | 1): number => (ploestiLost(q) ? HQ_SURCHARGE[what] : 0),
  () => 0,
);
export function costOf(q: Query, p: number, what: 0 | 1): number {
  const dear = isHq(q, p) && q.sideOf(p) === GERMAN ? winterSurcharge(q, what) + oilSurcharge(q, what) : 0;
  return listCost(q, p, what) + dear;
}
export function stepCost(q: Query, p: number): number {
  return costOf(q, p, STEP) * stepFactor(q, p);
}
/** 16.27: twice as much in an embattled Exit Zone, and so on the supply of a Beachhead (15.52b). */
function stepFactor(q: Query, p: number): number {
  if (supplyOf(q, p) === 'beachhead') return beachheadFactor();
  return isExit(q.at(p)) && isBattle(q, q.at(p)) ? zoneFactor() : 1;
}
const zoneFactor = rule(
  '16.27',
  (): number => EMBATTLED_ZONE_STEP_FACTOR,
  () => 1,
);
const beachheadFactor = rule(
  '15.52b',
  (): number => BEACHHEAD_STEP_FACTOR,
  () => 1,
);

/** A piece, and a piece with a place. */
export type OnePiece = { readonly piece: number; readonly [name: string]: number };
export type PieceTo = { readonly piece: number; readonly to: number; readonly [name: string]: number };
