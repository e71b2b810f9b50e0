// Variant X: tracked vehicles (V10a), trucks (V10b).
import { type Piece, rule } from '@rasputitsa/kernel';
import { unitOf } from '../1-components/units.ts';
import { TRACKS, TRUCKS } from '../data/variants.ts';
import type { Query } from '../words.ts';
import { takes } from './common.ts';
import { onFoot } from './no-lend-lease.ts';

/** V10b */
const byTruck = rule(
  'V10b',
  (q: Query, p: Piece, printed: number): number => {
    const u = unitOf(q, p);
    const rides = takes(q, 'mobilization', 'trucks') && u.nation === 'German' && u.type === 'infantry';
    return rides ? TRUCKS.move : printed;
  },
  (_q, _p, printed) => printed,
);
/** V8, V10b: the movement factor, given the printed one. */
export function variantMove(q: Query, p: Piece, printed: number): number {
  return byTruck(q, p, onFoot(q, p, printed));
}
/** V10a: the cost of a hex in this weather, given that of the chart. */
export const variantCost = rule(
  'V10a',
  (q: Query, p: Piece, line: string, weather: string, cost: number): number => {
    const u = unitOf(q, p);
    const tracked = takes(q, 'mobilization', 'tracks') && u.nation === 'German' && u.type === 'armor';
    return tracked && weather === TRACKS.weather && TRACKS.terrain.includes(line) ? TRACKS.cost : cost;
  },
  (_q, _p, _line, _weather, cost) => cost,
);
