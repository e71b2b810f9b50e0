// Small random boards for the tests that compare with brute force.
import * as fc from 'fast-check';
import { createGrid, type HexGrid, NONE, type Orientation, type Shift } from '../src/grid.ts';

export function rectangle(width: number, height: number, orientation: Orientation = 'pointy', shift: Shift = 'odd') {
  const cells: [number, number][] = [];
  for (let row = 0; row < height; row++) for (let col = 0; col < width; col++) cells.push([col, row]);
  return createGrid({ orientation, shift, cells });
}

/** Boards of up to 5 x 5 with holes in them. */
export const boards: fc.Arbitrary<HexGrid> = fc
  .record({
    width: fc.integer({ min: 1, max: 5 }),
    height: fc.integer({ min: 1, max: 5 }),
    orientation: fc.constantFrom<Orientation>('pointy', 'flat'),
    shift: fc.constantFrom<Shift>('odd', 'even'),
    holes: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
    seldom: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
  })
  .map(({ width, height, orientation, shift, holes, seldom }) => {
    const cells: [number, number][] = [[0, 0]];
    for (let row = 0; row < height; row++) {
      for (let col = 0; col < width; col++) {
        const hole = holes[row * 5 + col] === true && seldom[row * 5 + col] === true;
        if (row + col > 0 && !hole) cells.push([col, row]);
      }
    }
    return createGrid({ orientation, shift, cells });
  });

/** A fixed noise: the same whole number below `size` for the same inputs, whatever order they are asked in. */
export function noise(seed: number, size: number, ...inputs: readonly number[]): number {
  let mixed = seed | 0;
  for (const input of inputs) {
    mixed = Math.imul(mixed ^ input, 0x9e37_79b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85eb_ca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % size;
}

export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly side: number;
  readonly direction: number;
}

export function arcs(grid: HexGrid): Arc[] {
  const found: Arc[] = [];
  for (let from = 0; from < grid.count; from++) {
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[from * 6 + direction] ?? NONE;
      if (to !== NONE) found.push({ from, to, side: grid.sides[from * 6 + direction] ?? NONE, direction });
    }
  }
  return found;
}
