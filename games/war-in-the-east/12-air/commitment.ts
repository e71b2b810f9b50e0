// 12.1: both sides commit Air Points in secret, to Air Superiority or to Air-Ground Support.
import { type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isMud, isSnow } from '../14-weather/weather.ts';
import { AIR } from '../data/charts.ts';
import { AXIS, RUSSIAN, SIDE_NUMBERS } from '../sides.ts';
import { type AirPlan, type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { addPoints, boxOf, pointsIn } from './points.ts';

/** 12.15 Half of the available points in Mud, for the Axis also in Snow. */
const mudLimit = rule(
  '12.15',
  (q: Query, points: number): number => (isMud(q) ? Math.floor(points / 2) : points),
  (_: Query, points: number) => points,
);
const snowLimit = rule(
  '14.24',
  (q: Query, side: Side, points: number): number => (isSnow(q) && side === AXIS ? Math.floor(points / 2) : points),
  (_q: Query, _s: Side, points: number) => points,
);
export const mostPoints = (q: Query, side: Side): number => snowLimit(q, side, mudLimit(q, pointsIn(q, side, 'air')));
/** 12.16 With 25 or more the Russian must commit half; the limit of Mud goes before (RULINGS C23). */
export const leastPoints = rule(
  '12.16',
  (q: Query, side: Side): number => {
    const points = pointsIn(q, side, 'air');
    return side === RUSSIAN && points >= AIR.compulsoryFrom ? Math.min(Math.ceil(points / 2), mostPoints(q, side)) : 0;
  },
  () => 0,
);
function refuseSum(q: Query, side: Side, sum: number): Refusal | undefined {
  if (sum > pointsIn(q, side, 'air'))
    return refuse('12.12', say`${pointsIn(q, side, 'air')} Air Points are available, not ${sum}.`);
  if (sum > mostPoints(q, side))
    return refuse(
      isMud(q) ? '12.15' : '14.24',
      say`In this weather at most ${mostPoints(q, side)} points may be committed.`,
    );
  return undefined;
}
const memoOf = (side: Side): 'axis-air-plan' | 'russian-air-plan' =>
  side === AXIS ? 'axis-air-plan' : 'russian-air-plan';
const upTo = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) + 1 }, (_, i) => i);

export const commitAir = verb({
  id: 'commit-air',
  title: 'Commit Air Points',
  rule: '12.12',
  args: { superiority: 'number', support: 'number' },
  ask: {
    superiority: {
      title: 'Air Superiority',
      candidates: (q) => upTo(mostPoints(q, q.actor)),
      refuse: (q, _, value) =>
        value < 0 ? refuse('12.12', say`Points are not negative.`) : refuseSum(q, q.actor, value),
    },
    support: {
      title: 'Air-Ground Support',
      candidates: (q, { superiority }) =>
        upTo(mostPoints(q, q.actor) - superiority).filter((n) => superiority + n >= leastPoints(q, q.actor)),
      refuse(q, { superiority }, value) {
        if (value < 0) return refuse('12.12', say`Points are not negative.`);
        const no = refuseSum(q, q.actor, superiority + value);
        if (no) return no;
        const least = leastPoints(q, q.actor);
        return superiority + value < least
          ? refuse('12.16', say`At least ${least} points must be committed.`)
          : undefined;
      },
    },
  },
  ends: true,
  apply: (g, { superiority, support }) => g.setMemo(memoOf(g.actor), { superiority, support }),
});
const NO_PLAN: AirPlan = { superiority: 0, support: 0 };
/** Both are revealed together. */
function reveal(g: Play): void {
  for (const side of SIDE_NUMBERS) {
    const plan = g.memo(memoOf(side)) ?? NO_PLAN;
    g.setMemo(memoOf(side), null);
    addPoints(g, side, 'air', -plan.superiority - plan.support);
    g.setTrack(boxOf(side, 'superiority'), plan.superiority);
    g.setTrack(boxOf(side, 'support'), pointsIn(g, side, 'support') + plan.support);
    const name = side === AXIS ? 'The Axis' : 'The Russian';
    g.note(
      '12.2',
      say`${name} commits ${plan.superiority} points to Air Superiority and ${plan.support} to Air-Ground Support.`,
    );
  }
}
export const airCommitment: DecisionNode = {
  kind: 'decision',
  id: 'air-commitment',
  title: 'Air Commitment Phase',
  rule: '4.2.A1',
  secret: true,
  who: () => SIDE_NUMBERS,
  verbs: ['commit-air'],
  prompt: (q, side) =>
    say`Commit Air Points in secret: ${pointsIn(q, side, 'air')} are available, ${mostPoints(q, side)} may be used.`,
  leave: reveal,
};
/** For the battery: another plan the enemy could have made. */
export function permutePlans(g: Play, viewer: Side, int: (below: number) => number): void {
  for (const side of SIDE_NUMBERS) {
    if (side === viewer || g.memo(memoOf(side)) === undefined) continue;
    const superiority = int(mostPoints(g, side) + 1);
    const rest = mostPoints(g, side) - superiority;
    const least = Math.max(0, leastPoints(g, side) - superiority);
    g.setMemo(memoOf(side), { superiority, support: least + int(rest - least + 1) });
  }
}
