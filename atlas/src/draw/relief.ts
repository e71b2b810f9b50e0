// Relief: height tints from the outlines, and hill shading traced as soft areas so that any writer can fill them.
// Heights are rough where the hexes are rough: ridges appear where a player pays for them.
import type { TerrainAreas } from './areas.ts';
import { contour } from './contour.ts';
import { simplifyRing } from './curve.ts';
import { blur, createLattice, emptyField, noise, paintRings, sample, type Lattice } from './field.ts';
import { areasOf, type Outlines } from '../outlines.ts';

export interface Relief {
  /** Tint class and rings, rising. */
  readonly tints: readonly { readonly min: number; readonly rings: number[][] }[];
  /** Shade areas: level 1 faint .. 5 strong; lit and dark sides. */
  readonly shades: readonly { readonly side: 'dark' | 'light'; readonly level: number; readonly rings: number[][] }[];
}

export const TINTS = [200, 300, 500, 750, 1000, 1500, 2000, 3000] as const;

/** Shade thresholds in metres of fall per hex toward the light. */
const LEVELS = [150, 260, 420, 650, 980] as const;

/** The height data are that coarse; its steps must not show. In kilometres. */
const COARSE_KM = 11;
/** Islands of height smaller than this are noise of the data. */
const SMALLEST_KM2 = 900;

export function relief(areas: TerrainAreas, outlines: Outlines, detail: number, kmPerHex: number): Relief {
  const fine = areas.lattice;
  const lattice = createLattice(
    {
      x0: fine.x0,
      y0: fine.y0,
      x1: fine.x0 + (fine.width - 1) * fine.step,
      y1: fine.y0 + (fine.height - 1) * fine.step,
    },
    Math.max(fine.step, 1 / detail),
  );
  const bands = areasOf(outlines, 'relief');
  const byHeight = new Map<number, number[][]>();
  for (const b of bands) {
    const min = TINTS.findLast((t) => (b.min ?? 0) >= t) ?? 200;
    byHeight.set(min, [...(byHeight.get(min) ?? []), ...b.rings.map((r) => [...r])]);
  }
  const height = heights(lattice, areas, byHeight, Math.min(0.8, Math.max(0.08, COARSE_KM / kmPerHex)));
  return {
    tints: tints(lattice, height, Math.max(0.04, SMALLEST_KM2 / kmPerHex ** 2)),
    shades: shades(lattice, height),
  };
}

function heights(
  lattice: Lattice,
  areas: TerrainAreas,
  bands: ReadonlyMap<number, number[][]>,
  soften: number,
): Float32Array {
  let height = emptyField(lattice);
  height.fill(100);
  let below = 100;
  for (const [min, rings] of [...bands].sort(([a], [b]) => a - b)) {
    const cover = emptyField(lattice);
    paintRings(lattice, rings, cover);
    for (let k = 0; k < height.length; k++) height[k] = (height[k] ?? 0) + (min - below) * Math.min(1, cover[k] ?? 0);
    below = min;
  }
  height = blur(lattice, height, soften / lattice.step);
  const mountain = areas.fields.get('mountain');
  const rough = areas.fields.get('rough');
  for (let j = 0; j < lattice.height; j++) {
    for (let i = 0; i < lattice.width; i++) {
      const k = j * lattice.width + i;
      const x = lattice.x0 + i * lattice.step;
      const y = lattice.y0 + j * lattice.step;
      const m = mountain === undefined ? 0 : ease(sample(areas.lattice, mountain, x, y));
      const r = rough === undefined ? 0 : ease(sample(areas.lattice, rough, x, y));
      const h = height[k] ?? 0;
      // Plain hexes keep their tint but not their ridges: only marked hexes may look like a climb.
      const plain = Math.min(h, 260 + (h - 260) * 0.25);
      const base = plain + (h - plain) * Math.max(m, r * 0.5);
      const up = m * 420 + r * 130;
      const ridges = m * 1050 * ridged(x * 1.7, y * 1.7) + r * 170 * ridged(x * 3.3, y * 3.3);
      height[k] = base + up + ridges;
    }
  }
  return blur(lattice, height, 0.035 / lattice.step);
}

function ease(v: number): number {
  const t = Math.min(Math.max((v - 0.3) / 0.5, 0), 1);
  return t * t * (3 - 2 * t);
}

/** Noise folded at zero: sharp crests, round valleys. */
function ridged(x: number, y: number): number {
  const a = 1 - Math.abs(noise(x, y, 91));
  const b = 1 - Math.abs(noise(x * 2.1, y * 2.1, 93));
  return a * a * a * 0.7 + b * b * 0.3;
}

function tints(lattice: Lattice, height: Float32Array, smallest: number): Relief['tints'] {
  // Bands give steps, not slopes: a tint begins half-way up its step, where blurring has left the edge in place.
  return TINTS.map((min, i) => ({
    min,
    rings: contour(lattice, height, ((TINTS[i - 1] ?? 100) + min) / 2, smallest).map((r) =>
      simplifyRing(r, lattice.step * 0.2),
    ),
  })).filter((t) => t.rings.length > 0);
}

function shades(lattice: Lattice, height: Float32Array): Relief['shades'] {
  const { width, step } = lattice;
  const slope = emptyField(lattice);
  for (let j = 1; j + 1 < lattice.height; j++) {
    for (let i = 1; i + 1 < width; i++) {
      const k = j * width + i;
      const dx = ((height[k + 1] ?? 0) - (height[k - 1] ?? 0)) / (2 * step);
      const dy = ((height[k + width] ?? 0) - (height[k - width] ?? 0)) / (2 * step);
      // Light from the north-west: ground that rises to the south-east faces it.
      slope[k] = (dx + dy) * Math.SQRT1_2;
    }
  }
  const out: { side: 'dark' | 'light'; level: number; rings: number[][] }[] = [];
  for (const side of ['dark', 'light'] as const) {
    const facing = side === 'light' ? slope : slope.map((v) => -v);
    for (const [i, at] of LEVELS.entries()) {
      const rings = contour(lattice, facing, at, 0.006).map((r) => simplifyRing(r, step * 0.25));
      if (rings.length > 0) out.push({ side, level: i + 1, rings });
    }
  }
  return out;
}
