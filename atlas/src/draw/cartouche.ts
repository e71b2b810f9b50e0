// Boards that leave a corner of the sheet free carry their title there, as printed maps do.
import type { Layout, Rect } from './layout.ts';

/** Knots per hex when looking for room. */
const FINE = 3;
/** Room kept between the title and the board, in hexes. */
const APART = 0.5;
/** Least ratio of width to height. */
const SHAPE = 1.25;

/** The largest rectangle of the view that the board does not touch, in map units. */
export function emptyCorner(layout: Layout, view: Rect): Rect {
  const w = Math.floor((view.x1 - view.x0) * FINE);
  const h = Math.floor((view.y1 - view.y0) * FINE);
  const near = APART + 0.5;
  const taken = (i: number, j: number): boolean => {
    const x = view.x0 + (i + 0.5) / FINE;
    const y = view.y0 + (j + 0.5) / FINE;
    for (let k = 0; k < 8; k++) {
      const a = (Math.PI * k) / 4;
      if (layout.hexAt(x + Math.cos(a) * near, y + Math.sin(a) * near) >= 0) return true;
    }
    return layout.hexAt(x, y) >= 0;
  };
  // For every row the height of the free column above it; the best rectangle under each skyline.
  const height = new Int32Array(w);
  let best = { size: 0, i0: 0, j0: 0, i1: 0, j1: 0 };
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) height[i] = taken(i, j) ? 0 : (height[i] ?? 0) + 1;
    for (let i = 0; i < w; i++) {
      let low = Infinity;
      for (let k = i; k < w && (height[k] ?? 0) > 0; k++) {
        low = Math.min(low, height[k] ?? 0);
        const wide = k - i + 1;
        // Titles are wider than high; a taller gap counts only as far as it helps.
        const high = Math.min(low, Math.floor(wide / SHAPE));
        const size = wide * high;
        if (size > best.size) best = { size, i0: i, j0: j + 1 - low, i1: k + 1, j1: j + 1 - low + high };
      }
    }
  }
  const x = (i: number): number => view.x0 + i / FINE;
  const y = (j: number): number => view.y0 + j / FINE;
  return { x0: x(best.i0), y0: y(best.j0), x1: x(best.i1), y1: y(best.j1) };
}
