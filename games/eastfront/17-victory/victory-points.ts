// Victory points (17.1, 17.2): a count made of parts. How strong headquarters are is given from outside, because only their
// owner knows (17.N1).
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { POOL, TRACK } from '../1-map/board.ts';
import { lostOffMap } from '../16-strategic/exit-zone-victory.ts';
import { isRestricted } from '../2-units/satellites.ts';
import { isHq, isSatellite, unitOf } from '../2-units/units.ts';
import { exhaustion } from '../3-scenarios/w41.ts';
import { EDELWEISS_LEVELS, HANDICAP } from '../data/tables.ts';
import { GERMAN, of, sideId, SOVIET } from '../sides.ts';
import { unitsOf } from '../state.ts';
import type { Query } from '../words.ts';

const PER_HQ_STEP = 2;
const PER_LOST_HQ = 4;
const PER_LOST_UNIT: readonly [number, number] = [2, 1];
const PER_RESTRICTED = 1;
const ITALIANS_RESTRICTED = 2;
const PER_UNSUPPLIED = 1;

/** Steps of the headquarters of both sides. */
export type HqSteps = readonly [german: number, soviet: number];
export function hqSteps(q: Query): HqSteps {
  const of = (side: Side): number => unitsOf(q, side).reduce((n, p) => n + (isHq(q, p) ? q.steps(p) : 0), 0);
  return [of(GERMAN), of(SOVIET)];
}

/** One line of the count. */
export interface Part {
  readonly text: string;
  readonly n: number;
  readonly rule: string;
}

function isItalian(q: Query, p: Piece): boolean {
  return unitOf(q, p).nation === 'Italian';
}
function lost(q: Query, side: Side): readonly Piece[] {
  return [...q.piecesAt(of(POOL, side)), ...lostOffMap(q, side)];
}
/** 17.1a */
const levelPoints = rule(
  '17.1a',
  (q: Query, side: Side): number => q.track(`level-${sideId(side)}`),
  () => 0,
);
/** 17.1b */
const hqPoints = rule(
  '17.1b',
  (steps: number): number => PER_HQ_STEP * steps,
  () => 0,
);
const lostHqPoints = rule(
  '17.1b',
  (q: Query, side: Side): number => -PER_LOST_HQ * lost(q, side).filter((p) => isHq(q, p)).length,
  () => 0,
);
/** 17.1c, 17.1d: units lost, those never rebuilt included (17.1e). */
const lossPoints = rule(
  '17.1d',
  (q: Query, side: Side): number => -of(PER_LOST_UNIT, side) * lost(q, side).filter((p) => !isHq(q, p)).length,
  () => 0,
);
/** 17.1c: Restricted Satellites count against the Germans (RULINGS R100), wherever they are: who is in play and who is bound is no secret. */
const restrictedPoints = rule(
  '17.1c',
  (q: Query): number => {
    let points = 0;
    for (const p of unitsOf(q, GERMAN))
      if (isSatellite(q, p) && isRestricted(q, p)) points -= isItalian(q, p) ? ITALIANS_RESTRICTED : PER_RESTRICTED;
    // The Italians kept away by their Restriction (16.13b) are as good as lost.
    for (const p of q.piecesAt(TRACK[GERMAN]))
      if (isItalian(q, p) && q.field(p, 'due') <= q.track('month') && isRestricted(q, p)) points -= ITALIANS_RESTRICTED;
    return points;
  },
  () => 0,
);
const unsuppliedPoints = rule(
  '17.1c',
  (q: Query): number => -PER_UNSUPPLIED * unitsOf(q, GERMAN).filter((p) => q.has(p, 'unsupplied')).length,
  () => 0,
);
/** 17.1f, 17.2 */
const handicap = rule(
  '17.1f',
  (half: number): number => HANDICAP[half] ?? 0,
  () => 0,
);

/** 17.1: a side's count, line by line. */
export function parts(q: Query, half: number, side: Side, steps: HqSteps): readonly Part[] {
  const own: Part[] = [
    { text: 'Production Level', n: levelPoints(q, side), rule: '17.1a' },
    { text: 'HQ steps', n: hqPoints(of(steps, side)), rule: '17.1b' },
    { text: 'HQs eliminated', n: lostHqPoints(q, side), rule: '17.1b' },
    { text: 'Units eliminated', n: lossPoints(q, side), rule: side === GERMAN ? '17.1c' : '17.1d' },
  ];
  if (side === SOVIET)
    return [...own, { text: 'German HQs exhausted', n: exhaustion(half, steps[GERMAN]), rule: 'W41.2' }];
  return [
    ...own,
    { text: 'Restricted Satellites', n: restrictedPoints(q), rule: '17.1c' },
    { text: 'Unsupplied units', n: unsuppliedPoints(q), rule: '17.1c' },
    { text: 'Handicap', n: handicap(half), rule: '17.2' },
  ];
}
/** RULINGS R9: the tutorial measures from where it began. */
export function edelweissParts(q: Query, side: Side, steps: HqSteps): readonly Part[] {
  const start = of(EDELWEISS_LEVELS, side);
  const per = of(PER_LOST_UNIT, side);
  return [
    { text: `Production Level above ${start}`, n: q.track(`level-${sideId(side)}`) - start, rule: '17.1a' },
    { text: 'HQ steps', n: PER_HQ_STEP * of(steps, side), rule: '17.1b' },
    { text: 'Units eliminated', n: -per * lost(q, side).length, rule: side === GERMAN ? '17.1c' : '17.1d' },
  ];
}
export function sumOf(list: readonly Part[]): number {
  return list.reduce((n, part) => n + part.n, 0);
}
/** German points less Soviet points at the end of a half-year. */
export function difference(q: Query, half: number, steps: HqSteps): number {
  return sumOf(parts(q, half, GERMAN, steps)) - sumOf(parts(q, half, SOVIET, steps));
}
export function edelweissDifference(q: Query, steps: HqSteps): number {
  return sumOf(edelweissParts(q, GERMAN, steps)) - sumOf(edelweissParts(q, SOVIET, steps));
}
