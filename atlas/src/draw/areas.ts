// Areas of water and terrain: geography gives the line, hex truth has the last word. What a player must know of a hex
// (forest, marsh, sea ...) shows at its centre whatever the outlines say; between two hexes the real edge may wander.
import type { HexMap } from '../../../kit/src/map.ts';
import { contour } from './contour.ts';
import { simplifyRing } from './curve.ts';
import { blur, createLattice, emptyField, noise, paintRings, sample, type Lattice } from './field.ts';
import { CORNER, sideEnds, type Layout, type Rect } from './layout.ts';
import { areasOf, type Outlines } from '../outlines.ts';
import { groundOf, sideOf, type Ground, type Looks } from './words.ts';

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
  /** Open hexes that a great city covers. */
  readonly cities?: ReadonlySet<number>;
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
  const cities = options.cities ?? new Set<number>();
  const hexes = hexLattice(lattice, layout);
  const groundAt = (knot: number): Ground | undefined => {
    const h = hexes[knot] ?? -1;
    if (h < 0) return undefined;
    const ground = grounds[map.terrain[h] ?? 0] ?? 'clear';
    return ground === 'clear' && cities.has(h) ? 'urban' : ground;
  };
  const land = landField(map, lattice, layout, outlines, hexes, groundAt, options.looks ?? {});
  const tolerance = 0.12 / perHex;
  const landRings = contour(lattice, land, 0.5, 0.004).map((r) => simplifyRing(r, tolerance));
  const fields = new Map<Ground, Float32Array>();
  const rings = new Map<Ground, number[][]>();
  for (const ground of DRAWN) {
    if (!grounds.includes(ground) && !(ground === 'urban' && cities.size > 0)) continue;
    const field = groundField(lattice, outlines, ground, groundAt);
    fields.set(ground, field);
    rings.set(
      ground,
      contour(lattice, field, 0.5, 0.02).map((r) => simplifyRing(r, tolerance)),
    );
  }
  return { lattice, land, landRings, fields, rings };
}

/** The hex under each knot, -1 off the board. Hexes are stamped, which spares a search for every knot. */
function hexLattice(lattice: Lattice, layout: Layout): Int32Array {
  const { width, height, step } = lattice;
  const out = new Int32Array(width * height).fill(-1);
  const nearest = new Float32Array(width * height).fill(CORNER * CORNER + 1e-3);
  const reach = Math.ceil(CORNER / step) + 1;
  for (let h = 0; h < layout.grid.count; h++) {
    const x = ((layout.cx[h] ?? 0) - lattice.x0) / step;
    const y = ((layout.cy[h] ?? 0) - lattice.y0) / step;
    const i1 = Math.min(width - 1, Math.floor(x) + reach);
    const j1 = Math.min(height - 1, Math.floor(y) + reach);
    for (let j = Math.max(0, Math.floor(y) - reach); j <= j1; j++) {
      for (let i = Math.max(0, Math.floor(x) - reach); i <= i1; i++) {
        const d = ((i - x) * (i - x) + (j - y) * (j - y)) * step * step;
        const k = j * width + i;
        if (d >= (nearest[k] ?? 0)) continue;
        nearest[k] = d;
        out[k] = h;
      }
    }
  }
  return out;
}

function smooth(edge0: number, edge1: number, v: number): number {
  const t = Math.min(Math.max((v - edge0) / (edge1 - edge0), 0), 1);
  return t * t * (3 - 2 * t);
}

/** Around its centre a sea hex is sea, and a land hex of which the survey leaves too little is land. */
const SEA_CORE = 0.44;
const LAND_CORE = 0.29;
const TOWN_CORE = 0.17;
/** A hex with at least this much surveyed land needs no help to look like land. */
const ENOUGH_LAND = 0.22;
/** Two land hexes are seen to join: half the width of the neck that is kept dry at their common side. */
const NECK = 0.1;
/** Half the width of the water drawn along a hexside that water closes. */
const CHANNEL = 0.055;

