// From longitude and latitude to map coordinates: a base projection, a polynomial fitted or given, and a gentle warp that
// brings places into the hexes the rulebook names.
import type { Point } from './lattice.ts';

const EARTH_KM = 6371;
const RAD = Math.PI / 180;

export type BaseProjection =
  | { readonly kind: 'equidistant-conic'; readonly meridian: number; readonly parallels: readonly [number, number] }
  | { readonly kind: 'lambert-conformal'; readonly meridian: number; readonly parallels: readonly [number, number] }
  /** u = (lon - meridian) / 10, v = (lat - parallel) / 10: for grids fitted straight to degrees. */
  | { readonly kind: 'degrees'; readonly meridian: number; readonly parallel: number };

/** Base coordinates (east, north): kilometres, or tens of degrees for kind `degrees`. */
export type BaseForward = (lon: number, lat: number) => readonly [east: number, north: number];

const tan = (phi: number) => Math.tan(Math.PI / 4 + phi / 2);

export function baseForward(p: BaseProjection): BaseForward {
  if (p.kind === 'degrees') return (lon, lat) => [(lon - p.meridian) / 10, (lat - p.parallel) / 10];
  const [a, b] = [p.parallels[0] * RAD, p.parallels[1] * RAD];
  const mid = (a + b) / 2;
  if (p.kind === 'equidistant-conic') {
    const n = Math.abs(a - b) < 1e-9 ? Math.sin(a) : (Math.cos(a) - Math.cos(b)) / (b - a);
    const g = Math.cos(a) / n + a;
    const rho0 = g - mid;
    return (lon, lat) => {
      const rho = g - lat * RAD;
      const theta = n * (lon - p.meridian) * RAD;
      return [EARTH_KM * rho * Math.sin(theta), EARTH_KM * (rho0 - rho * Math.cos(theta))];
    };
  }
  const n = Math.abs(a - b) < 1e-9 ? Math.sin(a) : Math.log(Math.cos(a) / Math.cos(b)) / Math.log(tan(b) / tan(a));
  const f = (Math.cos(a) * tan(a) ** n) / n;
  const rho0 = f / tan(mid) ** n;
  return (lon, lat) => {
    const rho = f / tan(lat * RAD) ** n;
    const theta = n * (lon - p.meridian) * RAD;
    return [EARTH_KM * rho * Math.sin(theta), EARTH_KM * (rho0 - rho * Math.cos(theta))];
  };
}

export type Terms = 'affine' | 'similarity' | 'quadratic';

function termsOf(terms: Terms, e: number, n: number): number[] {
  return terms === 'quadratic' ? [1, e, n, e * e, e * n, n * n] : [1, e, n];
}

/** Least squares by normal equations; the systems are at most 6 x 6 and well scaled by the caller. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const n = rows[0]?.length ?? 0;
  const m = Array.from({ length: n }, () => Array.from({ length: n + 1 }, () => 0));
  for (const [k, row] of rows.entries())
    for (let i = 0; i < n; i++) {
      const mi = m[i] ?? [];
      for (let j = 0; j < n; j++) mi[j] = (mi[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
      mi[n] = (mi[n] ?? 0) + (row[i] ?? 0) * (values[k] ?? 0);
    }
  return solve(m);
}

/** Gauss-Jordan with pivoting on an n x (n+1) matrix. */
export function solve(m: number[][]): number[] {
  const n = m.length;
  for (let c = 0; c < n; c++) {
    let p = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(m[r]?.[c] ?? 0) > Math.abs(m[p]?.[c] ?? 0)) p = r;
    const pivot = m[p] ?? [];
    m[p] = m[c] ?? [];
    m[c] = pivot;
    const v = pivot[c] ?? 0;
    if (Math.abs(v) < 1e-14) throw new Error('projection: the control places do not determine the grid (singular fit)');
    for (let j = c; j <= n; j++) pivot[j] = (pivot[j] ?? 0) / v;
    for (let r = 0; r < n; r++) {
      const row = m[r] ?? [];
      const f = row[c] ?? 0;
      if (r === c || f === 0) continue;
      for (let j = c; j <= n; j++) row[j] = (row[j] ?? 0) - f * (pivot[j] ?? 0);
    }
  }
  return m.map((row) => row[n] ?? 0);
}

