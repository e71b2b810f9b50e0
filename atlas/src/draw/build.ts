// HexMap and outlines to a scene: the one place that knows the order of the layers.
import type { HexMap } from '../../../kit/src/map.ts';
import { terrainAreas } from './areas.ts';
import { exitTokens } from './boxes.ts';
import { bridgeLayer } from './bridges.ts';
import { createFrame, type Zoom } from './frame.ts';
import { gridLayers, groundLayers, windowRing } from './ground.ts';
import { borderLayer, hexsideLayer, linkLayers, linksOf, riverLayer, riversOf, startLineLayer } from './lines.ts';
import { hexNumbers } from './numbers.ts';
import { withNames, type Outlines } from '../outlines.ts';
import { furniture, HEAD, MARGIN } from './furniture.ts';
import { createInk } from './ink.ts';
import { markObstacles, placeLabelsOf, riverLabels } from './labels.ts';
import { wideLabels, wideNames } from './wide-labels.ts';
import { placeLabels } from './placer.ts';
import { sample } from './field.ts';
import { overlayLayer } from './overlays.ts';
import { marksOf, markShapes } from './places.ts';
import { relief } from './relief.ts';
import { area, rectRing, type Scene } from './scene.ts';
import { toSvg } from './svg.ts';
import type { Theme } from './theme.ts';
import type { DrawSpec } from './spec.ts';

export interface DrawOptions {
  readonly zoom?: Zoom;
  readonly hexSize?: number;
  readonly region?: readonly [string, string];
  /** Start lines to draw, by name. */
  readonly startLines?: readonly string[];
  /** Areas to outline, by name or kind. */
  readonly overlays?: readonly string[];
  /** What the game adds to its picture. */
  readonly spec?: DrawSpec;
  /** Title, legend, scale and tracks around the map; without them the map alone, for the page. */
  readonly furniture?: 'full' | 'none';
}

const DETAIL: Readonly<Record<Zoom, number>> = { far: 12, middle: 24, near: 44 };

export function buildScene(map: HexMap, survey: Outlines, options: DrawOptions = {}): Scene {
  const zoom = options.zoom ?? 'middle';
  const spec = options.spec ?? {};
  const looks = spec.looks ?? {};
  const outlines = withNames(survey, spec.names ?? {});
  const overlays = options.overlays ?? spec.overlays ?? [];
  const full = options.furniture !== 'none' && options.region === undefined;
  const frame = createFrame(map, { ...options, zoom, margin: full ? MARGIN : 0, head: full ? HEAD : 0 });
  const { marks, cityHexes, dropped } = marksOf(map, frame, spec);
  const areas = terrainAreas(map, frame.layout, outlines, frame.view, {
    looks,
    detail: DETAIL[zoom],
    cities: cityHexes,
  });
  const hills = relief(areas, outlines, 14, spec.kmPerHex ?? 30);
  const clip = [windowRing(frame)];
  const landClip = areas.landRings.map((r) => frame.sheetLine(r));
  const rivers = riversOf(map, frame, outlines, looks, areas.landRings);
  const links = linksOf(map, frame, looks);
  const spread = { rect: frame.view, hexSize: frame.hexSize, pen: frame.pen, sheet: frame.sheet, free: () => true };
  const sheet = full ? furniture(map, frame, spec, outlines.credits ?? []) : undefined;
  const width = frame.window.x1 + (full ? MARGIN : 0) * frame.pen;
  const height = sheet?.height ?? frame.window.y1;
  const { beyond, closed, grid } = gridLayers(map, frame, looks, landClip);
  const tokens = exitTokens(map, frame);
  const ink = createInk(width, height);
  for (const r of rivers.strokes) ink.add(frame.sheetLine(r.course), r.rank === 1 ? 1 : 0.8);
  for (const l of links) ink.add(frame.sheetLine(l.course), l.look.look === 'rail' ? 0.9 : 0.6);
  for (const r of areas.landRings) ink.add(frame.sheetLine(r), 0.5);
  const obstacles = [...markObstacles(marks, frame.namePen), ...tokens.boxes];
  const names = placeLabels(
    [
      ...placeLabelsOf(marks, frame, ink),
      ...riverLabels(rivers.strokes, frame, ink),
      ...wideLabels(wideNames(map, outlines, frame, spec, overlays), frame, ink, (x, y) =>
        sample(areas.lattice, areas.land, x, y),
      ),
    ],
    obstacles,
  );
  const taken = [...obstacles, ...names.placed.flatMap((p) => p.choice.boxes)];
  return {
    title: map.title,
    width,
    height,
    pen: frame.pen,
    hexSize: frame.hexSize,
    originX: frame.originX,
    originY: frame.originY,
    dropped: [...dropped, ...tokens.dropped, ...names.unplaced.map((l) => `${l.id}: no free spot for the name`)],
    layers: [
      { id: 'sheet', shapes: [area('table', [rectRing(0, 0, width, height)])] },
      ...groundLayers(frame, areas, hills, spread),
      grid,
      riverLayer(frame, rivers, landClip),
      hexsideLayer(map, frame, looks, clip),
      borderLayer(map, frame, outlines, clip),
      ...linkLayers(frame, links, clip),
      bridgeLayer(map, frame, clip),
      startLineLayer(map, frame, options.startLines ?? spec.startLines ?? [], clip),
      overlayLayer(map, frame, overlays, clip),
      closed,
      beyond,
      { id: 'numbers', clip, shapes: hexNumbers(map, frame, looks, taken) },
      { id: 'places', clip, shapes: markShapes(marks, frame.namePen) },
      { id: 'exits', clip, shapes: tokens.shapes },
      { id: 'names', clip, shapes: names.placed.map((p) => p.choice.shape) },
      ...(sheet === undefined ? [] : [sheet.layer]),
    ],
  };
}

export function drawMap(map: HexMap, outlines: Outlines, style: Theme, options: DrawOptions = {}): string {
  return toSvg(buildScene(map, outlines, options), style);
}
