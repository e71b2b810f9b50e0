// A planned scene on a canvas: the same picture as svg.ts writes, a window of it at a time. Knows no browser: whatever has
// these methods of a canvas context will do, a recorder in a test included.
import { clipIn, ringPlace, ringsIn, runsIn } from './clip.ts';
import { type Turn, turnBack, turned, turnedRect } from './layout.ts';
import type { Face, Paint } from './paints.ts';
import type { Box, Plan, PlanGroup, PlanLayer } from './plan.ts';
import type { TextShape } from './scene.ts';
import { paintOf } from './svg.ts';
import type { Theme } from './theme.ts';

/** The part of a 2D context that is used. */
export interface Brush {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  miterLimit: number;
  lineDashOffset: number;
  font: string;
  letterSpacing: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(rule?: 'nonzero' | 'evenodd'): void;
  setLineDash(dash: number[]): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
}

/** Another sheet of the same size and turned alike, for layers that are cut out as a whole. */
export interface Stencil {
  /** The sheet, wiped clean. */
  begin(): Brush;
  /** Keeps of the sheet what its current path holds (even-odd), and lays that on the picture. */
  end(): void;
}

const SERIF = '"Source Serif 4", Georgia, serif';
const CONDENSED = '"Barlow Condensed", "Arial Narrow", sans-serif';
const FACES: Readonly<Record<Face, readonly [style: string, family: string]>> = {
  serif: ['400', SERIF],
  'serif-bold': ['600', SERIF],
  'serif-italic': ['italic 400', SERIF],
  condensed: ['500', CONDENSED],
  'condensed-bold': ['600', CONDENSED],
};

export function fontOf(face: Face, size: number): string {
  const [style, family] = FACES[face];
  return `${style} ${size}px ${family}`;
}

/** What SVG assumes when nothing is said. */
const MITER_LIMIT = 4;
/** Beyond this many points it pays to look for the stretches of a line that are seen. */
const LONG = 24;
/** Marks in one path: browsers fill a path of ten thousand trees a hundred times slower than a hundred paths of a hundred. */
const MARKS = 48;

/**
 * Paints what of the plan meets the window (in sheet units). The context is already turned to sheet units and shows nothing
 * beyond the sheet. With a stencil, layers that end at a coast are cut out once together; without, every stroke is clipped,
 * which takes browsers many times longer. A context that is also turned by quarters says so: names stay upright.
 */
export function paintPlan(ctx: Brush, plan: Plan, theme: Theme, window: Box, stencil?: Stencil, turn: Turn = 0): void {
  const box = within(grow(window, 2 * plan.pen), { x0: 0, y0: 0, x1: plan.width, y1: plan.height });
  if (box.x1 <= box.x0 || box.y1 <= box.y0) return;
  const layers = plan.layers.filter((l) => l.groups.some((g) => isNear(g, plan, window, turn)));
  for (let i = 0; i < layers.length; ) {
    const clip = layers[i]?.clip ?? -1;
    const same = layers.slice(i, i + runLength(layers, i));
    i += same.length;
    const part = clipIn(plan, clip, box);
    if (part === 'none') continue;
    const paintAll = (on: Brush): void => {
      on.miterLimit = MITER_LIMIT;
      for (const layer of same) for (const group of layer.groups) paintGroup(on, plan, theme, group, window, turn);
    };
    if (part === 'all') paintAll(ctx);
    else if (stencil === undefined) {
      ctx.save();
      traceAll(ctx, part);
      ctx.clip('evenodd');
      paintAll(ctx);
      ctx.restore();
    } else {
      const sheet = stencil.begin();
      paintAll(sheet);
      traceAll(sheet, part);
      stencil.end();
    }
  }
}

function traceAll(ctx: Brush, rings: readonly ArrayLike<number>[]): void {
  ctx.beginPath();
  for (const ring of rings) trace(ctx, ring, 0, ring.length / 2, 'closed');
}

/** How many layers from this one on are cut out alike. */
function runLength(layers: readonly PlanLayer[], from: number): number {
  let to = from + 1;
  while (to < layers.length && layers[to]?.clip === layers[from]?.clip) to++;
  return to - from;
}

/** The window and as much beyond it as the pen reaches. */
function reachOf(group: PlanGroup, plan: Plan, window: Box): Box {
  const { width, haloWidth } = paintOf(group.cls);
  return grow(window, Math.max(width ?? 0, haloWidth ?? 0, 2) * plan.pen);
}

