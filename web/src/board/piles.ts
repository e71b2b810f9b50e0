// Piles of counters on the screen. Pictures of pieces are copied; when many new ones are needed at once they are made a few
// milliseconds' worth a frame, and old ones of another size stand in.
import { coloursOf, sprite, spriteMargin } from '../counters/index.ts';
import type { Camera } from './camera.ts';
import type { Inks } from './inks.ts';
import { LIFT, type Pile, SEEN } from './stacks.ts';
import type { BoardOptions, Face } from './types.ts';

/** A counter smaller than this (pixels) is a square with a figure. */
const SIMPLE = 15;
/** Milliseconds a frame for new pictures. */
const BUDGET = 5;

interface Kept {
  readonly face: Face;
  readonly state: string;
  readonly size: number;
  readonly image: CanvasImageSource;
}

export interface PileView {
  readonly camera: Camera;
  readonly ratio: number;
  readonly options: BoardOptions;
  readonly inks: Inks;
  readonly selected: ReadonlySet<number>;
  /** Not drawn here: on their way, in a hand. */
  readonly away: ReadonlySet<number>;
}

/** Centre and side in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PilePainter {
  /** Returns false when pictures are still to be made: draw again soon. */
  draw(ctx: CanvasRenderingContext2D, piles: readonly Pile[], view: PileView): boolean;
  /** One piece somewhere on the screen: centre and size in pixels. */
  piece(ctx: CanvasRenderingContext2D, face: Face, spot: Spot, view: PileView): void;
  forget(): void;
}

export function createPilePainter(): PilePainter {
  const kept = new Map<number, Kept>();
  const glows = new Map<string, OffscreenCanvas>();
  let spent = 0;
  let late = false;
  /** The size pictures are made for; held while the zoom is on its way. */
  let steady = 0;

  const imageOf = (face: Face, size: number, view: PileView): Kept | undefined => {
    const { theme, palette } = view.options;
    const selected = view.selected.has(face.id);
    const state = `${theme}${palette}${view.ratio}${selected ? 's' : ''}`;
    const known = kept.get(face.id);
    if (known !== undefined && known.face === face && known.size === size && known.state === state) return known;
    if (spent > BUDGET) {
      late = true;
      return known;
    }
    const began = performance.now();
    const image = sprite(face, size, { theme, palette, selected, dimmed: false, dpr: view.ratio });
    spent += performance.now() - began;
    const fresh = { face, state, size, image };
    kept.set(face.id, fresh);
    return fresh;
  };

  const put = (ctx: CanvasRenderingContext2D, face: Face, spot: Spot, made: number, view: PileView): void => {
    const { x, y, size } = spot;
    const { ratio } = view;
    const k = imageOf(face, made, view);
    if (k === undefined) {
      standIn(ctx, face, spot, view);
      return;
    }
    const side = Math.ceil((k.size + 2 * spriteMargin(k.size)) * ratio) / ratio;
    const margin = spriteMargin(k.size);
    if (k.size === size) {
      const px = Math.round((x - size / 2 - margin) * ratio) / ratio;
      const py = Math.round((y - size / 2 - margin) * ratio) / ratio;
      ctx.drawImage(k.image, px, py, side, side);
      return;
    }
    const f = size / k.size;
    ctx.drawImage(k.image, x - size / 2 - margin * f, y - size / 2 - margin * f, side * f, side * f);
  };

  const glow = (ctx: CanvasRenderingContext2D, x: number, y: number, size: number, view: PileView): void => {
    const s = Math.round(size);
    const key = `${s}${view.inks.glow}${view.ratio}`;
    let image = glows.get(key);
    if (image === undefined) {
      image = makeGlow(s, view);
      glows.set(key, image);
      if (glows.size > 40) glows.clear();
    }
    const side = image.width / view.ratio;
    ctx.drawImage(image, x - side / 2, y - side / 2, side, side);
  };

  const drawPile = (ctx: CanvasRenderingContext2D, pile: Pile, view: PileView): void => {
    const faces = view.away.size === 0 ? pile.faces : pile.faces.filter((f) => !view.away.has(f.id));
    const { camera } = view;
    const exact = pile.size * camera.k;
    const size = camera.zooming() ? exact : Math.round(exact);
    const x = camera.toX(pile.x);
    const y = camera.toY(pile.y);
    const lower = Math.min(faces.length, SEEN) - 1;
    const step = Math.max(1.5, size * LIFT);
    const top = faces.at(-1);
    if (top === undefined) return;
    const ready = faces.some((f) => f.ready);
    if (ready) glow(ctx, x, y, size, view);
    const made = Math.max(1, Math.round(pile.size * steady));
    for (let i = lower; i > 0; i--) {
      const face = faces.at(-1 - i);
      if (face !== undefined) put(ctx, face, { x: x + i * step, y: y - i * step, size }, made, view);
    }
    put(ctx, top, { x, y, size }, made, view);
    if (faces.length > 1) badge(ctx, String(faces.length), x + size / 2, y + size / 2, size);
  };

  return {
    draw(ctx, piles, view) {
      spent = 0;
      late = false;
      const { camera } = view;
      if (steady === 0 || !camera.zooming()) steady = camera.k;
      const w = camera.window();
      for (const pile of piles) {
        if (pile.x < w.x0 - 1 || pile.x > w.x1 + 1 || pile.y < w.y0 - 1 || pile.y > w.y1 + 1) continue;
        if (pile.size * camera.k < SIMPLE) drawSimple(ctx, pile, view);
        else drawPile(ctx, pile, view);
      }
      return !late;
    },
    piece(ctx, face, spot, view) {
      const size = Math.round(spot.size);
      spent = 0;
      put(ctx, face, { ...spot, size }, size, view);
    },
    forget() {
      kept.clear();
      glows.clear();
    },
  };
}

