// A plan written and read again is the same plan, to a sixteenth of a unit.
import { array, assert, boolean, double, oneof, property, record, tuple, constant, string } from 'fast-check';
import { expect, test } from 'vitest';
import { buildScene } from '../../src/draw/build.ts';
import { decodePlan, encodePlan } from '../../src/draw/plan-file.ts';
import { type Plan, planScene } from '../../src/draw/plan.ts';
import { area, line, loop, type Layer, type Scene, type Shape } from '../../src/draw/scene.ts';
import { fixtureMap, fixtureOutlines } from './fixture.ts';

const HALF = 1 / 32 + 1e-3;
const SHEET = { title: 'Sheet', width: 900, height: 700, pen: 1.5, hexSize: 38, originX: 12.25, originY: -3.5 };

function scene(layers: readonly Layer[]): Scene {
  return { ...SHEET, layers, dropped: [] };
}
function near(a: Float32Array, b: Float32Array): void {
  expect(b.length).toBe(a.length);
  // Two boxes around nothing are both infinite, and alike.
  const apart = a.map((x, i) => (x === b[i] ? 0 : Math.abs(x - (b[i] ?? 0))));
  expect(Math.max(0, ...apart)).toBeLessThanOrEqual(HALF);
}
function boxes(p: Plan): Float32Array {
  return Float32Array.from(
    p.layers.flatMap((l) => l.groups.flatMap(({ box: { x0, y0, x1, y1 } }) => [x0, y0, x1, y1])),
  );
}
function alike(a: Plan, b: Plan): void {
  expect(b.starts).toEqual(a.starts);
  expect(b.closed).toEqual(a.closed);
  near(a.coords, b.coords);
  near(a.ringBoxes, b.ringBoxes);
  near(a.textBoxes, b.textBoxes);
  expect(b.clips).toEqual(a.clips);
  const bare = (p: Plan) => p.layers.map((l) => ({ ...l, groups: l.groups.map((g) => ({ ...g, box: null })) }));
  expect(bare(b)).toEqual(bare(a));
  near(boxes(a), boxes(b));
  expect(b.texts.map(({ text, cls, size }) => ({ text, cls, size }))).toEqual(
    a.texts.map(({ text, cls, size }) => ({ text, cls, size })),
  );
}

const number = double({ min: -2000, max: 12_000, noNaN: true });
const ring = array(tuple(number, number), { minLength: 2, maxLength: 9 }).map((ps) => ps.flat());
const shape = oneof(
  tuple(constant('sea'), array(ring, { minLength: 1, maxLength: 3 })).map(([c, r]): Shape => area(c, r)),
  tuple(constant('river'), ring, boolean()).map(([c, r, round]): Shape => (round ? loop(c, r) : line(c, r))),
  record({ text: string(), x: number, y: number }).map(
    (t): Shape => ({ kind: 'text', cls: 'text-lake', size: 11.5, ...t }),
  ),
);

test('any plan comes back, to half of a sixteenth', () => {
  assert(
    property(array(array(shape, { maxLength: 6 }), { maxLength: 4 }), boolean(), (layers, clipped) => {
      const plan = planScene(
        scene(
          layers.map((shapes, i) => ({
            id: `layer ${i}`,
            shapes,
            ...(clipped ? { clip: [[0, 0, 50, 0, 50, 50]] } : {}),
          })),
        ),
      );
      const { title, width, height, pen, hexSize, originX, originY, ...back } = decodePlan(encodePlan(plan));
      expect({ title, width, height, pen, hexSize, originX, originY }).toEqual(SHEET);
      alike(plan, { ...SHEET, ...back });
    }),
  );
});

test('a whole map comes back', () => {
  const plan = planScene(buildScene(fixtureMap(), fixtureOutlines(), { zoom: 'near', hexSize: 84, furniture: 'none' }));
  expect(plan.texts.length).toBeGreaterThan(2);
  const bytes = encodePlan(plan);
  alike(plan, decodePlan(bytes));
  expect(bytes.length).toBeLessThan(plan.coords.byteLength);
});

test('a file that was cut off says so', () => {
  const bytes = encodePlan(planScene(scene([{ id: 'a', shapes: [line('river', [0, 0, 10, 10, 500, 20])] }])));
  for (const end of [0, 3, 20, bytes.length - 1])
    expect(() => decodePlan(bytes.slice(0, end))).toThrow(/cut off or damaged/);
});
