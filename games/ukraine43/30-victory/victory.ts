// Chapter 30: victory points of the Soviets, and the benchmark of each turn. Every item is there for the page as it is counted.
import { type Gain, gainFor, type Loc, type Result, rule, say, type Side } from '@rasputitsa/kernel';
import { EDGE_SOURCES, objectiveHexes } from '../1-map/board.ts';
import { friendIn } from '../6-7-zones/picture.ts';
import { isSupplied } from '../14-logistics/line-of-supply.ts';
import { damPoints } from '../28-dam/points.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN, ownedBy, SOVIET } from '../sides.ts';
import type { Play, Query } from '../words.ts';

export interface Objective {
  readonly name: string;
  readonly hex: Loc;
  readonly points: number;
  readonly isSoviet: boolean;
  /** Soviet, and a line of supply leads from it. */
  readonly counts: boolean;
}
/** 30.2A Controlled, and able to trace a Line of Supply; no unit is needed. */
const isHeld = rule(
  '30.2A',
  (q: Query, hex: Loc): boolean => q.layer('control')[hex] === ownedBy(SOVIET) && isSupplied(q, SOVIET, hex),
  () => false,
);
export function objectives(q: Query): readonly Objective[] {
  const { OBJECTIVES } = tablesOf(q);
  return objectiveHexes(OBJECTIVES).map(({ name, hex }) => {
    const isSoviet = q.layer('control')[hex] === ownedBy(SOVIET);
    return { name, hex, points: OBJECTIVES[name] ?? 0, isSoviet, counts: isSoviet && isHeld(q, hex) };
  });
}
/** 30.2B Two points less for each Soviet Supply Source with a German unit on it. */
const lostSources = rule(
  '30.2B',
  (q: Query): number => (EDGE_SOURCES[SOVIET] ?? []).filter((hex) => friendIn(q, GERMAN, hex)).length,
  () => 0,
);

export interface Count {
  readonly objectives: number;
  readonly dam: number;
  readonly sources: number;
  readonly exits: number;
  readonly total: number;
}
export function count(q: Query): Count {
  const held = objectives(q).reduce((sum, o) => sum + (o.counts ? o.points : 0), 0);
  const dam = damPoints(q);
  const sources = lostSources(q) * tablesOf(q).POINTS.lostSource;
  const exits = q.track('exit-points');
  return { objectives: held, dam, sources, exits, total: held + dam + sources + exits };
}
export const pointsOf = (q: Query): number => count(q).total;
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
  g.end(lastResult(g, ahead + benchmark(g)));
}
function lastResult(q: Query, points: number): Result {
  const margin = tablesOf(q).LAST_TURN_MARGIN;
  const ahead = points - benchmark(q);
  const winner = ahead >= margin ? SOVIET : ahead <= -margin ? GERMAN : DRAWN;
  return { winner, level: winner === DRAWN ? 'draw' : 'points', rule: '30.1a', score: points };
}
/** Sudden death comes by the points of the map alone. */
export function judgeBid(q: Query, { level, score = 0 }: Result, gain: Gain): Result | undefined {
  return level === 'sudden death' ? undefined : lastResult(q, score + gainFor(SOVIET, gain));
}
