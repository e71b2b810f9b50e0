// Pieces that look alike are painted once. A board with fifteen hundred counters copies pictures, nothing else.
import type { Look } from '@rasputitsa/kernel';
import type { Face } from '../board/types.ts';
import { marginOf } from './body.ts';
import { FONT, WEIGHTS } from './marks.ts';
import { drawFace, type Context } from './paint.ts';
import type { How } from './types.ts';

/** Looks come with the game and stay the same objects: written out once each, by content, since two kinds may look alike. */
const looks = new WeakMap<Look, string>();
function lookKey(look: Look | undefined): string {
  if (!look) return '';
  const known = looks.get(look);
  if (known !== undefined) return known;
  const { symbol, size, nation, code, parent, factors, factorsBySteps, elite, guards, badge, block } = look;
  const key = JSON.stringify([
    symbol,
    size,
    nation,
    code,
    parent,
    factors,
    factorsBySteps,
    elite,
    guards,
    badge,
    block,
  ]);
  looks.set(look, key);
  return key;
}

/** Everything the picture depends on, nothing else: the piece's id, place and name are not in it. */
export function appearance(face: Face, size: number, how: How): string {
  let key = `${face.nation}|${lookKey(face.look)}|${face.steps ?? ''}/${face.maxSteps ?? ''}|${size}x${how.dpr}|${how.theme}|${how.palette}|`;
  if (how.selected) key += 's';
  if (how.dimmed) key += 'd';
  for (const t of face.tabs) key += `|${t.shape},${t.tone}`;
  return key;
}

type Picture = ImageBitmap | HTMLCanvasElement;
interface Kept {
  readonly picture: Picture;
  /** The number of the request that used it last. */
  used: number;
}

/** Beyond so many pixels (four bytes each: 48 MB) pictures nobody asked for lately go. */
const PLENTY = 12_000_000;
/** Beyond so many any may go: 96 MB. */
const TOO_MANY = 24_000_000;
/** Requests of a frame or two. What was used within them is on the screen, and dropping it would mean painting all of it
 * again in every frame. */
const LATELY = 4000;

const kept = new Map<string, Kept>();
let pixels = 0;
let requests = 0;
let scratch: OffscreenCanvas | undefined;

const areaOf = (p: Picture): number => p.width * p.height;

function paintOn(ctx: Context | null, face: Face, size: number, how: How): void {
  if (!ctx) throw new Error('no canvas to draw counters on');
  const margin = marginOf(size);
  ctx.setTransform(how.dpr, 0, 0, how.dpr, 0, 0);
  drawFace(ctx, face, margin, margin, size, how);
}

/** One canvas serves all: handing over its pixels is three times as fast as a canvas for each picture. */
function make(face: Face, size: number, how: How): Picture {
  const side = Math.ceil((size + 2 * marginOf(size)) * how.dpr);
  if (typeof OffscreenCanvas !== 'undefined') {
    if (scratch?.width !== side) scratch = new OffscreenCanvas(side, side);
    paintOn(scratch.getContext('2d'), face, size, how);
    return scratch.transferToImageBitmap();
  }
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  paintOn(canvas.getContext('2d'), face, size, how);
  return canvas;
}

/** Drops what was used longest ago. Pictures are not closed: somebody may still hold one. */
function tidy(): void {
  for (const [key, { picture, used }] of kept) {
    if (pixels <= PLENTY || (pixels <= TOO_MANY && requests - used < LATELY)) return;
    kept.delete(key);
    pixels -= areaOf(picture);
  }
}

/** The picture of a piece with `spriteMargin(size)` of room on each side, in device pixels. */
export function sprite(face: Face, size: number, how: How): CanvasImageSource {
  requests += 1;
  const key = appearance(face, size, how);
  const known = kept.get(key);
  if (known) {
    // The last used stand last, so that the first are the ones to drop.
    kept.delete(key);
    kept.set(key, known);
    known.used = requests;
    return known.picture;
  }
  const picture = make(face, size, how);
  kept.set(key, { picture, used: requests });
  pixels += areaOf(picture);
  tidy();
  return picture;
}

export const spriteMargin = marginOf;

/** Copies the picture so that the piece's upper left corner is at (x, y) in the units of the context. */
export function stamp(ctx: Context, face: Face, x: number, y: number, size: number, how: How): void {
  const margin = marginOf(size);
  const side = Math.ceil((size + 2 * margin) * how.dpr) / how.dpr;
  ctx.drawImage(sprite(face, size, how), x - margin, y - margin, side, side);
}

/** Painted words cannot change their typeface later: when it comes in late, all pictures go and `redraw` is called, once.
 * A canvas asks for a typeface only when it first writes in it, so without this the first pictures would stay wrong. */
export function whenFontsCome(redraw: () => void): () => void {
  const fonts = globalThis.document?.fonts;
  const cuts = WEIGHTS.map((w) => `${w} 20px ${FONT}`);
  if (!fonts || cuts.every((f) => fonts.check(f))) return () => undefined;
  let wanted = true;
  void Promise.allSettled(cuts.map((f) => fonts.load(f))).then(() => {
    if (!wanted) return;
    forgetSprites();
    redraw();
  });
  return () => {
    wanted = false;
  };
}

export function forgetSprites(): void {
  kept.clear();
  pixels = 0;
}
export function spriteStats(): { readonly count: number; readonly bytes: number } {
  return { count: kept.size, bytes: pixels * 4 };
}
