// One picture of the board. Two canvases: the table with all that lies on it, and above it what moves. More would each be
// copied and blended whole in every frame of a pan; fewer would paint the map for every step of a piece.
import type { Camera } from './camera.ts';
import { drawFanCard } from './fan.ts';
import { drawBoxes, drawRing, drawTable } from './furniture.ts';
import { begin, type Layers } from './layers.ts';
import { drawLines, drawPaths } from './lines.ts';
import type { Journeys } from './motion.ts';
import type { PilePainter, PileView } from './piles.ts';
import { drawShades, drawShadeTexts, tracePlace } from './shades.ts';
import { drawSketch } from './sketch.ts';
import { PIECE } from './stacks.ts';
import type { Stamps } from './stamps.ts';
import { drawWorks } from './works.ts';
import { type BoardState, inHand } from './state.ts';

export const LAYERS = ['table', 'above'] as const;
export type LayerName = (typeof LAYERS)[number];

export interface Picture {
  readonly state: BoardState;
  readonly camera: Camera;
  readonly layers: Layers<LayerName>;
  readonly painter: PilePainter;
  readonly stamps: Stamps;
  readonly journeys: Journeys;
}

const NOBODY: ReadonlySet<number> = new Set();

type Points = ReadonlyMap<number, { readonly x: number; readonly y: number }>;

function viewOf({ state, camera, layers, journeys }: Picture): PileView {
  const { inks, options, scene } = state;
  const held = inHand(state);
  const away = held.length === 0 ? journeys.away : new Set([...journeys.away, ...held]);
  const { selected, pointed = NOBODY } = scene;
  return { camera, inks, ratio: layers.ratio, options, selected, pointed, away };
}

/** False when pictures of pieces are still to be made: draw again soon. */
export function drawTableLayer(picture: Picture): boolean {
  const { state, camera, layers, painter } = picture;
  const { ground, scene, inks } = state;
  const layer = layers.get('table');
  const ctx = begin(layer, layers.ratio);
  drawTable(ctx, ground?.geometry, camera, inks);
  if (ground === undefined) return true;
  const { geometry, tiles, stacks } = ground;
  if (tiles.overview() === undefined) drawSketch(ctx, geometry, camera, state.options.theme);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  tiles.draw(ctx, camera, layers.ratio);
  ctx.setTransform(layers.ratio, 0, 0, layers.ratio, 0, 0);
  const look = { inks, palette: state.options.palette };
  drawBoxes(ctx, geometry, camera, { inks, stamps: picture.stamps, ratio: layers.ratio });
  drawWorks(ctx, scene.works ?? [], geometry, camera, look);
  drawShades(ctx, scene.shades, geometry, camera, look);
  drawLines(ctx, scene.lines, geometry, camera, look);
  const done = painter.draw(ctx, stacks.piles, viewOf(picture));
  drawPaths(ctx, scene.lines, geometry, camera, look);
  const occupied = (at: number): boolean => stacks.at(at).length > 0;
  drawShadeTexts(ctx, scene.shades, geometry, camera, {
    ...look,
    occupied,
    stamps: picture.stamps,
    ratio: layers.ratio,
  });
  return done;
}

export function drawAbove(picture: Picture, moving: Points): void {
  const { state, camera, layers, painter } = picture;
  const { ground, scene, inks, fan, held, hovered, byId } = state;
  const empty = scene.cursor === null && hovered === null && fan === undefined && held === undefined;
  const layer = layers.get('above');
  layers.hide('above', empty && moving.size === 0 ? 'hidden' : 'visible');
  if (ground === undefined || (empty && moving.size === 0)) {
    layer.dirty = false;
    return;
  }
  const ctx = begin(layer, layers.ratio);
  const ring = (at: number, style: 'cursor' | 'hover'): void => {
    const inset = style === 'cursor' ? 0.95 : 0.97;
    drawRing(ctx, () => tracePlace(ctx, ground.geometry, camera, at, inset), inks, style);
  };
  if (hovered !== null && hovered.at !== scene.cursor) ring(hovered.at, 'hover');
  if (scene.cursor !== null) ring(scene.cursor, 'cursor');
  const view = viewOf(picture);
  const size = PIECE * camera.k;
  for (const [id, at] of moving) {
    const face = byId.get(id);
    if (face !== undefined) painter.piece(ctx, face, { x: camera.toX(at.x), y: camera.toY(at.y), size }, view);
  }
  if (fan !== undefined) {
    drawFanCard(ctx, fan, inks);
    for (const s of fan.spots) painter.piece(ctx, s.face, { x: s.x, y: s.y, size: fan.size }, view);
  }
  if (held === undefined) return;
  // Lifted off the paper a little, so that the finger does not hide it.
  const big = Math.max(30, size);
  for (const [i, id] of inHand(state).toReversed().entries()) {
    const face = byId.get(id);
    if (face !== undefined) painter.piece(ctx, face, { x: held.x + i * 3, y: held.y - 8 - i * 3, size: big }, view);
  }
}
