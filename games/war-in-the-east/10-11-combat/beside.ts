// 10.11: beside a hex, not over sea or open lake.
import type { Loc, Piece } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { GRID, LAKE_SIDE, SEA_SIDE, WATER } from '../3-equipment/board.ts';
import { riversFrozen } from '../14-weather/weather.ts';
import type { Query } from '../words.ts';

export function isBesideTarget(q: Query, p: Piece, hex: Loc): boolean {
  const hexside = sideBetween(GRID, q.at(p), hex);
  if (hexside === NONE) return false;
  // 35.2.V18: an assault comes over the sea.
  if (q.has(p, 'offshore')) return true;
  const water = WATER[hexside] ?? 0;
  return water !== SEA_SIDE && (water !== LAKE_SIDE || riversFrozen(q));
}
