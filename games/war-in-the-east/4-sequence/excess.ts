// 9.21, 6.11: whoever is too many in a hex, or on the railways, is removed by the enemy's choice.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { eliminate } from '../3-equipment/eliminate.ts';
import { isHex } from '../3-equipment/board.ts';
import { flagBits, hasAny, isOnMap, isTrainingCenter, ownAt, unitsOnMap } from '../3-equipment/units.ts';
import { capacityOf, railWeight } from '../6-rail/capacity.ts';
import { heldBy, PAINTED } from '../8-9-zones-stacking/picture.ts';
import { countsInStack, excessIn } from '../8-9-zones-stacking/stacking.ts';
import { AXIS, enemyOf } from '../sides.ts';
import { type DecisionNode, type NodeId, type Query, verb } from '../words.ts';

/** 11.R10 Whoever retreated into a full hex has until the end of the next phase in which it may move. */
const isWaiting = rule(
  '11.R10',
  (q: Query, p: Piece): boolean => q.has(p, 'surplus'),
  () => false,
);
const owedIn = (q: Query, side: Side, hex: Loc): number => {
  const excess = excessIn(q, side, hex);
  return excess === 0 ? 0 : Math.max(0, excess - ownAt(q, hex, side).filter((p) => isWaiting(q, p)).length);
};
const OVERFULL = ['overfull axis', 'overfull russian'] as const;
/** 9.21 At the end of a Movement Phase. */
const overfull = rule(
  '9.21',
  (q: Query, side: Side): readonly Loc[] =>
    q.cached(OVERFULL[side === AXIS ? 0 : 1], PAINTED, () => heldBy(q, side).filter((hex) => owedIn(q, side, hex) > 0)),
  () => [],
);
/** 15.14: who shares the hex of a Training Center goes, not the Center. */
const isRemovable = (q: Query, p: Piece): boolean => countsInStack(q, p) && !isTrainingCenter(q, p);
/** 29.32, 29.35 Where arrivals made the hex overfull it is they who go. */
const goesFirst = rule(
  '29.32',
  (q: Query, p: Piece): boolean => q.has(p, 'appeared'),
  () => false,
);
function crowdIn(q: Query, side: Side, hex: Loc): readonly Piece[] {
  const here = q.piecesAt(hex).filter((p) => q.sideOf(p) === side && isRemovable(q, p) && !isWaiting(q, p));
  const arrivals = here.filter((p) => goesFirst(q, p));
  return arrivals.length > 0 ? arrivals : here;
}
const crowd = (q: Query): readonly Piece[] => overfull(q, q.active).flatMap((hex) => crowdIn(q, q.active, hex));
function refuseExcess(q: Query, p: Piece): Refusal | undefined {
  const at = q.at(p);
  const about = { pieces: [p] };
  if (!isHex(at) || !isRemovable(q, p) || isWaiting(q, p) || owedIn(q, q.sideOf(p), at) === 0)
    return refuse('9.21', say`${unit(p)} is not in an overfull hex.`, about);
  if (crowdIn(q, q.sideOf(p), at).includes(p)) return undefined;
  return refuse('29.32', say`Those who have just appeared in ${place(at)} are removed first.`, about);
}
export const removeExcess = verb({
  id: 'remove-excess',
  title: 'Remove',
  rule: '9.21',
  args: { piece: 'foe piece' },
  ask: {
    piece: {
      title: 'Unit in an overfull hex',
      candidates: crowd,
      refuse: (q, _, value) => refuseExcess(q, value),
    },
  },
  apply: (g, { piece }) => eliminate(g, piece, '9.21'),
});
const excessNode = (id: NodeId): DecisionNode => ({
  kind: 'decision',
  id,
  title: 'Overfull hexes',
  rule: '9.21',
  when: (q) => overfull(q, q.active).length > 0,
  who: (q) => (overfull(q, q.active).length > 0 ? [enemyOf(q.active)] : []),
  verbs: ['remove-excess'],
  prompt: (q) => {
    const [hex = 0] = overfull(q, q.active);
    return say`${place(hex)} holds more units than may stack: choose ${owedIn(q, q.active, hex)} to be removed.`;
  },
});
export const afterInitialMovement = excessNode('excess');
export const afterMechanizedMovement = excessNode('excess-mechanized');

// 6.11

const ENTRAINED = flagBits('entrained');
const entrained = (q: Query): readonly Piece[] => unitsOnMap(q, q.active).filter((p) => hasAny(q, p, ENTRAINED));
/** 6.11, 6.12 More on trains than the railways carry: Mud and Snow halve the Axis capacity. */
const overload = rule(
  '6.11',
  (q: Query): number => entrained(q).reduce((sum, p) => sum + railWeight(q, p), 0) - capacityOf(q, q.active),
  () => 0,
);
export const removeTrain = verb({
  id: 'remove-train',
  title: 'Remove',
  rule: '6.11',
  args: { piece: 'foe piece' },
  ask: {
    piece: {
      title: 'Entrained unit',
      candidates: entrained,
      refuse: (q, _, value) =>
        isOnMap(q, value) && q.has(value, 'entrained')
          ? undefined
          : refuse('6.11', say`${unit(value)} is not entrained.`, { pieces: [value] }),
    },
  },
  apply: (g, { piece }) => eliminate(g, piece, '6.11'),
});
export const beforeRail: DecisionNode = {
  kind: 'decision',
  id: 'rail-excess',
  title: 'Rail Capacity exceeded',
  rule: '6.11',
  when: (q) => overload(q) > 0,
  who: (q) => (overload(q) > 0 ? [enemyOf(q.active)] : []),
  verbs: ['remove-train'],
  prompt: (q) =>
    say`The enemy's trains exceed his Rail Capacity by ${overload(q)}: choose entrained units to be removed.`,
};
export const verbs = [removeExcess, removeTrain];