/** Names that stay upright on a turned map reach where they otherwise do not. */
function isNear(group: PlanGroup, plan: Plan, window: Box, turn: Turn): boolean {
  return (group.kind === 'text' && turn !== 0) || !apart(group.box, reachOf(group, plan, window));
}

function paintGroup(ctx: Brush, plan: Plan, theme: Theme, group: PlanGroup, window: Box, turn: Turn): void {
  const paint = paintOf(group.cls);
  const box = reachOf(group, plan, window);
  if (!isNear(group, plan, window, turn)) return;
  if (group.kind === 'text') return paintTexts(ctx, plan, theme, group, paint, box, turn);
  if (group.kind === 'line') return paintLines(ctx, plan, theme, group, paint, box);
  const rings = ringsIn(plan, group.first, group.end, box);
  const paintSome = (some: readonly ArrayLike<number>[]): void => {
    traceAll(ctx, some);
    fillPath(ctx, theme, paint);
    if (paint.stroke === undefined) return;
    setStroke(ctx, plan, theme, paint);
    ctx.stroke();
  };
  if (rings.length === 0) return;
  if (!group.marks) return paintSome(rings);
  for (let i = 0; i < rings.length; i += MARKS) paintSome(rings.slice(i, i + MARKS));
}

function paintLines(ctx: Brush, plan: Plan, theme: Theme, group: PlanGroup, paint: Paint, box: Box): void {
  setStroke(ctx, plan, theme, paint);
  ctx.beginPath();
  let traced = 0;
  for (let r = group.first; r < group.end; r++) {
    const where = ringPlace(plan, r, box);
    if (where === 'outside') continue;
    const points = plan.coords.subarray(plan.starts[r], plan.starts[r + 1]);
    const closed = plan.closed[r] === 1;
    traced++;
    if (where === 'inside' || points.length < LONG || paint.fill !== undefined) {
      trace(ctx, points, 0, points.length / 2, closed ? 'closed' : 'open');
      continue;
    }
    for (const run of runsIn(points, closed, box)) {
      if (paint.dash === undefined) {
        trace(ctx, points, run.from, run.to + 1, 'open');
        continue;
      }
      // Dashes go on where they would be had the line been drawn from its beginning.
      ctx.stroke();
      ctx.beginPath();
      trace(ctx, points, run.from, run.to + 1, 'open');
      ctx.lineDashOffset = run.along;
      ctx.stroke();
      ctx.lineDashOffset = 0;
      ctx.beginPath();
    }
  }
  if (traced === 0) return;
  fillPath(ctx, theme, paint);
  if (paint.fill !== undefined) setStroke(ctx, plan, theme, paint);
  ctx.stroke();
}

/** Points from .. to - 1; the index after the last point is the first one again. */
function trace(ctx: Brush, points: ArrayLike<number>, from: number, to: number, ends: 'open' | 'closed'): void {
  const n = points.length / 2;
  ctx.moveTo(points[from * 2] ?? 0, points[from * 2 + 1] ?? 0);
  for (let i = from + 1; i < to; i++) {
    const k = i === n ? 0 : i;
    ctx.lineTo(points[k * 2] ?? 0, points[k * 2 + 1] ?? 0);
  }
  if (ends === 'closed') ctx.closePath();
}

function fillPath(ctx: Brush, theme: Theme, paint: Paint): void {
  if (paint.fill === undefined) return;
  ctx.fillStyle = theme.colours[paint.fill];
  ctx.globalAlpha = paint.fillOpacity ?? 1;
  ctx.fill('evenodd');
}

function setStroke(ctx: Brush, plan: Plan, theme: Theme, paint: Paint): void {
  if (paint.stroke === undefined) return;
  ctx.strokeStyle = theme.colours[paint.stroke];
  ctx.globalAlpha = paint.strokeOpacity ?? 1;
  ctx.lineWidth = (paint.width ?? 1) * plan.pen;
  ctx.lineCap = paint.cap ?? 'butt';
  ctx.lineJoin = paint.join ?? 'miter';
  ctx.setLineDash((paint.dash ?? []).map((d) => d * plan.pen));
}

