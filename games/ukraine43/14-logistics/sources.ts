// Chapter 14, 14.2: Supply Sources. Friendly hexes on the map edge, Entry Half Hexes (27.2b), and every rail hex connected with them.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { createJoins, type Joins } from '@rasputitsa/kit/search';
import { EDGE_SOURCES, GRID, HALF_HEXES, HEXES, PLACES, RAIL } from '../1-map/board.ts';
import { enemyIn, type Front, frontOf, frontsRevision } from '../6-7-zones/picture.ts';
import { usableRails } from '../17-railheads/network.ts';
import { enemyOf, ownedBy, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';
import { kept, layersOf, shelf } from './kept.ts';

/** 27.2b Acquired half hexes lie beyond the hexes they lead into. */
const halfHexes = rule(
  '27.2b',
  (q: Query, side: Side): readonly Loc[] =>
    side === SOVIET ? HALF_HEXES.slice(0, q.track('half-hexes')).map((h) => h.at) : [],
  () => [],
);
export const HALF_HEX_JOINS: Joins = createJoins(
  PLACES.count,
  HALF_HEXES.flatMap((h) => h.into.map((hex) => [h.at, hex] as const)),
);

/** 14.2A Only while they are friendly. */
const edgeSources = rule(
  '14.2A',
  (q: Query, side: Side): readonly Loc[] => {
    const control = q.layer('control');
    return (EDGE_SOURCES[side] ?? []).filter((hex) => control[hex] === ownedBy(side) && !enemyIn(q, side, hex));
  },
  (_: Query, side: Side) => EDGE_SOURCES[side] ?? [],
);
/** 14.2B The line is not blocked by enemy units or their zone of control, whoever stands in it (RULINGS A-31). */
const railBlocked = rule(
  '14.2B',
  (enemy: Front, hex: Loc): boolean => enemy.units[hex] !== 0 || enemy.zoc[hex] === 1,
  () => false,
);

// The railways, hex by hex: where each leads and over which hexside.
const FIRST_RAIL = new Int32Array(HEXES + 1);
const RAIL_TO: number[] = [];
const RAIL_SIDE: number[] = [];
for (let hex = 0; hex < HEXES; hex++) {
  for (let e = hex * 6; e < hex * 6 + 6; e++) {
    const hexside = GRID.sides[e] ?? NONE;
    if (RAIL[hexside] !== 1) continue;
    RAIL_TO.push(GRID.neighbours[e] ?? NONE);
    RAIL_SIDE.push(hexside);
  }
  FIRST_RAIL[hex + 1] = RAIL_TO.length;
}
export interface Sources {
  /** 1 where the hex is a Supply Source. */
  readonly mask: Uint8Array;
  readonly hexes: readonly Loc[];
  /** 27.2b: places beside the map. */
  readonly halfHexes: readonly Loc[];
  /** The friendly hexes on the map edge. */
  readonly edge: readonly Loc[];
}
function findSources(q: Query, side: Side): Sources {
  const edge = edgeSources(q, side);
  const enemy = frontOf(q, enemyOf(side));
  const usable = usableRails(q, side);
  const mask = new Uint8Array(HEXES);
  // Connecting rail hexes, in the order in which they are found.
  const line = edge.filter((hex) => !railBlocked(enemy, hex));
  for (const hex of edge) mask[hex] = 1;
  for (const hex of line) {
    const end = FIRST_RAIL[hex + 1] ?? 0;
    for (let i = FIRST_RAIL[hex] ?? 0; i < end; i++) {
      const to = RAIL_TO[i] ?? NONE;
      if (mask[to] === 1 || usable[RAIL_SIDE[i] ?? NONE] !== 1 || railBlocked(enemy, to)) continue;
      mask[to] = 1;
      line.push(to);
    }
  }
  const hexes: Loc[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (mask[hex] === 1) hexes.push(hex);
  return { mask, hexes, halfHexes: halfHexes(q, side), edge };
}
const SOURCES = shelf<Sources>();
const KEYS = ['sources-0', 'sources-1'] as const;
/** Everything that is a source for a side. */
export function sourcesOf(q: Query, side: Side): Sources {
  return q.cached(KEYS[side === SOVIET ? 0 : 1], ['where', 'layers', 'tracks', 'memo'], () =>
    kept(q, SOURCES, side, [frontsRevision(q), layersOf(q), usableRails(q, side), q.track('half-hexes')], () =>
      findSources(q, side),
    ),
  );
}
/** 14.2 Whether the hex is a Supply Source: a friendly source on the map edge, or a connecting rail hex. */
export const isSource = (q: Query, side: Side, hex: Loc): boolean => sourcesOf(q, side).mask[hex] === 1;
