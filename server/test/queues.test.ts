// The simulation behind docs/scale.md, against what is known of queues.
import { random } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { type Costs, foretell, type Plant } from '../bench/queues.ts';

const nothing: Costs = { sockets: 0, rooms: 0, beside: 0, database: 0, sync: 0, hop: 0 };
const one: Plant = { processes: 1, rooms: 1, cores: 100, databaseCores: 1, together: 1 };

test('one thread at random: as long as theory says (M/M/1)', () => {
  // Half busy with 10 ms each: half of all wait at most 20 ms x ln 2.
  const { median, p99, busy } = foretell({ ...nothing, rooms: 10 }, one, 50, 2000, random(1));
  expect(busy.rooms).toBeCloseTo(0.5, 1);
  expect(median).toBeGreaterThan(12.5);
  expect(median).toBeLessThan(15.5);
  expect(p99).toBeGreaterThan(80);
  expect(p99).toBeLessThan(105);
});
test('more than can be done piles up; twice the threads do twice as much', () => {
  const costs = { ...nothing, rooms: 10 };
  expect(foretell(costs, one, 120, 60, random(1)).median).toBeGreaterThan(1000);
  const twice = foretell(costs, { ...one, processes: 2 }, 120, 60, random(1));
  expect(twice.p99).toBeLessThan(300);
  expect(twice.busy.rooms).toBeCloseTo(0.6, 1);
});
test('too few cores stretch everything; a database that all share is the end of it', () => {
  const costs = { ...nothing, rooms: 4, beside: 4 };
  const many = foretell(costs, { ...one, rooms: 8, cores: 8 }, 200, 30, random(1));
  const few = foretell(costs, { ...one, rooms: 8, cores: 1 }, 200, 30, random(1));
  expect(few.median).toBeGreaterThan(1.3 * many.median);
  const shared = { ...nothing, rooms: 1, database: 20 };
  expect(foretell(shared, { ...one, processes: 50 }, 100, 30, random(1)).p99).toBeGreaterThan(1000);
});
