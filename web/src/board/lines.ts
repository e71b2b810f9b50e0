// Lines from place to place: the way a piece goes, supply and rail lines, and where they break.
import type { Camera } from './camera.ts';
import type { Geometry } from './geometry.ts';
import { styleInk } from './inks.ts';
import type { Look } from './shades.ts';
import type { Line } from './types.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointsOf(line: Line, geometry: Geometry, camera: Camera): Point[] {
  return line.path
    .map((at) => geometry.where(at))
    .filter((p) => p !== undefined)
    .map((p) => ({ x: camera.toX(p.x), y: camera.toY(p.y) }));
}

/** A broken line ends in a mark: `supply break`, `soviet break`, or `break` alone. */
function isBroken(style: string): boolean {
  return /(^|[ -])break$/.test(style);
}

/** The ways of pieces, over the counters: an arrow into an occupied hex must be seen. */
export function drawPaths(
  ctx: CanvasRenderingContext2D,
  lines: readonly Line[],
  geometry: Geometry,
  camera: Camera,
  look: Look,
): void {
  // What the player drew himself has an ink of its own.
  const own = { ...look, inks: { ...look.inks, link: look.inks.both } };
  for (const line of lines)
    if (line.style === 'path' || line.style === 'own')
      drawPath(ctx, pointsOf(line, geometry, camera), thickness(camera), line.style === 'own' ? own : look);
}

function thickness(camera: Camera): number {
  return Math.min(5, Math.max(1.5, camera.k * 0.07));
}

export function drawLines(
  ctx: CanvasRenderingContext2D,
  lines: readonly Line[],
  geometry: Geometry,
  camera: Camera,
  look: Look,
): void {
  const thick = thickness(camera);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  // Lines of one style make one path: hundreds of supply lines share most of their hexes.
  for (const [style, list] of Map.groupBy(
    lines.filter((l) => l.style !== 'path' && l.style !== 'own'),
    (l) => l.style,
  )) {
    const base = style.replace(/[ -]?break$/, '');
    const ink = styleInk(base === '' ? 'bad' : base, look.inks, look.palette);
    const all = list.map((l) => pointsOf(l, geometry, camera)).filter((p) => p.length > 0);
    ctx.beginPath();
    for (const points of all) trace(ctx, points);
    ctx.globalAlpha = 0.75;
    ctx.strokeStyle = look.inks.paper;
    ctx.lineWidth = thick + 2.5;
    ctx.setLineDash([]);
    ctx.stroke();
    ctx.globalAlpha = 0.95;
    ctx.strokeStyle = ink;
    ctx.lineWidth = thick;
    if (isBroken(style)) ctx.setLineDash([thick * 2, thick * 2]);
    ctx.stroke();
    ctx.setLineDash([]);
    if (isBroken(style)) for (const points of all) breakMark(ctx, points, thick, look);
  }
  ctx.globalAlpha = 1;
}

function trace(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  for (const [i, p] of points.entries()) {
    if (i === 0) ctx.moveTo(p.x, p.y);
    else ctx.lineTo(p.x, p.y);
  }
}

/** Two strokes across the end of the line. */
function breakMark(ctx: CanvasRenderingContext2D, points: readonly Point[], thick: number, look: Look): void {
  const end = points.at(-1);
  if (end === undefined) return;
  const r = thick * 2.6;
  ctx.beginPath();
  ctx.moveTo(end.x - r, end.y - r);
  ctx.lineTo(end.x + r, end.y + r);
  ctx.moveTo(end.x + r, end.y - r);
  ctx.lineTo(end.x - r, end.y + r);
  ctx.strokeStyle = look.inks.paper;
  ctx.lineWidth = thick * 1.1 + 3;
  ctx.stroke();
  ctx.strokeStyle = look.inks.accent;
  ctx.lineWidth = thick * 1.1;
  ctx.stroke();
}

/** The way of a piece: a line with a dot at each step and an arrow at the end. */
function drawPath(ctx: CanvasRenderingContext2D, points: readonly Point[], thick: number, look: Look): void {
  const last = points.at(-1);
  const before = points.at(-2);
  if (last === undefined || before === undefined) return;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const head = thick * 3.4;
  // From the edge of the counter: its face stays to be read.
  const [from, next] = [points[0] ?? before, points[1] ?? last];
  const first = Math.atan2(next.y - from.y, next.x - from.x);
  const out = Math.hypot(next.x - from.x, next.y - from.y) * 0.36;
  const start = { x: from.x + Math.cos(first) * out, y: from.y + Math.sin(first) * out };
  const tip = { x: last.x - Math.cos(angle) * head * 0.2, y: last.y - Math.sin(angle) * head * 0.2 };
  const neck = { x: tip.x - Math.cos(angle) * head * 0.8, y: tip.y - Math.sin(angle) * head * 0.8 };
  for (const [ink, more] of [
    [look.inks.paper, 3],
    [look.inks.link, 0],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.fillStyle = ink;
    ctx.lineWidth = thick + more;
    ctx.beginPath();
    trace(ctx, [start, ...points.slice(1, -1), neck]);
    ctx.stroke();
    ctx.beginPath();
    for (const p of points.slice(1, -1)) {
      ctx.moveTo(p.x + thick * 1.3 + more / 2, p.y);
      ctx.arc(p.x, p.y, thick * 1.3 + more / 2, 0, 2 * Math.PI);
    }
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(tip.x, tip.y);
    for (const turn of [2.6, -2.6])
      ctx.lineTo(tip.x + Math.cos(angle + turn) * head, tip.y + Math.sin(angle + turn) * head);
    ctx.closePath();
    ctx.fill();
    if (more > 0) ctx.stroke();
  }
}
