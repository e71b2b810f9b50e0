// The layers under everything else: water, land, relief, woods and marsh, the grid.
import type { HexMap } from '../../../kit/src/map.ts';
import type { TerrainAreas } from './areas.ts';
import { simplifyRing } from './curve.ts';
import { chains, type Edge, type Node } from './graph.ts';
import { cornerKey, hexRing, sideEnds } from './layout.ts';
import type { Frame } from './frame.ts';
import type { Relief } from './relief.ts';
import { area, line, loop, rectRing, type Layer, type Ring, type Shape } from './scene.ts';
import { textures, type Spread } from './textures.ts';
import { groundOf, type Ground, type Looks } from './words.ts';

/** Drawn in this order; later ones cover earlier ones. */
const ORDER: readonly Ground[] = ['steppe', 'rough', 'mountain', 'woods', 'forest', 'marsh', 'wooded-marsh', 'urban'];
const EDGED: readonly Ground[] = ['rough', 'mountain', 'woods', 'forest', 'marsh', 'wooded-marsh', 'urban'];

export function windowRing(frame: Frame): Ring {
  const w = frame.window;
  return rectRing(w.x0, w.y0, w.x1, w.y1);
}

export function groundLayers(frame: Frame, areas: TerrainAreas, relief: Relief, spread: Spread): Layer[] {
  const clip = [windowRing(frame)];
  const landRings = areas.landRings.map((r) => frame.sheetLine(r));
  const rings = (r: readonly number[][]): number[][] =>
    r.map((ring) => simplifyRing(frame.sheetLine(ring), 0.12 * frame.pen));
  const coast = landRings.map((r) => r);
  const shore: Shape[] = [];
  const lines = frame.zoom === 'far' ? [] : (['shore-far', 'shore-far-core', 'shore-near', 'shore-near-core'] as const);
  for (const cls of lines) for (const r of coast) shore.push(loop(cls, r));
  const tinted: Shape[] = relief.tints.map((t) => area(`relief-${t.min}`, rings(t.rings)));
  const shaded: Shape[] = relief.shades.map((s) => area(`shade-${s.side}-${s.level}`, rings(s.rings)));
  const grounds: Shape[] = [];
  for (const g of ORDER) {
    const r = areas.rings.get(g);
    if (r !== undefined && r.length > 0) grounds.push(area(`ground-${g}`, rings(r)));
  }
  const edges: Shape[] = [];
  for (const g of EDGED) for (const r of areas.rings.get(g) ?? []) edges.push(loop(`edge-${g}`, frame.sheetLine(r)));
  return [
    { id: 'sea', clip, shapes: [area('sea', [windowRing(frame)]), ...shore] },
    { id: 'land', clip, shapes: [area('land', landRings)] },
    { id: 'relief', clip: landRings, shapes: tinted },
    { id: 'terrain', clip: landRings, shapes: grounds },
    { id: 'shading', clip: landRings, shapes: frame.zoom === 'far' ? shaded.slice(0, 4) : shaded },
    { id: 'terrain-edges', clip: landRings, shapes: frame.zoom === 'far' ? [] : edges },
    { id: 'textures', clip, shapes: frame.zoom === 'far' ? [] : textures(areas, spread) },
    { id: 'coast', clip, shapes: coast.map((r) => loop('coast', r)) },
  ];
}

/** Outlines of the board as closed rings on the sheet. */
export function boardRings(map: HexMap, frame: Frame): number[][] {
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) {
    if ((map.grid.sideB[s] ?? -1) >= 0) continue;
    const [x0, y0, x1, y1] = sideEnds(frame.layout, s);
    const a = cornerKey(x0, y0);
    const b = cornerKey(x1, y1);
    nodes.set(a, { x: x0, y: y0 });
    nodes.set(b, { x: x1, y: y1 });
    edges.push({ a, b, side: s });
  }
  return chains(edges, nodes).map((c) =>
    frame.sheetLine(
      c.nodes.slice(0, -1).flatMap((k) => {
        const n = nodes.get(k);
        return n === undefined ? [] : [n.x, n.y];
      }),
    ),
  );
}

export interface GridLayers {
  readonly grid: Layer;
  readonly closed: Layer;
  readonly beyond: Layer;
}

/** The grid, quieter at sea; beyond the board and over closed land a veil. */
export function gridLayers(map: HexMap, frame: Frame, looks: Looks, land: readonly Ring[]): GridLayers {
  const grounds = map.terrains.map((t) => groundOf(t, looks));
  const wet = (hex: number): boolean => {
    const g = hex < 0 ? 'sea' : grounds[map.terrain[hex] ?? 0];
    return g === 'sea' || g === 'lake' || g === 'void';
  };
  const dry: Shape[] = [];
  const sea: Shape[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) {
    const a = map.grid.sideA[s] ?? -1;
    const b = map.grid.sideB[s] ?? -1;
    const points = frame.sheetLine(sideEnds(frame.layout, s));
    if (wet(a) && wet(b)) sea.push(line('grid-sea', points));
    else dry.push(line('grid', points));
  }
  const board = boardRings(map, frame);
  const closedBit = map.marks.findIndex((m) => /out of play|closed/i.test(m));
  const voids: Shape[] = [];
  for (let h = 0; h < map.grid.count; h++) {
    const out = closedBit >= 0 && ((map.marked[h] ?? 0) & (1 << closedBit)) !== 0;
    if (out || grounds[map.terrain[h] ?? 0] === 'void') {
      voids.push(area(out ? 'veil' : 'ground-void', [frame.sheetLine(hexRing(frame.layout, h))]));
    }
  }
  const clip = [windowRing(frame)];
  return {
    // Water stays water: only the land of closed hexes pales.
    closed: { id: 'closed', clip: land, shapes: voids },
    beyond: { id: 'beyond', clip, shapes: [area('veil', [windowRing(frame), ...board])] },
    grid: { id: 'grid', clip, shapes: [...sea, ...dry, ...board.map((r) => loop('board-edge', r))] },
  };
}
