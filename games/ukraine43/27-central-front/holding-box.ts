// Chapter 27, 27.3: the Central Front Holding Box. How units come back is in 16-reinforcements/entry.ts.
import { type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { HOLDING_BOX, isNorthEdge, reinforcementBox } from '../1-map/board.ts';
import { cannotPay, leavingOver } from '../4-movement/leaving.ts';
import { SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 27.3a By movement only. */
const tooDear = rule(
  '27.3a',
  (q: Query, p: Piece): boolean => cannotPay(q, p),
  () => false,
);
/** 27.3b In the next turn at the earliest. */
const nextTurn = rule(
  '27.3b',
  (q: Query): number => q.track('turn') + 1,
  (q: Query) => q.track('turn'),
);
function box(g: Play, p: Piece): void {
  g.move(p, HOLDING_BOX, { by: 'leave' });
  // Beside the map nobody is cut off.
  for (const flag of ['moving', 'moved', 'extended', 'fresh', 'out-of-supply', 'isolated'] as const)
    if (g.has(p, flag)) g.lower(p, flag);
  g.clearFields(p);
  g.setField(p, 'due', nextTurn(g));
}
export const leaveNorth = leavingOver({
  id: 'leave-north',
  title: 'Leave over the north edge',
  rule: '27.3a',
  edge: 'north',
  isEdge: isNorthEdge,
  tooDear,
  leave: box,
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
