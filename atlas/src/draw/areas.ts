// Areas of water and terrain: geography gives the line, hex truth has the last word. What a player must know of a hex
// (forest, marsh, sea ...) shows at its centre whatever the outlines say; between two hexes the real edge may wander.
import type { HexMap } from '../../../kit/src/map.ts';
import { contour } from './contour.ts';
import { simplifyRing } from './curve.ts';
import { blur, createLattice, emptyField, noise, paintRings, type Lattice } from './field.ts';
import type { Layout, Rect } from './layout.ts';
import { areasOf, type Outlines } from './outlines.ts';
import { groundOf, type Ground, type Looks } from './words.ts';

export interface TerrainAreas {
  readonly lattice: Lattice;
  /** Dry land, lakes cut out; >= 0.5 is dry. */
  readonly land: Float32Array;
  readonly landRings: number[][];
  /** A field per ground that is drawn as an area; >= 0.5 is inside. */
  readonly fields: ReadonlyMap<Ground, Float32Array>;
  readonly rings: ReadonlyMap<Ground, number[][]>;
}

/** More knots than this cost seconds and show nothing. */
const KNOTS = 2_600_000;
/** Hex truth is blurred by this much before it is traced: round corners, no smear into the next hex. */
const TRUTH_BLUR = 0.17;
const DRAWN: readonly Ground[] = ['steppe', 'woods', 'forest', 'marsh', 'wooded-marsh', 'rough', 'mountain', 'urban'];
/** Which outline kind bends the edge of which ground. */
const SHAPED_BY: Readonly<Partial<Record<Ground, string>>> = {
  woods: 'forest',
  forest: 'forest',
  marsh: 'marsh',
  'wooded-marsh': 'marsh',
};

export interface AreaOptions {
  readonly looks?: Looks;
  /** Knots per hex at most; coarse for far views. */
  readonly detail: number;
}

export function terrainAreas(
  map: HexMap,
  layout: Layout,
  outlines: Outlines,
  rect: Rect,
  options: AreaOptions,
): TerrainAreas {
  const size = (rect.x1 - rect.x0) * (rect.y1 - rect.y0);
  const perHex = Math.max(6, Math.min(options.detail, Math.floor(Math.sqrt(KNOTS / size))));
  const lattice = createLattice(rect, 1 / perHex);
  const grounds = map.terrains.map((t) => groundOf(t, options.looks));
  const hexes = hexLattice(lattice, layout);
  const groundAt = (knot: number): Ground | undefined => {
    const h = hexes[knot] ?? -1;
    return h < 0 ? undefined : (grounds[map.terrain[h] ?? 0] ?? 'clear');
  };
  const land = landField(lattice, layout, outlines, hexes, groundAt);
  const tolerance = 0.12 / perHex;
  const landRings = contour(lattice, land, 0.5, 0.004).map((r) => simplifyRing(r, tolerance));
  const fields = new Map<Ground, Float32Array>();
  const rings = new Map<Ground, number[][]>();
  for (const ground of DRAWN) {
    if (!grounds.includes(ground)) continue;
    const field = groundField(lattice, outlines, ground, groundAt);
    fields.set(ground, field);
    rings.set(
      ground,
      contour(lattice, field, 0.5, 0.02).map((r) => simplifyRing(r, tolerance)),
    );
  }
  return { lattice, land, landRings, fields, rings };
}

/** The hex under each knot, -1 off the board. */
function hexLattice(lattice: Lattice, layout: Layout): Int32Array {
  const out = new Int32Array(lattice.width * lattice.height);
  for (let j = 0; j < lattice.height; j++) {
    const y = lattice.y0 + j * lattice.step;
    for (let i = 0; i < lattice.width; i++) {
      out[j * lattice.width + i] = layout.hexAt(lattice.x0 + i * lattice.step, y);
    }
  }
  return out;
}

