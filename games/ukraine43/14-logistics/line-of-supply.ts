// Chapter 14, 14.2, 14.3: Supply Sources and the Line of Supply. Traced from the sources outwards, once for each side and state of the board:
// first along roads as far as they go, then overland.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  CLOSED,
  EDGE_SOURCES,
  GRID,
  HALF_HEXES,
  HEXES,
  MARSHY,
  NO_ROAD,
  ON_RAIL,
  ON_ROAD,
  ROAD,
  SEA_SIDE,
  WATER,
} from '../1-map/board.ts';
import { isCommand, isOnMap } from '../2-units/units.ts';
import { isUnbridged } from '../4-movement/costs.ts';
import { type Front, frontOf } from '../6-7-zones/picture.ts';
import { railUsable } from '../17-railheads/network.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, ownedBy, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

const FACETS = ['where', 'layers', 'marks', 'tracks', 'pieces'] as const;

// 14.2: sources

/** 14.2A Sources on the map edge, while friendly. */
const edgeSources = rule(
  '14.2A',
  (q: Query, side: Side): readonly Loc[] => {
    const control = q.layer('control');
    return (EDGE_SOURCES[side] ?? []).filter((hex) => control[hex] === ownedBy(side));
  },
  (_: Query, side: Side) => EDGE_SOURCES[side] ?? [],
);
/** 27.2b Half hexes of Central Front that have been acquired: the hexes before them. */
const halfHexSources = rule(
  '27.2b',
  (q: Query, side: Side): readonly Loc[] =>
    side === SOVIET ? HALF_HEXES.slice(0, q.track('half-hexes')).flatMap((h) => h.into) : [],
  () => [],
);
/** RULINGS A-31: an enemy zone of control cuts a railway even where a friendly unit stands. */
const railCut = (enemy: Front, hex: Loc): boolean => enemy.units[hex] !== 0 || enemy.zoc[hex] !== 0;
/** 14.2B Rail hexes connected with a source on the edge. */
const connectingRail = rule(
  '14.2B',
  (q: Query, side: Side, edges: readonly Loc[]): Uint8Array => {
    const enemy = frontOf(q, enemyOf(side));
    const found = new Uint8Array(HEXES);
    const queue = edges.filter((hex) => ON_RAIL[hex] === 1 && !railCut(enemy, hex));
    for (const hex of queue) found[hex] = 1;
    for (let i = 0; i < queue.length; i++) {
      const hex = queue[i] ?? NONE;
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const to = GRID.neighbours[d] ?? NONE;
        if (to === NONE || found[to] === 1 || !railUsable(q, side, GRID.sides[d] ?? NONE) || railCut(enemy, to))
          continue;
        found[to] = 1;
        queue.push(to);
      }
    }
    return found;
  },
  () => new Uint8Array(HEXES),
);
/** By hex: whether it is a Supply Source of the side. */
export function sourcesOf(q: Query, side: Side): Uint8Array {
  return q.cached(`sources-${side}`, FACETS, () => {
    const enemy = frontOf(q, enemyOf(side));
    const edges = edgeSources(q, side).filter((hex) => enemy.units[hex] === 0);
    const found = connectingRail(q, side, edges);
    for (const hex of [...edges, ...halfHexSources(q, side)]) if (enemy.units[hex] === 0) found[hex] = 1;
    return found;
  });
}
export const isSource = (q: Query, side: Side, hex: Loc): boolean => sourcesOf(q, side)[hex] === 1;
/** 14.2B: rail hexes only. */
export const isConnectingRail = (q: Query, side: Side, hex: Loc): boolean =>
  ON_RAIL[hex] === 1 && isSource(q, side, hex);

// 14.3: lines

