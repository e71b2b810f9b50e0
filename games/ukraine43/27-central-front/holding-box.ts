// Chapter 27, 27.3: the Central Front Holding Box. How units come back is in 16-reinforcements/entry.ts.
import { type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { HOLDING_BOX, isNorthEdge, reinforcementBox } from '../1-map/board.ts';
import { isOnMap } from '../2-units/units.ts';
import { isUnmoved, pointsLeft, refuseMover } from '../4-movement/allowance.ts';
import { takeTurn } from '../4-movement/move.ts';
import { exitCost } from '../30-victory/exit.ts';
import { SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 27.3a By movement only, for a point and what leaving a zone of control costs (RULINGS A-36). */
const cannotLeave = rule(
  '27.3a',
  (q: Query, p: Piece): boolean => pointsLeft(q, p) < exitCost(q, p) && !isUnmoved(q, p),
  () => false,
);
function refuseLeaving(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isNorthEdge(q.at(p)))
    return refuse('27.3a', say`${unit(p)} is not on the north edge of the map.`, about);
  const tied = refuseMover(q, p);
  if (tied) return tied;
  return cannotLeave(q, p)
    ? refuse('27.3a', say`${unit(p)} has not the movement points to leave the map.`, about)
    : undefined;
}
/** 27.3b In the next turn at the earliest. */
const nextTurn = rule(
  '27.3b',
  (q: Query): number => q.track('turn') + 1,
  (q: Query) => q.track('turn'),
);
function box(g: Play, p: Piece): void {
  g.move(p, HOLDING_BOX, { by: 'leave' });
  for (const flag of ['moving', 'moved', 'extended', 'fresh'] as const) if (g.has(p, flag)) g.lower(p, flag);
  g.clearFields(p);
  g.setField(p, 'due', nextTurn(g));
}
export const leaveNorth = verb({
  id: 'leave-north',
  title: 'Leave over the north edge',
  rule: '27.3a',
  refuse: (q) => (q.actor === SOVIET ? undefined : refuse('27.3a', say`Only Soviet units leave over the north edge.`)),
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isOnMap(q, p) && isNorthEdge(q.at(p))),
      refuse: (q, _, value) => refuseLeaving(q, value),
    },
  },
  apply(g, { unit: p }) {
    takeTurn(g, [p]);
    box(g, p);
  },
});

/** 27.3c Reinforcements may be put into the box on their turn of arrival. */
function refuseHolding(q: Query, p: Piece): Refusal | undefined {
  return q.at(p) === reinforcementBox(SOVIET) && q.field(p, 'due') <= q.track('turn')
    ? undefined
    : refuse('27.3c', say`${unit(p)} has not arrived.`, { pieces: [p] });
}
export const hold = verb({
  id: 'hold-in-box',
  title: 'Put into the Central Front Holding Box',
  rule: '27.3c',
  refuse: (q) => (q.actor === SOVIET ? undefined : refuse('27.3c', say`The Holding Box is for Soviet units.`)),
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => (q.actor === SOVIET ? q.piecesAt(reinforcementBox(SOVIET)) : []),
      refuse: (q, _, value) => refuseHolding(q, value),
    },
  },
  apply: (g, { unit: p }) => box(g, p),
});
