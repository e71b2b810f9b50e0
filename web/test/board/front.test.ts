// What is seen first of a map that does not fit: the middle of the front of whoever looks.
import { expect, test } from 'vitest';
import { middleOfFront } from '../../src/board/front.ts';

const at = (x: number, y: number) => ({ x, y });
const line = [0, 4, 8, 12, 16].map((y) => at(10, y));

test('those who face the enemy count, not who waits far behind', () => {
  const rear = Array.from({ length: 30 }, (_, i) => at(0, i % 3));
  const enemy = line.map((p) => at(p.x + 1, p.y));
  expect(middleOfFront([...rear, ...line], enemy)).toEqual(at(10, 8));
  // From the other side the same front is seen.
  expect(middleOfFront(enemy, line)).toEqual(at(11, 8));
});
test('a place somebody stands on, also where the front is bent', () => {
  const bent = [at(0, 0), at(10, 0), at(10, 10)];
  expect(bent).toContainEqual(middleOfFront(bent, [at(1, 1), at(9, 1), at(9, 9)]));
});
test('before anybody meets, the own army; without one, whatever is there; for an empty map nothing', () => {
  expect(middleOfFront([at(0, 0), at(0, 1), at(0, 2)], [at(40, 0)])).toEqual(at(0, 1));
  expect(middleOfFront([], [at(40, 0)])).toEqual(at(40, 0));
  expect(middleOfFront([], [])).toBeUndefined();
});
