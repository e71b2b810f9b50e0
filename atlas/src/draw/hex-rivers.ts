// Boards whose rivers are a feature of hexes: the real course is drawn, bent a little so that it keeps to the hexes that
// carry the mark and visits each of them. Where a river does not count it is a thin line.
import type { HexMap } from '../../../kit/src/map.ts';
import { chaikin, lineLength, resample, simplify } from './curve.ts';
import type { Layout } from './layout.ts';
import { linesOf, type OutlineLine, type Outlines } from '../outlines.ts';
import { strokeWidth, type RiverStroke } from './rivers.ts';

const SPACING = 0.1;
/** How far (in hexes) a point may be moved to keep it in a marked hex. */
const REACH = 0.5;

/** The hexes marked as river hexes; empty on boards that know no such mark. */
export function riverHexes(map: HexMap): Set<number> {
  const out = new Set<number>();
  const bit = map.marks.findIndex((m) => /^(major |minor )?river/i.test(m));
  if (bit < 0) return out;
  for (let h = 0; h < map.grid.count; h++) if (((map.marked[h] ?? 0) & (1 << bit)) !== 0) out.add(h);
  return out;
}

export function hexRivers(layout: Layout, outlines: Outlines, marked: ReadonlySet<number>): RiverStroke[] {
  const lines = linesOf(outlines, 'river').map((l) => ({ line: l, points: resample(l.points, SPACING) }));
  const counts = lines.map((l) => shareMarked(l.points, layout, marked) >= 0.35);
  for (const [i, l] of lines.entries()) if (counts[i] === true) keepInside(l.points, layout, marked);
  visitAll(
    lines.filter((_, i) => counts[i] === true).map((l) => l.points),
    layout,
    marked,
  );
  return lines.flatMap(({ line, points }, i) => split(line, points, layout, marked, counts[i] === true));
}

function shareMarked(points: readonly number[], layout: Layout, marked: ReadonlySet<number>): number {
  let on = 0;
  let all = 0;
  for (let i = 0; i < points.length; i += 2) {
    const h = layout.hexAt(points[i] ?? 0, points[i + 1] ?? 0);
    if (h < 0) continue;
    all++;
    if (marked.has(h)) on++;
  }
  return all === 0 ? 0 : on / all;
}

/** Points in an unmarked hex move just over the border of the nearest marked one. */
function keepInside(points: number[], layout: Layout, marked: ReadonlySet<number>): void {
  const { neighbours } = layout.grid;
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    const h = layout.hexAt(x, y);
    if (h < 0 || marked.has(h)) continue;
    let best = -1;
    let near = Infinity;
    for (let d = 0; d < 6; d++) {
      const n = neighbours[h * 6 + d] ?? -1;
      if (!marked.has(n)) continue;
      const far = Math.hypot((layout.cx[n] ?? 0) - x, (layout.cy[n] ?? 0) - y);
      if (far < near) [best, near] = [n, far];
    }
    if (best < 0) continue;
    const [cx, cy] = [layout.cx[best] ?? 0, layout.cy[best] ?? 0];
    for (let k = 0.95; k > 0.2; k -= 0.05) {
      const [nx, ny] = [cx + (x - cx) * k, cy + (y - cy) * k];
      if (near * (1 - k) > REACH) break;
      if (layout.hexAt(nx, ny) !== best) continue;
      points[i] = cx + (nx - cx) * 0.86;
      points[i + 1] = cy + (ny - cy) * 0.86;
      break;
    }
  }
}

/** A marked hex without a river draws the nearest course toward its centre. */
function visitAll(lines: readonly number[][], layout: Layout, marked: ReadonlySet<number>): void {
  const visited = new Set<number>();
  for (const p of lines) for (let i = 0; i < p.length; i += 2) visited.add(layout.hexAt(p[i] ?? 0, p[i + 1] ?? 0));
  for (const h of marked) {
    if (visited.has(h)) continue;
    const [cx, cy] = [layout.cx[h] ?? 0, layout.cy[h] ?? 0];
    let best: { points: number[]; i: number } | undefined;
    let near = 1.2;
    for (const points of lines) {
      for (let i = 0; i < points.length; i += 2) {
        const d = Math.hypot((points[i] ?? 0) - cx, (points[i + 1] ?? 0) - cy);
        if (d < near) [near, best] = [d, { points, i }];
      }
    }
    if (best === undefined) continue;
    const { points, i } = best;
    const dx = (cx - (points[i] ?? 0)) * 0.75;
    const dy = (cy - (points[i + 1] ?? 0)) * 0.75;
    const span = Math.round(0.8 / SPACING);
    for (let k = -span; k <= span; k++) {
      const j = i + 2 * k;
      if (j < 0 || j >= points.length) continue;
      const pull = (1 + Math.cos((Math.PI * k) / span)) / 2;
      points[j] = (points[j] ?? 0) + dx * pull;
      points[j + 1] = (points[j + 1] ?? 0) + dy * pull;
    }
  }
}

/** Cuts a course where it enters and leaves marked hexes; the wide parts grow from source to mouth. */
function split(
  line: OutlineLine,
  points: readonly number[],
  layout: Layout,
  marked: ReadonlySet<number>,
  counts: boolean,
): RiverStroke[] {
  const rank = line.rank === 1 ? 1 : line.rank === 2 ? 2 : 3;
  const n = points.length / 2;
  const on = (k: number): boolean => {
    const h = layout.hexAt(points[2 * k] ?? 0, points[2 * k + 1] ?? 0);
    return counts && (h < 0 || marked.has(h));
  };
  const grown = Math.min(1, lineLength(points) / 14);
  const width = (k: number): number => strokeWidth(rank, 0.12 + 0.88 * grown * (k / Math.max(1, n - 1)));
  const out: RiverStroke[] = [];
  for (let a = 0; a < n - 1; ) {
    const kind = on(a);
    let b = a + 1;
    while (b < n - 1 && on(b) === kind) b++;
    const course = chaikin(simplify(points.slice(2 * a, 2 * b + 2), 0.035), 2);
    const name = line.name ?? '';
    const named = kind && name !== '' ? [{ name, course }] : [];
    if (kind) out.push({ course, from: width(a), to: width(b), rank, names: named, spring: a === 0 });
    else out.push({ course, from: 0.7, to: 0.9, rank: 3, names: [], spring: false, faint: true });
    a = b;
  }
  return out;
}
