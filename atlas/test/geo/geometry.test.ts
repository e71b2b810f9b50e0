// Grid geometry, projections, polygons: the ground the compiler stands on.
import { createGrid, NONE, type Orientation, type Shift } from '@rasputitsa/kit/grid';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pullInto } from '../../src/compile/board.ts';
import { cellCentre, hexAt, latticeOf } from '../../src/geo/lattice.ts';
import { areaOf, clipLine, clipRing, inRing, lengthOf, nearest, simplify } from '../../src/geo/polygon.ts';
import { type BaseProjection, baseForward, type Control, project } from '../../src/geo/projection.ts';

const KINDS = (['pointy', 'flat'] as const).flatMap((o) => (['odd', 'even'] as const).map((s) => [o, s] as const));

function rectangle(orientation: Orientation, shift: Shift, columns: number, rows: number) {
  const cells: [number, number][] = [];
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) cells.push([c, r]);
  return createGrid({ orientation, shift, cells });
}

describe.each(KINDS)('%s grid, %s shift', (orientation, shift) => {
  const grid = rectangle(orientation, shift, 9, 7);
  const lattice = latticeOf(grid);
  it('finds every hex at its own centre, and near it', () => {
    for (let h = 0; h < grid.count; h++) {
      const c = cellCentre(orientation, shift, grid.col[h] ?? 0, grid.row[h] ?? 0);
      expect(hexAt(grid, c.x, c.y)).toBe(h);
      expect(hexAt(grid, c.x + 0.3, c.y - 0.25)).toBe(h);
    }
  });
  it('neighbours lie one unit apart, in the direction of their side', () => {
    for (let h = 0; h < grid.count; h++)
      for (let d = 0; d < 6; d++) {
        const n = grid.neighbours[h * 6 + d] ?? NONE;
        if (n === NONE) continue;
        const [dx, dy] = [(lattice.x[n] ?? 0) - (lattice.x[h] ?? 0), (lattice.y[n] ?? 0) - (lattice.y[h] ?? 0)];
        const side = grid.sides[h * 6 + d] ?? 0;
        const [a, b] = [lattice.from[side] ?? 0, lattice.to[side] ?? 0];
        const mx = ((lattice.cornerX[a] ?? 0) + (lattice.cornerX[b] ?? 0)) / 2 - (lattice.x[h] ?? 0);
        const my = ((lattice.cornerY[a] ?? 0) + (lattice.cornerY[b] ?? 0)) / 2 - (lattice.y[h] ?? 0);
        expect(Math.hypot(dx, dy)).toBeCloseTo(1, 9);
        expect([mx * 2, my * 2]).toEqual([expect.closeTo(dx, 9), expect.closeTo(dy, 9)]);
      }
  });
  it('at most three hexes and three sides meet at a corner', () => {
    for (let c = 0; c < lattice.cornerCount; c++) {
      expect(lattice.hexesAt[c]?.length).toBeLessThanOrEqual(3);
      expect(lattice.at[c]?.length).toBeLessThanOrEqual(3);
    }
  });
  it('pulls a point no further than into its hex', () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }), (x, y) => {
        const h = grid.at(4, 3);
        const centre = { x: lattice.x[h] ?? 0, y: lattice.y[h] ?? 0 };
        const from = { x: centre.x + x, y: centre.y + y };
        const to = pullInto(centre, orientation, 0.8, from);
        expect(hexAt(grid, to.x, to.y)).toBe(h);
        const inside = hexAt(grid, centre.x + x / 0.8, centre.y + y / 0.8) === h;
        expect(!inside || Math.hypot(to.x - from.x, to.y - from.y) < 1e-9).toBe(true);
      }),
    );
  });
});

const control = (name: string, lat: number, lon: number, x: number, y: number): Control => ({
  name,
  lat,
  lon,
  target: { x, y },
  certain: true,
});

