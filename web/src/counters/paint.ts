// Marks on a canvas.
import type { Face } from '../board/types.ts';
import { marksOf } from './face.ts';
import { type BoxMark, CAP, cellsOf, FONT, type Mark, type PathMark, type WordsMark } from './marks.ts';
import type { How } from './types.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const paths = new Map<string, Path2D>();
function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const made = new Path2D(d);
  paths.set(d, made);
  return made;
}

function paintBox(ctx: Context, m: BoxMark): void {
  ctx.beginPath();
  if (m.r > 0) ctx.roundRect(m.x, m.y, m.w, m.h, m.r);
  else ctx.rect(m.x, m.y, m.w, m.h);
  if (m.fill !== undefined) {
    ctx.fillStyle = m.fill;
    ctx.fill();
  }
  if (m.stroke === undefined) return;
  ctx.strokeStyle = m.stroke;
  ctx.lineWidth = m.width ?? 1;
  ctx.stroke();
}

function paintPath(ctx: Context, m: PathMark): void {
  const path = pathOf(m.d);
  ctx.save();
  ctx.translate(m.x, m.y);
  ctx.scale(m.scale, m.scale);
  if (m.fill !== undefined) {
    ctx.fillStyle = m.fill;
    ctx.fill(path);
  }
  if (m.stroke !== undefined) {
    ctx.strokeStyle = m.stroke;
    ctx.lineWidth = (m.width ?? 1) / m.scale;
    ctx.lineJoin = 'round';
    ctx.stroke(path);
  }
  ctx.restore();
}

function paintWords(ctx: Context, m: WordsMark): void {
  ctx.save();
  ctx.translate(m.x, m.y);
  if (m.turn) ctx.rotate((m.turn * Math.PI) / 2);
  ctx.font = `${m.weight} ${m.size}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = m.fill;
  const y = (m.size * CAP) / 2;
  if (m.tabular) {
    const cells = cellsOf(m.text, m.size);
    for (const [i, c] of Array.from(m.text).entries()) ctx.fillText(c, cells[i] ?? 0, y);
  } else ctx.fillText(m.text, 0, y, m.fit);
  ctx.restore();
}

export function paint(ctx: Context, marks: readonly Mark[]): void {
  for (const m of marks) {
    ctx.globalAlpha = m.opacity ?? 1;
    if (m.kind === 'box') paintBox(ctx, m);
    else if (m.kind === 'path') paintPath(ctx, m);
    else paintWords(ctx, m);
  }
  ctx.globalAlpha = 1;
}

/** Draws a piece with its upper left corner at (x, y), in the units of the context. For many pieces use sprites. */
export function drawFace(ctx: Context, face: Face, x: number, y: number, size: number, how: How): void {
  ctx.save();
  ctx.translate(x, y);
  paint(ctx, marksOf(face, size, how));
  ctx.restore();
}
