// Railways, roads and sea lanes: who is connected with what, how far a move along them goes, where a line breaks.
import { type HexGrid, NONE } from './grid.ts';
import {
  createBuffers,
  createJoins,
  type Joins,
  JOIN,
  refuse,
  type Search,
  type SearchBuffers,
  type SearchRule,
  search,
  type Start,
  UNREACHED,
} from './search.ts';

/** The refusal code of a step along which no link lies. Codes of a game's own start above it. */
export const NO_LINK = 1;

export interface Network {
  /** Not 0 where the hexside carries a link. */
  readonly bySide: Uint8Array;
  /** Links beside the hexsides: boxes off the map, ports and sea areas. */
  readonly joins?: Joins;
}

export interface Traffic {
  /** Why the line may not be followed into a node, or 0. */
  readonly enter: (node: number, from: number) => number;
  /** Why a line that has come into a node ends there, or 0: into but not through. */
  readonly through?: (node: number) => number;
  /** What a step counts; 1 when left out. Of a join, `join` is its number, else NONE. */
  readonly length?: (from: number, to: number, join: number) => number;
}

/** The network as the rule of a search, so that it can serve as a leg of something longer. */
export function alongNetwork(network: Network, traffic: Traffic): SearchRule {
  const { bySide, joins } = network;
  const { enter, through, length } = traffic;
  return {
    step: (from, to, side, direction) => {
      if (side !== NONE && bySide[side] === 0) return refuse(NO_LINK);
      const code = enter(to, from);
      if (code !== 0) return refuse(code);
      return length === undefined ? 1 : length(from, to, direction < JOIN ? NONE : direction - JOIN);
    },
    ...(through === undefined ? {} : { stop: through }),
    ...(joins === undefined ? {} : { joins }),
  };
}

/** All that is connected with the sources, within a length if one is given. The sources are taken as they come. */
export function connected(
  grid: HexGrid,
  network: Network,
  sources: Iterable<number>,
  traffic: Traffic,
  limit: number = UNREACHED - 1,
  buffers: SearchBuffers = createBuffers(),
): Search {
  const starts: Start[] = [];
  for (const hex of sources) starts.push({ hex, label: 0, cost: 0 });
  return search(grid, alongNetwork(network, traffic), starts, limit, buffers);
}

/** How many links meet in a node, joins included. */
export function degree(grid: HexGrid, network: Network, node: number): number {
  return linkedWith(grid, network, node).length;
}

/** Hexes where lines meet: three links or more. */
export function junctions(grid: HexGrid, network: Network): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < grid.count; hex++) if (degree(grid, network, hex) >= 3) found.push(hex);
  return found;
}

/**
 * The pieces a network falls into: by node the number of its piece, NONE for a node that is closed or carries no link.
 * Pieces are numbered in the order of their lowest node.
 */
export function networkParts(grid: HexGrid, network: Network, open: (node: number) => boolean): Int32Array {
  const nodes = network.joins?.nodes ?? grid.count;
  const piece = new Int32Array(nodes).fill(NONE);
  const waiting: number[] = [];
  let count = 0;
  for (let first = 0; first < nodes; first++) {
    if (piece[first] !== NONE || !open(first) || degree(grid, network, first) === 0) continue;
    piece[first] = count;
    waiting.push(first);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const next of linkedWith(grid, network, node)) {
        if (piece[next] !== NONE || !open(next)) continue;
        piece[next] = count;
        waiting.push(next);
      }
    }
    count++;
  }
  return piece;
}

/** The nodes one link away. */
export function linkedWith(grid: HexGrid, network: Network, node: number): number[] {
  const found: number[] = [];
  for (let d = 0; d < 6 && node < grid.count; d++) {
    const to = grid.neighbours[node * 6 + d] ?? NONE;
    if (to !== NONE && network.bySide[grid.sides[node * 6 + d] ?? 0] !== 0) found.push(to);
  }
  const { joins } = network;
  if (joins === undefined) return found;
  const end = joins.first[node + 1] ?? 0;
  for (let j = joins.first[node] ?? 0; j < end; j++) found.push(joins.to[j] ?? NONE);
  return found;
}

export interface LineBreak {
  /** The last connected node: the railhead. */
  readonly at: number;
  /** The next node of the line, which is not connected. */
  readonly beyond: number;
}

/** Where the connected part ends although a link goes on, in order of the nodes. */
export function railheads(grid: HexGrid, network: Network, found: Search): LineBreak[] {
  const breaks: LineBreak[] = [];
  for (let node = 0; node < found.nodes; node++) {
    if (found.cost[node] === UNREACHED) continue;
    for (const beyond of linkedWith(grid, network, node)) {
      if (found.cost[beyond] === UNREACHED) breaks.push({ at: node, beyond });
    }
  }
  return breaks;
}

/** Only hexes whose gauge (or other mark of ownership) is one of the owner's may be used; others give `code`. */
export function ofGauge(gauge: Uint8Array, owner: number, code: number): (node: number) => number {
  return (node) => (node >= gauge.length || gauge[node] === owner ? 0 : code);
}

/** The gauge after hexes were converted (or cut, with an owner that nobody is); the array given stays as it is. */
export function converted(gauge: Uint8Array, hexes: Iterable<number>, owner: number): Uint8Array {
  const next = gauge.slice();
  for (const hex of hexes) next[hex] = owner;
  return next;
}

export interface SeaArea {
  readonly name: string;
  /** Hexes from which ships put to sea here. */
  readonly ports: readonly number[];
  /** Numbers of the areas ships can pass to. */
  readonly adjoins: readonly number[];
}

/** Sea areas as nodes after `nodes` others, joined with their ports and with each other. */
export function seaJoins(nodes: number, areas: readonly SeaArea[]): Joins {
  const pairs: [number, number][] = [];
  for (const [i, area] of areas.entries()) {
    for (const port of area.ports) pairs.push([port, nodes + i]);
    for (const other of area.adjoins) {
      if (areas[other]?.adjoins.includes(i) !== true) {
        throw new Error(`sea areas: ${area.name} adjoins area ${other}, which does not adjoin it`);
      }
      if (other > i) pairs.push([nodes + i, nodes + other]);
    }
  }
  return createJoins(nodes + areas.length, pairs);
}
