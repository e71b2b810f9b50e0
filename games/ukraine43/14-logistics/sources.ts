// Chapter 14, 14.2: Supply Sources. Friendly hexes on the map edge, Entry Half Hexes (27.2b), and every rail hex connected with them.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { createBuffers, createJoins, flood, type Joins, refuse as barred } from '@rasputitsa/kit/search';
import { EDGE_SOURCES, GRID, HALF_HEXES, HEXES, PLACES } from '../1-map/board.ts';
import { enemyIn, inEnemyZoc } from '../6-7-zones/picture.ts';
import { railUsable } from '../17-railheads/network.ts';
import { ownedBy, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

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
  (q: Query, side: Side, hex: Loc): boolean => enemyIn(q, side, hex) || inEnemyZoc(q, side, hex),
  () => false,
);

const buffers = createBuffers();
export interface Sources {
  /** 1 where the hex is a Supply Source. */
  readonly mask: Uint8Array;
  readonly hexes: readonly Loc[];
  /** 27.2b: places beside the map. */
  readonly halfHexes: readonly Loc[];
  /** The friendly hexes on the map edge. */
  readonly edge: readonly Loc[];
}
/** Everything that is a source for a side. */
export function sourcesOf(q: Query, side: Side): Sources {
  return q.cached(`sources-${side}`, ['where', 'layers', 'tracks', 'memo'], () => {
    const edge = edgeSources(q, side);
    const found = flood(
      GRID,
      edge.filter((hex) => !railBlocked(q, side, hex)),
      {
        step: (_, to, hexside) =>
          hexside === NONE || !railUsable(q, side, hexside) || railBlocked(q, side, to) ? barred(1) : 1,
      },
      undefined,
      buffers,
    );
    const mask = new Uint8Array(HEXES);
    for (const hex of edge) mask[hex] = 1;
    for (let i = 0; i < found.settled; i++) mask[found.order[i] ?? 0] = 1;
    const hexes: Loc[] = [];
    for (let hex = 0; hex < HEXES; hex++) if (mask[hex] === 1) hexes.push(hex);
    return { mask, hexes, halfHexes: halfHexes(q, side), edge };
  });
}
/** 14.2 Whether the hex is a Supply Source: a friendly source on the map edge, or a connecting rail hex. */
export const isSource = (q: Query, side: Side, hex: Loc): boolean => sourcesOf(q, side).mask[hex] === 1;
