// Operation Edelweiss, the tutorial (EDW).
import { type Loc, rule } from '@rasputitsa/kernel';
import { grid, HEXES, hexOf } from '../1-map/board.ts';

/** South of Stalingrad's row, that row included, and no further west than Kerch (RULINGS R10). */
const eastward = (hex: Loc): number => (grid.q[hex] ?? 0) + (grid.r[hex] ?? 0) / 2;
export const edelweissArea: ReadonlySet<Loc> = new Set(
  Array.from({ length: HEXES }, (_, h) => h).filter(
    (h) => (grid.r[h] ?? 0) >= (grid.r[hexOf('Stalingrad')] ?? 0) && eastward(h) >= eastward(hexOf('Kerch')),
  ),
);
/** EDW.2: hexes out of play. */
export const isOutside = rule(
  'EDW.2',
  (hex: Loc): boolean => !edelweissArea.has(hex),
  () => false,
);
