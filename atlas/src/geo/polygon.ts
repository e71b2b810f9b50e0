// Plane geometry on flat coordinate lists [x, y, x, y, ...]: clipping, simplifying, distances.

export type Flat = readonly number[];
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** Squared distance from a point to a polyline, with the position along it (segment index + share). */
export function nearest(line: Flat, x: number, y: number): { d2: number; at: number } {
  let d2 = Number.POSITIVE_INFINITY;
  let at = 0;
  if (line.length === 2) {
    const dx = x - (line[0] ?? 0);
    const dy = y - (line[1] ?? 0);
    return { d2: dx * dx + dy * dy, at: 0 };
  }
  for (let i = 0; i + 3 < line.length; i += 2) {
    const ax = line[i] ?? 0;
    const ay = line[i + 1] ?? 0;
    const bx = (line[i + 2] ?? 0) - ax;
    const by = (line[i + 3] ?? 0) - ay;
    const l2 = bx * bx + by * by;
    const t = l2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * bx + (y - ay) * by) / l2));
    const dx = x - ax - t * bx;
    const dy = y - ay - t * by;
    const d = dx * dx + dy * dy;
    if (d < d2) {
      d2 = d;
      at = i / 2 + t;
    }
  }
  return { d2, at };
}

export function lengthOf(line: Flat): number {
  let sum = 0;
  for (let i = 0; i + 3 < line.length; i += 2)
    sum += Math.hypot((line[i + 2] ?? 0) - (line[i] ?? 0), (line[i + 3] ?? 0) - (line[i + 1] ?? 0));
  return sum;
}

export function areaOf(ring: Flat): number {
  let sum = 0;
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    sum += (ring[i] ?? 0) * (ring[j + 1] ?? 0) - (ring[j] ?? 0) * (ring[i + 1] ?? 0);
  }
  return sum / 2;
}

export function inRing(ring: Flat, x: number, y: number): boolean {
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

function clipHalf(ring: Flat, axis: 0 | 1, limit: number, keep: 1 | -1): number[] {
  const out: number[] = [];
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    const ax = ring[i] ?? 0;
    const ay = ring[i + 1] ?? 0;
    const bx = ring[j] ?? 0;
    const by = ring[j + 1] ?? 0;
    const a = ((axis === 0 ? ax : ay) - limit) * keep;
    const b = ((axis === 0 ? bx : by) - limit) * keep;
    if (a >= 0) out.push(ax, ay);
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b);
      out.push(ax + t * (bx - ax), ay + t * (by - ay));
    }
  }
  return out;
}

/** A ring cut to a rectangle (Sutherland-Hodgman: edges along the rectangle may run double, which even-odd filling forgives). */
export function clipRing(ring: Flat, [left, top, right, bottom]: Bounds): number[] {
  let r = clipHalf(ring, 0, left, 1);
  if (r.length > 0) r = clipHalf(r, 0, right, -1);
  if (r.length > 0) r = clipHalf(r, 1, top, 1);
  if (r.length > 0) r = clipHalf(r, 1, bottom, -1);
  return r;
}

/** The pieces of a polyline inside a rectangle. */
export function clipLine(line: Flat, [left, top, right, bottom]: Bounds): number[][] {
  const pieces: number[][] = [];
  let now: number[] = [];
  const close = () => {
    if (now.length >= 4) pieces.push(now);
    now = [];
  };
  for (let i = 0; i + 3 < line.length; i += 2) {
    const ax = line[i] ?? 0;
    const ay = line[i + 1] ?? 0;
    const dx = (line[i + 2] ?? 0) - ax;
    const dy = (line[i + 3] ?? 0) - ay;
    let t0 = 0;
    let t1 = 1;
    let out = false;
    for (const [p, q] of [
      [-dx, ax - left],
      [dx, right - ax],
      [-dy, ay - top],
      [dy, bottom - ay],
    ] as const) {
      if (p === 0) out ||= q < 0;
      else if (p < 0) t0 = Math.max(t0, q / p);
      else t1 = Math.min(t1, q / p);
    }
    if (out || t0 > t1) {
      close();
      continue;
    }
    if (now.length === 0) now.push(ax + t0 * dx, ay + t0 * dy);
    now.push(ax + t1 * dx, ay + t1 * dy);
    if (t1 < 1) close();
  }
  close();
  return pieces;
}

/** Points no further apart than `step`, so that straight edges bend with a curved projection. */
export function densify(line: Flat, step: number): number[] {
  const out: number[] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const ax = line[i] ?? 0;
    const ay = line[i + 1] ?? 0;
    const bx = line[i + 2] ?? 0;
    const by = line[i + 3] ?? 0;
    const n = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < n; k++) out.push(ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n);
  }
  out.push(line[line.length - 2] ?? 0, line[line.length - 1] ?? 0);
  return out;
}

/** Douglas-Peucker: drops points that lie within `tolerance` of the line without them. */
export function simplify(line: Flat, tolerance: number): number[] {
  const n = line.length / 2;
  if (n <= 2) return [...line];
  const keep = new Uint8Array(n);
  keep[0] = 1;
  keep[n - 1] = 1;
  const stack: [number, number][] = [[0, n - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [a, b] = span;
    const segment = [line[2 * a] ?? 0, line[2 * a + 1] ?? 0, line[2 * b] ?? 0, line[2 * b + 1] ?? 0];
    let worst = tolerance * tolerance;
    let at = -1;
    for (let i = a + 1; i < b; i++) {
      const { d2 } = nearest(segment, line[2 * i] ?? 0, line[2 * i + 1] ?? 0);
      if (d2 > worst) {
        worst = d2;
        at = i;
      }
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push([a, at], [at, b]);
  }
  const out: number[] = [];
  for (let i = 0; i < n; i++) if (keep[i]) out.push(line[2 * i] ?? 0, line[2 * i + 1] ?? 0);
  return out;
}

/** A ring is cut at its two most distant points first: a closed line has no ends to hold on to. */
export function simplifyRing(ring: Flat, tolerance: number): number[] {
  const n = ring.length / 2;
  if (n < 4) return [...ring];
  let far = 0;
  let best = -1;
  for (let i = 1; i < n; i++) {
    const d = ((ring[2 * i] ?? 0) - (ring[0] ?? 0)) ** 2 + ((ring[2 * i + 1] ?? 0) - (ring[1] ?? 0)) ** 2;
    if (d > best) {
      best = d;
      far = i;
    }
  }
  const first = simplify(ring.slice(0, 2 * far + 2), tolerance);
  const second = simplify([...ring.slice(2 * far), ring[0] ?? 0, ring[1] ?? 0], tolerance);
  return [...first.slice(0, -2), ...second.slice(0, -2)];
}
