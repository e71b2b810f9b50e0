// Around the map: title, legend, scale, compass, tracks, credits. Blocks know their size and flow in rows under the map.
import type { HexMap } from '../../../kit/src/map.ts';
import type { Frame } from './frame.ts';
import { hexRing, type Rect } from './layout.ts';
import { textWidth } from './metrics.ts';
import { markShape } from './places.ts';
import { area, circleRing, line, loop, rectRing, type Layer, type Shape, type TextShape } from './scene.ts';
import { cellsOf, type DrawSpec, type Track } from './spec.ts';
import { paintOf } from './svg.ts';
import { sow } from './textures.ts';
import { groundOf, linkOf, placeRank, sideOf, type Ground, type Looks } from './words.ts';

export interface Block {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): Shape[];
}

export function text(cls: string, words: string, x: number, y: number, size: number, spacing = 0): TextShape {
  return { kind: 'text', cls, text: words, x, y, size, ...(spacing > 0 ? { spacing } : {}) };
}

export function widthOf(cls: string, words: string, size: number, spacing = 0): number {
  return textWidth(words, paintOf(cls).face ?? 'serif', size, spacing);
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('en') + word.slice(1);
}

interface Entry {
  readonly label: string;
  /** Draws a sample in a box 38 x 26 pens whose middle is given. */
  draw(x: number, y: number): Shape[];
}