function landField(
  map: HexMap,
  lattice: Lattice,
  layout: Layout,
  outlines: Outlines,
  hexes: Int32Array,
  groundAt: (knot: number) => Ground | undefined,
  looks: Looks,
): Float32Array {
  const landAreas = areasOf(outlines, 'land');
  const mapped = landAreas.length > 0;
  const geo = emptyField(lattice);
  if (!mapped) geo.fill(1);
  paintRings(
    lattice,
    landAreas.flatMap((a) => a.rings),
    geo,
  );
  const truth = emptyField(lattice);
  for (let k = 0; k < truth.length; k++) {
    const g = groundAt(k);
    truth[k] = g === undefined ? Math.min(1, geo[k] ?? 0) : isWet(g) ? 0 : 1;
  }
  const soft = blur(lattice, truth, TRUTH_BLUR / lattice.step);
  if (!mapped) {
    for (const s of waterSides(map, looks)) carve(lattice, soft, layout, s);
    return soft;
  }
  const lakes = emptyField(lattice);
  for (const lake of areasOf(outlines, 'lake')) paintRings(lattice, lake.rings, lakes);
  for (let k = 0; k < geo.length; k++) geo[k] = Math.max(0, (geo[k] ?? 0) - Math.min(1, lakes[k] ?? 0));
  const share = landShares(map.grid.count, hexes, geo);
  // Sea where only sea hexes meet, whatever the survey says.
  for (let k = 0; k < geo.length; k++) geo[k] = Math.min(geo[k] ?? 0, smooth(0.05, 0.3, soft[k] ?? 0));
  // Inland hexes the survey drowned, or does not reach, are land from side to side.
  const inland = inlandHexes(map, looks);
  for (let k = 0; k < geo.length; k++) {
    const h = hexes[k] ?? -1;
    if (h < 0 || !inland.has(h) || (share[h] ?? 1) >= ENOUGH_LAND || (lakes[k] ?? 0) > 0.5) continue;
    geo[k] = Math.max(geo[k] ?? 0, smooth(0.6, 0.9, soft[k] ?? 0));
  }
  for (const s of openSides(map, looks)) joinAcross(lattice, geo, lakes, layout, s);
  const towns = new Set(map.places.map((p) => p.hex));
  for (let j = 0; j < lattice.height; j++) {
    for (let i = 0; i < lattice.width; i++) {
      const k = j * lattice.width + i;
      const ground = groundAt(k);
      if (ground === undefined || ground === 'void') continue;
      const h = hexes[k] ?? 0;
      const wet = isWet(ground);
      const poor = (share[h] ?? 1) < ENOUGH_LAND;
      const radius = wet ? SEA_CORE : poor ? LAND_CORE : towns.has(h) ? TOWN_CORE : 0;
      if (radius === 0) continue;
      const x = lattice.x0 + i * lattice.step;
      const y = lattice.y0 + j * lattice.step;
      const d = Math.hypot(x - (layout.cx[h] ?? 0), y - (layout.cy[h] ?? 0));
      const ragged = 0.1 * noise(x * 3.7, y * 3.7, 7) + 0.05 * noise(x * 9.1, y * 9.1, 8);
      const core = radius + ragged * (wet ? 0.7 : 1);
      const weight = 1 - smooth(core - 0.06, core + 0.06, d);
      geo[k] = (geo[k] ?? 0) * (1 - weight) + (wet ? 0 : 1) * weight;
    }
  }
  for (let h = 0; h < map.grid.count; h++)
    if ((share[h] ?? 1) < ENOUGH_LAND || towns.has(h)) causeway(lattice, geo, layout, h, groundAt);
  for (const s of waterSides(map, looks)) carve(lattice, geo, layout, s);
  // A pen rounds what a survey cuts sharp.
  return blur(lattice, geo, 0.018 / lattice.step);
}

/** A land hex whose core stands in water is tied to the nearest shore, so that a port is not an island by accident. */
function causeway(
  lattice: Lattice,
  geo: Float32Array,
  layout: Layout,
  hex: number,
  groundAt: (knot: number) => Ground | undefined,
): void {
  const x = layout.cx[hex] ?? 0;
  const y = layout.cy[hex] ?? 0;
  const ci = Math.round((x - lattice.x0) / lattice.step);
  const cj = Math.round((y - lattice.y0) / lattice.step);
  const here = groundAt(cj * lattice.width + ci);
  if (here === undefined || isWet(here) || here === 'void') return;
  // Walk outward in rings; the core itself is left by the first wet knot met on a ray.
  const turns = 48;
  let best: { t: number; angle: number } | undefined;
  for (let k = 0; k < turns; k++) {
    const angle = (2 * Math.PI * k) / turns;
    let wet = false;
    let end = Infinity;
    for (let t = 0.1; t < 0.72; t += 0.02) {
      const dry = sample(lattice, geo, x + Math.cos(angle) * t, y + Math.sin(angle) * t) >= 0.5;
      if (!dry) wet = true;
      else if (wet) {
        end = t;
        break;
      }
    }
    if (!wet) return; // already tied to land on this side
    if (end < (best?.t ?? Infinity)) best = { t: end, angle };
  }
  if (best === undefined) return;
  for (let t = 0.1; t <= best.t + 0.06; t += 0.02) {
    const px = x + Math.cos(best.angle) * t;
    const py = y + Math.sin(best.angle) * t;
    stamp(lattice, geo, px, py, 0.075 * (1 + 0.4 * noise(px * 7, py * 7, 10)), 1);
  }
}