function smooth(edge0: number, edge1: number, v: number): number {
  const t = Math.min(Math.max((v - edge0) / (edge1 - edge0), 0), 1);
  return t * t * (3 - 2 * t);
}

/** Radii around a centre within which hex truth rules: a land hex may be mostly bay, a sea hex holds little land. */
const LAND_CORE = 0.3;
const SEA_CORE = 0.44;

function landField(
  lattice: Lattice,
  layout: Layout,
  outlines: Outlines,
  hexes: Int32Array,
  groundAt: (knot: number) => Ground | undefined,
): Float32Array {
  const landAreas = areasOf(outlines, 'land');
  const geo = emptyField(lattice);
  if (landAreas.length === 0) geo.fill(1);
  paintRings(
    lattice,
    landAreas.flatMap((a) => a.rings),
    geo,
  );
  const lakes = emptyField(lattice);
  for (const lake of areasOf(outlines, 'lake')) paintRings(lattice, lake.rings, lakes);
  for (let k = 0; k < geo.length; k++) geo[k] = Math.max(0, (geo[k] ?? 0) - Math.min(1, lakes[k] ?? 0));
  const mapped = landAreas.length > 0;
  for (let j = 0; j < lattice.height; j++) {
    for (let i = 0; i < lattice.width; i++) {
      const k = j * lattice.width + i;
      const ground = groundAt(k);
      if (ground === undefined || ground === 'void') continue;
      const h = hexes[k] ?? 0;
      const x = lattice.x0 + i * lattice.step;
      const y = lattice.y0 + j * lattice.step;
      const d = Math.hypot(x - (layout.cx[h] ?? 0), y - (layout.cy[h] ?? 0));
      const wet = ground === 'sea' || ground === 'lake';
      const core = (wet ? SEA_CORE : LAND_CORE) + 0.07 * noise(x * 3.1, y * 3.1, 7);
      const weight = mapped ? 1 - smooth(core - 0.1, core + 0.1, d) : 1;
      geo[k] = (geo[k] ?? 0) * (1 - weight) + (wet ? 0 : 1) * weight;
    }
  }
  return mapped ? geo : blur(lattice, geo, TRUTH_BLUR / lattice.step);
}

function groundField(
  lattice: Lattice,
  outlines: Outlines,
  ground: Ground,
  groundAt: (knot: number) => Ground | undefined,
): Float32Array {
  const kind = SHAPED_BY[ground];
  const shape = emptyField(lattice);
  const areas = kind === undefined ? [] : areasOf(outlines, kind);
  for (const a of areas) paintRings(lattice, a.rings, shape);
  const truth = emptyField(lattice);
  for (let k = 0; k < truth.length; k++) {
    const g = groundAt(k);
    // Off the board geography speaks alone.
    if (g === undefined) truth[k] = ground === 'forest' || ground === 'marsh' ? Math.min(1, shape[k] ?? 0) : 0;
    else truth[k] = g === ground ? 1 : 0;
  }
  const soft = blur(lattice, truth, TRUTH_BLUR / lattice.step);
  const pull = areas.length > 0 ? 0.42 : 0;
  const softShape = areas.length > 0 ? blur(lattice, shape, 0.04 / lattice.step) : shape;
  for (let j = 0; j < lattice.height; j++) {
    for (let i = 0; i < lattice.width; i++) {
      const k = j * lattice.width + i;
      const t = soft[k] ?? 0;
      if (t < 0.02 || t > 0.98) continue;
      const x = lattice.x0 + i * lattice.step;
      const y = lattice.y0 + j * lattice.step;
      // Largest where truth is undecided: at the common side of two hexes.
      const open = 4 * t * (1 - t);
      const wander = 0.22 * noise(x * 4.3, y * 4.3, 11) + 0.12 * noise(x * 9.7, y * 9.7, 13);
      soft[k] = t + open * (pull * (Math.min(1, softShape[k] ?? 0) - 0.5) + wander);
    }
  }
  return soft;
}
