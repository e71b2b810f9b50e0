import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOverlap, placeLabels, type Box, type Candidate, type Label } from '../../src/draw/placer.ts';

function boxAt(x: number, y: number, w: number, h: number): Box {
  return { x0: x, y0: y, x1: x + w, y1: y + h };
}

const boxes = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), fc.integer({ min: 5, max: 90 }))
  .map(([x, y, w]) => boxAt(x, y, w, 12));
const candidates: fc.Arbitrary<Candidate> = fc.record({
  boxes: fc.array(boxes, { minLength: 1, maxLength: 3 }),
  cost: fc.integer({ min: 0, max: 30 }),
});
const labels: fc.Arbitrary<Label[]> = fc
  .array(fc.record({ weight: fc.integer({ min: 20, max: 300 }), candidates: fc.array(candidates, { maxLength: 8 }) }), {
    maxLength: 40,
  })
  .map((list) => list.map((l, i) => ({ ...l, id: String(i) })));

describe('label placer', () => {
  test('no name touches another name or an obstacle, and every name is placed or returned', () => {
    fc.assert(
      fc.property(labels, fc.array(boxes, { maxLength: 12 }), (list, obstacles) => {
        const { placed, unplaced } = placeLabels(list, obstacles, { effort: 60 });
        expect(placed.length + unplaced.length).toBe(list.length);
        for (const [i, p] of placed.entries()) {
          expect(p.label.candidates).toContain(p.choice);
          expect(anyOverlap(p.choice.boxes, obstacles)).toBe(false);
          for (const q of placed.slice(i + 1)) expect(anyOverlap(p.choice.boxes, q.choice.boxes)).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('the same names land on the same spots', () => {
    fc.assert(
      fc.property(labels, (list) => {
        expect(placeLabels(list, [], { effort: 40 })).toEqual(placeLabels(list, [], { effort: 40 }));
      }),
      { numRuns: 30 },
    );
  });

  test('annealing is never worse than greedy alone', () => {
    fc.assert(
      fc.property(labels, fc.array(boxes, { maxLength: 8 }), (list, obstacles) => {
        const greedy = placeLabels(list, obstacles, { effort: 0 });
        expect(placeLabels(list, obstacles, { effort: 80 }).cost).toBeLessThanOrEqual(greedy.cost + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  test('gives way: the name with one spot gets it, the name with two moves over', () => {
    const spot = { boxes: [boxAt(0, 0, 50, 10)], cost: 0 };
    const other = { boxes: [boxAt(100, 0, 50, 10)], cost: 5 };
    const big: Label = { id: 'big', weight: 200, candidates: [spot, other] };
    const small: Label = { id: 'small', weight: 100, candidates: [{ boxes: [boxAt(10, 0, 50, 10)], cost: 0 }] };
    const { placed, unplaced } = placeLabels([big, small], []);
    expect(unplaced).toEqual([]);
    expect(placed.find((p) => p.label.id === 'big')?.choice).toBe(other);
  });
});
