// Pieces that look alike are painted once. A board with fifteen hundred counters copies pictures, nothing else.
import type { Look } from '@rasputitsa/kernel';
import type { Face } from '../board/types.ts';
import { marginOf } from './body.ts';
import { drawFace, type Context } from './paint.ts';
import type { How } from './types.ts';

type Sheet = OffscreenCanvas | HTMLCanvasElement;

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

/** Pixels kept, at four bytes each: 32 MB. */
const MOST_PIXELS = 8_000_000;
const sheets = new Map<string, Sheet>();
let pixels = 0;

function blank(side: number): Sheet {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(side, side);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas;
}

function make(face: Face, size: number, how: How): Sheet {
  const margin = marginOf(size);
  const sheet = blank(Math.ceil((size + 2 * margin) * how.dpr));
  const ctx = sheet.getContext('2d');
  if (!ctx) throw new Error('no canvas to draw counters on');
  ctx.scale(how.dpr, how.dpr);
  drawFace(ctx, face, margin, margin, size, how);
  return sheet;
}

/** The picture of a piece with `spriteMargin(size)` of room on each side, in device pixels. */
export function sprite(face: Face, size: number, how: How): CanvasImageSource {
  const key = appearance(face, size, how);
  const known = sheets.get(key);
  if (known) {
    // The last used stand last, so that the first are the ones to drop.
    sheets.delete(key);
    sheets.set(key, known);
    return known;
  }
  const made = make(face, size, how);
  sheets.set(key, made);
  pixels += made.width * made.height;
  for (const [old, sheet] of sheets) {
    if (pixels <= MOST_PIXELS || old === key) break;
    sheets.delete(old);
    pixels -= sheet.width * sheet.height;
  }
  return made;
}

export const spriteMargin = marginOf;

/** Copies the picture so that the piece's upper left corner is at (x, y) in the units of the context. */
export function stamp(ctx: Context, face: Face, x: number, y: number, size: number, how: How): void {
  const margin = marginOf(size);
  const side = Math.ceil((size + 2 * margin) * how.dpr) / how.dpr;
  ctx.drawImage(sprite(face, size, how), x - margin, y - margin, side, side);
}

/** When the fonts have come in, what was painted before them is painted again. */
export function forgetSprites(): void {
  sheets.clear();
  pixels = 0;
}
export function spriteStats(): { readonly count: number; readonly bytes: number } {
  return { count: sheets.size, bytes: pixels * 4 };
}
