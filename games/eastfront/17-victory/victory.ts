// Victory (17.0): the end of a month, of a half-year, of the game.
import { type Result, rule, say } from '@rasputitsa/kernel';
import { bothAreAsked, continueInto, endsCampaign, isLastOfHalfYear } from '../3-scenarios/linked-games.ts';
import { collapseResult, holdOutResult } from '../3-scenarios/w44.ts';
import { monthName } from '../calendar.ts';
import { MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { isEdelweiss, W44 } from '../state.ts';
import type { AutoNode, Play, Query } from '../words.ts';
import { resultOf, tournamentPoints } from './victory-levels.ts';
import { difference, edelweissDifference, hqSteps } from './victory-points.ts';

/** The result of a half-year: German points with handicap against Soviet points. */
function halfYearResult(q: Query, half: number): Result {
  return resultOf(difference(q, half, hqSteps(q)));
}
function edelweissResult(q: Query): Result {
  return resultOf(edelweissDifference(q, hqSteps(q)));
}

export function gameGoesOn(q: Query): boolean {
  return q.track('month') <= q.track('last');
}

/** 17.N1 */
const told = rule(
  '17.N1',
  (r: Result): string => r.level,
  (r) => `${r.level} by ${Math.abs(r.score ?? 0)}`,
);
/** The level is told, the difference only when the game is over: it would tell the strength of headquarters (17.N1). */
function remember(g: Play, half: number, r: Result): void {
  const before = g.memo('result') ?? [];
  const month = g.track('month');
  const early = isLastOfHalfYear(month) ? {} : { month };
  const points = tournamentPoints(r.level);
  g.setMemo('result', [...before, { half, ...early, winner: r.winner, level: told(r), points }]);
  g.disclose(
    '17.3',
    say`${monthName(month)}: ${r.winner < 0 ? 'a draw' : `${g.game.sides[r.winner]?.name ?? ''} ${r.level} victory`}.`,
  );
}

/** 17.0: the half-year is over: the game with it, or it goes on (3.12). */
function endHalfYear(g: Play, half: number): void {
  const month = g.track('month');
  const r = halfYearResult(g, half);
  remember(g, half, r);
  if (month >= g.track('last') || endsCampaign(g, r)) g.end(r);
  else if (bothAreAsked(g)) g.setMemo('standing', r);
  else continueInto(g, half);
}

export const endOfMonth: AutoNode = {
  kind: 'auto',
  id: 'end-of-month',
  title: 'End of the month',
  rule: '4.1',
  run(g) {
    const month = g.track('month');
    const half = Math.floor(month / MONTHS_PER_SCENARIO);
    if (!isEdelweiss(g) && half !== W44 && isLastOfHalfYear(month)) {
      endHalfYear(g, half);
      return;
    }
    const r = isEdelweiss(g) ? edelweissEnd(g) : half === W44 ? holdOutResult(month) : undefined;
    if (r) conclude(g, half, r);
    else g.setTrack('month', month + 1);
  },
};
/** 17.31: these ends have their tournament points too. */
const conclude = rule(
  '17.31',
  (g: Play, half: number, r: Result): void => {
    remember(g, half, r);
    g.end(r);
  },
  (g, _half, r) => g.end(r),
);
/** W44.4: in the last winter a Supply Phase can end the war. */
export function judgeCollapse(g: Play): void {
  const r = collapseResult(g);
  if (r) conclude(g, W44, r);
}
function edelweissEnd(q: Query): Result | undefined {
  return q.track('month') >= q.track('last') ? edelweissResult(q) : undefined;
}