function paintTexts(ctx: Brush, plan: Plan, theme: Theme, group: PlanGroup, paint: Paint, box: Box, turn: Turn): void {
  const seen: Upright[] = [];
  for (let i = group.first; i < group.end; i++) {
    const b = plan.textBoxes;
    const text = plan.texts[i];
    if (text === undefined) continue;
    const where = { x0: b[i * 4] ?? 0, y0: b[i * 4 + 1] ?? 0, x1: b[i * 4 + 2] ?? 0, y1: b[i * 4 + 3] ?? 0 };
    const pivot = text.of ?? [(where.x0 + where.x1) / 2, (where.y0 + where.y1) / 2];
    const covers = text.glyphs === undefined ? around(where, pivot, turn) : where;
    if (!apart(covers, box)) seen.push({ text, pivot });
  }
  const first = seen[0];
  if (first === undefined) return;
  ctx.font = fontOf(paint.face ?? 'serif', first.text.size);
  ctx.letterSpacing = `${first.text.spacing ?? 0}px`;
  if (paint.halo !== undefined) {
    ctx.strokeStyle = theme.colours[paint.halo];
    ctx.globalAlpha = paint.haloOpacity ?? 1;
    ctx.lineWidth = (paint.haloWidth ?? 2) * plan.pen;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'butt';
    ctx.setLineDash([]);
    for (const t of seen) letters(ctx, t, turn, (s, x, y) => ctx.strokeText(s, x, y));
  }
  if (paint.fill === undefined) return;
  ctx.fillStyle = theme.colours[paint.fill];
  ctx.globalAlpha = paint.fillOpacity ?? 1;
  for (const t of seen) letters(ctx, t, turn, (s, x, y) => ctx.fillText(s, x, y));
}

/** A name and the point it turns about. */
interface Upright {
  readonly text: TextShape;
  readonly pivot: readonly [x: number, y: number];
}
/** What an upright name covers of a turned sheet, in units of the sheet. */
function around(box: Box, [px, py]: readonly [number, number], turn: Turn): Box {
  if (turn === 0) return box;
  const r = turnedRect(turnBack(turn), { x0: box.x0 - px, y0: box.y0 - py, x1: box.x1 - px, y1: box.y1 - py });
  return { x0: r.x0 + px, y0: r.y0 + py, x1: r.x1 + px, y1: r.y1 + py };
}

type Put = (s: string, x: number, y: number) => void;
function letters(ctx: Brush, { text, pivot: [px, py] }: Upright, turn: Turn, put: Put): void {
  if (text.glyphs !== undefined) {
    for (const g of isUpsideDown(text.glyphs, turn) ? reversed(text.glyphs, text.size) : text.glyphs) {
      if (g.char === ' ') continue;
      ctx.save();
      ctx.translate(g.x, g.y);
      ctx.rotate(g.angle);
      put(g.char, 0, 0);
      ctx.restore();
    }
    return;
  }
  if (turn === 0) return put(text.text, text.x, text.y);
  ctx.save();
  ctx.translate(px, py);
  ctx.rotate((-turn * Math.PI) / 2);
  put(text.text, text.x - px, text.y - py);
  ctx.restore();
}

type Glyphs = NonNullable<TextShape['glyphs']>;
/** Whether a name along a line would be read from right to left. */
function isUpsideDown(glyphs: Glyphs, turn: Turn): boolean {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (turn === 0 || first === undefined || last === undefined) return false;
  const [dx, dy] = turned(turn, last.x - first.x, last.y - first.y);
  return dx < -0.2 * Math.abs(dy);
}
/** Of a letter without one below the line. */
const CAP = 0.66;
/** The same line from its other end: each letter takes the room of its counterpart, in the same band beside the line. */
function reversed(glyphs: Glyphs, size: number): Glyphs {
  const n = glyphs.length;
  return glyphs.map((g, i) => {
    const room = glyphs[n - 1 - i] ?? g;
    const before = glyphs[n - 2 - i] ?? room;
    const next = glyphs[n - i];
    const [ex, ey] = next === undefined ? [2 * room.x - before.x, 2 * room.y - before.y] : [next.x, next.y];
    const up = CAP * size;
    return {
      char: g.char,
      x: ex + Math.sin(room.angle) * up,
      y: ey - Math.cos(room.angle) * up,
      angle: room.angle + Math.PI,
    };
  });
}

function grow(b: Box, by: number): Box {
  return { x0: b.x0 - by, y0: b.y0 - by, x1: b.x1 + by, y1: b.y1 + by };
}

function within(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

function apart(a: Box, b: Box): boolean {
  return a.x1 < b.x0 || a.x0 > b.x1 || a.y1 < b.y0 || a.y0 > b.y1;
}
