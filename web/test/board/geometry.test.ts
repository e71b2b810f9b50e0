// Where places lie on the board, and which is next in a direction.
import { describe, expect, test } from 'vitest';
import { type Compass, createGeometry, type Geometry } from '../../src/board/geometry.ts';
import { type GridSheet, stepFor, STEPS } from '../../src/board/messages.ts';

function sheet(orientation: 'pointy' | 'flat', boxes: GridSheet['boxes'] = []): GridSheet {
  const cells = Array.from({ length: 8 * 6 }, (_, i) => [i % 8, Math.floor(i / 8)] as const);
  return {
    title: 'test',
    orientation,
    shift: 'odd',
    cols: cells.map(([c]) => c),
    rows: cells.map(([, r]) => r),
    grounds: cells.map(() => 0),
    boxes,
  };
}
const at = (c: number, r: number): number => r * 8 + c;

function walk(g: Geometry, from: number, ...steps: readonly Compass[]): number {
  return steps.reduce((h, d) => g.neighbour(h, d), from);
}

const EVERY_WAY = (['pointy', 'flat'] as const).flatMap((orientation) =>
  ([0, 1, 2, 3] as const).map((turn) => ({ orientation, turn })),
);
describe.each(EVERY_WAY)('$orientation hexes, turned by $turn quarters', ({ orientation, turn }) => {
  const g = createGeometry(sheet(orientation), turn);

  test('the place under a hex’s centre is the hex', () => {
    for (let h = 0; h < g.grid.count; h++) {
      const p = g.where(h);
      expect(p && g.placeAt(p.x, p.y)).toBe(h);
    }
    expect(g.placeAt(g.bounds.x0 - 5, g.bounds.y0 - 5)).toBe(-1);
  });

  test('a quarter turn takes the upper edge to the right', () => {
    const corner = g.where(at(0, 0));
    const left = turn === 0 || turn === 3;
    const upper = turn === 0 || turn === 1;
    expect([
      (corner?.x ?? 0) < (g.sheet.x0 + g.sheet.x1) / 2,
      (corner?.y ?? 0) < (g.sheet.y0 + g.sheet.y1) / 2,
    ]).toEqual([left, upper]);
  });

  test('there and back again, in every direction', () => {
    const back = { n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e', nw: 'se' } as const;
    const start = at(4, 3);
    for (const [there, home] of Object.entries(back) as [Compass, Compass][])
      expect(walk(g, start, there, home), there).toBe(start);
  });

  test('two steps in one direction run straight, also where the grid has no such side', () => {
    const start = g.where(at(4, 3));
    const north = g.where(walk(g, at(4, 3), 'n', 'n'));
    const west = g.where(walk(g, at(4, 3), 'w', 'w'));
    expect(north?.x).toBeCloseTo(start?.x ?? 0);
    expect(west?.y).toBeCloseTo(start?.y ?? 0);
  });

  test('at the edge it stays where it is', () => {
    const around: readonly Compass[] = ['w', 'n', 'e', 's'];
    expect(walk(g, at(0, 0), around[turn] ?? 'w')).toBe(at(0, 0));
    expect(walk(g, at(7, 5), around[(turn + 2) % 4] ?? 'e')).toBe(at(7, 5));
  });
});

describe('boxes', () => {
  const boxes = [
    { name: 'A', kind: 'exit zone', touches: [at(0, 2)] },
    { name: 'B', kind: 'exit zone', touches: [at(0, 3)] },
    { name: 'pool', kind: 'box', touches: [] },
    { name: 'inland', kind: 'box', touches: [at(3, 1)] },
  ];
  const g = createGeometry(sheet('pointy', boxes));

  test('lie beside the hex they touch, off the hexes and off each other', () => {
    const [a, b] = [g.where(48), g.where(49)];
    expect(a?.x).toBeLessThan(g.layout.bounds.x0);
    for (const p of [a, b, g.where(51)]) expect(p && g.layout.hexAt(p.x, p.y)).toBe(-1);
    expect(a && b && Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(0.72);
    expect(a && g.placeAt(a.x + 0.2, a.y - 0.2)).toBe(48);
  });

  test('those that touch nothing are not on the board', () => {
    expect(g.where(50)).toBeUndefined();
    expect(g.boxes.map((s) => s.name)).toEqual(['A', 'B', 'inland']);
  });

  test('are reached and left with the keyboard', () => {
    expect(walk(g, at(0, 2), 'w')).toBe(48);
    expect(walk(g, 48, 'e')).toBe(at(0, 2));
  });

  test('are within what can be looked at', () => {
    for (const s of g.boxes) expect(s.x > g.bounds.x0 && s.x < g.bounds.x1 && s.y > g.bounds.y0).toBe(true);
  });
});

test('the nearer, the more detail', () => {
  const steps = [5, 15, 30, 100].map((px) => STEPS[stepFor(px)]?.zoom);
  expect(steps).toEqual(['far', 'far', 'middle', 'near']);
});
