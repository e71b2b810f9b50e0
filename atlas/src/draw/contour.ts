// Marching squares: the closed outlines of {field >= level}, in map coordinates.
import { areaOf } from '../geo/polygon.ts';
import type { Lattice } from './field.ts';

/**
 * Outlines as flat rings for the even-odd rule. Beyond the lattice counts as outside, so every outline closes;
 * `dropSmaller` leaves out rings that enclose less than that area (in map units squared).
 */
export function contour(lattice: Lattice, field: Float32Array, level: number, dropSmaller = 0): number[][] {
  const { width, height } = lattice;
  // A frame of outside knots around the lattice, so that shapes cut by the edge are closed along it.
  const at = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= width || j >= height ? level - 1 : (field[j * width + i] ?? 0);
  // Each crossing lies on a lattice edge: even keys are edges to the right of knot (i, j), odd keys edges below it.
  const stride = width + 2;
  const edge = (i: number, j: number, down: 0 | 1): number => ((j + 1) * stride + (i + 1)) * 2 + down;
  // Every crossing is left by exactly one link: the outline is a set of loops.
  const next = new Int32Array((height + 2) * stride * 2).fill(-1);
  const starts: number[] = [];
  const link = (from: number, to: number): void => {
    next[from] = to;
    starts.push(from);
  };
  for (let j = -1; j < height; j++) {
    for (let i = -1; i < width; i++) {
      const a = at(i, j);
      const b = at(i + 1, j);
      const c = at(i + 1, j + 1);
      const d = at(i, j + 1);
      const code = (a >= level ? 1 : 0) | (b >= level ? 2 : 0) | (c >= level ? 4 : 0) | (d >= level ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const top = edge(i, j, 0);
      const right = edge(i + 1, j, 1);
      const bottom = edge(i, j + 1, 0);
      const left = edge(i, j, 1);
      // Inside stays on the right hand, so every ring is a consistent loop.
      switch (code) {
        case 1:
          link(left, top);
          break;
        case 2:
          link(top, right);
          break;
        case 3:
          link(left, right);
          break;
        case 4:
          link(right, bottom);
          break;
        case 6:
          link(top, bottom);
          break;
        case 7:
          link(left, bottom);
          break;
        case 8:
          link(bottom, left);
          break;
        case 9:
          link(bottom, top);
          break;
        case 11:
          link(bottom, right);
          break;
        case 12:
          link(right, left);
          break;
        case 13:
          link(right, top);
          break;
        case 14:
          link(top, left);
          break;
        default: {
          const joined = (a + b + c + d) / 4 >= level;
          if (code === 5) {
            link(left, joined ? bottom : top);
            link(right, joined ? top : bottom);
          } else {
            link(top, joined ? left : right);
            link(bottom, joined ? right : left);
          }
        }
      }
    }
  }
  const rings: number[][] = [];
  for (const start of starts) {
    if ((next[start] ?? -1) < 0) continue;
    const ring: number[] = [];
    let k = start;
    for (;;) {
      const to = next[k] ?? -1;
      if (to < 0) break;
      next[k] = -1;
      pushCrossing(ring, k, stride, at, level, lattice);
      k = to;
    }
    if (ring.length >= 6 && Math.abs(areaOf(ring)) >= dropSmaller) rings.push(ring);
  }
  return rings;
}

function pushCrossing(
  ring: number[],
  key: number,
  stride: number,
  at: (i: number, j: number) => number,
  level: number,
  lattice: Lattice,
): void {
  const down = key & 1;
  const cell = key >> 1;
  const i = (cell % stride) - 1;
  const j = Math.floor(cell / stride) - 1;
  const a = at(i, j);
  const b = down === 1 ? at(i, j + 1) : at(i + 1, j);
  const t = Math.min(Math.max((level - a) / (b - a), 0.02), 0.98);
  ring.push(lattice.x0 + (i + (down === 1 ? 0 : t)) * lattice.step);
  ring.push(lattice.y0 + (j + (down === 1 ? t : 0)) * lattice.step);
}
