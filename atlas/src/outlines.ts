// The smooth geography under the grid, as docs/formats.md ("Map outlines") has it, opened for drawing.

export interface OutlineArea {
  readonly name?: string;
  readonly min?: number;
  readonly rings: readonly (readonly number[])[];
}
export interface OutlineLine {
  readonly name?: string;
  readonly rank?: number;
  readonly class?: string;
  readonly points: readonly number[];
}
export interface OutlinePoint {
  readonly name: string;
  readonly class?: string;
  readonly rank?: number;
  readonly at: readonly [number, number];
}
export interface OutlineLayer {
  readonly kind: string;
  readonly areas?: readonly OutlineArea[];
  readonly lines?: readonly OutlineLine[];
  readonly points?: readonly OutlinePoint[];
}
export interface Outlines {
  readonly version: number;
  readonly map: string;
  readonly scale: number;
  readonly bounds: readonly [number, number, number, number];
  readonly credits?: readonly string[];
  readonly layers: readonly OutlineLayer[];
}

export function noOutlines(map: string): Outlines {
  return { version: 1, map, scale: 1, bounds: [0, 0, 0, 0], layers: [] };
}

/** The outlines with the rivers' names as the game has them; "" takes a name away. */
export function withNames(outlines: Outlines, names: Readonly<Record<string, string>>): Outlines {
  const rename = (l: OutlineLine): OutlineLine => {
    const name = names[l.name ?? ''];
    return name === undefined ? l : { ...l, name };
  };
  const layers = outlines.layers.map((l) => (l.lines === undefined ? l : { ...l, lines: l.lines.map(rename) }));
  return { ...outlines, layers };
}

/** Areas of a kind in map units. */
export function areasOf(outlines: Outlines, kind: string): OutlineArea[] {
  const k = 1 / outlines.scale;
  return outlines.layers
    .filter((l) => l.kind === kind)
    .flatMap((l) => l.areas ?? [])
    .map((a) => ({ ...a, rings: a.rings.map((r) => r.map((v) => v * k)) }));
}

export function linesOf(outlines: Outlines, kind: string): OutlineLine[] {
  const k = 1 / outlines.scale;
  return outlines.layers
    .filter((l) => l.kind === kind)
    .flatMap((l) => l.lines ?? [])
    .map((a) => ({ ...a, points: a.points.map((v) => v * k) }));
}

export function namesOf(outlines: Outlines): OutlinePoint[] {
  const k = 1 / outlines.scale;
  return outlines.layers
    .filter((l) => l.kind === 'name')
    .flatMap((l) => l.points ?? [])
    .map((p) => ({ ...p, at: [p.at[0] * k, p.at[1] * k] as const }));
}
