// The legend shows what occurs on the map, drawn by the same hands and named in the game's own words.
import type { HexMap } from '../../../kit/src/map.ts';
import { bridgeSides, bridgeSign } from './bridges.ts';
import type { Frame } from './frame.ts';
import { riverHexes } from './hex-rivers.ts';
import { hexRing } from './layout.ts';
import { text, widthOf, type Block } from './panel.ts';
import { markShape } from './places.ts';
import { area, line, loop, type Shape } from './scene.ts';
import type { DrawSpec } from './spec.ts';
import { sow } from './textures.ts';
import { groundOf, linkOf, placeRank, sideOf, type Ground, type Looks } from './words.ts';

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('en') + word.slice(1);
}

export interface Entry {
  readonly label: string;
  /** Draws a sample in a box 38 x 26 pens whose middle is given. */
  draw(x: number, y: number): Shape[];
}

/** Entries in columns under a heading. */
export function legendBlock(title: string, entries: readonly Entry[], pen: number, rows: number): Block {
  const size = 11.5 * pen;
  const line = 27 * pen;
  const columns: Entry[][] = [];
  for (let i = 0; i < entries.length; i += rows) columns.push(entries.slice(i, i + rows));
  const widths = columns.map(
    (c) => 52 * pen + Math.max(...c.map((e) => widthOf('panel-text', e.label, size))) + 22 * pen,
  );
  const width = Math.max(
    widths.reduce((s, w) => s + w, 0),
    widthOf('panel-head', title, 13 * pen) + 10 * pen,
  );
  return {
    width,
    height: 26 * pen + Math.min(rows, entries.length) * line,
    at: (x, y) => {
      const out: Shape[] = [text('panel-head', title, x, y + 11 * pen, 13 * pen, 0.4 * pen)];
      let left = x;
      for (const [c, column] of columns.entries()) {
        for (const [r, e] of column.entries()) {
          const middle = y + 24 * pen + (r + 0.5) * line;
          out.push(...e.draw(left + 21 * pen, middle));
          out.push(text('panel-text', e.label, left + 50 * pen, middle + 3.8 * pen, size));
        }
        left += widths[c] ?? 0;
      }
      return out;
    },
  };
}

/** A hex of ground with its own marks: the legend shows exactly what the map shows. */
function groundEntry(frame: Frame, word: string, looks: Looks): Entry {
  const ground: Ground = groundOf(word, looks);
  const pen = frame.pen;
  const size = 21.5 * pen;
  return {
    label: capital(word),
    draw: (x, y) => {
      const base = hexRing(frame.layout, 0).map(
        (v, i) => v - ((i % 2 === 0 ? frame.layout.cx[0] : frame.layout.cy[0]) ?? 0),
      );
      const ring = base.map((v, i) => v * size + (i % 2 === 0 ? x : y));
      const water = ground === 'sea' || ground === 'lake';
      const out: Shape[] = [area(water ? 'sea' : 'land', [ring])];
      if (!water && ground !== 'clear') out.push(area(`ground-${ground}`, [ring]));
      const spread = {
        rect: { x0: -0.6, y0: -0.6, x1: 0.6, y1: 0.6 },
        hexSize: size,
        pen: pen * 0.62,
        sheet: (mx: number, my: number) => [x + mx * size, y + my * size] as const,
        free: () => true,
      };
      out.push(...sow(ground, spread, (mx, my) => Math.hypot(mx, my) < 0.42));
      out.push(loop('swatch-frame', ring));
      return out;
    },
  };
}

function wave(x: number, y: number, pen: number): number[] {
  const pts: number[] = [];
  for (let i = 0; i <= 16; i++) pts.push(x + (i / 8 - 1) * 19 * pen, y + Math.sin((i / 16) * Math.PI * 2) * 2.4 * pen);
  return pts;
}

function lineEntry(label: string, classes: readonly string[], pen: number): Entry {
  return { label: capital(label), draw: (x, y) => classes.map((cls) => line(cls, wave(x, y, pen))) };
}

function riverEntry(word: string, rank: 1 | 2 | 3, pen: number): Entry {
  const w = { 1: 5.4, 2: 2.8, 3: 1.6 }[rank] * pen;
  return {
    label: capital(word),
    draw: (x, y) => {
      const pts = wave(x, y, pen);
      const upper = pts.map((v, k) => (k % 2 === 1 ? v - w / 2 : v));
      const lower = pts.map((v, k) => (k % 2 === 1 ? v + w / 2 : v));
      const back: number[] = [];
      for (let k = lower.length - 2; k >= 0; k -= 2) back.push(lower[k] ?? 0, lower[k + 1] ?? 0);
      return [area('river', [[...upper, ...back]])];
    },
  };
}