/** What lies against a line of the side: read once, asked often. */
interface Ground {
  readonly q: Query;
  readonly own: Front;
  readonly enemy: Front;
}
/** 14.3C A vacant hex in an enemy zone of control. */
const isSting = (g: Ground, hex: Loc): boolean => g.enemy.zoc[hex] === 1 && g.own.units[hex] === 0;
/** 14.3C Not two of them in a row. */
const twoStings = rule(
  '14.3C',
  (g: Ground, a: Loc, b: Loc): boolean => isSting(g, a) && isSting(g, b),
  () => false,
);
/** 14.3C Not into or across an enemy bond. */
const bondedSide = rule(
  '14.3C',
  (g: Ground, hexside: number): boolean => g.enemy.bondSide[hexside] === 1,
  () => false,
);
const bondedHex = rule(
  '14.3C',
  (g: Ground, hex: Loc): boolean => g.enemy.bondHex[hex] === 1,
  () => false,
);
/** 14.3B At most one unbridged Major River, and one marsh hex entered off the road. */
const mostRivers = rule(
  '14.3B',
  (): number => 1,
  () => Infinity,
);
/** A place on the line as far as it has been traced: rivers and marsh used up, and whether the line may go on from here. */
const BITS = 8;
const RIVER = 4;
const MARSH = 2;
const SHUT = 1;
const FAR = 32_000;

/** The state after a step outwards from a state at x, to hex y; -1 where no line leads there. */
function stepOut(g: Ground, state: number, d: number): number {
  const x = Math.floor(state / BITS);
  const y = GRID.neighbours[x * 6 + d] ?? NONE;
  if (y === NONE || CLOSED[y] === 1 || (state & SHUT) !== 0 || g.enemy.units[y] !== 0) return NONE;
  const hexside = GRID.sides[x * 6 + d] ?? NONE;
  if (WATER[hexside] === SEA_SIDE || bondedSide(g, hexside)) return NONE;
  let bits = state & (RIVER | MARSH);
  if (ROAD[hexside] === NO_ROAD) {
    if (isUnbridged(g.q, hexside)) {
      if ((bits & RIVER) !== 0 && mostRivers() === 1) return NONE;
      bits |= RIVER;
    }
    // The line leads from y to x: it is x that is entered.
    if (MARSHY[x] === 1) {
      if ((bits & MARSH) !== 0 && mostRivers() === 1) return NONE;
      bits |= MARSH;
    }
  }
  const shut = bondedHex(g, y) || twoStings(g, x, y) ? SHUT : 0;
  return y * BITS + bits + shut;
}
/** Hexes overland (or, with roads counted, altogether) to the nearest of the starts by a legal line; FAR where there is none. */
function trace(q: Query, side: Side, starts: Iterable<Loc>, most: number, roads: 'free' | 'counted'): Int16Array {
  const g: Ground = { q, own: frontOf(q, side), enemy: frontOf(q, enemyOf(side)) };
  const best = new Int16Array(HEXES).fill(FAR);
  const seen = new Uint8Array(HEXES * BITS);
  let ring: number[] = [];
  const reached = (state: number, length: number, into: number[]): void => {
    if (seen[state] === 1) return;
    seen[state] = 1;
    into.push(state);
    const hex = Math.floor(state / BITS);
    if (length < (best[hex] ?? FAR)) best[hex] = length;
  };
  for (const hex of starts) if (g.enemy.units[hex] === 0) reached(hex * BITS + (bondedHex(g, hex) ? SHUT : 0), 0, ring);
  if (roads === 'free')
    for (let i = 0; i < ring.length; i++) {
      const state = ring[i] ?? NONE;
      const hex = Math.floor(state / BITS);
      for (let d = 0; d < 6; d++)
        if (ROAD[GRID.sides[hex * 6 + d] ?? NONE] !== NO_ROAD) {
          const next = stepOut(g, state, d);
          if (next !== NONE) reached(next, 0, ring);
        }
    }
  for (let length = 1; length <= most && ring.length > 0; length++) {
    const outer: number[] = [];
    for (const state of ring)
      for (let d = 0; d < 6; d++) {
        const next = stepOut(g, state, d);
        if (next !== NONE) reached(next, length, outer);
      }
    ring = outer;
  }
  return best;
}
const hexesIn = (found: Uint8Array): readonly Loc[] => {
  const out: Loc[] = [];
  for (let hex = 0; hex < found.length; hex++) if (found[hex] === 1) out.push(hex);
  return out;
};
const commandHqs = (q: Query, side: Side): readonly Loc[] =>
  q
    .piecesOf(side)
    .filter((p) => isCommand(q, p) && isOnMap(q, p))
    .map((p) => q.at(p));

