import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contour } from '../../src/draw/contour.ts';
import { areaOf } from '../../src/geo/polygon.ts';
import { chaikin, lineLength, resample, simplify } from '../../src/draw/curve.ts';
import { blur, createLattice, emptyField, paintRings, sample } from '../../src/draw/field.ts';
import { chains, flow, type Edge, type Node } from '../../src/draw/graph.ts';

// A river of two arms: a and b meet at m and run on to the sea at s.
const nodes = new Map<string, Node>([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 2, y: 0 }],
  ['m', { x: 1, y: 1 }],
  ['n', { x: 1, y: 2 }],
  ['s', { x: 1, y: 3 }],
]);
const river: Edge[] = [
  { a: 's', b: 'n', side: 1 },
  { a: 'a', b: 'm', side: 2 },
  { a: 'm', b: 'b', side: 3 },
  { a: 'n', b: 'm', side: 4 },
];

describe('flow', () => {
  test('water runs to the mouth and gathers on the way', () => {
    const { down, upstream } = flow(river, new Set(['s']));
    expect(down).toEqual(['s', 'm', 'm', 'n']);
    expect([...upstream]).toEqual([4, 1, 1, 3]);
  });
  test('without a mouth it runs to the lowest open end', () => {
    const { down } = flow(river, new Set(), (n) => (n === 'b' ? 1 : 0));
    expect(down[2]).toBe('b');
    expect(down[0]).toBe('n');
  });
});

describe('chains', () => {
  test('use every edge once, and join as told', () => {
    const down = flow(river, new Set(['s'])).down;
    const found = chains(river, nodes, (p, q, node) =>
      down[river.indexOf(p)] === node && down[river.indexOf(q)] === node ? undefined : 0,
    );
    expect(found.flatMap((c) => c.sides).sort((x, y) => x - y)).toEqual([1, 2, 3, 4]);
    expect(found.map((c) => c.sides.length).sort((x, y) => x - y)).toEqual([1, 3]);
  });
  test('a ring is one chain that comes back to its start', () => {
    const ring: Edge[] = [
      { a: 'a', b: 'b', side: 0 },
      { a: 'b', b: 'm', side: 1 },
      { a: 'm', b: 'a', side: 2 },
    ];
    const [only, ...rest] = chains(ring, nodes, () => 0);
    expect(rest.length + (only?.sides.length ?? 0)).toBeGreaterThan(0);
    expect([only, ...rest].flatMap((c) => c?.sides ?? []).sort((x, y) => x - y)).toEqual([0, 1, 2]);
  });
});

function sum(f: Float32Array): number {
  return f.reduce((s, v) => s + v, 0);
}

describe('fields and contours', () => {
  test('a painted square is traced again with its area', () => {
    const lattice = createLattice({ x0: 0, y0: 0, x1: 10, y1: 10 }, 0.1);
    const field = emptyField(lattice);
    paintRings(lattice, [[2, 3, 7, 3, 7, 8, 2, 8]], field);
    const rings = contour(lattice, field, 0.5);
    expect(rings).toHaveLength(1);
    expect(Math.abs(areaOf(rings[0] ?? []))).toBeCloseTo(25, 0);
    expect(sample(lattice, field, 5, 5)).toBeCloseTo(1, 5);
    expect(sample(lattice, field, 1, 5)).toBe(0);
  });
  test('a hole is a second ring', () => {
    const lattice = createLattice({ x0: 0, y0: 0, x1: 10, y1: 10 }, 0.2);
    const field = emptyField(lattice);
    paintRings(lattice, [[1, 1, 9, 1, 9, 9, 1, 9], [4, 4, 6, 4, 6, 6, 4, 6]], field); // biome-ignore format: two rings
    const areas = contour(lattice, field, 0.5).map((r) => areaOf(r));
    expect(areas).toHaveLength(2);
    expect(Math.abs(areas.reduce((s, a) => s + a, 0))).toBeCloseTo(60, 0);
  });
  test('blurring keeps the sum of an inner shape and stays within its range', () => {
    const lattice = createLattice({ x0: 0, y0: 0, x1: 10, y1: 10 }, 0.25);
    const field = emptyField(lattice);
    paintRings(lattice, [[4, 4, 6, 4, 6, 6, 4, 6]], field);
    const soft = blur(lattice, field, 3);
    expect(sum(soft)).toBeCloseTo(sum(field), 1);
    expect(Math.max(...soft)).toBeLessThanOrEqual(1);
  });
});

describe('curves', () => {
  const lines = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), {
      minLength: 2,
      maxLength: 30,
    })
    .map((pts) => pts.flat());
  test('smoothing and thinning keep both ends, and never lengthen', () => {
    fc.assert(
      fc.property(lines, (line) => {
        for (const curve of [chaikin(line, 2), simplify(line, 3), resample(line, 5)]) {
          expect(curve.slice(0, 2)).toEqual(line.slice(0, 2));
          expect(curve.slice(-2)).toEqual(line.slice(-2));
          expect(lineLength(curve)).toBeLessThanOrEqual(lineLength(line) + 1e-6);
        }
      }),
    );
  });
});
