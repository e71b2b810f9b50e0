// Chapter 30, 30.2C: what the Germans owe for Soviet steps that left by the west edge.
import { type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { loseStep } from '../2-units/eliminate.ts';
import { isCombat, isMech, isOnMap } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 30.2C2 For every two Soviet steps a German one; an odd step is dropped, one on foot if there is any. 30.2C3: two mechanized ones cost a mechanized one. */
const owe = rule(
  '30.2C2',
  (g: Play): void => {
    const other = g.track('exited-other');
    const all = g.track('exited-mech') + other;
    if (all === 0) return;
    const dropped = all % 2;
    const mech = g.track('exited-mech') - (other === 0 ? dropped : 0);
    const owedMech = mechPairs(mech);
    g.setTrack('owed-mech', owedMech);
    g.setTrack('owed-any', Math.floor(all / 2) - owedMech);
    g.setTrack('exited-mech', 0);
    g.setTrack('exited-other', 0);
  },
  () => {},
);
const mechPairs = rule(
  '30.2C3',
  (mech: number): number => Math.floor(mech / 2),
  () => 0,
);
/** 30.2C2 A point for each step not removed in the German turn. */
function settleDebt(g: Play): void {
  const owed = g.track('owed-mech') + g.track('owed-any');
  if (owed === 0) return;
  g.setTrack('exit-points', g.track('exit-points') + owed * tablesOf(g).POINTS.stepNotRemoved);
  g.setTrack('owed-mech', 0);
  g.setTrack('owed-any', 0);
}
export function endOfTurn(g: Play): void {
  if (g.active === SOVIET) owe(g);
  else settleDebt(g);
}
function refuseStep(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isCombat(q, p))
    return refuse('30.2C2', say`${unit(p)} is not a combat unit on the map.`, about);
  if (isMech(q, p) || q.track('owed-any') > 0) return undefined;
  return refuse('30.2C3', say`A mechanized step is owed, and ${unit(p)} is not mechanized.`, about);
}
export const removeStep = verb({
  id: 'remove-step',
  title: 'Remove a step for Soviet exits',
  rule: '30.2C2',
  args: { unit: 'piece' },
  givesUp: true,
  refuse: (q) =>
    q.actor === GERMAN && q.track('owed-mech') + q.track('owed-any') > 0
      ? undefined
      : refuse('30.2C2', say`No step is owed for Soviet units that left the map.`),
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(GERMAN).filter((p) => isOnMap(q, p) && !refuseStep(q, p)),
      refuse: (q, _, value) => refuseStep(q, value),
    },
  },
  apply(g: Play, { unit: p }) {
    const track = isMech(g, p) && g.track('owed-mech') > 0 ? 'owed-mech' : 'owed-any';
    g.setTrack(track, g.track(track) - 1);
    loseStep(g, p, '30.2C2');
  },
});