/** For the frame or two until its picture is made. */
function standIn(ctx: CanvasRenderingContext2D, face: Face, { x, y, size }: Spot, view: PileView): void {
  const colours = coloursOf(face.look?.nation ?? face.nation, view.options.palette);
  ctx.fillStyle = colours.edge;
  ctx.fillRect(x - size / 2, y - size / 2, size, size);
  ctx.fillStyle = colours.ground;
  ctx.fillRect(x - size / 2 + 1, y - size / 2 + 1, size - 2, size - 2);
}

function makeGlow(size: number, view: PileView): OffscreenCanvas {
  const soft = Math.max(4, size * 0.16);
  const side = size + 4 * soft;
  const canvas = new OffscreenCanvas(Math.ceil(side * view.ratio), Math.ceil(side * view.ratio));
  const ctx = canvas.getContext('2d');
  if (ctx === null) return canvas;
  ctx.scale(view.ratio, view.ratio);
  ctx.shadowColor = view.inks.glow;
  ctx.shadowBlur = soft * view.ratio;
  ctx.fillStyle = view.inks.glow;
  ctx.beginPath();
  ctx.roundRect(2 * soft - 1, 2 * soft - 1, size + 2, size + 2, size * 0.12);
  ctx.globalAlpha = 0.85;
  ctx.fill();
  return canvas;
}

/** How many stand here: a small disc at the corner of the pile. */
function badge(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
  if (size < 22) return;
  const r = Math.min(11, Math.max(6.5, size * 0.17));
  ctx.beginPath();
  ctx.arc(x - r * 0.15, y - r * 0.15, r, 0, 2 * Math.PI);
  ctx.fillStyle = '#1E1C19';
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = '#FBF6EA';
  ctx.stroke();
  ctx.fillStyle = '#FBF6EA';
  ctx.font = `600 ${r * 1.5}px "Barlow Condensed", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x - r * 0.15, y - r * 0.05);
}

/** From afar: a square in the colours of the piece on top with the strength of the pile, so that fronts are seen. */
function drawSimple(ctx: CanvasRenderingContext2D, pile: Pile, view: PileView): void {
  const faces = view.away.size === 0 ? pile.faces : pile.faces.filter((f) => !view.away.has(f.id));
  const top = faces.at(-1);
  if (top === undefined) return;
  const { camera, options, ratio } = view;
  const size = Math.max(3, pile.size * 1.15 * camera.k);
  const px = (v: number): number => Math.round(v * ratio) / ratio;
  const x = px(camera.toX(pile.x) - size / 2);
  const y = px(camera.toY(pile.y) - size / 2);
  const s = px(size);
  const colours = coloursOf(top.look?.nation ?? top.nation, options.palette);
  ctx.fillStyle = faces.some((f) => view.selected.has(f.id)) ? view.inks.accent : colours.edge;
  ctx.fillRect(x, y, s, s);
  ctx.fillStyle = colours.ground;
  const rim = s > 7 ? 1 : 0.75;
  ctx.fillRect(x + rim, y + rim, s - 2 * rim, s - 2 * rim);
  if (s < 8.5) return;
  const strengths = faces.map((f) => f.steps);
  const known = strengths.every((n) => n !== undefined);
  const text = known ? strengths.reduce<number>((a, n) => a + (n ?? 0), 0) : faces.length;
  if (faces.length === 1 && !known) return;
  ctx.fillStyle = colours.ink;
  ctx.font = `600 ${s * 0.86}px "Barlow Condensed", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(text), x + s / 2, y + s * 0.56, s);
}
