// Victory (17.0), half-years that follow each other (3.1), and the months of W44 (W44.4).
import {
  type AutoNode,
  type DecisionNode,
  type Json,
  type Play,
  type Query,
  type Result,
  rule,
  say,
  verb,
} from '@rasputitsa/kernel';
import { isExit } from './board.ts';
import { BASIC_PRODUCTION, MONTHS_PER_SCENARIO, VICTORY_LEVELS } from './data/tables.ts';
import { difference, edelweissDifference, hqSteps } from './points.ts';
import { isEdelweiss, monthName, sideId, unitsOf, W44 } from './state.ts';
import { GERMAN, SOVIET } from './units.ts';

/** 17.3: the level of a difference. */
export const levelOf = rule(
  '17.3',
  (difference: number): string => VICTORY_LEVELS.find((v) => difference >= v.from)?.level ?? 'draw',
  () => 'draw',
);
export function resultOf(difference: number): Result {
  const level = levelOf(Math.abs(difference));
  return { winner: level === 'draw' ? -1 : difference > 0 ? GERMAN : SOVIET, level, rule: '17.3', score: difference };
}
/** The result of a half-year: German points with handicap against Soviet points. */
export function halfYearResult(q: Query, half: number): Result {
  return resultOf(difference(q, half, hqSteps(q)));
}
function edelweissResult(q: Query): Result {
  return resultOf(edelweissDifference(q, hqSteps(q)));
}

// W44 has a victory of its own (W44.4)

export const FIRST_W44 = W44 * MONTHS_PER_SCENARIO;
/** December to May; the first is drawn out from the list, as is holding out to the end (GAPS 3.20). */
export const COLLAPSE: readonly (readonly [winner: number, level: string])[] = [
  [SOVIET, 'decisive'],
  [SOVIET, 'major'],
  [SOVIET, 'marginal'],
  [-1, 'draw'],
  [GERMAN, 'marginal'],
  [GERMAN, 'major'],
];
/** Whether no German unit on the map is supplied any more. */
export const collapsed = rule(
  'W44.4',
  (q: Query): boolean => unitsOf(q, GERMAN).every((p) => isExit(q.at(p)) || q.has(p, 'unsupplied')),
  () => false,
);
function w44Result(q: Query, month: number): Result | undefined {
  if (collapsed(q)) {
    const [winner, level] = COLLAPSE[month - FIRST_W44] ?? [-1, 'draw'];
    return { winner, level, rule: 'W44.4' };
  }
  return month - FIRST_W44 === MONTHS_PER_SCENARIO - 1
    ? { winner: GERMAN, level: 'decisive', rule: 'W44.4' }
    : undefined;
}

// The end of a month, of a half-year, of the game

export function gameGoesOn(q: Query): boolean {
  return q.track('month') <= q.track('last');
}

/** 17.31 */
export function tournamentPoints(level: string): number {
  return VICTORY_LEVELS.find((v) => v.level === level)?.points ?? 0;
}
/** The level is told, the difference only when the game is over: it would tell the strength of headquarters (17.N1). */
function remember(g: Play, half: number, r: Result): void {
  const before = (g.memo('result') ?? []) as readonly Json[];
  g.setMemo('result', [...before, { half, winner: r.winner, level: r.level, points: tournamentPoints(r.level) }]);
  g.disclose(
    '17.3',
    say`${monthName(g.track('month'))}: ${r.winner < 0 ? 'a draw' : `${g.game.sides[r.winner]?.name ?? ''} ${r.level} victory`}.`,
  );
}
/** 3.12c: the next half-year brings its own basic production. */
const carryOver = rule(
  '3.12c',
  (g: Play, half: number): void => {
    const [was, now] = [BASIC_PRODUCTION[half], BASIC_PRODUCTION[half + 1]];
    if (!was || !now) return;
    for (const side of [GERMAN, SOVIET] as const) {
      const track = `basic ${sideId(side)}`;
      g.setTrack(track, g.track(track) + now[side] - was[side]);
    }
  },
  () => undefined,
);
/** 3.14: only a decisive result ends a campaign early; a year is played to its end (3.12). */
const endsCampaign = rule(
  '3.14',
  (q: Query, r: Result): boolean => q.option('length') === 'campaign' && r.level === 'decisive',
  (q) => q.option('length') === 'campaign',
);

/** 3.13 */
const bothAreAsked = rule(
  '3.13',
  (q: Query): boolean => q.option('length') === 'extended',
  () => false,
);

/** 17.0: the half-year is over: the game with it, or it goes on (3.12). */
function endHalfYear(g: Play, half: number): void {
  const month = g.track('month');
  const r = halfYearResult(g, half);
  remember(g, half, r);
  if (month >= g.track('last') || endsCampaign(g, r)) g.end(r);
  else if (bothAreAsked(g)) g.setMemo('standing', r as unknown as Json);
  else continueInto(g, half);
}
/** 3.12 */
function continueInto(g: Play, half: number): void {
  carryOver(g, half);
  g.setTrack('month', (half + 1) * MONTHS_PER_SCENARIO);
}

export const endOfMonth: AutoNode = {
  kind: 'auto',
  id: 'end of month',
  title: 'End of the month',
  rule: '4.1',
  run(g) {
    const month = g.track('month');
    const half = Math.floor(month / MONTHS_PER_SCENARIO);
    if (!isEdelweiss(g) && half !== W44 && month % MONTHS_PER_SCENARIO === MONTHS_PER_SCENARIO - 1) {
      endHalfYear(g, half);
      return;
    }
    const r = isEdelweiss(g) ? edelweissEnd(g) : half === W44 ? w44Result(g, month) : undefined;
    if (r) g.end(r);
    else g.setTrack('month', month + 1);
  },
};
function edelweissEnd(q: Query): Result | undefined {
  return q.track('month') >= q.track('last') ? edelweissResult(q) : undefined;
}

/** 3.13: after any result both may agree to go on. */
export const another: DecisionNode = {
  kind: 'decision',
  id: 'another half-year',
  title: 'Another half-year?',
  rule: '3.13',
  when: (q) => (q.memo('standing') ?? null) !== null,
  who: () => [GERMAN, SOVIET],
  secret: true,
  verbs: ['go on', 'stop'],
  prompt: () => say`The half-year is over. Play on into the next, or leave it at this result?`,
  leave(g) {
    const r = g.memo('standing') as unknown as Result;
    const stopped = ((g.memo('stopped') ?? []) as readonly number[]).length > 0;
    g.setMemo('standing', null);
    g.setMemo('stopped', []);
    if (stopped) g.end(r);
    else continueInto(g, Math.floor(g.track('month') / MONTHS_PER_SCENARIO));
  },
};
export const goOn = verb({ id: 'go on', title: 'Play on', rule: '3.13', ends: true, args: [], apply: () => undefined });
export const stop = verb({
  id: 'stop',
  title: 'Leave it at this',
  rule: '3.13',
  ends: true,
  args: [],
  apply(g) {
    g.setMemo('stopped', [...((g.memo('stopped') ?? []) as readonly number[]), g.actor]);
  },
});
