// Piles of counters on the screen. Pictures of pieces are copied; when many new ones are needed at once they are made a few
// milliseconds' worth a frame, and old ones of another size stand in.
import { coloursOf, type NationColours, sprite, spriteMargin } from '../counters/index.ts';
import type { Camera } from './camera.ts';
import type { Inks } from './inks.ts';
import { LIFT, type Pile, SEEN } from './stacks.ts';
import type { Pen, Stamps } from './stamps.ts';
import type { BoardOptions, Face } from './types.ts';

/** A counter smaller than this (pixels) is a square with a figure. */
const SIMPLE = 18;
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
  readonly pointed: ReadonlySet<number>;
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

export function createPilePainter(stamps: Stamps): PilePainter {
  const kept = new Map<number, Kept>();
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
    const image = sprite(face, size, { theme, palette, selected, dimmed: face.dimmed === true, dpr: view.ratio });
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
    const soft = Math.max(4, Math.round(s * 0.16));
    const side = s + 4 * soft;
    const spot = { x: x - side / 2, y: y - side / 2, w: side, h: side, ratio: view.ratio };
    stamps.put(ctx, spot, `glow${view.inks.glow}`, (pen) => paintGlow(pen, s, soft, view));
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
    if (isPointed(faces, view)) pointAt(ctx, { x, y, size }, view);
    if (faces.length < 2 || size < 22) return;
    const r = Math.round(2 * Math.min(11, Math.max(6.5, size * 0.17))) / 2;
    const corner = size / 2 - r * 1.15 - 1;
    const spot = { x: x + corner, y: y + corner, w: 2 * r + 2, h: 2 * r + 2, ratio: view.ratio };
    stamps.put(ctx, spot, `badge${faces.length}`, (pen) => paintBadge(pen, String(faces.length), r));
  };

  /** From afar: so that fronts are seen. */
  const drawSquare = (ctx: CanvasRenderingContext2D, pile: Pile, view: PileView): void => {
    const faces = view.away.size === 0 ? pile.faces : pile.faces.filter((f) => !view.away.has(f.id));
    const top = faces.at(-1);
    if (top === undefined) return;
    const { camera, options, ratio } = view;
    const side = Math.max(3, Math.round(pile.size * 1.15 * camera.k * ratio) / ratio);
    const nation = top.look?.nation ?? top.nation;
    const colours = coloursOf(nation, options.palette);
    const marked = isPointed(faces, view) || faces.some((f) => view.selected.has(f.id));
    const rim = marked ? view.inks.accent : colours.edge;
    const text = side < 8.5 ? '' : strengthOf(faces);
    const spot = { x: camera.toX(pile.x) - side / 2, y: camera.toY(pile.y) - side / 2, w: side, h: side, ratio };
    const key = `${nation}${options.palette}${rim}${text}`;
    stamps.put(ctx, spot, key, (pen) => paintSquare(pen, side, text, rim, colours));
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
        if (pile.size * camera.k < SIMPLE) drawSquare(ctx, pile, view);
        else drawPile(ctx, pile, view);
      }
      return !late;
    },
    piece(ctx, face, spot, view) {
      const size = Math.round(spot.size);
      spent = 0;
      put(ctx, face, { ...spot, size }, size, view);
      if (isPointed([face], view)) pointAt(ctx, { ...spot, size }, view);
    },
    forget() {
      kept.clear();
      stamps.forget();
    },
  };
}

function isPointed(faces: readonly Face[], view: PileView): boolean {
  return view.pointed.size > 0 && faces.some((f) => view.pointed.has(f.id));
}
/** A pencil line around a counter, with paper between: unlike the outline of what is selected it is broken. */
function pointAt(ctx: CanvasRenderingContext2D, { x, y, size }: Spot, view: PileView): void {
  const out = size / 2 + Math.max(3, size * 0.09);
  const trace = (ink: string, width: number): void => {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.roundRect(x - out, y - out, 2 * out, 2 * out, size * 0.16);
    ctx.stroke();
  };
  const pen = Math.max(2, size * 0.055);
  ctx.save();
  trace(view.inks.paper, pen + 2);
  ctx.setLineDash([pen * 3, pen * 1.6]);
  trace(view.inks.accent, pen);
  ctx.restore();
}

/** For the frame or two until its picture is made. */
function standIn(ctx: CanvasRenderingContext2D, face: Face, { x, y, size }: Spot, view: PileView): void {
  const colours = coloursOf(face.look?.nation ?? face.nation, view.options.palette);
  ctx.fillStyle = colours.edge;
  ctx.fillRect(x - size / 2, y - size / 2, size, size);
  ctx.fillStyle = colours.ground;
  ctx.fillRect(x - size / 2 + 1, y - size / 2 + 1, size - 2, size - 2);
}

function paintGlow(pen: Pen, size: number, soft: number, view: PileView): void {
  pen.shadowColor = view.inks.glow;
  pen.shadowBlur = soft * view.ratio;
  pen.fillStyle = view.inks.glow;
  pen.globalAlpha = 0.85;
  pen.beginPath();
  pen.roundRect(2 * soft - 1, 2 * soft - 1, size + 2, size + 2, size * 0.12);
  pen.fill();
}

/** How many stand here: a small disc. */
function paintBadge(pen: Pen, text: string, r: number): void {
  pen.beginPath();
  pen.arc(r + 1, r + 1, r, 0, 2 * Math.PI);
  pen.fillStyle = '#1E1C19';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = '#FBF6EA';
  pen.stroke();
  pen.fillStyle = '#FBF6EA';
  pen.font = `600 ${r * 1.5}px "Barlow Condensed", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, r + 1, r + 1 + r * 0.1);
}

/** From afar a pile is a square in the colours of its top piece. */
function paintSquare(pen: Pen, side: number, text: string, rim: string, colours: NationColours): void {
  pen.fillStyle = rim;
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = colours.ground;
  const edge = side > 7 ? 1 : 0.75;
  pen.fillRect(edge, edge, side - 2 * edge, side - 2 * edge);
  pen.fillStyle = colours.ink;
  pen.font = `600 ${side * 0.86}px "Barlow Condensed", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, side / 2, side * 0.56);
}

/** Steps when all are known, else how many pieces; a single piece of unknown strength says nothing. */
function strengthOf(faces: readonly Face[]): string {
  const steps = faces.map((f) => f.steps);
  if (steps.every((n) => n !== undefined)) return String(steps.reduce((a, n) => a + n, 0));
  return faces.length === 1 ? '' : String(faces.length);
}
