// Terrain of hexes by majority with stated thresholds, closed sides by water, coast and lake marks.
import { NONE } from '@rasputitsa/kit/grid';
import type { Board } from './board.ts';
import type { Geo } from '../geo/reference.ts';
import { inRing } from '../geo/polygon.ts';
import { lonLatBounds, projectRings, type Raster, type Shares, shareOfRings, waterOfSides } from './raster.ts';
import { SpecWordError } from './folder.ts';
import type { TerrainRule } from './spec.ts';

/** What the compiler works on; becomes the map. */
export interface Draft {
  readonly board: Board;
  readonly geo: Geo;
  readonly raster: Raster;
  readonly shares: Shares;
  readonly terrain: Uint8Array;
  readonly sideTerrain: Uint8Array;
  readonly marked: Uint32Array;
  readonly links: ReadonlyMap<string, Uint8Array>;
  /** Smooth courses and chains of hexsides of the rivers, by name. */
  readonly courses: Map<
    string,
    { readonly label: string; readonly rank: number; readonly lines: readonly (readonly number[])[] }
  >;
  readonly chains: Map<string, readonly number[]>;
  /** Smooth lines of rails and roads, for drawing. */
  readonly tracks: {
    readonly class: string;
    readonly name: string;
    readonly rank: number;
    readonly points: readonly number[];
  }[];
  /** What was done that a person may want to look at. */
  readonly notes: string[];
}

export function word(words: readonly string[], what: string, kind: string): number {
  const i = words.indexOf(what);
  if (i < 0) throw new SpecWordError(what, `unknown ${kind} \`${what}\`: the words are ${words.join(', ')}`);
  return i;
}

export function isWater(draft: Draft, hex: number): boolean {
  const { spec } = draft.board.folder;
  const t = spec.terrains[draft.terrain[hex] ?? 0];
  return t === spec.seaTerrain || (spec.lakeTerrain !== undefined && t === spec.lakeTerrain);
}

export function isSea(draft: Draft, hex: number): boolean {
  const { spec } = draft.board.folder;
  return spec.terrains[draft.terrain[hex] ?? 0] === spec.seaTerrain;
}

export function mark(draft: Draft, hex: number, name: string): void {
  const bit = word(draft.board.folder.spec.marks, name, 'mark');
  draft.marked[hex] = (draft.marked[hex] ?? 0) | (1 << bit);
}

export function unmark(draft: Draft, hex: number, name: string): void {
  const bit = word(draft.board.folder.spec.marks, name, 'mark');
  draft.marked[hex] = (draft.marked[hex] ?? 0) & ~(1 << bit);
}

/** Shares of the hexes inside the physical regions of a rule; label polygons with known names. */
function regionShare(draft: Draft, names: readonly string[]): Float64Array {
  const { geo, board, raster } = draft;
  const box = lonLatBounds(board.projection, raster.bounds);
  const areas = geo.areas('physical_regions').filter((a) => names.includes(a.name));
  for (const n of names)
    if (!areas.some((a) => a.name === n)) throw new SpecWordError(n, `unknown physical region \`${n}\``);
  const sum = new Float64Array(board.grid.count);
  for (const a of areas)
    for (const [h, share] of shareOfRings(raster, board.grid.count, projectRings(a, board.projection, box)).entries())
      sum[h] = Math.min(1, (sum[h] ?? 0) + share);
  return sum;
}

export function layTerrain(draft: Draft): void {
  const { board, shares } = draft;
  const { spec } = board.folder;
  const { grid, lattice } = board;
  const prepared = spec.terrain.map((rule) => ({
    rule,
    index: word(spec.terrains, rule.terrain, 'terrain'),
    region: rule.regions ? regionShare(draft, rule.regions) : undefined,
    within: rule.within?.flatMap((at) => {
      const p = board.point(at);
      return [p.x, p.y];
    }),
  }));
  const holds = (
    rule: TerrainRule,
    h: number,
    region: Float64Array | undefined,
    within: readonly number[] | undefined,
  ) => {
    const at = (a: Float64Array) => a[h] ?? 0;
    if (rule.sea !== undefined && at(shares.sea) < rule.sea) return false;
    if (rule.lake !== undefined && at(shares.lake) < rule.lake) return false;
    if (rule.water !== undefined && at(shares.sea) + at(shares.lake) < rule.water) return false;
    if (rule.marsh !== undefined && at(shares.marsh) < rule.marsh) return false;
    if (rule.forest !== undefined && at(shares.forest) < rule.forest) return false;
    if (rule.mean !== undefined && at(shares.mean) < rule.mean) return false;
    if (rule.top !== undefined && at(shares.top) < rule.top) return false;
    if (rule.relief !== undefined && at(shares.relief) < rule.relief) return false;
    if (region && at(region) < (rule.share ?? 0.5)) return false;
    return !within || inRing(within, lattice.x[h] ?? 0, lattice.y[h] ?? 0);
  };
  const places = new Set([...board.spots.values()].map((s) => s.hex));
  const wet = new Set([spec.seaTerrain, spec.lakeTerrain]);
  for (let h = 0; h < grid.count; h++) {
    const found = prepared.find(
      ({ rule, region, within }) => !(wet.has(rule.terrain) && places.has(h)) && holds(rule, h, region, within),
    );
    if (!found)
      throw new SpecWordError(
        'terrain',
        `no terrain rule holds for ${board.labelling.label(h)}: end the list with a rule without thresholds`,
      );
    draft.terrain[h] = found.index;
  }
}

/** Sides between two land hexes that lie in water: straits, bays and lakes that no one walks over. */
export function closeWaterSides(draft: Draft): void {
  const { grid } = draft.board;
  const { spec } = draft.board.folder;
  const rule = spec.waterSides;
  if (!rule) return;
  const { sea, lake } = waterOfSides(draft.raster, draft.board.lattice);
  for (let side = 0; side < grid.sideCount; side++) {
    const a = grid.sideA[side] ?? NONE;
    const b = grid.sideB[side] ?? NONE;
    if (b === NONE || isWater(draft, a) || isWater(draft, b)) continue;
    if ((sea[side] ?? 0) + (lake[side] ?? 0) < rule.share) continue;
    const name = (sea[side] ?? 0) >= (lake[side] ?? 0) ? (rule.sea ?? rule.lake) : (rule.lake ?? rule.sea);
    if (name) draft.sideTerrain[side] = word(spec.sideTerrains, name, 'side terrain');
  }
}

export function markShores(draft: Draft): void {
  const { grid } = draft.board;
  const { spec } = draft.board.folder;
  const next = (h: number, wanted: string | undefined) => {
    for (let d = 0; d < 6; d++) {
      const n = grid.neighbours[h * 6 + d] ?? NONE;
      if (n !== NONE && wanted !== undefined && spec.terrains[draft.terrain[n] ?? 0] === wanted) return true;
    }
    return false;
  };
  for (let h = 0; h < grid.count; h++) {
    if (isWater(draft, h)) continue;
    if (spec.coast && ((draft.shares.sea[h] ?? 0) >= spec.coast.share || next(h, spec.seaTerrain)))
      mark(draft, h, spec.coast.mark);
    if (spec.lake && ((draft.shares.lake[h] ?? 0) >= spec.lake.share || next(h, spec.lakeTerrain)))
      mark(draft, h, spec.lake.mark);
  }
}