function sideEntries(map: HexMap, looks: Looks, pen: number): Entry[] {
  const used = new Set(map.sideTerrain);
  const out: Entry[] = riverHexes(map).size > 0 ? [riverEntry('river (in the hex)', 2, pen)] : [];
  for (const [i, word] of map.sideTerrains.entries()) {
    if (!used.has(i) || word === '') continue;
    const { look, rank } = sideOf(word, looks);
    if (look === 'none' || look === 'water') continue;
    if (look === 'river') out.push(riverEntry(word, rank, pen));
    else if (look === 'canal') out.push(lineEntry(word, ['canal', 'canal-ticks'], pen));
    else out.push(lineEntry(word, [look === 'strait' ? 'strait' : look === 'ridge' ? 'ridge' : 'wall'], pen));
  }
  return out;
}

function linkEntries(map: HexMap, looks: Looks, pen: number): Entry[] {
  return map.links.flatMap((l) => {
    const { look, rank, owner } = linkOf(l.id, looks);
    if (look === 'none' || !l.bySide.some((v) => v > 0)) return [];
    if (look === 'ferry') return [lineEntry(l.id, ['ferry'], pen)];
    if (look === 'road') {
      const classes = rank === 1 ? ['road-case-1', 'road-core-1'] : [`road-case-${rank}`];
      return [lineEntry(l.id, classes, pen)];
    }
    const name = owner === '' ? String(rank) : owner;
    const core = rank === 1 && owner === '' ? ['rail-core-1'] : [];
    return [lineEntry(l.id, [`rail-line-${name}`, ...core, `rail-tick-${name}`], pen)];
  });
}

const RADIUS = [0, 6.2, 4.9, 3.9, 2.9, 2.2] as const;

function placeEntries(map: HexMap, spec: DrawSpec, pen: number): Entry[] {
  const kinds = new Map<string, { rank: 1 | 2 | 3 | 4 | 5; fort: boolean; oil: boolean }>();
  for (const p of map.places) {
    const rank = placeRank(p.kind, p.values, spec.placeRanks);
    const known = kinds.get(p.kind);
    if (known === undefined || rank < known.rank)
      kinds.set(p.kind, { rank, fort: /fort/i.test(p.kind), oil: /oil/i.test(p.kind) });
  }
  const entries = [...kinds]
    .sort((a, b) => a[1].rank - b[1].rank)
    .map(
      ([kind, { rank, fort, oil }]): Entry => ({
        label: capital(kind),
        draw: (x, y) => markShape({ rank, x, y, r: (RADIUS[rank] ?? 3) * pen, fort, oil, port: false }, pen),
      }),
    );
  const mark = (pattern: RegExp): boolean =>
    map.marks.some((m, i) => pattern.test(m) && map.marked.some((v) => (v & (1 << i)) !== 0));
  if (mark(/fort/i) && !entries.some((e) => /fort/i.test(e.label))) {
    entries.push({
      label: 'Fortress',
      draw: (x, y) => markShape({ rank: 2, x, y, r: 4.9 * pen, fort: true, oil: false, port: false }, pen),
    });
  }
  if (mark(/port/i) || map.places.some((p) => /port/i.test(p.kind))) {
    entries.push({
      label: 'Port',
      draw: (x, y) =>
        markShape({ rank: 3, x: x - 4 * pen, y: y + 2 * pen, r: 3.9 * pen, fort: false, oil: false, port: true }, pen),
    });
  }
  return entries;
}

/** Ground, lines and places of a map: what occurs on it, in the game's own words. */
export function legendBlocks(map: HexMap, frame: Frame, spec: DrawSpec): Block[] {
  const pen = frame.pen;
  const looks = spec.looks ?? {};
  const used = new Set(map.terrain);
  const grounds = map.terrains
    .filter((_, i) => used.has(i))
    .filter((t) => groundOf(t, looks) !== 'void')
    // A village on open ground is shown among the places.
    .filter((t) => groundOf(t, looks) !== 'clear' || !/village|town|city/i.test(t))
    .map((t) => groundEntry(frame, t, looks));
  const lines = [...sideEntries(map, looks, pen), ...linkEntries(map, looks, pen)];
  if (bridgeSides(map).size > 0) lines.push({ label: 'Bridge', draw: (x, y) => bridgeSign(x, y, 1, 0, pen) });
  if (map.lines.some((l) => /border/i.test(l.kind))) lines.push(lineEntry('border', ['border-band', 'border'], pen));
  return [
    legendBlock('Ground', grounds, pen, 4),
    ...(lines.length > 0 ? [legendBlock('Rivers and ways', lines, pen, 4)] : []),
    ...(map.places.length > 0 ? [legendBlock('Places', placeEntries(map, spec, pen), pen, 4)] : []),
  ];
}