describe('projections', () => {
  const bases: BaseProjection[] = [
    { kind: 'equidistant-conic', meridian: 31, parallels: [47, 58] },
    { kind: 'lambert-conformal', meridian: 21, parallels: [40.9, 59.3] },
    { kind: 'degrees', meridian: 32, parallel: 52 },
  ];
  it('conics measure kilometres: a degree along the meridian, the parallel of true scale', () => {
    const [conic] = bases;
    if (!conic) throw new Error('no base');
    const f = baseForward(conic);
    const [, a] = f(31, 50);
    const [, b] = f(31, 51);
    expect(b - a).toBeCloseTo(111.19, 1);
    const [e] = f(31.5, 47);
    const [w] = f(30.5, 47);
    expect(e - w).toBeCloseTo(111.19 * Math.cos((47 * Math.PI) / 180), 0);
  });
  const controls = [
    control('Moscow', 55.75, 37.62, 20, 8),
    control('Kiev', 50.45, 30.52, 10.5, 20),
    control('Rostov', 47.23, 39.7, 22, 27),
    control('Riga', 56.95, 24.11, 3, 6),
    control('Odessa', 46.48, 30.73, 11, 29),
    control('Leningrad', 59.93, 30.32, 11, 0),
    control('Kharkov', 49.99, 36.23, 18, 21),
  ];
  for (const base of bases)
    for (const terms of ['affine', 'similarity', 'quadratic'] as const)
      it(`${base.kind}, ${terms}: the inverse undoes the projection, warp and all`, () => {
        const p = project({ base, terms, warp: { inside: 0.8 } }, controls, (c, from) =>
          pullInto(c.target, 'pointy', 0.8, from),
        );
        // Where the warp folds the sheet (these controls under a similarity of degrees) only the looser promise holds.
        const promised = p.report.tightest > 0 ? 1e-3 : 0.05;
        fc.assert(
          fc.property(
            fc.double({ min: 26, max: 38, noNaN: true }),
            fc.double({ min: 48, max: 58, noNaN: true }),
            (lon, lat) => {
              const m = p.forward(lon, lat);
              const back = p.inverse(m.x, m.y);
              const again = p.forward(back.lon, back.lat);
              expect(Math.hypot(again.x - m.x, again.y - m.y)).toBeLessThan(promised);
            },
          ),
          { numRuns: 40 },
        );
      });
  it('the warp brings every pinned place into its hex and the fit alone does not', () => {
    const base = bases[0] ?? { kind: 'degrees', meridian: 0, parallel: 0 };
    const away = (p: ReturnType<typeof project>) =>
      controls.map((c) => {
        const m = p.forward(c.lon, c.lat);
        const q = pullInto(c.target, 'pointy', 0.81, m);
        return Math.hypot(q.x - m.x, q.y - m.y);
      });
    const plain = project({ base, terms: 'similarity' }, controls, (_, from) => from);
    const warped = project({ base, terms: 'similarity', warp: { inside: 0.8 } }, controls, (c, from) =>
      pullInto(c.target, 'pointy', 0.8, from),
    );
    expect(Math.max(...away(plain))).toBeGreaterThan(0.05);
    expect(Math.max(...away(warped))).toBeLessThan(0.01);
  });
});

describe('polygons', () => {
  const point = fc.tuple(fc.double({ min: -5, max: 5, noNaN: true }), fc.double({ min: -5, max: 5, noNaN: true }));
  const line = fc.array(point, { minLength: 2, maxLength: 30 }).map((ps) => ps.flat());
  it('a simplified line keeps its ends and stays within the tolerance', () => {
    fc.assert(
      fc.property(line, (l) => {
        const s = simplify(l, 0.3);
        expect([s[0], s[1], s.at(-2), s.at(-1)]).toEqual([l[0], l[1], l.at(-2), l.at(-1)]);
        for (let i = 0; i < l.length; i += 2)
          expect(nearest(s, l[i] ?? 0, l[i + 1] ?? 0).d2).toBeLessThanOrEqual(0.3 * 0.3 + 1e-9);
      }),
    );
  });
  it('a clipped line lies inside and is no longer than the whole', () => {
    fc.assert(
      fc.property(line, (l) => {
        const pieces = clipLine(l, [-2, -1, 3, 2]);
        for (const p of pieces)
          for (let i = 0; i < p.length; i += 2) {
            expect(p[i]).toBeGreaterThanOrEqual(-2 - 1e-9);
            expect(p[i]).toBeLessThanOrEqual(3 + 1e-9);
            expect(p[i + 1]).toBeGreaterThanOrEqual(-1 - 1e-9);
            expect(p[i + 1]).toBeLessThanOrEqual(2 + 1e-9);
          }
        expect(pieces.reduce((s, p) => s + lengthOf(p), 0)).toBeLessThanOrEqual(lengthOf(l) + 1e-9);
      }),
    );
  });
  it('clipping a square keeps the right area', () => {
    const square = [0, 0, 4, 0, 4, 4, 0, 4];
    expect(Math.abs(areaOf(clipRing(square, [1, 1, 3, 9])))).toBeCloseTo(6, 9);
    expect(inRing(square, 2, 2)).toBe(true);
    expect(inRing(square, 5, 2)).toBe(false);
  });
});
