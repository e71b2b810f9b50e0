// Railroads on the map (1.6a). What they are for: 9-rail/. The line from Tulchin to Uman (9.N1) is laid in map/links.jsonl.
import type { Loc } from '@rasputitsa/kernel';
import { grid, HEXES, map, neighbour, sideNumber } from './board.ts';

const rail = map.links.find((l) => l.id === 'rail')?.bySide ?? new Uint8Array(grid.sideCount);
export function hasRail(hex: Loc, direction: number): boolean {
  return rail[sideNumber(hex, direction)] === 1;
}
const alongRail = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].filter((d) => hasRail(h, d)).map((d) => neighbour(h, d)),
);
/** The next hexes along the rails. */
export function railNeighbours(hex: Loc): readonly Loc[] {
  return alongRail[hex] ?? [];
}
/** Whether any rail line enters the hex. */
export const onRail = Uint8Array.from(alongRail, (next) => (next.length > 0 ? 1 : 0));
