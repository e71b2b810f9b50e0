import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, type HexGrid, NONE, sideBetween } from '../src/grid.ts';
import {
  alongNetwork,
  connected,
  converted,
  degree,
  junctions,
  linkedWith,
  type Network,
  networkParts,
  NO_LINK,
  ofGauge,
  railheads,
  seaJoins,
} from '../src/network.ts';
import { pathTo, reach } from '../src/reach.ts';
import { createJoins, hexOf, statesTo, UNREACHED } from '../src/search.ts';
import { arcs, boards, noise, rectangle } from './random-boards.ts';

const everywhere = () => 0;
const length = (a: number, b: number, join: number) => (join === NONE ? 1 + ((a + b) % 2) : 2 + join);

/** Links on about half the hexsides, and a box joined to the first and the last hex. */
function noisyNetwork(grid: HexGrid, seed: number): Network {
  return {
    bySide: Uint8Array.from({ length: grid.sideCount }, (_, side) => noise(seed, 2, 1, side)),
    joins: createJoins(grid.count + 1, [
      [0, grid.count],
      [grid.count, grid.count - 1],
    ]),
  };
}

/** Every pair of nodes with a link between them, both ways. */
function links(grid: HexGrid, network: Network): (readonly [number, number])[] {
  const pairs = arcs(grid).filter(({ side }) => network.bySide[side] !== 0);
  const box = grid.count;
  const joined = [
    [0, box],
    [box, 0],
    [box, box - 1],
    [box - 1, box],
  ] as const;
  return [...pairs.map(({ from, to }) => [from, to] as const), ...joined];
}

const cases = fc.record({
  grid: boards,
  seed: fc.integer(),
  from: fc.array(fc.nat(99), { minLength: 1, maxLength: 3 }),
});

describe('networks against brute force', () => {
  it('connect what a hop-by-hop search connects, at its length, into but not through closed nodes', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 9 }), ({ grid, seed, from }, limit) => {
        const network = noisyNetwork(grid, seed);
        const sources = from.map((pick) => pick % grid.count);
        const barred = (node: number) => noise(seed, 5, 2, node) === 0;
        const dead = (node: number) => noise(seed, 5, 3, node) === 0;
        const found = connected(
          grid,
          network,
          sources,
          { enter: (node) => (barred(node) ? 5 : 0), through: (node) => (dead(node) ? 6 : 0), length },
          limit,
        );
        const best = new Map<number, number>(sources.map((hex) => [hex, 0]));
        const all = links(grid, network);
        for (let round = 0; round <= all.length; round++) {
          for (const [a, b] of all) {
            const spent = best.get(a);
            if (spent === undefined || barred(b) || (dead(a) && !sources.includes(a))) continue;
            const box = Math.max(a, b) === grid.count;
            const hop = box ? length(a, b, Math.min(a, b) === 0 && grid.count > 1 ? 0 : 1) : length(a, b, NONE);
            const cheaper = grid.count === 1 && box ? 2 : hop;
            if (spent + cheaper <= limit && spent + cheaper < (best.get(b) ?? UNREACHED)) best.set(b, spent + cheaper);
          }
        }
        for (let node = 0; node <= grid.count; node++) expect(found.cost[node]).toBe(best.get(node) ?? UNREACHED);
      }),
      { numRuns: 200 },
    );
  });

  it('fall into the parts that links hold together', () => {
    fc.assert(
      fc.property(cases, ({ grid, seed }) => {
        const network = noisyNetwork(grid, seed);
        const open = (node: number) => noise(seed, 4, 4, node) !== 0;
        const parts = networkParts(grid, network, open);
        const all = links(grid, network);
        const linked = new Set(all.map(([a]) => a));
        // Lowest node of each part by repeated merging.
        const lowest = [...Array(grid.count + 1).keys()];
        for (let round = 0; round < lowest.length; round++) {
          for (const [a, b] of all) {
            if (open(a) && open(b)) lowest[a] = lowest[b] = Math.min(lowest[a] ?? 0, lowest[b] ?? 0);
          }
        }
        const counted = lowest.map((low, node) => (open(node) && linked.has(node) ? low : NONE));
        const numbers = [...new Set(counted.filter((low) => low !== NONE))].sort((a, b) => a - b);
        expect([...parts]).toEqual(counted.map((low) => (low === NONE ? NONE : numbers.indexOf(low))));
      }),
      { numRuns: 200 },
    );
  });

  it('know their links, junctions and railheads', () => {
    fc.assert(
      fc.property(cases, ({ grid, seed, from }) => {
        const network = noisyNetwork(grid, seed);
        const all = links(grid, network);
        const rising = [...Array(grid.count + 1).keys()];
        const degrees = rising.map((node) => all.filter(([a]) => a === node).length);
        expect(rising.map((node) => degree(grid, network, node))).toEqual(degrees);
        expect(junctions(grid, network)).toEqual(rising.filter((n) => n < grid.count && (degrees[n] ?? 0) >= 3));
        for (const node of rising) {
          expect(linkedWith(grid, network, node).sort((a, b) => a - b)).toEqual(
            all
              .filter(([a]) => a === node)
              .map(([, b]) => b)
              .sort((a, b) => a - b),
          );
        }
        const open = (node: number) => noise(seed, 3, 5, node) !== 0;
        const found = connected(grid, network, [(from[0] ?? 0) % grid.count], { enter: (n) => (open(n) ? 0 : 2) });
        const reached = (node: number) => found.cost[node] !== UNREACHED;
        const ends = all.filter(([a, b]) => reached(a) && !reached(b)).map(([a, b]) => `${a}>${b}`);
        expect(
          railheads(grid, network, found)
            .map(({ at, beyond }) => `${at}>${beyond}`)
            .sort(),
        ).toEqual(ends.sort());
      }),
      { numRuns: 200 },
    );
  });
});

