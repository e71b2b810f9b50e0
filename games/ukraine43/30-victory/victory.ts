// Chapter 30: victory. The count of points (30.2) is not yet complete: objectives the Soviets control, without supply, dam and exits.
import { rule, say, type Side } from '@rasputitsa/kernel';
import { OBJECTIVE_HEXES } from '../1-map/board.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN, ownedBy, SOVIET } from '../sides.ts';
import type { Play, Query } from '../words.ts';

/** 30.2A */
const objectivePoints = rule(
  '30.2A',
  (q: Query): number => {
    const { OBJECTIVES } = tablesOf(q);
    const control = q.layer('control');
    return OBJECTIVE_HEXES.reduce(
      (sum, { name, hex }) => sum + (control[hex] === ownedBy(SOVIET) ? (OBJECTIVES[name] ?? 0) : 0),
      0,
    );
  },
  () => 0,
);
export const pointsOf = (q: Query): number => objectivePoints(q);
export function benchmark(q: Query): number {
  return tablesOf(q).TURNS[q.track('turn') - 1]?.[2] ?? 0;
}
/** 30.1a Six points above the benchmark of the turn, or six below. */
const suddenDeath = rule(
  '30.1a',
  (q: Query, ahead: number): Side | undefined => {
    const { suddenDeath: margin } = tablesOf(q).POINTS;
    if (ahead >= margin) return SOVIET;
    return ahead <= -margin ? GERMAN : undefined;
  },
  () => undefined,
);

/** 3.E */
export function victoryPhase(g: Play): void {
  const points = pointsOf(g);
  const ahead = points - benchmark(g);
  g.setTrack('points', points);
  g.note('30.1a', say`The Soviets have ${points} victory points; the benchmark is ${benchmark(g)}.`);
  const winner = suddenDeath(g, ahead);
  if (winner !== undefined) {
    g.end({ winner, level: 'sudden death', rule: '30.1a', score: points });
    return;
  }
  if (g.track('turn') >= g.track('last')) endOfGame(g, ahead);
  else g.setTrack('turn', g.track('turn') + 1);
}
const DRAWN = -1;
/** RULINGS R5: at the end of the last turn three points decide. */
function endOfGame(g: Play, ahead: number): void {
  const margin = tablesOf(g).LAST_TURN_MARGIN;
  const winner = ahead >= margin ? SOVIET : ahead <= -margin ? GERMAN : DRAWN;
  g.end({ winner, level: winner === DRAWN ? 'draw' : 'points', rule: '30.1a', score: pointsOf(g) });
}
