// A piece as a list of marks: what canvas and SVG both draw, and what tests can read without either.

export interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}
/** Path data in its own units, scaled evenly and put at (x, y); the stroke's width is in the piece's units. */
export interface PathMark {
  readonly kind: 'path';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}
export interface WordsMark {
  readonly kind: 'words';
  readonly text: string;
  /** The middle of the words, also of their height. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: (typeof WEIGHTS)[number];
  readonly fill: string;
  /** Squeezed into this width when wider. */
  readonly fit: number;
  /** Each character in a cell of its own: the typeface's own figures differ in width. */
  readonly tabular?: boolean;
  /** Quarter turns clockwise. */
  readonly turn?: 0 | 1 | 2 | 3;
  readonly opacity?: number;
}
export type Mark = BoxMark | PathMark | WordsMark;

export const FONT = '"Barlow Condensed", "Arial Narrow", "DejaVu Sans Condensed", sans-serif';
/** The cuts that the page brings along. */
export const WEIGHTS = [500, 600] as const;
/** Height of capitals and figures of Barlow Condensed, in ems: words are centred by it. */
export const CAP = 0.7;

/** Widths of Barlow Condensed Semibold in ems, near enough to decide what fits without asking a canvas. */
function charWidth(c: string): number {
  if (c >= '0' && c <= '9') return 0.44;
  if (c === ' ') return 0.2;
  if (c === '-') return 0.31;
  if ("'.,:;|()Iijlftr".includes(c)) return 0.25;
  if ('MWmw'.includes(c)) return 0.62;
  return c === c.toUpperCase() ? 0.46 : 0.43;
}
export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const c of text) sum += charWidth(c);
  return sum * size;
}

/** Middles of the characters set in cells, from the middle of the words: figures of any two counters stand in line. */
export function cellsOf(text: string, size: number): readonly number[] {
  let x = -widthOf(text, size) / 2;
  return Array.from(text, (c) => {
    const w = charWidth(c) * size;
    x += w;
    return x - w / 2;
  });
}
