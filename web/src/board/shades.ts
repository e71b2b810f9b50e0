// Hexes coloured over the map: where a piece may go and at what cost, what is chosen, what is refused, overlays.
import type { Camera } from './camera.ts';
import { BOX_RADIUS, type Geometry } from './geometry.ts';
import { figureInk, type Inks, styleInk } from './inks.ts';
import type { Palette } from '../counters/index.ts';
import type { Stamps } from './stamps.ts';
import type { Shade } from './types.ts';

export interface Wash {
  /** How strong the colour is, and its outline. */
  readonly fill: number;
  readonly line: number;
  readonly width: number;
  /** each: every hex has its outline. area: hexes of a style make one field with one outline. */
  readonly outline: 'each' | 'area';
  /** Drawn a little smaller than the hex, so that neighbours stay apart. */
  readonly inset: number;
  readonly hatch?: true;
}

const AREA: Wash = { fill: 0.2, line: 0.85, width: 2, outline: 'area', inset: 1 };
const WASHES: Readonly<Record<string, Wash>> = {
  target: { fill: 0.26, line: 0.85, width: 2, outline: 'each', inset: 0.92 },
  other: { fill: 0.12, line: 0.95, width: 2, outline: 'each', inset: 0.86, hatch: true },
  own: { fill: 0.05, line: 0.9, width: 2, outline: 'each', inset: 0.82 },
  strike: { fill: 0.24, line: 0.95, width: 3, outline: 'each', inset: 0.9 },
  start: { fill: 0.12, line: 0.6, width: 1.5, outline: 'each', inset: 0.92 },
  chosen: { fill: 0.16, line: 1, width: 3, outline: 'each', inset: 0.92 },
  pointed: { fill: 0.08, line: 1, width: 4, outline: 'each', inset: 0.94 },
  illegal: { fill: 0.06, line: 0.8, width: 1.5, outline: 'each', inset: 0.93, hatch: true },
  path: { fill: 0.12, line: 0, width: 0, outline: 'each', inset: 0.93 },
  bad: { fill: 0.14, line: 0.85, width: 2, outline: 'area', inset: 1, hatch: true },
  break: { fill: 0.14, line: 0.85, width: 2, outline: 'each', inset: 0.93, hatch: true },
  quiet: { fill: 0.1, line: 0.3, width: 1, outline: 'area', inset: 1 },
  nobody: { fill: 0.1, line: 0.3, width: 1, outline: 'area', inset: 1 },
};

export function washOf(style: string): Wash {
  return WASHES[style.replace(/^overlay-/, '')] ?? AREA;
}

export interface Look {
  readonly inks: Inks;
  readonly palette: Palette;
}

/** The corners of a place on the screen, into the path of the context. */
export function tracePlace(
  ctx: CanvasRenderingContext2D,
  geometry: Geometry,
  camera: Camera,
  at: number,
  inset: number,
): void {
  const where = geometry.where(at);
  if (where === undefined) return;
  if (at >= geometry.grid.count) {
    const r = BOX_RADIUS * inset * camera.k;
    ctx.rect(camera.toX(where.x) - r, camera.toY(where.y) - r, 2 * r, 2 * r);
    return;
  }
  const { cornerX, cornerY } = geometry.layout;
  for (let c = 0; c < 6; c++) {
    const x = camera.toX(where.x + (cornerX[c] ?? 0) * inset);
    const y = camera.toY(where.y + (cornerY[c] ?? 0) * inset);
    if (c === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.closePath();
}

/** Browsers fill one path of a thousand hexes many times slower than a hundred paths of ten. */
const HANDFUL = 24;
export function* handfuls<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < list.length; i += HANDFUL) yield list.slice(i, i + HANDFUL);
}

/** The sides of hexes beyond which another style begins, a little inside, so that neighbours' lines lie side by side. */
function outline(
  list: readonly Shade[],
  { grid, layout }: Geometry,
): readonly (readonly [number, number, number, number])[] {
  const own = new Set(list.map((s) => s.at));
  const sides: (readonly [number, number, number, number])[] = [];
  for (const { at } of list) {
    if (at >= grid.count) continue;
    const x = layout.cx[at] ?? 0;
    const y = layout.cy[at] ?? 0;
    for (let d = 0; d < 6; d++) {
      if (own.has(grid.neighbours[at * 6 + d] ?? -1)) continue;
      const e = (d + 1) % 6;
      sides.push([
        x + (layout.cornerX[d] ?? 0) * 0.96,
        y + (layout.cornerY[d] ?? 0) * 0.96,
        x + (layout.cornerX[e] ?? 0) * 0.96,
        y + (layout.cornerY[e] ?? 0) * 0.96,
      ]);
    }
  }
  return sides;
}

const hatches = new Map<string, CanvasPattern | null>();

