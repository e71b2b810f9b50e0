// Cutting outlines to a window, so that a tile pays for what it shows and not for the whole coast.
import type { Box, Plan } from './plan.ts';

/** The part of a ring within a box, as a flat ring; edges along the box's border are an artefact, so the box must lie beyond what is seen. */
export function clipRing(ring: ArrayLike<number>, box: Box): number[] {
  let points: ArrayLike<number> = ring;
  for (const side of [0, 1, 2, 3] as const) {
    points = cut(points, side, box);
    if (points.length === 0) break;
  }
  return points as number[];
}

/** Sutherland and Hodgman: one side of the box after the other. */
function cut(points: ArrayLike<number>, side: 0 | 1 | 2 | 3, box: Box): number[] {
  const axis = side < 2 ? 0 : 1;
  const sign = side % 2 === 0 ? 1 : -1;
  const limit = side === 0 ? box.x0 : side === 1 ? box.x1 : side === 2 ? box.y0 : box.y1;
  const out: number[] = [];
  const n = points.length;
  if (n === 0) return out;
  let px = points[n - 2] ?? 0;
  let py = points[n - 1] ?? 0;
  let before = ((axis === 0 ? px : py) - limit) * sign;
  for (let i = 0; i < n; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const now = ((axis === 0 ? x : y) - limit) * sign;
    if (now >= 0 !== before >= 0) {
      const t = before / (before - now);
      out.push(axis === 0 ? limit : px + (x - px) * t, axis === 0 ? py + (y - py) * t : limit);
    }
    if (now >= 0) out.push(x, y);
    px = x;
    py = y;
    before = now;
  }
  return out;
}

/** The rings of a plan that meet a box, cut to it. */
export function ringsIn(plan: Plan, first: number, end: number, box: Box): ArrayLike<number>[] {
  const out: ArrayLike<number>[] = [];
  for (let r = first; r < end; r++) {
    const where = ringPlace(plan, r, box);
    if (where === 'outside') continue;
    const ring = plan.coords.subarray(plan.starts[r], plan.starts[r + 1]);
    if (where === 'inside') out.push(ring);
    else {
      const part = clipRing(ring, box);
      if (part.length > 4) out.push(part);
    }
  }
  return out;
}

export function ringPlace(plan: Plan, r: number, box: Box): 'inside' | 'outside' | 'across' {
  const b = plan.ringBoxes;
  const x0 = b[r * 4] ?? 0;
  const y0 = b[r * 4 + 1] ?? 0;
  const x1 = b[r * 4 + 2] ?? 0;
  const y1 = b[r * 4 + 3] ?? 0;
  if (x1 < box.x0 || x0 > box.x1 || y1 < box.y0 || y0 > box.y1) return 'outside';
  return x0 >= box.x0 && x1 <= box.x1 && y0 >= box.y0 && y1 <= box.y1 ? 'inside' : 'across';
}

/** A clip as a tile sees it: everything, nothing, or rings to clip with. Most tiles lie inland and need no clipping at all. */
export function clipIn(plan: Plan, clip: number, box: Box): 'all' | 'none' | readonly ArrayLike<number>[] {
  const c = plan.clips[clip];
  if (c === undefined) return 'all';
  const rings = ringsIn(plan, c.first, c.end, box);
  if (rings.length === 0) return 'none';
  if (!rings.every((r) => alongBorder(r, box))) return rings;
  const cx = (box.x0 + box.x1) / 2 + 0.123;
  const cy = (box.y0 + box.y1) / 2 + 0.077;
  const around = rings.filter((r) => holds(r, cx, cy)).length;
  return around % 2 === 1 ? 'all' : 'none';
}

/** Every edge runs along a side of the box: the ring cuts nothing off in between. */
function alongBorder(ring: ArrayLike<number>, box: Box): boolean {
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[j] ?? 0, ring[j + 1] ?? 0, ring[i] ?? 0, ring[i + 1] ?? 0];
    const upright = both(ax, bx, box.x0) || both(ax, bx, box.x1);
    const level = both(ay, by, box.y0) || both(ay, by, box.y1);
    if (!upright && !level) return false;
  }
  return true;
}

/** Coordinates are kept in single precision: a hundredth of a pixel is nothing. */
function both(a: number, b: number, limit: number): boolean {
  return Math.abs(a - limit) < 0.01 && Math.abs(b - limit) < 0.01;
}

function holds(ring: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false;
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const xi = ring[i] ?? 0;
    const yi = ring[i + 1] ?? 0;
    const xj = ring[j] ?? 0;
    const yj = ring[j + 1] ?? 0;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** A stretch of a line: points from .. to, and how far along the line it begins, for its dashes. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly along: number;
}

/** The stretches of a line whose segments meet the box; a closed line's last segment leads back to its first point (index n). */
export function runsIn(points: ArrayLike<number>, closed: boolean, box: Box): Run[] {
  const n = points.length / 2;
  const segments = closed ? n : n - 1;
  const runs: Run[] = [];
  let along = 0;
  let from = -1;
  let start = 0;
  for (let i = 0; i < segments; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const ax = points[i * 2] ?? 0;
    const ay = points[i * 2 + 1] ?? 0;
    const bx = points[j * 2] ?? 0;
    const by = points[j * 2 + 1] ?? 0;
    const meets =
      Math.max(ax, bx) >= box.x0 &&
      Math.min(ax, bx) <= box.x1 &&
      Math.max(ay, by) >= box.y0 &&
      Math.min(ay, by) <= box.y1;
    if (meets && from < 0) {
      from = i;
      start = along;
    }
    if (!meets && from >= 0) {
      runs.push({ from, to: i, along: start });
      from = -1;
    }
    along += Math.hypot(bx - ax, by - ay);
  }
  if (from >= 0) runs.push({ from, to: segments, along: start });
  return runs;
}
