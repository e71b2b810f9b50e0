// Chapter 30: victory.
import { rule, say, type Side } from '@rasputitsa/kernel';
import { EDGE_SOURCES, OBJECTIVE_HEXES } from '../1-map/board.ts';
import { enemyIn } from '../6-7-zones/picture.ts';
import { isSupplied } from '../14-logistics/line-of-supply.ts';
import { damPoints } from '../28-dam/dam.ts';
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
      (sum, { name, hex }) =>
        sum + (control[hex] === ownedBy(SOVIET) && isSupplied(q, SOVIET, hex) ? (OBJECTIVES[name] ?? 0) : 0),
      0,
    );
  },
  () => 0,
);
/** 30.2B Two points less for each Soviet source on the map edge with a German unit on it. */
const lostSources = rule(
  '30.2B',
  (q: Query): number =>
    (EDGE_SOURCES[SOVIET] ?? []).filter((hex) => enemyIn(q, SOVIET, hex)).length * tablesOf(q).POINTS.lostSource,
  () => 0,
);
export interface Count {
  readonly objectives: number;
  readonly sources: number;
  readonly dam: number;
  readonly exits: number;
}
export const countOf = (q: Query): Count => ({
  objectives: objectivePoints(q),
  sources: lostSources(q),
  dam: damPoints(q),
  exits: q.track('exit-points'),
});
export function pointsOf(q: Query): number {
  const { objectives, sources, dam, exits } = countOf(q);
  return objectives + sources + dam + exits;
}
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
