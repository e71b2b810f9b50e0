// A field is a number at each knot of a square lattice over the map. Areas of terrain are fields: hex truth and
// geographic outlines are painted into lattices, blurred, added, and traced again as smooth outlines.
import type { Rect } from './layout.ts';

export interface Lattice {
  readonly x0: number;
  readonly y0: number;
  /** Distance between knots in map units. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

export function createLattice(rect: Rect, step: number): Lattice {
  return {
    x0: rect.x0,
    y0: rect.y0,
    step,
    width: Math.ceil((rect.x1 - rect.x0) / step) + 1,
    height: Math.ceil((rect.y1 - rect.y0) / step) + 1,
  };
}

export function emptyField(lattice: Lattice): Float32Array {
  return new Float32Array(lattice.width * lattice.height);
}

/** Vertical sub-scanlines per knot row: enough for a traced outline that follows the source to a tenth of a knot. */
const SUBROWS = 4;

/**
 * How much of each knot's cell the rings cover (even-odd rule), 0..1, added into the field.
 * Horizontal coverage is exact, vertical is sampled.
 */
export function paintRings(lattice: Lattice, rings: readonly (readonly number[])[], field: Float32Array): void {
  const { width, height, x0, y0, step } = lattice;
  const rows = height * SUBROWS;
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    const n = ring.length;
    for (let i = 0; i < n; i += 2) {
      const j = (i + 2) % n;
      const ax = ((ring[i] ?? 0) - x0) / step;
      const ay = (((ring[i + 1] ?? 0) - y0) / step + 0.5) * SUBROWS - 0.5;
      const bx = ((ring[j] ?? 0) - x0) / step;
      const by = (((ring[j + 1] ?? 0) - y0) / step + 0.5) * SUBROWS - 0.5;
      if (ay === by) continue;
      const from = Math.max(0, Math.ceil(Math.min(ay, by)));
      const to = Math.min(rows - 1, Math.ceil(Math.max(ay, by)) - 1);
      for (let k = from; k <= to; k++) crossings[k]?.push(ax + ((bx - ax) * (k - ay)) / (by - ay));
    }
  }
  const weight = 1 / SUBROWS;
  for (let k = 0; k < rows; k++) {
    const xs = crossings[k];
    if (xs === undefined || xs.length < 2) continue;
    xs.sort((a, b) => a - b);
    const base = Math.floor(k / SUBROWS) * width;
    for (let i = 0; i + 1 < xs.length; i += 2) fillSpan(field, base, width, xs[i] ?? 0, xs[i + 1] ?? 0, weight);
  }
}

/** Knot i stands for the span i - 0.5 .. i + 0.5. */
function fillSpan(field: Float32Array, base: number, width: number, a: number, b: number, weight: number): void {
  const from = Math.max(a + 0.5, 0);
  const to = Math.min(b + 0.5, width);
  if (to <= from) return;
  const first = Math.floor(from);
  const last = Math.min(Math.floor(to), width - 1);
  if (first === last) {
    field[base + first] = (field[base + first] ?? 0) + (to - from) * weight;
    return;
  }
  field[base + first] = (field[base + first] ?? 0) + (first + 1 - from) * weight;
  for (let i = first + 1; i < last; i++) field[base + i] = (field[base + i] ?? 0) + weight;
  field[base + last] = (field[base + last] ?? 0) + (to - last) * weight;
}

/** Three box blurs: a Gaussian of about the given radius (in knots) to the eye. Edges repeat their last value. */
export function blur(lattice: Lattice, field: Float32Array, radius: number): Float32Array {
  const r = Math.round(radius);
  if (r < 1) return field;
  let a = field;
  for (let pass = 0; pass < 3; pass++) a = boxColumns(boxRows(a, lattice, r), lattice, r);
  return a;
}

function boxRows(src: Float32Array, { width, height }: Lattice, r: number): Float32Array {
  const out = new Float32Array(src.length);
  const norm = 1 / (2 * r + 1);
  for (let y = 0; y < height; y++) {
    const base = y * width;
    const at = (i: number): number => src[base + Math.min(Math.max(i, 0), width - 1)] ?? 0;
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += at(i);
    for (let x = 0; x < width; x++) {
      out[base + x] = sum * norm;
      sum += at(x + r + 1) - at(x - r);
    }
  }
  return out;
}

function boxColumns(src: Float32Array, { width, height }: Lattice, r: number): Float32Array {
  const out = new Float32Array(src.length);
  const norm = 1 / (2 * r + 1);
  const sums = new Float64Array(width);
  const row = (y: number): number => Math.min(Math.max(y, 0), height - 1) * width;
  for (let i = -r; i <= r; i++) {
    const base = row(i);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (src[base + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const add = row(y + r + 1);
    const drop = row(y - r);
    const base = y * width;
    for (let x = 0; x < width; x++) {
      const s = sums[x] ?? 0;
      out[base + x] = s * norm;
      sums[x] = s + (src[add + x] ?? 0) - (src[drop + x] ?? 0);
    }
  }
  return out;
}

/** The field's value at a map point, the nearest knot's. */
export function sample(lattice: Lattice, field: Float32Array, x: number, y: number): number {
  const i = Math.round((x - lattice.x0) / lattice.step);
  const j = Math.round((y - lattice.y0) / lattice.step);
  if (i < 0 || j < 0 || i >= lattice.width || j >= lattice.height) return 0;
  return field[j * lattice.width + i] ?? 0;
}

/** A fixed scatter of numbers 0..1 from two integers: the same on every machine. */
export function hash01(a: number, b: number, salt = 0): number {
  let h = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Smooth value noise, -1..1, features about one unit of its arguments wide. */
export function noise(x: number, y: number, salt: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const top = hash01(i, j, salt) * (1 - u) + hash01(i + 1, j, salt) * u;
  const low = hash01(i, j + 1, salt) * (1 - u) + hash01(i + 1, j + 1, salt) * u;
  return (top * (1 - v) + low * v) * 2 - 1;
}