export interface ProjectionSpec {
  readonly base: BaseProjection;
  readonly terms: Terms;
  /** Coefficients of x and y in map coordinates; absent: fitted to the certain places. */
  readonly x?: readonly number[];
  readonly y?: readonly number[];
  /** Which places the fit uses; 'pinned' adds those whose hex was derived, where the certain ones lie in one corner. */
  readonly fitOn?: 'certain' | 'pinned';
  /** How far inside its hex a pinned place is drawn: 0 centre, 1 edge. Default 0.8. Absent or null: no warp. */
  readonly warp?: { readonly inside: number } | null;
}

/** A place whose hex is given: `certain` ones take part in the fit, all of them in the warp. */
export interface Control {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  readonly target: Point;
  readonly certain: boolean;
}

export interface FitReport {
  readonly certain: number;
  readonly rms: number;
  readonly worst: number;
  readonly worstName: string;
  readonly pinned: number;
  readonly warped: number;
  readonly largestWarp: number;
  /** Smallest local area factor of the warp; at or below zero the sheet would fold. */
  readonly tightest: number;
}

export interface Projection {
  forward(lon: number, lat: number): Point;
  /** Undoes forward, warp and all. */
  inverse(x: number, y: number): { lon: number; lat: number };
  readonly report: FitReport;
  readonly coefficients: { readonly x: readonly number[]; readonly y: readonly number[] };
}

function fit(spec: ProjectionSpec, base: BaseForward, controls: readonly Control[]): { x: number[]; y: number[] } {
  if (spec.x && spec.y) return { x: [...spec.x], y: [...spec.y] };
  const used = controls.filter((c) => c.certain || spec.fitOn === 'pinned');
  const bases = used.map((c) => base(c.lon, c.lat));
  if (spec.terms === 'similarity') {
    // x = a + s*e + t*n, y = b - s*n + t*e: one scale, one turn, y down.
    const rows: number[][] = [];
    const values: number[] = [];
    for (const [i, c] of used.entries()) {
      const [e, n] = bases[i] ?? [0, 0];
      rows.push([1, 0, e / 1000, n / 1000], [0, 1, -n / 1000, e / 1000]);
      values.push(c.target.x, c.target.y);
    }
    const [a = 0, b = 0, s = 0, t = 0] = leastSquares(rows, values);
    return { x: [a, s / 1000, t / 1000], y: [b, t / 1000, -s / 1000] };
  }
  const scale = spec.base.kind === 'degrees' ? 1 : 1000;
  const rows = bases.map(([e, n]) => termsOf(spec.terms, e / scale, n / scale));
  const unscale = (k: number[]) => k.map((v, i) => v / (i === 0 ? 1 : i < 3 ? scale : scale * scale));
  return {
    x: unscale(
      leastSquares(
        rows,
        used.map((c) => c.target.x),
      ),
    ),
    y: unscale(
      leastSquares(
        rows,
        used.map((c) => c.target.y),
      ),
    ),
  };
}

const cap = (v: number) => Math.max(-3, Math.min(3, v));

/** How far a pinned place pulls, in hexes. */
const WARP_REACH = 6;

function kernel(dx: number, dy: number): number {
  const r2 = (dx * dx + dy * dy) / (WARP_REACH * WARP_REACH);
  if (r2 >= 1) return 0;
  const r = Math.sqrt(r2);
  const q = (1 - r) * (1 - r);
  return q * q * (4 * r + 1);
}

