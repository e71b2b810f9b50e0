// A drawing as data: layers of primitive shapes with semantic classes. Nothing here knows SVG, Canvas or a theme;
// a writer looks the classes up in a theme's paints. Coordinates are sheet units, y downward.

export type Ring = readonly number[];

export interface AreaShape {
  readonly kind: 'area';
  readonly cls: string;
  /** Closed rings, even-odd rule. */
  readonly rings: readonly Ring[];
}

export interface LineShape {
  readonly kind: 'line';
  readonly cls: string;
  readonly points: Ring;
  readonly closed?: true;
}

export interface Glyph {
  readonly char: string;
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise. */
  readonly angle: number;
}

export interface TextShape {
  readonly kind: 'text';
  readonly cls: string;
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Extra space after each letter, in sheet units. */
  readonly spacing?: number;
  /** What the name belongs to: on a turned map it keeps its place beside this point. */
  readonly of?: readonly [x: number, y: number];
  /** Letters placed one by one, for names that follow a line. */
  readonly glyphs?: readonly Glyph[];
}

export type Shape = AreaShape | LineShape | TextShape;

export interface Layer {
  readonly id: string;
  readonly shapes: readonly Shape[];
  /** Rings (even-odd) outside which nothing of this layer shows. */
  readonly clip?: readonly Ring[];
}

export interface Scene {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** One unit of a paint's widths in sheet units. */
  readonly pen: number;
  readonly layers: readonly Layer[];
  /** What a zoom level leaves out on purpose, and what found no room: "name: reason". */
  readonly dropped: readonly string[];
  /** Sheet position of the map: sheet = map * hexSize + origin. */
  readonly hexSize: number;
  readonly originX: number;
  readonly originY: number;
}

export function area(cls: string, rings: readonly Ring[]): AreaShape {
  return { kind: 'area', cls, rings };
}

export function line(cls: string, points: Ring): LineShape {
  return { kind: 'line', cls, points };
}

export function loop(cls: string, points: Ring): LineShape {
  return { kind: 'line', cls, points, closed: true };
}

export function rectRing(x0: number, y0: number, x1: number, y1: number): Ring {
  return [x0, y0, x1, y0, x1, y1, x0, y1];
}

/** A circle as a ring of short sides: one primitive fewer for every writer. */
export function circleRing(x: number, y: number, r: number, sides = 24): Ring {
  const ring: number[] = [];
  for (let i = 0; i < sides; i++) {
    const a = (2 * Math.PI * i) / sides;
    ring.push(x + r * Math.cos(a), y + r * Math.sin(a));
  }
  return ring;
}
