// The sheet: how large a hex is drawn, where the map lies on the paper, how wide the pen is.
import { createLayout, type Layout, type Rect } from './layout.ts';
import { emptyCorner } from './cartouche.ts';
import type { HexMap } from '../../../kit/src/map.ts';
import { createPlaceIndex } from '../../../kit/src/places.ts';

export type Zoom = 'far' | 'middle' | 'near';

export interface Frame {
  readonly layout: Layout;
  readonly zoom: Zoom;
  readonly hexSize: number;
  readonly pen: number;
  /** The pen of title and legend: they grow with the sheet, not with the hexes. */
  readonly panelPen: number;
  /** The pen of place marks and names: never so fine that a name is lost on a close look. */
  readonly namePen: number;
  /** What is shown, in map units. */
  readonly view: Rect;
  /** Sheet position of the map's origin. */
  readonly originX: number;
  readonly originY: number;
  /** The view on the sheet. */
  readonly window: Rect;
  /** A free corner of the window for the title, where the board leaves one. */
  readonly titleRoom?: Rect;
  readonly sheet: (x: number, y: number) => readonly [number, number];
  readonly sheetLine: (line: readonly number[]) => number[];
}

export interface FrameOptions {
  readonly zoom: Zoom;
  readonly hexSize?: number;
  /** Labels of two opposite corner hexes of a cut-out. */
  readonly region?: readonly [string, string];
  /** Paper around the map, in pens. */
  readonly margin: number;
  /** More paper above it, in pens. */
  readonly head: number;
}

/** The least free corner (in pens) that holds a title. */
const TITLE_ROOM = { width: 420, height: 250 } as const;

const SIZE: Readonly<Record<Zoom, number>> = { far: 17, middle: 42, near: 96 };
/** Ground shown beyond the outermost hexes, in hexes. */
const BLEED = 0.45;

/** A sheet so many pens wide carries its legend at the pen's own size. */
const PANEL_WIDTH = 1450;

/** From this hex size on a poster carries everything. */
const NUMBERED_FROM = 56;
/** From this hex size on names keep a readable size. */
const NAMED_FROM = 26;
const LEAST_NAME_PEN = 0.86;

export function penFor(hexSize: number): number {
  return Math.min(1.7, Math.max(0.42, (hexSize / 60) ** 0.6));
}

/** Across the sheet of a picture for the wall. */
const POSTER_WIDTH = 2260;

/** Hex size and zoom for a whole map on one sheet: as near as the sheet allows. */
export function posterSize(map: HexMap): { readonly hexSize: number; readonly zoom: Zoom } {
  const { bounds } = createLayout(map.grid);
  const hexSize = Math.round(Math.min(104, Math.max(33, POSTER_WIDTH / (bounds.x1 - bounds.x0 + 2 * BLEED))));
  return { hexSize, zoom: hexSize >= NUMBERED_FROM ? 'near' : 'middle' };
}

export function createFrame(map: HexMap, options: FrameOptions): Frame {
  const layout = createLayout(map.grid);
  const hexSize = options.hexSize ?? SIZE[options.zoom];
  const pen = penFor(hexSize);
  const view = viewOf(map, layout, options.region);
  const panelPen = pen * Math.min(1.5, Math.max(0.6, ((view.x1 - view.x0) * hexSize) / pen / PANEL_WIDTH));
  const margin = options.margin * pen;
  const corner = options.head > 0 ? titleRoom(layout, view, hexSize / panelPen) : undefined;
  const head = corner === undefined ? options.head * panelPen : 0;
  const originX = margin - view.x0 * hexSize;
  const originY = margin + head - view.y0 * hexSize;
  const sheet = (x: number, y: number): readonly [number, number] => [x * hexSize + originX, y * hexSize + originY];
  const [wx0, wy0] = sheet(view.x0, view.y0);
  const [wx1, wy1] = sheet(view.x1, view.y1);
  return {
    layout,
    zoom: options.zoom,
    hexSize,
    pen,
    panelPen,
    namePen: hexSize >= NAMED_FROM ? Math.max(pen, LEAST_NAME_PEN) : pen,
    view,
    originX,
    originY,
    ...(corner === undefined ? {} : { titleRoom: cornerOnSheet(corner, sheet) }),
    window: { x0: wx0, y0: wy0, x1: wx1, y1: wy1 },
    sheet,
    sheetLine: (line) => line.map((v, i) => v * hexSize + (i % 2 === 0 ? originX : originY)),
  };
}

function titleRoom(layout: Layout, view: Rect, pensPerHex: number): Rect | undefined {
  const room = emptyCorner(layout, view);
  const wide = (room.x1 - room.x0) * pensPerHex >= TITLE_ROOM.width;
  const high = (room.y1 - room.y0) * pensPerHex >= TITLE_ROOM.height;
  return wide && high ? room : undefined;
}

function cornerOnSheet(room: Rect, sheet: Frame['sheet']): Rect {
  const [x0, y0] = sheet(room.x0, room.y0);
  const [x1, y1] = sheet(room.x1, room.y1);
  return { x0, y0, x1, y1 };
}

function grow(r: Rect, by: number): Rect {
  return { x0: r.x0 - by, y0: r.y0 - by, x1: r.x1 + by, y1: r.y1 + by };
}

function viewOf(map: HexMap, layout: Layout, region: readonly [string, string] | undefined): Rect {
  if (region === undefined) return grow(layout.bounds, BLEED);
  const places = createPlaceIndex(map.places);
  const [a, b] = region.map((label) => {
    const printed = map.labels.indexOf(label);
    const hex = printed >= 0 ? printed : places.find(label)[0]?.hex;
    if (hex === undefined) throw new Error(`draw: the map has no hex ${label}`);
    return { x: layout.cx[hex] ?? 0, y: layout.cy[hex] ?? 0 };
  });
  if (a === undefined || b === undefined) return grow(layout.bounds, BLEED);
  return grow({ x0: Math.min(a.x, b.x), y0: Math.min(a.y, b.y), x1: Math.max(a.x, b.x), y1: Math.max(a.y, b.y) }, 0.75);
}
