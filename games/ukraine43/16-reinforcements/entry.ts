// Chapter 16, 16.1, and 27.2, 27.3b: how units come onto the map. Who has arrived goes on by `move` or `rail-move` like anybody else.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  columnOf,
  EDGE_SOURCES,
  HALF_HEXES,
  HOLDING_BOX,
  isHex,
  isNorthEdge,
  isWestEdge,
  LAND,
  reinforcementBox,
} from '../1-map/board.ts';
import { hasRoom, refuseRoom } from '../5-stacking/stacking.ts';
import { enemyIn, frontOf } from '../6-7-zones/picture.ts';
import { entryCost, partyOf } from '../4-movement/costs.ts';
import { controls, enterHexes } from '../4-movement/entering.ts';
import { endMove, spend, takeTurn } from '../4-movement/move.ts';
import { pointsLeft } from '../4-movement/allowance.ts';
import { refuseBond } from '../4-movement/reach.ts';
import { type Edge, EDGES } from '../data/shapes.ts';
import { enemyOf, SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

const EAST = 60;
const isOn: Readonly<Record<Edge, (hex: Loc) => boolean>> = {
  W: isWestEdge,
  S: (hex) => !isWestEdge(hex) && !isNorthEdge(hex) && columnOf(hex) !== EAST,
  N: isNorthEdge,
  E: (hex) => columnOf(hex) === EAST,
  CF: isNorthEdge,
};
/** 16.4C, RULINGS A-38: who has no edge of its own may come in anywhere. */
export const edgeOf = (q: Query, p: Piece): Edge | undefined => EDGES[q.field(p, 'edge') - 1];

/** 16.1b Not over another edge. */
const isItsEdge = rule(
  '16.1b',
  (q: Query, p: Piece, hex: Loc): boolean => {
    const edge = edgeOf(q, p);
    return edge === undefined || isOn[edge](hex);
  },
  () => true,
);
const NORTH: readonly Loc[] = LAND.filter(isNorthEdge);
/** 27.2a Hexes that the acquired half hexes lead into. */
const throughHalfHexes = rule(
  '27.2a',
  (q: Query): readonly Loc[] => HALF_HEXES.slice(0, q.track('half-hexes')).flatMap((h) => h.into),
  () => [],
);
/** 7.2.1, 27.2a Over whatever edge, nobody enters into a bond. */
const isBonded = rule(
  '7.2.1',
  (q: Query, side: Side, hex: Loc): boolean => frontOf(q, enemyOf(side)).bondHex[hex] === 1,
  () => false,
);
/** Where a unit that waits may come in, whoever holds the hex. */
function doors(q: Query, p: Piece): readonly Loc[] {
  if (q.at(p) === HOLDING_BOX)
    return [...new Set([...throughHalfHexes(q), ...NORTH.filter((hex) => controls(q, SOVIET, hex))])];
  const sources = (EDGE_SOURCES[q.sideOf(p)] ?? []).filter(
    (hex) => isItsEdge(q, p, hex) && controls(q, q.sideOf(p), hex),
  );
  // 27.2a: half hexes lie on the north edge.
  const usesHalfHexes = q.sideOf(p) === SOVIET && HALF_HEXES.every((h) => h.into.every((hex) => isItsEdge(q, p, hex)));
  return usesHalfHexes ? [...new Set([...sources, ...throughHalfHexes(q)])] : sources;
}

/** 16.1a Not before its turn; 27.3b, c: not on the turn it came into the box. */
const isEarly = rule(
  '16.1a',
  (q: Query, p: Piece): boolean => q.field(p, 'due') > q.track('turn'),
  () => false,
);
export const isWaiting = (q: Query, p: Piece): boolean =>
  q.at(p) === reinforcementBox(q.sideOf(p)) || q.at(p) === HOLDING_BOX;
function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  if (!isWaiting(q, p)) return refuse('16.1a', say`${unit(p)} is not waiting beside the map.`, { pieces: [p] });
  return isEarly(q, p)
    ? refuse(q.at(p) === HOLDING_BOX ? '27.3b' : '16.1a', say`${unit(p)} arrives on turn ${q.field(p, 'due')}.`, {
        pieces: [p],
      })
    : undefined;
}
function refuseDoor(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const about = { places: [to] };
  const side = q.sideOf(p);
  if (!doors(q, p).includes(to)) {
    const cited = q.at(p) === HOLDING_BOX ? '27.3b' : isHex(to) && !isItsEdge(q, p, to) ? '16.1b' : '16.1a';
    return refuse(cited, say`${unit(p)} cannot enter at ${place(to)}.`, about);
  }
  if (enemyIn(q, side, to)) return refuse('16.1b', say`Enemy units are in ${place(to)}.`, about);
  if (isBonded(q, side, to)) return refuseBond(q, side, to, to);
  return refuseRoom(q, side, to, [p]);
}

/** Puts a unit on the map. It pays for the first hex (16.1a) and may go on. */
export function bringOn(g: Play, p: Piece, to: Loc): void {
  const fromBox = g.at(p) === HOLDING_BOX;
  takeTurn(g, [p]);
  g.move(p, to, { by: 'enter' });
  g.setField(p, 'due', 0);
  g.setField(p, 'edge', 0);
  if (!fromBox) g.raise(p, 'fresh');
  spend(g, [p], entryCost(g, partyOf(g, [p]), to, NONE), 1);
  if (pointsLeft(g, p) <= 0) endMove(g, p);
  enterHexes(g, [p], [to]);
}

export const enter = verb({
  id: 'enter',
  title: 'Enter the map',
  rule: '16.1a',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => [
        ...q.piecesAt(reinforcementBox(q.actor)),
        ...(q.actor === SOVIET ? q.piecesAt(HOLDING_BOX) : []),
      ],
      refuse: (q, _, value) => refuseUnit(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { unit: p }) =>
        doors(q, p).filter(
          (hex) => !enemyIn(q, q.sideOf(p), hex) && !isBonded(q, q.sideOf(p), hex) && hasRoom(q, q.sideOf(p), hex, [p]),
        ),
      refuse: (q, { unit: p }, value) => refuseDoor(q, p, value),
    },
  },
  apply: (g, { unit: p, to }) => bringOn(g, p, to),
});
