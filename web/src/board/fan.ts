// The pieces of a place side by side, at a size that can be read and touched at any zoom.
import type { Inks } from './inks.ts';
import type { Face } from './types.ts';

export interface FanSpot {
  readonly face: Face;
  /** Centre. */
  readonly x: number;
  readonly y: number;
}

export interface Fan {
  readonly at: number;
  readonly size: number;
  readonly spots: readonly FanSpot[];
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Where it points to. */
  readonly from: { readonly x: number; readonly y: number; readonly hex: number };
  /** It lies over something the player may want to press. */
  readonly covers: boolean;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
/** Steps (pixels) in which a free place for the fan is looked for. */
const STEP = 16;
/** How much of a hex (of its width) is kept free around its middle. */
const REACH = 0.45;

const GAP = 8;
const PAD = 10;
const PER_ROW = 6;
const LEAST = 46;
const MOST = 76;

/** Above the place when there is room, else below it; always wholly on the board. Where something may be pressed that it would
 * cover (`keep`), as near as it can lie without that. Top pieces of the pile come first. */
export function layFan(
  at: number,
  faces: readonly Face[],
  place: { readonly x: number; readonly y: number; readonly hex: number },
  board: { readonly width: number; readonly height: number },
  keep: readonly Point[] = [],
): Fan {
  const size = Math.round(Math.min(MOST, Math.max(LEAST, place.hex * 0.64)));
  const fit = Math.max(1, Math.floor((board.width - 2 * PAD) / (size + GAP)));
  const perRow = Math.min(fit, faces.length <= 2 * PER_ROW ? PER_ROW : Math.ceil(Math.sqrt(faces.length * 2.2)));
  const rows = Math.ceil(faces.length / perRow);
  const across = Math.min(perRow, faces.length);
  const w = across * (size + GAP) - GAP + 2 * PAD;
  const h = rows * (size + GAP) - GAP + 2 * PAD;
  const gap = place.hex * 0.4 + 10;
  const above = place.y - gap - h;
  const best = {
    x: Math.max(4, Math.min(board.width - w - 4, place.x - w / 2)),
    y: above >= 4 ? above : Math.min(place.y + gap, board.height - h - 4),
  };
  const room = place.hex * REACH;
  const over = (at: Point, p: Point): boolean =>
    p.x > at.x - room && p.x < at.x + w + room && p.y > at.y - room && p.y < at.y + h + room;
  // The pile itself stays in sight too.
  const isFree = (at: Point): boolean => !keep.some((p) => over(at, p)) && !over(at, place);
  const spot = isFree(best) || keep.length === 0 ? best : (freeSpot(best, { w, h }, board, isFree) ?? best);
  const { x, y } = spot;
  const spots = faces.toReversed().map((face, i) => ({
    face,
    x: x + PAD + (i % perRow) * (size + GAP) + size / 2,
    y: y + PAD + Math.floor(i / perRow) * (size + GAP) + size / 2,
  }));
  return { at, size, spots, box: { x, y, w, h }, from: place, covers: keep.some((p) => over(spot, p)) };
}
/** The nearest spot that is free. */
function freeSpot(
  best: Point,
  size: { readonly w: number; readonly h: number },
  board: { readonly width: number; readonly height: number },
  isFree: (at: Point) => boolean,
): Point | undefined {
  let found: { readonly at: Point; readonly far: number } | undefined;
  for (let x = 4; x <= board.width - size.w - 4; x += STEP)
    for (let y = 4; y <= board.height - size.h - 4; y += STEP) {
      const far = (x - best.x) ** 2 + (y - best.y) ** 2;
      if ((found === undefined || far < found.far) && isFree({ x, y })) found = { at: { x, y }, far };
    }
  return found?.at;
}

export function inFan(fan: Fan, x: number, y: number, margin = 0): boolean {
  const { box } = fan;
  return x >= box.x - margin && x <= box.x + box.w + margin && y >= box.y - margin && y <= box.y + box.h + margin;
}

export function fanPiece(fan: Fan, x: number, y: number): Face | undefined {
  const r = fan.size / 2 + GAP / 2;
  return fan.spots.find((s) => Math.abs(s.x - x) <= r && Math.abs(s.y - y) <= r)?.face;
}

export function drawFanCard(ctx: CanvasRenderingContext2D, fan: Fan, inks: Inks): void {
  const { box, from } = fan;
  // Laid aside it has no tip: that would point across the board.
  const aside = from.x < box.x || from.x > box.x + box.w || (from.y > box.y && from.y < box.y + box.h);
  const below = box.y > from.y;
  const edge = below ? box.y : box.y + box.h;
  const tip = from.y + (below ? 1 : -1) * Math.max(4, from.hex * 0.3);
  const x = Math.max(box.x + 14, Math.min(box.x + box.w - 14, from.x));
  ctx.save();
  ctx.shadowColor = 'rgba(0, 0, 0, 0.4)';
  ctx.shadowBlur = 14;
  ctx.shadowOffsetY = 3;
  ctx.fillStyle = inks.paper;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, 3);
  const inside = below ? edge + 1 : edge - 1;
  const far = Math.abs(edge - tip) > 2 * from.hex;
  if (!aside && !far) {
    ctx.moveTo(x - 8, inside);
    ctx.lineTo(from.x, tip);
    ctx.lineTo(x + 8, inside);
    ctx.closePath();
  }
  ctx.fill();
  ctx.restore();
  ctx.strokeStyle = inks.ink;
  ctx.globalAlpha = 0.25;
  ctx.lineWidth = 1;
  ctx.strokeRect(Math.round(box.x) + 3.5, Math.round(box.y) + 3.5, Math.round(box.w) - 7, Math.round(box.h) - 7);
  ctx.globalAlpha = 1;
}