/** 14.3A Four hexes overland to a road that leads to one of these, or seven to an Army or Front HQ on such a road. */
const withinReach = rule(
  '14.3A',
  (q: Query, side: Side, ends: readonly Loc[]): Uint8Array => {
    const { overland, overlandToHq } = tablesOf(q).RANGE;
    const near = trace(q, side, ends, overland, 'free');
    const found = Uint8Array.from(near, (n) => (n < FAR ? 1 : 0));
    const byRoad = trace(q, side, ends, 0, 'free');
    const hqs = extendedBy(q, side).filter((hex) => ON_ROAD[hex] === 1 && (byRoad[hex] ?? FAR) < FAR);
    if (hqs.length > 0)
      for (const [hex, n] of trace(q, side, hqs, overlandToHq, 'counted').entries()) if (n < FAR) found[hex] = 1;
    return found;
  },
  () => new Uint8Array(HEXES).fill(1),
);
/** 23.2c */
const extendedBy = rule(
  '23.2c',
  (q: Query, side: Side): readonly Loc[] => commandHqs(q, side),
  () => [],
);
/** By hex: whether a unit of the side there is in supply. */
export function suppliedHexes(q: Query, side: Side): Uint8Array {
  return q.cached(`supplied-${side}`, FACETS, () => withinReach(q, side, hexesIn(sourcesOf(q, side))));
}
/** 14.3 Whether a Line of Supply can be traced from the hex. */
export const isSupplied = (q: Query, side: Side, hex: Loc): boolean => suppliedHexes(q, side)[hex] === 1;

/** 14.6a The same with an overland part of any length: who has none is isolated. */
export function connectedHexes(q: Query, side: Side): Int16Array {
  return q.cached(`connected-${side}`, FACETS, () => trace(q, side, hexesIn(sourcesOf(q, side)), HEXES, 'free'));
}
export const isConnected = (q: Query, side: Side, hex: Loc): boolean => (connectedHexes(q, side)[hex] ?? FAR) < FAR;
/** 14.6c Whether a Line of Supply leads from the hex to one of these. */
export function reaches(q: Query, side: Side, ends: readonly Loc[]): Uint8Array {
  return withinReach(q, side, ends);
}
export { commandHqs };

/** 23.2a, RULINGS A-9: whether a line of at most seven hexes leads from the hex to an Army or Front HQ that is not Disrupted. */
export function inCommand(q: Query, side: Side, hex: Loc): boolean {
  const near = q.cached(`command-${side}`, FACETS, () => {
    const hqs = q.piecesOf(side).filter((p) => isCommand(q, p) && isOnMap(q, p) && !q.has(p, 'disrupted'));
    return trace(q, side, new Set(hqs.map((p) => q.at(p))), tablesOf(q).RANGE.command, 'counted');
  });
  return (near[hex] ?? FAR) < FAR;
}

/** 14.7B Hexes to the nearest Supply Source, through anything but the sea. */
export function petrolDistance(q: Query, side: Side): Int16Array {
  const best = new Int16Array(HEXES).fill(FAR);
  const queue = [...hexesIn(sourcesOf(q, side))];
  for (const hex of queue) best[hex] = 0;
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] ?? NONE;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = GRID.neighbours[d] ?? NONE;
      if (to === NONE || CLOSED[to] === 1 || WATER[GRID.sides[d] ?? NONE] === SEA_SIDE || (best[to] ?? 0) < FAR)
        continue;
      best[to] = (best[hex] ?? 0) + 1;
      queue.push(to);
    }
  }
  return best;
}
