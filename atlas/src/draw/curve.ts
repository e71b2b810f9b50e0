// Lines as flat arrays of coordinates [x, y, x, y, ...]: smoothing, thinning, offsets, ribbons.

export type Flat = readonly number[];

export function pointCount(line: Flat): number {
  return line.length >> 1;
}

/** Douglas-Peucker on an open line: drops points nearer than `tolerance` to the line without them. */
export function simplify(line: Flat, tolerance: number): number[] {
  const n = pointCount(line);
  if (n < 3) return [...line];
  const keep = new Uint8Array(n);
  keep[0] = 1;
  keep[n - 1] = 1;
  const stack: [number, number][] = [[0, n - 1]];
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [a, b] = span;
    let worst = tolerance;
    let at = -1;
    for (let i = a + 1; i < b; i++) {
      const d = distanceToSegment(line, i, a, b);
      if (d <= worst) continue;
      worst = d;
      at = i;
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push([a, at], [at, b]);
  }
  const out: number[] = [];
  for (let i = 0; i < n; i++) if (keep[i] === 1) out.push(line[2 * i] ?? 0, line[2 * i + 1] ?? 0);
  return out;
}

/** A closed ring is thinned as two open halves, so that it keeps its far ends. */
export function simplifyRing(ring: Flat, tolerance: number): number[] {
  const n = pointCount(ring);
  if (n < 8) return [...ring];
  const half = Math.floor(n / 2) * 2;
  const first = simplify(ring.slice(0, half + 2), tolerance);
  const second = simplify([...ring.slice(half), ring[0] ?? 0, ring[1] ?? 0], tolerance);
  return [...first, ...second.slice(2, -2)];
}

function distanceToSegment(line: Flat, i: number, a: number, b: number): number {
  const ax = line[2 * a] ?? 0;
  const ay = line[2 * a + 1] ?? 0;
  const dx = (line[2 * b] ?? 0) - ax;
  const dy = (line[2 * b + 1] ?? 0) - ay;
  const px = (line[2 * i] ?? 0) - ax;
  const py = (line[2 * i + 1] ?? 0) - ay;
  const len2 = dx * dx + dy * dy;
  const t = len2 === 0 ? 0 : Math.min(Math.max((px * dx + py * dy) / len2, 0), 1);
  return Math.hypot(px - t * dx, py - t * dy);
}

/** Chaikin's corner cutting; the ends stay. */
export function chaikin(line: Flat, rounds: number): number[] {
  let pts = [...line];
  for (let k = 0; k < rounds; k++) {
    const n = pointCount(pts);
    if (n < 3) return pts;
    const out: number[] = [pts[0] ?? 0, pts[1] ?? 0];
    for (let i = 0; i + 1 < n; i++) {
      const [ax, ay, bx, by] = [pts[2 * i] ?? 0, pts[2 * i + 1] ?? 0, pts[2 * i + 2] ?? 0, pts[2 * i + 3] ?? 0];
      if (i > 0) out.push(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25);
      if (i + 2 < n) out.push(ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75);
    }
    out.push(pts[2 * n - 2] ?? 0, pts[2 * n - 1] ?? 0);
    pts = out;
  }
  return pts;
}

export function lineLength(line: Flat): number {
  let sum = 0;
  for (let i = 2; i < line.length; i += 2) {
    sum += Math.hypot((line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0));
  }
  return sum;
}

/** Evenly spaced points along a line, both ends included. */
export function resample(line: Flat, spacing: number): number[] {
  const total = lineLength(line);
  const n = Math.max(1, Math.round(total / spacing));
  const step = total / n;
  const out: number[] = [line[0] ?? 0, line[1] ?? 0];
  let want = step;
  let done = 0;
  for (let i = 2; i < line.length; i += 2) {
    const ax = line[i - 2] ?? 0;
    const ay = line[i - 1] ?? 0;
    const dx = (line[i] ?? 0) - ax;
    const dy = (line[i + 1] ?? 0) - ay;
    const len = Math.hypot(dx, dy);
    if (len === 0) continue;
    while (want <= done + len + 1e-9 && out.length < 2 * n) {
      const t = (want - done) / len;
      out.push(ax + dx * t, ay + dy * t);
      want += step;
    }
    done += len;
  }
  out.push(line.at(-2) ?? 0, line.at(-1) ?? 0);
  return out;
}

/** Unit normals (to the right of travel, y downward) at each point. */
export function normals(line: Flat): number[] {
  const n = pointCount(line);
  const out: number[] = [];
  for (let i = 0; i < n; i++) {
    const a = Math.max(i - 1, 0);
    const b = Math.min(i + 1, n - 1);
    const dx = (line[2 * b] ?? 0) - (line[2 * a] ?? 0);
    const dy = (line[2 * b + 1] ?? 0) - (line[2 * a + 1] ?? 0);
    const len = Math.hypot(dx, dy) || 1;
    out.push(-dy / len, dx / len);
  }
  return out;
}

/** A line moved sideways. */
export function offset(line: Flat, by: number): number[] {
  const nrm = normals(line);
  return line.map((v, i) => v + (nrm[i] ?? 0) * by);
}

/** The outline of a line whose width changes along it: widths given at the start and the end, eased between. */
export function ribbon(line: Flat, widthAt: (t: number) => number): number[] {
  const nrm = normals(line);
  const n = pointCount(line);
  const total = lineLength(line) || 1;
  const left: number[] = [];
  const right: number[] = [];
  let run = 0;
  for (let i = 0; i < n; i++) {
    const x = line[2 * i] ?? 0;
    const y = line[2 * i + 1] ?? 0;
    if (i > 0) run += Math.hypot(x - (line[2 * i - 2] ?? 0), y - (line[2 * i - 1] ?? 0));
    const w = widthAt(run / total) / 2;
    left.push(x - (nrm[2 * i] ?? 0) * w, y - (nrm[2 * i + 1] ?? 0) * w);
    right.unshift(x + (nrm[2 * i] ?? 0) * w, y + (nrm[2 * i + 1] ?? 0) * w);
  }
  return [...left, ...right];
}

/** Point and direction at a distance along the line. */
export function pointAlong(line: Flat, distance: number): { x: number; y: number; angle: number } {
  let left = distance;
  for (let i = 2; i < line.length; i += 2) {
    const ax = line[i - 2] ?? 0;
    const ay = line[i - 1] ?? 0;
    const dx = (line[i] ?? 0) - ax;
    const dy = (line[i + 1] ?? 0) - ay;
    const len = Math.hypot(dx, dy);
    if (left <= len || i + 2 >= line.length) {
      const t = len === 0 ? 0 : Math.min(left / len, 1);
      return { x: ax + dx * t, y: ay + dy * t, angle: Math.atan2(dy, dx) };
    }
    left -= len;
  }
  return { x: line[0] ?? 0, y: line[1] ?? 0, angle: 0 };
}
