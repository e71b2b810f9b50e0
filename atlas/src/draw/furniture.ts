// Around the map: title, legend, scale, compass, tracks, credits. Blocks know their size and flow in rows under the map.
import type { HexMap } from '../../../kit/src/map.ts';
import type { Frame } from './frame.ts';
import type { Rect } from './layout.ts';
import { legendBlocks } from './legend.ts';
import { text, widthOf, type Block } from './panel.ts';
import { area, circleRing, line, loop, rectRing, type Layer, type Shape } from './scene.ts';
import { cellsOf, type DrawSpec, type Track } from './spec.ts';

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

export function furniture(map: HexMap, sheet: Frame, spec: DrawSpec, credits: readonly string[]): Sheet {
  const pen = sheet.panelPen;
  const frame = { ...sheet, pen };
  const w = frame.window;
  const room = w.x1 - w.x0;
  const room0 = frame.titleRoom;
  const blocks: Block[] = [
    ...legendBlocks(map, frame, spec),
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