function hatch(ctx: CanvasRenderingContext2D, ink: string): CanvasPattern | null {
  const known = hatches.get(ink);
  if (known !== undefined) return known;
  const canvas = new OffscreenCanvas(8, 8);
  const c = canvas.getContext('2d');
  if (c === null) return null;
  c.strokeStyle = ink;
  c.lineWidth = 1.6;
  c.beginPath();
  for (const o of [-8, 0, 8]) {
    c.moveTo(o - 1, 9);
    c.lineTo(o + 9, -1);
  }
  c.stroke();
  const made = ctx.createPattern(canvas, 'repeat');
  hatches.set(ink, made);
  return made;
}

export function drawShades(
  ctx: CanvasRenderingContext2D,
  shades: readonly Shade[],
  geometry: Geometry,
  camera: Camera,
  look: Look,
): void {
  const w = camera.window();
  const seen = shades.filter((s) => {
    const p = geometry.where(s.at);
    return p !== undefined && p.x > w.x0 - 1 && p.x < w.x1 + 1 && p.y > w.y0 - 1 && p.y < w.y1 + 1;
  });
  const byStyle = Map.groupBy(seen, (s) => s.style);
  for (const [style, list] of byStyle) {
    const wash = washOf(style);
    const ink = styleInk(style, look.inks, look.palette);
    const lines = wash.hatch ? hatch(ctx, ink) : null;
    ctx.strokeStyle = ink;
    ctx.lineWidth = Math.min(wash.width, Math.max(0.75, camera.k * 0.06));
    ctx.lineCap = 'round';
    for (const some of handfuls(list)) {
      ctx.beginPath();
      for (const s of some) tracePlace(ctx, geometry, camera, s.at, wash.inset);
      ctx.fillStyle = ink;
      ctx.globalAlpha = wash.fill;
      ctx.fill();
      if (lines !== null) {
        ctx.globalAlpha = 0.55;
        ctx.fillStyle = lines;
        ctx.fill();
      }
      if (wash.line === 0 || wash.outline === 'area' || camera.k < 12) continue;
      ctx.globalAlpha = wash.line;
      ctx.stroke();
    }
    if (wash.line === 0 || wash.outline === 'each') continue;
    ctx.globalAlpha = wash.line;
    for (const some of handfuls(outline(list, geometry))) {
      ctx.beginPath();
      for (const [x0, y0, x1, y1] of some) {
        ctx.moveTo(camera.toX(x0), camera.toY(y0));
        ctx.lineTo(camera.toX(x1), camera.toY(y1));
      }
      ctx.stroke();
    }
  }
  ctx.globalAlpha = 1;
}

/** Costs and counts: over the pieces, near the lower edge of the hex, so that neither hides the other. */
export interface TextLook extends Look {
  readonly occupied: (at: number) => boolean;
  readonly stamps: Stamps;
  readonly ratio: number;
}

export function drawShadeTexts(
  ctx: CanvasRenderingContext2D,
  shades: readonly Shade[],
  geometry: Geometry,
  camera: Camera,
  { inks, occupied, stamps, ratio }: TextLook,
): void {
  const size = Math.round(2 * Math.min(20, Math.max(9, camera.k * 0.24))) / 2;
  if (camera.k * 0.9 < size) return;
  const w = camera.window();
  const font = `600 ${size}px "Barlow Condensed", sans-serif`;
  ctx.font = font;
  // The same few figures stand in hundreds of hexes: each is measured and written once.
  const widths = new Map<string, number>();
  const h = Math.ceil(size * 1.14);
  for (const s of shades) {
    if (s.text === undefined || s.text === '') continue;
    const p = geometry.where(s.at);
    if (p === undefined || p.x < w.x0 - 1 || p.x > w.x1 + 1 || p.y < w.y0 - 1 || p.y > w.y1 + 1) continue;
    const { text, style } = s;
    const width = widths.get(text) ?? Math.ceil(ctx.measureText(text).width);
    widths.set(text, width);
    if (width > camera.k * 0.95) continue;
    const x = camera.toX(p.x);
    const y = camera.toY(p.y) + (occupied(s.at) ? camera.k * 0.42 : 0);
    const spot = { x: x - width / 2 - 4, y: y - h / 2, w: width + 8, h, ratio };
    const ink = figureInk(style, inks);
    stamps.put(ctx, spot, `figure${text}${ink}${inks.paper}`, (pen) => {
      pen.globalAlpha = 0.88;
      pen.fillStyle = inks.paper;
      pen.beginPath();
      pen.roundRect(0, 0, spot.w, h, size * 0.3);
      pen.fill();
      pen.globalAlpha = 1;
      pen.font = font;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillStyle = ink;
      pen.fillText(text, spot.w / 2, h / 2 + size * 0.06);
    });
  }
}
