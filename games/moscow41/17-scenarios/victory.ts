// Scenarios: who wins (TY.vic, RS.vic).
import { type Gain, gainFor, type Loc, type Result, rule, type Side } from '@rasputitsa/kernel';
import { GERMAN, KALININ, KLIN, MOSCOW, SOVIET } from '../1-basics/board.ts';
import { controllerOf, TRUTH } from '../4-zone-of-control/control.ts';
import type { Play, Query } from '../words.ts';
import { villagesOf } from './data.ts';

/** A line of the count, for the panel too. */
export interface Score {
  readonly what: string;
  readonly points: number;
  readonly each: number;
  readonly count: number;
  readonly of: number;
}

const count = (q: Query, viewer: Side, side: Side, hexes: readonly Loc[]): number =>
  hexes.filter((hex) => controllerOf(q, viewer, hex) === side).length;
function whole(q: Query, viewer: Side, side: Side, what: string, hexes: readonly Loc[], each: number): Score {
  const held = count(q, viewer, side, hexes);
  return { what, each, points: held === hexes.length ? each : 0, count: held, of: hexes.length };
}

/** TY.vic.pts German points, of villages for those that are taken (RULINGS R128); a contested hex counts for nobody. */
const typhoonScore = rule(
  'TY.vic.pts',
  (q: Query, viewer: Side): readonly Score[] => {
    const p = q.chart('victory-typhoon');
    const moscow = count(q, viewer, GERMAN, MOSCOW);
    const villages = villagesOf(q.state.scenario);
    const taken = count(q, viewer, GERMAN, villages);
    return [
      { what: 'Moscow, each hex', each: p.moscowHex, points: moscow * p.moscowHex, count: moscow, of: MOSCOW.length },
      whole(q, viewer, GERMAN, 'Klin', KLIN, p.klin),
      whole(q, viewer, GERMAN, 'Kalinin', KALININ, p.kalinin),
      { what: 'Villages taken', each: p.village, points: taken * p.village, count: taken, of: villages.length },
    ];
  },
  () => [],
);
/** RS.vic Soviet points, for what was German at the start; a hex of Moscow that is lost takes away what it counts in Typhoon. */
const redSnowScore = rule(
  'RS.vic',
  (q: Query, viewer: Side): readonly Score[] => {
    const p = q.chart('victory-red-snow');
    const villages = villagesOf(q.state.scenario);
    const held = count(q, viewer, SOVIET, villages);
    const lost = count(q, viewer, GERMAN, MOSCOW);
    return [
      {
        what: 'Moscow lost, each hex',
        each: -p.moscowHex,
        points: 0 - lost * p.moscowHex,
        count: lost,
        of: MOSCOW.length,
      },
      whole(q, viewer, SOVIET, 'Klin', KLIN, p.klin),
      whole(q, viewer, SOVIET, 'Kalinin', KALININ, p.kalinin),
      { what: 'Villages regained', each: p.village, points: held * p.village, count: held, of: villages.length },
    ];
  },
  () => [],
);

export const scorer = (q: Query): Side => (q.state.scenario === 'red-snow' ? SOVIET : GERMAN);
export function scores(q: Query, viewer: Side): readonly Score[] {
  return scorer(q) === SOVIET ? redSnowScore(q, viewer) : typhoonScore(q, viewer);
}
export const pointsOf = (q: Query, viewer: Side): number => scores(q, viewer).reduce((sum, s) => sum + s.points, 0);

export const victoryChart = (q: Query) => q.chart(scorer(q) === SOVIET ? 'victory-red-snow' : 'victory-typhoon');
/** TY.vic.scale The level that so many points reach. */
const levelOf = rule(
  'TY.vic.scale',
  (q: Query, points: number) => {
    const scale = victoryChart(q).scale;
    return scale.findLast((l) => points >= l.least) ?? scale[0];
  },
  (q: Query) => victoryChart(q).scale[0],
);
export const levelFor = (q: Query, points: number): { readonly winner: Side; readonly level: string } => {
  const found = levelOf(q, points);
  if (!found) throw new Error('moscow41: a scale of victory without levels');
  return { winner: found.winner === 'german' ? GERMAN : SOVIET, level: found.level };
};

/** TY.vic.auto All of Moscow is German at the end of a German Supply Phase, and still at the end of the next Soviet one. */
const holdsMoscow = rule(
  'TY.vic.auto',
  (q: Query): boolean => MOSCOW.every((hex) => controllerOf(q, TRUTH, hex) === GERMAN),
  () => false,
);
export function testMoscow(g: Play): void {
  if (scorer(g) !== GERMAN) return;
  const taken = holdsMoscow(g);
  if (g.active === GERMAN) g.setTrack('moscow-taken', taken ? 1 : 0);
  else if (taken && g.track('moscow-taken') === 1)
    g.end({ winner: GERMAN, level: 'German automatic victory', rule: 'TY.vic.auto', score: pointsOf(g, TRUTH) });
}

/** The last turn is over. */
export function verdict(g: Play): void {
  g.end(resultOf(g, pointsOf(g, TRUTH)));
}
function resultOf(q: Query, points: number): Result {
  const { winner, level } = levelFor(q, points);
  return { winner, level, rule: scorer(q) === SOVIET ? 'RS.vic' : 'TY.vic.scale', score: points };
}
/** The automatic victory does not hang on points. */
export function judgeBid(q: Query, { rule: by, score = 0 }: Result, gain: Gain): Result | undefined {
  return by === 'TY.vic.auto' ? undefined : resultOf(q, score + gainFor(scorer(q), gain));
}
