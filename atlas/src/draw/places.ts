// City marks by rank, and what they cover.
import type { HexMap, Place } from '../../../kit/src/map.ts';
import type { Frame, Zoom } from './frame.ts';
import { area, circleRing, line, type Shape } from './scene.ts';
import type { DrawSpec } from './spec.ts';
import { placeRank } from './words.ts';

export interface Mark {
  readonly place: Place;
  readonly rank: 1 | 2 | 3 | 4 | 5;
  readonly x: number;
  readonly y: number;
  /** Radius of the mark on the sheet. */
  readonly r: number;
  readonly fort: boolean;
  readonly port: boolean;
  readonly oil: boolean;
}

const RADIUS = [0, 6.2, 4.9, 3.9, 2.9, 2.2] as const;
/** The least rank that a zoom level shows. */
const SHOWN: Readonly<Record<Zoom, number>> = { far: 2, middle: 4, near: 5 };

/** Places of one name that lie together are one city: its hexes, and the one that carries mark and name. */
export interface City {
  readonly main: number;
  readonly hexes: readonly number[];
}

export function citiesOf(map: HexMap, frame: Frame): City[] {
  const byName = new Map<string, number[]>();
  for (const [i, p] of map.places.entries()) byName.set(p.name, [...(byName.get(p.name) ?? []), i]);
  const { cx, cy } = frame.layout;
  const out: City[] = [];
  for (const list of byName.values()) {
    if (list.length < 2) continue;
    const hexes = list.map((i) => map.places[i]?.hex ?? 0).filter((h) => h < map.grid.count);
    const mx = hexes.reduce((s, h) => s + (cx[h] ?? 0), 0) / hexes.length;
    const my = hexes.reduce((s, h) => s + (cy[h] ?? 0), 0) / hexes.length;
    const far = (i: number): number => {
      const h = map.places[i]?.hex ?? 0;
      return Math.hypot((cx[h] ?? 0) - mx, (cy[h] ?? 0) - my);
    };
    const main = list.reduce((best, i) => (far(i) < far(best) - 1e-9 ? i : best), list[0] ?? 0);
    out.push({ main, hexes });
  }
  return out;
}

export interface Marks {
  readonly marks: readonly Mark[];
  /** Hexes that a city of several hexes covers. */
  readonly cityHexes: ReadonlySet<number>;
  readonly dropped: readonly string[];
}

export function marksOf(map: HexMap, frame: Frame, spec: DrawSpec): Marks {
  const marks: Mark[] = [];
  const dropped: string[] = [];
  const portBit = map.marks.findIndex((m) => /port/i.test(m));
  const fortBit = map.marks.findIndex((m) => /fort/i.test(m));
  const bit = (hex: number, i: number): boolean => i >= 0 && ((map.marked[hex] ?? 0) & (1 << i)) !== 0;
  const cities = citiesOf(map, frame);
  const parts = new Set(cities.flatMap((c) => c.hexes));
  const mains = new Set(cities.map((c) => c.main));
  for (const [index, place] of map.places.entries()) {
    if (parts.has(place.hex) && !mains.has(index) && cities.some((c) => map.places[c.main]?.name === place.name))
      continue;
    const rank = placeRank(place.kind, place.values, spec.placeRanks);
    const x0 = frame.layout.cx[place.hex];
    const y0 = frame.layout.cy[place.hex];
    if (x0 === undefined || y0 === undefined) {
      dropped.push(`${place.name}: lies in a box off the map`);
      continue;
    }
    if (rank > SHOWN[frame.zoom]) {
      dropped.push(`${place.name}: too small a place for this zoom`);
      continue;
    }
    const [x, y] = frame.sheet(x0, y0);
    const w = frame.window;
    if (x < w.x0 || x > w.x1 || y < w.y0 || y > w.y1) {
      dropped.push(`${place.name}: outside the region`);
      continue;
    }
    const fort = /fort/i.test(place.kind) || bit(place.hex, fortBit);
    const port = /port/i.test(place.kind) || bit(place.hex, portBit);
    marks.push({ place, rank, x, y, r: (RADIUS[rank] ?? 3) * frame.namePen, fort, port, oil: /oil/i.test(place.kind) });
  }
  return { marks, cityHexes: parts, dropped };
}

export function markShapes(marks: readonly Mark[], pen: number): Shape[] {
  const out: Shape[] = [];
  for (const m of marks) out.push(area('city-halo', [circleRing(m.x, m.y, m.r + 1.6 * pen)]));
  for (const m of marks) out.push(...markShape(m, pen));
  return out;
}

export function markShape(m: Pick<Mark, 'rank' | 'x' | 'y' | 'r' | 'fort' | 'port' | 'oil'>, pen: number): Shape[] {
  const out: Shape[] = [];
  if (m.fort) out.push(area('fort-line', [starRing(m.x, m.y, m.r * 1.5, m.r * 1.02)]));
  if (m.oil) {
    out.push(
      area('city-hollow', [
        [m.x, m.y - m.r * 1.25, m.x + m.r * 1.1, m.y + m.r * 0.85, m.x - m.r * 1.1, m.y + m.r * 0.85],
      ]),
    );
    out.push(area('city-fill', [circleRing(m.x, m.y + m.r * 0.22, m.r * 0.3, 12)]));
  } else if (m.rank === 1) {
    out.push(area('city-hollow', [circleRing(m.x, m.y, m.r)]));
    out.push(area('city-fill', [circleRing(m.x, m.y, m.r * 0.56)]));
  } else if (m.rank === 2) {
    out.push(area('city-hollow', [circleRing(m.x, m.y, m.r)]));
    out.push(area('city-fill', [circleRing(m.x, m.y, m.r * 0.36)]));
  } else if (m.rank === 3) out.push(area('city-hollow', [circleRing(m.x, m.y, m.r)]));
  else out.push(area('city-fill', [circleRing(m.x, m.y, m.r * (m.rank === 4 ? 0.8 : 0.7), 14)]));
  if (m.port) out.push(...anchor(m.x + m.r + 4.6 * pen, m.y - m.r - 2.6 * pen, 4.2 * pen));
  return out;
}

function starRing(x: number, y: number, outer: number, inner: number): number[] {
  const ring: number[] = [];
  for (let i = 0; i < 16; i++) {
    const a = (Math.PI * i) / 8 + Math.PI / 8;
    const r = i % 2 === 0 ? outer : inner;
    ring.push(x + r * Math.cos(a), y + r * Math.sin(a));
  }
  return ring;
}

function anchor(x: number, y: number, h: number): Shape[] {
  const bow: number[] = [];
  for (let i = 0; i <= 8; i++) {
    const a = (Math.PI * i) / 8;
    bow.push(x + Math.cos(a) * h * 0.62, y + h * 0.15 + Math.sin(a) * h * 0.62);
  }
  return [
    line('port', [x, y - h * 0.62, x, y + h * 0.72]),
    line('port', [x - h * 0.36, y - h * 0.34, x + h * 0.36, y - h * 0.34]),
    line('port', bow),
  ];
}
