// Reach of one unit on the largest board, against the plain way: honeycomb-grid objects and a binary heap.
import { defineHex, Direction, Grid, type Hex, rectangle } from 'honeycomb-grid';
import { createGrid, type HexGrid } from '../src/grid.ts';
import { createReachBuffers, findPath, type Mover, reach } from '../src/reach.ts';
import { createBuffers, refuse, type StepCost } from '../src/search.ts';

export interface Bench {
  readonly name: string;
  readonly run: () => number;
  /** The name of the bench this one is measured against. */
  readonly against?: string;
}

const WIDTH = 100;
const HEIGHT = 70;
/** Sixths of a movement point. */
const MARCH = 8 * 6;
const EVERYWHERE = 1_000_000;
const COSTS = [6, 6, 12, 18, 3, 0];
const CLOSED = 1;

function terrainAt(col: number, row: number): number {
  // A fixed scatter, the same for both sides of the comparison.
  const mixed = Math.imul(col * 73_856_093 + row * 19_349_663, 0x9e37_79b1) >>> 0;
  return mixed % 6;
}

function priceOf(terrain: number): number {
  return terrain === 5 ? -1 : (COSTS[terrain] ?? 0);
}

function ourGrid(): HexGrid {
  const cells: [number, number][] = [];
  for (let row = 0; row < HEIGHT; row++) for (let col = 0; col < WIDTH; col++) cells.push([col, row]);
  return createGrid({ orientation: 'pointy', shift: 'odd', cells });
}

const grid = ourGrid();
const terrain = Uint8Array.from({ length: grid.count }, (_, h) => terrainAt(grid.col[h] ?? 0, grid.row[h] ?? 0));
const prices = Int32Array.from(terrain, priceOf);
const step: StepCost = (_from, to) => {
  const price = prices[to] ?? -1;
  return price < 0 ? refuse(CLOSED) : price;
};
const middle = grid.at(WIDTH / 2, HEIGHT / 2);
const buffers = createReachBuffers();
const pathBuffers = createBuffers();

/** Label 0: fresh; 1 and 2: that many difficult hexes in a row; a third is closed. */
const remembering: Mover['rule'] = {
  labels: 3,
  step: (_from, to, _side, _direction, label) => {
    const price = prices[to] ?? -1;
    return price < 0 || (label === 2 && price > 6) ? refuse(CLOSED) : price;
  },
  relabel: (_from, to, _side, _direction, label) => ((prices[to] ?? 0) > 6 ? label + 1 : 0),
  dominates: (better, label) => better < label,
};

class Ground extends defineHex() {}
const peerGrid = new Grid(Ground, rectangle({ width: WIDTH, height: HEIGHT }));
const AROUND = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW];
const peerPrice = new Map<string, number>();
for (const hex of peerGrid) peerPrice.set(hex.toString(), priceOf(terrainAt(hex.col, hex.row)));

interface Waiting {
  readonly hex: Hex;
  readonly cost: number;
}

function push(heap: Waiting[], item: Waiting): void {
  heap.push(item);
  let at = heap.length - 1;
  while (at > 0) {
    const up = (at - 1) >> 1;
    const parent = heap[up];
    if (parent === undefined || parent.cost <= item.cost) break;
    heap[at] = parent;
    at = up;
  }
  heap[at] = item;
}

function pop(heap: Waiting[]): Waiting | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if ((heap[child + 1]?.cost ?? Number.POSITIVE_INFINITY) < (heap[child]?.cost ?? 0)) child++;
    const down = heap[child];
    if (down === undefined || down.cost >= last.cost) break;
    heap[at] = down;
    at = child;
  }
  heap[at] = last;
  return first;
}

function plainReach(budget: number): number {
  const start = peerGrid.getHex({ col: WIDTH / 2, row: HEIGHT / 2 });
  if (start === undefined) return 0;
  const best = new Map<string, number>([[start.toString(), 0]]);
  const heap: Waiting[] = [{ hex: start, cost: 0 }];
  for (let item = pop(heap); item !== undefined; item = pop(heap)) {
    if (item.cost > (best.get(item.hex.toString()) ?? 0)) continue;
    for (const direction of AROUND) {
      const to = peerGrid.neighborOf(item.hex, direction, { allowOutside: false });
      if (to === undefined) continue;
      const id = to.toString();
      const price = peerPrice.get(id) ?? -1;
      const total = item.cost + price;
      if (price < 0 || total > budget || total >= (best.get(id) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(id, total);
      push(heap, { hex: to, cost: total });
    }
  }
  return best.size - 1;
}

function kitReach(budget: number): number {
  return reach(grid, { hex: middle, budget, rule: { step } }, buffers).hexes.length;
}

export const benches: readonly Bench[] = [
  { name: 'plain: reach, 8 movement points', run: () => plainReach(MARCH) },
  { name: 'reach, 8 movement points', run: () => kitReach(MARCH), against: 'plain: reach, 8 movement points' },
  { name: 'plain: reach, whole board of 7,000', run: () => plainReach(EVERYWHERE) },
  {
    name: 'reach, whole board of 7,000',
    run: () => kitReach(EVERYWHERE),
    against: 'plain: reach, whole board of 7,000',
  },
  {
    name: 'reach with 3 labels, whole board',
    run: () => reach(grid, { hex: middle, budget: EVERYWHERE, rule: remembering }, buffers).hexes.length,
    against: 'plain: reach, whole board of 7,000',
  },
  {
    name: 'path across the board',
    run: () =>
      findPath(grid, { hex: grid.at(0, 0), budget: EVERYWHERE, rule: { step } }, grid.at(99, 68), 3, pathBuffers)
        ?.cost ?? 0,
    against: 'plain: reach, whole board of 7,000',
  },
];
