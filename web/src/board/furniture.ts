// What lies on the table beside the map: its edge and shadow, and the boxes one enters and leaves by.
import type { Camera } from './camera.ts';
import { BOX_RADIUS, type Geometry } from './geometry.ts';
import type { Inks } from './inks.ts';
import type { Pen, Stamps } from './stamps.ts';

export function drawTable(
  ctx: CanvasRenderingContext2D,
  geometry: Geometry | undefined,
  camera: Camera,
  inks: Inks,
): void {
  ctx.fillStyle = inks.table;
  if (geometry === undefined) {
    ctx.fillRect(0, 0, camera.width, camera.height);
    return;
  }
  const s = geometry.sheet;
  const [x, y] = [camera.toX(s.x0), camera.toY(s.y0)];
  const [w, h] = [camera.toX(s.x1) - x, camera.toY(s.y1) - y];
  // Nothing of the table is seen: every full wash of the screen counts while panning.
  if (x <= 0 && y <= 0 && x + w >= camera.width && y + h >= camera.height) return;
  ctx.fillRect(0, 0, camera.width, camera.height);
  // A shadow in three steps: a blurred one as large as the screen would be paid for in every frame.
  for (const [by, alpha] of [
    [7, 0.08],
    [4, 0.12],
    [1.5, 0.2],
  ] as const) {
    ctx.strokeStyle = `rgba(0, 0, 0, ${alpha})`;
    ctx.lineWidth = 2 * by;
    ctx.strokeRect(x, y + 2, w, h);
  }
}

export function drawBoxes(
  ctx: CanvasRenderingContext2D,
  geometry: Geometry,
  camera: Camera,
  look: { readonly inks: Inks; readonly stamps: Stamps; readonly ratio: number },
): void {
  const r = Math.round(BOX_RADIUS * camera.k);
  if (r < 3) return;
  const { inks, stamps, ratio } = look;
  for (const b of geometry.boxes) {
    const x = camera.toX(b.x);
    const y = camera.toY(b.y);
    if (x < -r || y < -r || x > camera.width + r || y > camera.height + r) continue;
    const side = 2 * r + 2;
    const spot = { x: x - r - 1, y: y - r - 1, w: side, h: side, ratio };
    stamps.put(ctx, spot, `box${b.name}${inks.paper}`, (pen) => paintBox(pen, b.name, r, inks));
  }
}

function paintBox(pen: Pen, name: string, r: number, inks: Inks): void {
  pen.fillStyle = inks.paper;
  pen.strokeStyle = inks.ink;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(1, 1, 2 * r, 2 * r, r * 0.1);
  pen.fill();
  pen.globalAlpha = 0.35;
  pen.stroke();
  pen.globalAlpha = 1;
  pen.fillStyle = inks.ink;
  pen.font = `600 ${Math.min(30, Math.max(8, r * 1.1))}px "Barlow Condensed", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, r + 1, r + 1 + r * 0.06, 2 * r - 4);
}

/** The keyboard's cursor: a hex of two lines, seen on any ground. */
export function drawRing(
  ctx: CanvasRenderingContext2D,
  trace: () => void,
  inks: Inks,
  style: 'cursor' | 'hover',
): void {
  ctx.lineJoin = 'round';
  ctx.beginPath();
  trace();
  if (style === 'hover') {
    ctx.globalAlpha = 0.55;
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = inks.ink;
    ctx.stroke();
    ctx.globalAlpha = 1;
    return;
  }
  ctx.lineWidth = 6;
  ctx.strokeStyle = inks.paper;
  ctx.stroke();
  ctx.lineWidth = 3;
  ctx.strokeStyle = inks.ink;
  ctx.stroke();
}