function isWet(ground: Ground): boolean {
  return ground === 'sea' || ground === 'lake';
}

function landShares(count: number, hexes: Int32Array, geo: Float32Array): Float64Array {
  const land = new Float64Array(count);
  const all = new Float64Array(count);
  for (let k = 0; k < hexes.length; k++) {
    const h = hexes[k] ?? -1;
    if (h < 0) continue;
    land[h] = (land[h] ?? 0) + Math.min(1, geo[k] ?? 0);
    all[h] = (all[h] ?? 0) + 1;
  }
  return land.map((v, h) => v / Math.max(1, all[h] ?? 0));
}

/** Land hexes all of whose neighbours are land. */
function inlandHexes(map: HexMap, looks: Looks): Set<number> {
  const dry = map.terrains.map((t) => !isWet(groundOf(t, looks)));
  const out = new Set<number>();
  for (let h = 0; h < map.grid.count; h++) {
    let all = dry[map.terrain[h] ?? 0] === true;
    for (let d = 0; d < 6; d++) {
      const n = map.grid.neighbours[h * 6 + d] ?? -1;
      if (n >= 0 && dry[map.terrain[n] ?? 0] !== true) all = false;
    }
    if (all) out.add(h);
  }
  return out;
}

function sidesThat(map: HexMap, want: (side: number) => boolean): number[] {
  const out: number[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) if (want(s)) out.push(s);
  return out;
}

function closedByWater(map: HexMap, looks: Looks): (side: number) => boolean {
  const closed = map.sideTerrains.map((w) => {
    const { look } = sideOf(w, looks);
    return look === 'water' || look === 'strait';
  });
  return (s) => closed[map.sideTerrain[s] ?? 0] === true;
}

function bothDry(map: HexMap, looks: Looks): (side: number) => boolean {
  const dry = map.terrains.map((t) => {
    const g = groundOf(t, looks);
    return !isWet(g) && g !== 'void';
  });
  const isDry = (hex: number): boolean => hex >= 0 && dry[map.terrain[hex] ?? 0] === true;
  return (s) => isDry(map.grid.sideA[s] ?? -1) && isDry(map.grid.sideB[s] ?? -1);
}

/** Sides between two land hexes that no water closes. */
function openSides(map: HexMap, looks: Looks): number[] {
  const closed = closedByWater(map, looks);
  const dry = bothDry(map, looks);
  return sidesThat(map, (s) => dry(s) && !closed(s));
}

function waterSides(map: HexMap, looks: Looks): number[] {
  const closed = closedByWater(map, looks);
  const dry = bothDry(map, looks);
  return sidesThat(map, (s) => dry(s) && closed(s));
}

/** A neck of land in the middle of the side, unless some land is there already; a lake may well lie across a side. */
function joinAcross(lattice: Lattice, geo: Float32Array, lakes: Float32Array, layout: Layout, side: number): void {
  const [x0, y0, x1, y1] = sideEnds(layout, side);
  for (let t = 0; t <= 1; t += 0.1) if (sample(lattice, geo, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) > 0.5) return;
  if (sample(lattice, lakes, (x0 + x1) / 2, (y0 + y1) / 2) > 0.5) return;
  stamp(lattice, geo, (x0 + x1) / 2, (y0 + y1) / 2, NECK, 1);
}

/** A channel along the side, of uneven width. */
function carve(lattice: Lattice, geo: Float32Array, layout: Layout, side: number): void {
  const [x0, y0, x1, y1] = sideEnds(layout, side);
  for (let t = -0.04; t <= 1.04; t += 0.06) {
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t;
    stamp(lattice, geo, x, y, CHANNEL * (1 + 0.35 * noise(x * 6, y * 6, 9)), 0);
  }
}

function stamp(lattice: Lattice, field: Float32Array, x: number, y: number, radius: number, value: number): void {
  const r = Math.ceil((radius * 1.4) / lattice.step);
  const ci = Math.round((x - lattice.x0) / lattice.step);
  const cj = Math.round((y - lattice.y0) / lattice.step);
  for (let j = Math.max(0, cj - r); j <= Math.min(lattice.height - 1, cj + r); j++) {
    for (let i = Math.max(0, ci - r); i <= Math.min(lattice.width - 1, ci + r); i++) {
      const d = Math.hypot(lattice.x0 + i * lattice.step - x, lattice.y0 + j * lattice.step - y);
      const w = 1 - smooth(radius * 0.7, radius * 1.3, d);
      const k = j * lattice.width + i;
      field[k] = (field[k] ?? 0) * (1 - w) + value * w;
    }
  }
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