/** Entries in columns under a heading. */
function legendBlock(title: string, entries: readonly Entry[], pen: number, rows: number): Block {
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
  const size = 25 * pen;
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
        pen: pen * 0.9,
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

function sideEntries(map: HexMap, looks: Looks, pen: number): Entry[] {
  const used = new Set(map.sideTerrain);
  const out: Entry[] = [];
  for (const [i, word] of map.sideTerrains.entries()) {
    if (!used.has(i) || word === '') continue;
    const { look, rank } = sideOf(word, looks);
    if (look === 'none' || look === 'water') continue;
    if (look === 'river') {
      const w = { 1: 5.4, 2: 2.8, 3: 1.6 }[rank] * pen;
      out.push({
        label: capital(word),
        draw: (x, y) => {
          const pts = wave(x, y, pen);
          const upper = pts.map((v, k) => (k % 2 === 1 ? v - w / 2 : v));
          const lower = pts.map((v, k) => (k % 2 === 1 ? v + w / 2 : v));
          const back: number[] = [];
          for (let k = lower.length - 2; k >= 0; k -= 2) back.push(lower[k] ?? 0, lower[k + 1] ?? 0);
          return [area('river', [[...upper, ...back]])];
        },
      });
    } else if (look === 'canal') out.push(lineEntry(word, ['canal', 'canal-ticks'], pen));
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
  const kinds = new Map<string, { rank: 1 | 2 | 3 | 4 | 5; fort: boolean }>();
  for (const p of map.places) {
    const rank = placeRank(p.kind, p.values, spec.placeRanks);
    const known = kinds.get(p.kind);
    if (known === undefined || rank < known.rank) kinds.set(p.kind, { rank, fort: /fort/i.test(p.kind) });
  }
  const entries = [...kinds]
    .sort((a, b) => a[1].rank - b[1].rank)
    .map(
      ([kind, { rank, fort }]): Entry => ({
        label: capital(kind),
        draw: (x, y) => markShape({ rank, x, y, r: (RADIUS[rank] ?? 3) * pen, fort, port: false }, pen),
      }),
    );
  const mark = (pattern: RegExp): boolean =>
    map.marks.some((m, i) => pattern.test(m) && map.marked.some((v) => (v & (1 << i)) !== 0));
  if (mark(/fort/i) && !entries.some((e) => /fort/i.test(e.label))) {
    entries.push({
      label: 'Fortress',
      draw: (x, y) => markShape({ rank: 2, x, y, r: 4.9 * pen, fort: true, port: false }, pen),
    });
  }
  if (mark(/port/i) || map.places.some((p) => /port/i.test(p.kind))) {
    entries.push({
      label: 'Port',
      draw: (x, y) =>
        markShape({ rank: 3, x: x - 4 * pen, y: y + 2 * pen, r: 3.9 * pen, fort: false, port: true }, pen),
    });
  }
  return entries;
}

/** The nearest of 1, 2, 2.5, 5 times a power of ten below. */
function niceBelow(v: number): number {
  const p = 10 ** Math.floor(Math.log10(v));
  for (const k of [5, 2.5, 2, 1]) if (k * p <= v) return k * p;
  return p;
}

function scaleBlock(frame: Frame, kmPerHex: number): Block {
  const pen = frame.pen;
  const want = 230 * pen;
  const kmPerUnit = kmPerHex / frame.hexSize;
  const km = niceBelow(want * kmPerUnit);
  const hexes = Math.max(1, Math.floor(want / frame.hexSize));
  const bar = (x: number, y: number, unit: number, parts: number, cls: number, labels: readonly string[]): Shape[] => {
    const out: Shape[] = [];
    for (let i = 0; i < parts; i++) {
      out.push(
        area(i % 2 === cls ? 'scale-dark' : 'scale-light', [
          rectRing(x + i * unit, y, x + (i + 1) * unit, y + 5 * pen),
        ]),
      );
    }
    for (const [i, l] of labels.entries()) {
      const at = x + (i * unit * parts) / Math.max(1, labels.length - 1);
      out.push(text('panel-small', l, at - widthOf('panel-small', l, 10 * pen) / 2, y - 4 * pen, 10 * pen));
    }
    return out;
  };
  const shownHexes = Math.min(hexes, 10);
  return {
    width: Math.max(km / kmPerUnit, shownHexes * frame.hexSize) + 40 * pen,
    height: 96 * pen,
    at: (x, y) => [
      text('panel-head', 'Scale', x, y + 11 * pen, 13 * pen, 0.4 * pen),
      ...bar(x + 6 * pen, y + 42 * pen, km / kmPerUnit / 4, 4, 0, ['0', String(km / 2), `${km} km`]),
      ...bar(x + 6 * pen, y + 72 * pen, frame.hexSize, shownHexes, 0, [
        '0',
        `${shownHexes} ${shownHexes === 1 ? 'hex' : 'hexes'}`,
      ]),
      text('panel-note', `One hex is about ${kmPerHex} km across`, x, y + 94 * pen, 10.5 * pen),
    ],
  };
}

/** Eight points; the long one shows north, wherever the grid has turned it. */
export function compass(x: number, y: number, r: number, north: number): Shape[] {
  const turn = (north * Math.PI) / 180;
  const p = (angle: number, d: number): [number, number] => [
    x + Math.sin(angle + turn) * d,
    y - Math.cos(angle + turn) * d,
  ];
  const out: Shape[] = [
    loop('compass-ring', circleRing(x, y, r * 0.62, 40)),
    loop('compass-ring', circleRing(x, y, r * 0.57, 40)),
  ];
  for (const long of [false, true]) {
    for (let i = long ? 0 : 1; i < 8; i += 2) {
      const a = (i * Math.PI) / 4;
      const d = long ? (i === 0 ? r : r * 0.8) : r * 0.5;
      const side = long ? r * 0.15 : r * 0.12;
      const [tx, ty] = p(a, d);
      out.push(area('compass-dark', [[x, y, ...p(a + Math.PI / 4, side), tx, ty]]));
      out.push(area('compass-light', [[x, y, ...p(a - Math.PI / 4, side), tx, ty]]));
    }
  }
  const [nx, ny] = p(0, r * 1.2);
  const size = r * 0.36;
  out.push(text('panel-head', 'N', nx - widthOf('panel-head', 'N', size) / 2, ny + size * 0.35, size));
  return out;
}

function compassBlock(pen: number, north: number): Block {
  const r = 36 * pen;
  return { width: 2.9 * r, height: 96 * pen, at: (x, y) => compass(x + 1.45 * r, y + 54 * pen, r, north) };
}

function trackBlock(track: Track, pen: number, room: number): Block {
  const cells = cellsOf(track);
  const w =
    Math.max(
      ...cells.map((c) =>
        Math.max(widthOf('panel-number', c.label, 11 * pen), widthOf('panel-small', c.note ?? '', 9 * pen)),
      ),
    ) +
    9 * pen;
  const cell = Math.max(30 * pen, w);
  const perRow = Math.max(1, Math.min(track.perRow ?? cells.length, Math.floor(room / cell)));
  const rows = Math.ceil(cells.length / perRow);
  const high = (cells.some((c) => c.note !== undefined) ? 30 : 20) * pen;
  return {
    width: Math.min(perRow, cells.length) * cell,
    height: 22 * pen + rows * high,
    at: (x, y) => {
      const out: Shape[] = [text('panel-head', track.title, x, y + 11 * pen, 13 * pen, 0.4 * pen)];
      for (const [i, c] of cells.entries()) {
        const cx = x + (i % perRow) * cell;
        const cy = y + 20 * pen + Math.floor(i / perRow) * high;
        const cls = ['dry', 'mud', 'snow'].includes(c.kind ?? '') ? `track-${c.kind}` : 'track-cell';
        out.push(area(cls, [rectRing(cx, cy, cx + cell, cy + high)]));
        const lw = widthOf('panel-number', c.label, 11 * pen);
        out.push(text('panel-number', c.label, cx + (cell - lw) / 2, cy + 14 * pen, 11 * pen));
        if (c.note === undefined) continue;
        const nw = widthOf('panel-small', c.note, 9 * pen);
        out.push(text('panel-small', c.note, cx + (cell - nw) / 2, cy + 25 * pen, 9 * pen));
      }
      return out;
    },
  };
}

export interface Sheet {
  readonly layer: Layer;
  readonly height: number;
}

/** Paper above the map for the title, in pens. */
export const HEAD = 74;
export const MARGIN = 30;

export function furniture(map: HexMap, frame: Frame, spec: DrawSpec, credits: readonly string[]): Sheet {
  const pen = frame.pen;
  const looks = spec.looks ?? {};
  const w = frame.window;
  const room = w.x1 - w.x0;
  const used = new Set(map.terrain);
  const grounds = map.terrains
    .filter((_, i) => used.has(i))
    .filter((t) => groundOf(t, looks) !== 'void')
    .map((t) => groundEntry(frame, t, looks));
  const lines = [...sideEntries(map, looks, pen), ...linkEntries(map, looks, pen)];
  if (map.lines.some((l) => /border/i.test(l.kind))) lines.push(lineEntry('border', ['border-band', 'border'], pen));
  const room0 = frame.titleRoom;
  const blocks: Block[] = [
    legendBlock('Ground', grounds, pen, 4),
    legendBlock('Rivers and ways', lines, pen, 4),
    legendBlock('Places', placeEntries(map, spec, pen), pen, 4),
    ...(room0 === undefined ? [scaleBlock(frame, spec.kmPerHex ?? 30), compassBlock(pen, map.north ?? 0)] : []),
    ...(spec.tracks ?? []).map((t) => trackBlock(t, pen, room)),
  ];
  const shapes: Shape[] = frameShapes(frame, spec.title ?? map.title, spec.subtitle ?? '');
  if (room0 !== undefined) shapes.push(...cartouche(map, frame, spec, room0));
  let x = w.x0;
  let y = w.y1 + 26 * pen;
  let rowHeight = 0;
  for (const row of rowsOf(blocks, room, 30 * pen)) {
    const free = room - row.reduce((s, b) => s + b.width, 0);
    const gap = row.length > 1 ? Math.min(90 * pen, free / (row.length - 1)) : 0;
    x = w.x0;
    rowHeight = 0;
    for (const b of row) {
      shapes.push(...b.at(x, y));
      x += b.width + gap;
      rowHeight = Math.max(rowHeight, b.height);
    }
    y += rowHeight + 22 * pen;
  }
  const size = 9.5 * pen;
  for (const words of wrap(
    [...(spec.notes ?? []), credits.join('. ')].filter((t) => t !== ''),
    room,
    size,
  )) {
    shapes.push(text('panel-note', words, w.x0, y, size));
    y += 13 * pen;
  }
  return { layer: { id: 'furniture', shapes }, height: y + 10 * pen };
}

/** Title, scale and compass on a card in the free corner. */
function cartouche(map: HexMap, frame: Frame, spec: DrawSpec, room: Rect): Shape[] {
  const { pen, window: w } = frame;
  const title = spec.title ?? map.title;
  const subtitle = spec.subtitle ?? '';
  const most = Math.min(room.x1 - room.x0 - 60 * pen, 640 * pen);
  const fit = (cls: string, words: string, size: number): number =>
    Math.min(size, (size * (most - 60 * pen)) / Math.max(1, widthOf(cls, words, size, size * 0.03)));
  const big = fit('title', title, 64 * pen);
  const small = fit('subtitle', subtitle, 19 * pen);
  const scale = scaleBlock(frame, spec.kmPerHex ?? 30);
  const rose = compassBlock(pen, map.north ?? 0);
  const bigWidth = widthOf('title', title, big, big * 0.03);
  const width = Math.max(bigWidth, widthOf('subtitle', subtitle, small), scale.width + rose.width) + 60 * pen;
  const height = 34 * pen + big + (subtitle === '' ? 0 : small * 1.5) + 34 * pen + scale.height + 22 * pen;
  // Toward the outer corner, so that it hangs in the frame and not in the air.
  const right = w.x1 - room.x1 < room.x0 - w.x0;
  const low = w.y1 - room.y1 < room.y0 - w.y0;
  const x = right ? Math.min(room.x1, w.x1) - width - 26 * pen : Math.max(room.x0, w.x0) + 26 * pen;
  const y = low ? Math.min(room.y1, w.y1) - height - 26 * pen : Math.max(room.y0, w.y0) + 26 * pen;
  const middle = x + width / 2;
  const inset = 5 * pen;
  const base = y + 26 * pen + big * 0.8;
  const under = base + (subtitle === '' ? 0 : small * 1.5);
  const rule = under + 20 * pen;
  const left = middle - (scale.width + rose.width) / 2;
  return [
    area('card', [rectRing(x, y, x + width, y + height)]),
    loop('neatline', rectRing(x + inset, y + inset, x + width - inset, y + height - inset)),
    text('title', title, middle - bigWidth / 2, base, big, big * 0.03),
    ...(subtitle === ''
      ? []
      : [text('subtitle', subtitle, middle - widthOf('subtitle', subtitle, small) / 2, under, small)]),
    line('panel-rule', [middle - 60 * pen, rule, middle + 60 * pen, rule]),
    ...scale.at(left, rule + 16 * pen),
    ...rose.at(left + scale.width, rule + 16 * pen),
  ];
}

function rowsOf(blocks: readonly Block[], room: number, gap: number): Block[][] {
  const rows: Block[][] = [];
  let used = Infinity;
  for (const b of blocks) {
    if (used + gap + b.width > room) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)?.push(b);
    used += gap + b.width;
  }
  return rows;
}

function wrap(paragraphs: readonly string[], room: number, size: number): string[] {
  const out: string[] = [];
  for (const p of paragraphs) {
    let line = '';
    for (const word of p.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf('panel-note', longer, size) <= room) line = longer;
      else {
        out.push(line);
        line = word;
      }
    }
    if (line !== '') out.push(line);
  }
  return out;
}

/** Neat lines and the title over the map. */
function frameShapes(frame: Frame, title: string, subtitle: string): Shape[] {
  const { pen, window: w } = frame;
  const out: Shape[] = [
    loop('neatline', rectRing(w.x0, w.y0, w.x1, w.y1)),
    loop('neatline-heavy', rectRing(w.x0 - 6 * pen, w.y0 - 6 * pen, w.x1 + 6 * pen, w.y1 + 6 * pen)),
  ];
  if (frame.titleRoom !== undefined) return out;
  const size = 34 * pen;
  const base = w.y0 - 26 * pen;
  out.push(text('title', title, w.x0 - 2 * pen, base, size, 1.2 * pen));
  const tw = widthOf('title', title, size, 1.2 * pen);
  if (subtitle !== '') out.push(text('subtitle', subtitle, w.x0 + tw + 20 * pen, base, 16 * pen));
  return out;
}