export function project(
  spec: ProjectionSpec,
  controls: readonly Control[],
  pull: (c: Control, from: Point) => Point,
): Projection {
  const base = baseForward(spec.base);
  const coefficients = fit(spec, base, controls);
  const plain = (lon: number, lat: number): Point => {
    const [e, n] = base(lon, lat);
    const t = termsOf(spec.terms, e, n);
    let x = 0;
    let y = 0;
    for (let i = 0; i < t.length; i++) {
      x += (coefficients.x[i] ?? 0) * (t[i] ?? 0);
      y += (coefficients.y[i] ?? 0) * (t[i] ?? 0);
    }
    return { x, y };
  };

  // The warp: displacements at the pinned places, spread by a Wendland kernel: smooth at the places themselves, nothing
  // beyond its reach.
  const pins = spec.warp ? controls.map((c) => ({ c, p: plain(c.lon, c.lat) })) : [];
  const moves = pins.map(({ c, p }) => {
    const to = pull(c, p);
    return { x: to.x - p.x, y: to.y - p.y };
  });
  const weights = (axis: 'x' | 'y') =>
    pins.length === 0
      ? []
      : solve(
          pins.map(({ p }, i) => [
            ...pins.map(({ p: o }, j) => kernel(p.x - o.x, p.y - o.y) + (i === j ? 1e-6 : 0)),
            moves[i]?.[axis] ?? 0,
          ]),
        );
  const wx = weights('x');
  const wy = weights('y');
  const bend = (p: Point): Point => {
    let { x, y } = p;
    for (let i = 0; i < pins.length; i++) {
      const o = pins[i]?.p ?? p;
      const k = kernel(p.x - o.x, p.y - o.y);
      if (k === 0) continue;
      x += (wx[i] ?? 0) * k;
      y += (wy[i] ?? 0) * k;
    }
    return { x, y };
  };
  const forward = (lon: number, lat: number) => bend(plain(lon, lat));

  let guess = { lon: controls[0]?.lon ?? 30, lat: controls[0]?.lat ?? 52 };
  const newton = (x: number, y: number, start: { lon: number; lat: number }) => {
    let { lon, lat } = start;
    for (let i = 0; i < 40; i++) {
      const p = forward(lon, lat);
      const ex = x - p.x;
      const ey = y - p.y;
      if (ex * ex + ey * ey < 1e-12) return { lon, lat, ok: true };
      const h = 1e-4;
      const a = forward(lon + h, lat);
      const b = forward(lon, lat + h);
      const xu = (a.x - p.x) / h;
      const yu = (a.y - p.y) / h;
      const xv = (b.x - p.x) / h;
      const yv = (b.y - p.y) / h;
      const det = xu * yv - xv * yu;
      if (Math.abs(det) < 1e-12) break;
      // A damped step: near a sharp pin the full one may overshoot.
      const damp = i > 12 ? 0.5 : 1;
      lon += damp * cap((ex * yv - ey * xv) / det);
      lat += damp * cap((ey * xu - ex * yu) / det);
      lat = Math.max(-80, Math.min(85, lat));
    }
    const p = forward(lon, lat);
    return { lon, lat, ok: Math.hypot(x - p.x, y - p.y) < 0.05 };
  };
  const inverse = (x: number, y: number) => {
    let r = newton(x, y, guess);
    if (!r.ok) for (const c of controls) if ((r = newton(x, y, c)).ok) break;
    if (r.ok) guess = { lon: r.lon, lat: r.lat };
    return { lon: r.lon, lat: r.lat };
  };

  const certain = controls.filter((c) => c.certain);
  const errors = certain.map((c) => {
    const p = plain(c.lon, c.lat);
    return Math.hypot(p.x - c.target.x, p.y - c.target.y);
  });
  const worst = errors.length === 0 ? 0 : Math.max(...errors);
  const sizes = moves.map((m) => Math.hypot(m.x, m.y));
  let tightest = 1;
  for (const { p } of pins)
    for (let dx = -2; dx <= 2; dx += 0.5)
      for (let dy = -2; dy <= 2; dy += 0.5) {
        const h = 0.05;
        const o = bend({ x: p.x + dx, y: p.y + dy });
        const a = bend({ x: p.x + dx + h, y: p.y + dy });
        const b = bend({ x: p.x + dx, y: p.y + dy + h });
        tightest = Math.min(tightest, ((a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)) / (h * h));
      }
  return {
    forward,
    inverse,
    coefficients,
    report: {
      certain: certain.length,
      rms: Math.sqrt(errors.reduce((s, e) => s + e * e, 0) / Math.max(1, errors.length)),
      worst,
      worstName: certain[errors.indexOf(worst)]?.name ?? '',
      pinned: controls.length,
      warped: sizes.filter((s) => s > 1e-9).length,
      largestWarp: Math.max(0, ...sizes),
      tightest,
    },
  };
}
