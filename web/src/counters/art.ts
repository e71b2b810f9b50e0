// What the parts of a piece share while it is laid out: its colours, its measure, and the list of marks they add to.
import type { Face } from '../board/types.ts';
import { type Mark, widthOf } from './marks.ts';
import { coloursOf, ELITE_PLATE, GUARDS_BAND, type NationColours } from './nations.ts';
import { sizeMark, symbolOf } from './symbols.ts';
import type { How } from './types.ts';

export interface Art {
  readonly face: Face;
  readonly how: How;
  /** Width of the piece. */
  readonly s: number;
  /** Height of its face: a block shows some of its side below. */
  readonly h: number;
  readonly colours: NationColours;
  /** The thinnest line, a whole number of device pixels. */
  readonly hair: number;
  readonly marks: Mark[];
}

const channel = (c: string, i: number): number => Number.parseInt(c.slice(i, i + 2), 16);
export function mix(a: string, b: string, share: number): string {
  const one = (i: number): string =>
    Math.round(channel(a, i) * (1 - share) + channel(b, i) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${one(1)}${one(3)}${one(5)}`;
}

export function artOf(face: Face, size: number, how: How): Art {
  const base = coloursOf(face.look?.nation ?? face.nation, how.palette);
  const colours = face.look?.elite ? { ...base, ...ELITE_PLATE } : base;
  const isBlock = face.look === undefined || face.look.block === true;
  const side = isBlock ? Math.max(1, Math.round(size * 0.05 * how.dpr)) / how.dpr : 0;
  const hair = Math.max(1, Math.round(size * 0.018 * how.dpr)) / how.dpr;
  return { face, how, s: size, h: size - side, colours, hair, marks: [] };
}

/** Onto whole device pixels. */
export function snap(art: Art, v: number): number {
  return Math.round(v * art.how.dpr) / art.how.dpr;
}

export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fit: number;
  readonly fill?: string;
  readonly weight?: 500 | 600;
  readonly tabular?: boolean;
  readonly turn?: 0 | 1 | 2 | 3;
  readonly opacity?: number;
}
/** Shrinks a little before it squeezes: letters half as wide as they should be cannot be read. */
export function words(art: Art, w: Words): void {
  const wide = widthOf(w.text, w.size);
  const least = w.tabular ? 0 : 0.8;
  const shrink = wide > w.fit ? Math.max(least, w.fit / wide) : 1;
  art.marks.push({
    kind: 'words',
    text: w.text,
    x: w.x,
    y: w.y,
    size: w.size * shrink,
    weight: w.weight ?? 600,
    fill: w.fill ?? art.colours.ink,
    fit: w.fit,
    ...(w.tabular ? { tabular: true } : {}),
    ...(w.turn ? { turn: w.turn } : {}),
    ...(w.opacity === undefined ? {} : { opacity: w.opacity }),
  });
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** The symbol in its frame, `width` wide, centred at (middle, top). */
export function symbol(art: Art, middle: number, top: number, width: number): Frame {
  const w = snap(art, width);
  const h = snap(art, width * 0.6);
  const frame = { x: snap(art, middle - w / 2), y: snap(art, top), w, h };
  const { plate, plateInk } = art.colours;
  const pen = Math.max(art.hair, art.s * 0.026);
  const drawing = symbolOf(art.face.look?.symbol ?? '');
  const scale = w / 100;
  art.marks.push({ kind: 'box', ...frame, r: 0, fill: plate });
  const placed = { kind: 'path', x: frame.x, y: frame.y, scale } as const;
  if (drawing.fill) art.marks.push({ ...placed, d: drawing.fill, fill: plateInk });
  if (drawing.line) art.marks.push({ ...placed, d: drawing.line, stroke: plateInk, width: pen });
  if (drawing.text)
    words(art, {
      text: drawing.text,
      x: frame.x + w / 2,
      y: frame.y + h / 2,
      size: h * 0.78,
      fit: w * 0.86,
      fill: plateInk,
      weight: 600,
    });
  art.marks.push({ kind: 'box', ...frame, r: 0, stroke: plateInk, width: Math.max(art.hair, art.s * 0.022) });
  return frame;
}

/** The mark of the formation's size, centred at `middle`, standing on `bottom`. */
export function sizeAbove(art: Art, middle: number, bottom: number, height: number, ink = art.colours.ink): void {
  const mark = sizeMark(art.face.look?.size);
  if (!mark) return;
  const scale = height / 10;
  art.marks.push({
    kind: 'path',
    d: mark.d,
    x: middle - (mark.width * scale) / 2,
    y: bottom - height,
    scale,
    stroke: ink,
    width: Math.max(1 / art.how.dpr, art.s * 0.02),
  });
}

/** Guards: a deep red band across the face, behind the symbol. */
export function band(art: Art, frame: Frame, beyond: number): void {
  if (!art.face.look?.guards) return;
  const y = snap(art, frame.y - beyond);
  const h = snap(art, frame.h + 2 * beyond);
  art.marks.push({ kind: 'box', x: art.hair, y, w: art.s - 2 * art.hair, h, r: 0, fill: GUARDS_BAND.ground });
}
/** The ink for what is written beside the symbol. */
export function besideInk(art: Art): string {
  return art.face.look?.guards ? GUARDS_BAND.ink : art.colours.ink;
}
