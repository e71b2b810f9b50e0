// Chapter 17, 17.1: which railways a side may use. Germans use all of them, the Soviets what is repaired. Automatic links (17.1b, c) are not yet written.
import type { Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID, RAIL } from '../1-map/board.ts';
import { GERMAN } from '../sides.ts';
import type { Query } from '../words.ts';

export function railUsable(q: Query, side: Side, hexside: number): boolean {
  if (RAIL[hexside] !== 1) return false;
  if (side === GERMAN) return true;
  const repaired = q.layer('repaired');
  return repaired[GRID.sideA[hexside] ?? NONE] === 1 && repaired[GRID.sideB[hexside] ?? NONE] === 1;
}
