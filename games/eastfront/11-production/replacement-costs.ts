// Replacement costs (11.43, 11.C2).
import { type Piece, rule } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { supplyOf } from '../10-supply/supply-status.ts';
import { beachheadFactor } from '../15-seapower/beachhead-supply.ts';
import { zoneFactor } from '../16-strategic/exit-zone-replacements.ts';
import { oilSurcharge } from '../16-strategic/ploesti.ts';
import { isHq, unitOf } from '../2-units/units.ts';
import { winterSurcharge } from '../3-scenarios/w41.ts';
import { COST, MOUNTAIN_COST, PARA_COST } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { isBattle } from '../state.ts';
import type { Query } from '../words.ts';

const STEP = 0;
export const CADRE = 1;

/** 11.43, 11.C2: points for a step or a cadre. */
const listCost = rule(
  '11.43',
  (q: Query, p: Piece, what: 0 | 1): number => {
    const u = unitOf(q, p);
    if (u.special === 'paratroop') return PARA_COST[what];
    if (u.special === 'mountain' && q.option('mountain-cost') === 'own') return MOUNTAIN_COST[what];
    return COST[u.type][u.side][what];
  },
  () => 0,
);

export function costOf(q: Query, p: Piece, what: 0 | 1): number {
  const surcharge = isHq(q, p) && q.sideOf(p) === GERMAN ? winterSurcharge(q, what) + oilSurcharge(q, what) : 0;
  return listCost(q, p, what) + surcharge;
}
export function stepCost(q: Query, p: Piece): number {
  return costOf(q, p, STEP) * stepFactor(q, p);
}
/** 16.27: twice as much in an embattled Exit Zone, and so on the supply of a Beachhead (15.52b). */
function stepFactor(q: Query, p: Piece): number {
  if (supplyOf(q, p) === 'beachhead') return beachheadFactor();
  return isExit(q.at(p)) && isBattle(q, q.at(p)) ? zoneFactor() : 1;
}
