// Chapter 30, 30.2C: Soviet steps that leave over the west edge, and the German steps that must be removed for them.
import { type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { EXITED, isWestEdge } from '../1-map/board.ts';
import { loseStep } from '../2-units/eliminate.ts';
import { isCombat, isMech, isOnMap } from '../2-units/units.ts';
import { cannotPay, leavingOver } from '../4-movement/leaving.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 30.2C1 A point, and what leaving an enemy zone of control costs. */
const tooDear = rule(
  '30.2C1',
  (q: Query, p: Piece): boolean => cannotPay(q, p),
  () => false,
);
export const exitWest = leavingOver({
  id: 'exit-west',
  title: 'Leave over the west edge',
  rule: '30.2C1',
  edge: 'west',
  isEdge: isWestEdge,
  tooDear,
  leave(g, p) {
    if (isCombat(g, p)) {
      const track = isMech(g, p) ? 'exited-mech' : 'exited-other';
      g.setTrack(track, g.track(track) + g.steps(p));
    }
    g.remove(p, EXITED, '30.2C1');
    g.lowerAll(p);
    g.clearFields(p);
  },
});

/** 30.2C3 What the German owes: a mechanized step for every two mechanized ones, any step for every other two. */
const owedFor = rule(
  '30.2C3',
  (mech: number, other: number): { readonly mech: number; readonly any: number } => ({
    mech: Math.floor(mech / 2),
    any: Math.floor(((mech % 2) + other) / 2),
  }),
  (mech: number, other: number) => ({ mech: 0, any: Math.floor((mech + other) / 2) }),
);
/** 30.2C2 When the Soviet player turn ends. */
export function billExits(g: Play): void {
  if (g.active !== SOVIET) return;
  const owed = owedFor(g.track('exited-mech'), g.track('exited-other'));
  g.setTrack('owed-mech', owed.mech);
  g.setTrack('owed-any', owed.any);
  g.setTrack('exited-mech', 0);
  g.setTrack('exited-other', 0);
}
/** 30.2C2 When the German player turn ends: a point for every step that was not removed. */
const unpaid = rule(
  '30.2C2',
  (q: Query): number => (q.track('owed-mech') + q.track('owed-any')) * tablesOf(q).POINTS.stepNotRemoved,
  () => 0,
);
export function settleExits(g: Play): void {
  if (g.active !== GERMAN) return;
  const points = unpaid(g);
  if (points > 0) g.setTrack('exit-points', g.track('exit-points') + points);
  g.setTrack('owed-mech', 0);
  g.setTrack('owed-any', 0);
}

const isDue = (q: Query): boolean => q.actor === GERMAN && q.track('owed-mech') + q.track('owed-any') > 0;
function refuseRemoval(q: Query, p: Piece): Refusal | undefined {
  if (!isOnMap(q, p) || !isCombat(q, p))
    return refuse('30.2C2', say`${unit(p)} is not a combat unit on the map.`, { pieces: [p] });
  return !isMech(q, p) && q.track('owed-any') === 0
    ? refuse('30.2C3', say`Mechanized steps have left: ${unit(p)} is not mechanized.`, { pieces: [p] })
    : undefined;
}
export const removeStep = verb({
  id: 'remove-step',
  title: 'Remove a step for Soviet steps that left the map',
  rule: '30.2C2',
  givesUp: true,
  refuse: (q) => (isDue(q) ? undefined : refuse('30.2C2', say`No steps have to be removed.`)),
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => (isDue(q) ? q.piecesOf(q.actor).filter((p) => isOnMap(q, p) && isCombat(q, p)) : []),
      refuse: (q, _, value) => refuseRemoval(q, value),
    },
  },
  apply(g: Play, { unit: p }) {
    const track = isMech(g, p) && g.track('owed-mech') > 0 ? 'owed-mech' : 'owed-any';
    g.setTrack(track, g.track(track) - 1);
    loseStep(g, p, '30.2C2');
  },
});
