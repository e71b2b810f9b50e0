// What the board knows at a moment; drawn by frame.ts, handled by hands.ts, changed through index.ts.
import type { Camera } from './camera.ts';
import type { Fan } from './fan.ts';
import type { Geometry } from './geometry.ts';
import type { Inks } from './inks.ts';
import type { Hit } from './pointer.ts';
import type { Stacks } from './stacks.ts';
import type { TileStore } from './tiles.ts';
import type { BoardOptions, BoardScene, Face } from './types.ts';

/** What is known once the map is found. */
export interface Ground {
  readonly geometry: Geometry;
  readonly stacks: Stacks;
  readonly tiles: TileStore;
}

export interface BoardState {
  options: BoardOptions;
  inks: Inks;
  scene: BoardScene;
  byId: ReadonlyMap<number, Face>;
  ground: Ground | undefined;
  fan: Fan | undefined;
  /** A piece in the hand, and where the hand is. */
  held: { readonly piece: number; readonly x: number; readonly y: number } | undefined;
  hovered: Hit | null;
}

export const EMPTY: BoardScene = { faces: [], selected: new Set(), shades: [], lines: [], cursor: null };

/** With a selected piece all that is selected in its place is taken up. */
export function inHand(state: BoardState): readonly number[] {
  if (state.held === undefined) return [];
  const { piece } = state.held;
  const { scene, byId } = state;
  const face = byId.get(piece);
  if (face === undefined || !scene.selected.has(piece)) return [piece];
  return scene.faces.filter((f) => f.at === face.at && scene.selected.has(f.id)).map((f) => f.id);
}

export function facesAt(state: BoardState, at: number): readonly Face[] {
  return state.ground?.stacks.at(at).flatMap((p) => p.faces) ?? [];
}

/** The place under a point of the screen, and the piece when there is one. */
export function hitAt(state: BoardState, camera: Camera, x: number, y: number): Hit | null {
  if (state.ground === undefined) return null;
  const { geometry, stacks } = state.ground;
  const [mx, my] = [camera.mapX(x), camera.mapY(y)];
  const at = geometry.placeAt(mx, my);
  if (at < 0) return null;
  const under = stacks.at(at).findLast((p) => Math.max(Math.abs(p.x - mx), Math.abs(p.y - my)) <= p.size / 2 + 0.03);
  return { at, piece: under?.top.id ?? null };
}
