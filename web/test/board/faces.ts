import { createGeometry, type Geometry } from '../../src/board/geometry.ts';
import type { Face } from '../../src/board/types.ts';

export function face(id: number, at: number, side = 0): Face {
  return { id, at, side, nation: side === 0 ? 'german' : 'soviet', tabs: [], ready: true, name: `piece ${id}` };
}

/** Eight by six hexes. */
export function board(): Geometry {
  const cells = Array.from({ length: 48 }, (_, i) => [i % 8, Math.floor(i / 8)] as const);
  return createGeometry({
    title: 'test',
    orientation: 'pointy',
    shift: 'odd',
    cols: cells.map(([c]) => c),
    rows: cells.map(([, r]) => r),
    grounds: cells.map(() => 0),
    boxes: [],
  });
}