describe('networks by example', () => {
  const grid = rectangle(14, 3);
  const line = Array.from({ length: 14 }, (_, col) => grid.at(col, 1));
  const bySide = new Uint8Array(grid.sideCount);
  for (const [i, hex] of line.slice(1).entries()) bySide[sideBetween(grid, line[i] ?? NONE, hex)] = 1;
  const rail: Network = { bySide };
  const hexAt = (i: number) => line[i] ?? NONE;

  it('[eastfront 9.12b] friendly rail runs into a battle hex and not beyond', () => {
    const found = connected(grid, rail, [hexAt(0)], {
      enter: everywhere,
      through: (node) => (node === hexAt(4) ? 8 : 0),
    });
    expect([found.cost[hexAt(4)], found.cost[hexAt(5)]]).toEqual([4, UNREACHED]);
    expect([found.stopped[hexAt(5)], hexOf(found, found.stoppedAt[hexAt(5)] ?? 0)]).toEqual([8, hexAt(4)]);
  });

  it('[eastfront 9.12a] an enemy or disputed hex makes the one before it the railhead', () => {
    const found = connected(grid, rail, [hexAt(0)], { enter: (node) => (node === hexAt(3) ? 9 : 0) });
    expect(railheads(grid, rail, found)).toEqual([{ at: hexAt(2), beyond: hexAt(3) }]);
    expect(found.refused[hexAt(3)]).toBe(9);
    expect(found.refused[grid.at(2, 0)]).toBe(NO_LINK);
  });

  it('falls into two parts where a hex is closed, without any joins', () => {
    const parts = networkParts(grid, rail, (node) => node !== hexAt(5));
    expect([hexAt(0), hexAt(4), hexAt(5), hexAt(6), hexAt(13), grid.at(0, 0)].map((hex) => parts[hex])).toEqual([
      0,
      0,
      NONE,
      1,
      1,
      NONE,
    ]);
  });

  it('[eastfront 9.21] a rail move is ten hexes long and leaves the line nowhere', () => {
    const found = reach(grid, { hex: hexAt(0), budget: 10, rule: alongNetwork(rail, { enter: everywhere }) });
    expect(found.hexes).toEqual(line.slice(1, 11));
    expect(pathTo(found, hexAt(10))).toEqual(line.slice(0, 11));
  });

  it('[russian-front 4.5] a side uses only rail of its own gauge, converted hexes included', () => {
    const gauge = Uint8Array.from({ length: grid.count }, (_, hex) => (line.indexOf(hex) < 5 ? 1 : 2));
    const far = (layer: Uint8Array) => {
      const found = connected(grid, rail, [hexAt(0)], { enter: ofGauge(layer, 1, 7) });
      return line.filter((hex) => found.cost[hex] !== UNREACHED).length;
    };
    const after = converted(gauge, [hexAt(5), hexAt(6), hexAt(8)], 1);
    expect([far(gauge), far(after)]).toEqual([5, 7]);
    expect(gauge[hexAt(5)]).toBe(2);
    expect([ofGauge(gauge, 1, 7)(hexAt(6)), ofGauge(gauge, 1, 7)(grid.count)]).toEqual([7, 0]);
  });

  it('[eastfront 15.2] Odessa to Rostov is three sea areas, and none without control of one of them', () => {
    const [odessa, sevastopol, kerch, rostov] = [hexAt(0), hexAt(3), hexAt(6), hexAt(9)] as const;
    const areas = [
      { name: 'Western Black Sea', ports: [odessa, sevastopol], adjoins: [1] },
      { name: 'Eastern Black Sea', ports: [sevastopol, kerch], adjoins: [0, 2] },
      { name: 'Sea of Azov', ports: [kerch, rostov], adjoins: [1] },
    ];
    const sea: Network = { bySide: new Uint8Array(grid.sideCount), joins: seaJoins(grid.count, areas) };
    const ports = new Set([odessa, rostov]);
    const voyage = (closed: number) =>
      connected(grid, sea, [odessa], {
        enter: (node) => (node === grid.count + closed ? 4 : node < grid.count && !ports.has(node) ? 3 : 0),
        length: (_from, to) => (to >= grid.count ? 1 : 0),
      });
    expect(voyage(NONE).cost[rostov]).toBe(3);
    expect(statesTo(voyage(NONE), rostov)).toEqual([odessa, grid.count, grid.count + 1, grid.count + 2, rostov]);
    expect(voyage(1).cost[rostov]).toBe(UNREACHED);
    expect(directionTo(grid, odessa, rostov)).toBe(NONE);
    expect(sea.joins?.to).toHaveLength(2 * (6 + 2));
    expect(() => seaJoins(grid.count, [{ name: 'Caspian', ports: [], adjoins: [3] }])).toThrow('Caspian');
  });
});
