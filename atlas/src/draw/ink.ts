// How much ink lies under a box: names may cross lines, but better spots are free of them.
import type { Box } from './placer.ts';

const CELL = 3;

export interface InkMap {
  add(line: readonly number[], weight: number): void;
  addBox(box: Box, weight: number): void;
  /** Mean ink under the box, 0..1 or so. */
  under(box: Box): number;
}

function clamp(v: number, most: number): number {
  return Math.min(Math.max(v, 0), most);
}

export function createInk(width: number, height: number): InkMap {
  const w = Math.ceil(width / CELL) + 2;
  const h = Math.ceil(height / CELL) + 2;
  const cells = new Float32Array(w * h);
  let sums: Float64Array | undefined;
  const put = (x: number, y: number, weight: number): void => {
    const i = Math.floor(x / CELL);
    const j = Math.floor(y / CELL);
    if (i < 0 || j < 0 || i >= w || j >= h) return;
    const k = j * w + i;
    cells[k] = Math.max(cells[k] ?? 0, weight);
  };
  /** A table of sums makes every question cheap; it is made when the first question comes. */
  const table = (): Float64Array => {
    if (sums !== undefined) return sums;
    const t = new Float64Array((w + 1) * (h + 1));
    for (let j = 0; j < h; j++) {
      let row = 0;
      for (let i = 0; i < w; i++) {
        row += cells[j * w + i] ?? 0;
        t[(j + 1) * (w + 1) + i + 1] = (t[j * (w + 1) + i + 1] ?? 0) + row;
      }
    }
    sums = t;
    return t;
  };
  return {
    add: (line, weight) => {
      sums = undefined;
      for (let i = 2; i < line.length; i += 2) {
        const ax = line[i - 2] ?? 0;
        const ay = line[i - 1] ?? 0;
        const dx = (line[i] ?? 0) - ax;
        const dy = (line[i + 1] ?? 0) - ay;
        const n = Math.max(1, Math.ceil(Math.hypot(dx, dy) / CELL));
        for (let k = 0; k <= n; k++) put(ax + (dx * k) / n, ay + (dy * k) / n, weight);
      }
    },
    addBox: (box, weight) => {
      sums = undefined;
      for (let y = box.y0; y <= box.y1; y += CELL) for (let x = box.x0; x <= box.x1; x += CELL) put(x, y, weight);
    },
    under: (box) => {
      const t = table();
      const i0 = clamp(Math.floor(box.x0 / CELL), w);
      const j0 = clamp(Math.floor(box.y0 / CELL), h);
      const i1 = clamp(Math.ceil(box.x1 / CELL), w);
      const j1 = clamp(Math.ceil(box.y1 / CELL), h);
      const n = Math.max(1, (i1 - i0) * (j1 - j0));
      const at = (i: number, j: number): number => t[j * (w + 1) + i] ?? 0;
      return (at(i1, j1) - at(i0, j1) - at(i1, j0) + at(i0, j0)) / n;
    },
  };
}
