// 12.2: Air Superiority points fight each other; what is left over destroys support.
import { type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { AXIS, enemyOf, RUSSIAN } from '../sides.ts';
import { type DecisionNode, type Play, type ProcessNode, type Query, verb } from '../words.ts';
import { addPoints, boxOf, pointsIn } from './points.ts';

const DIE = 6;
const points = (q: Query, side: Side): number => pointsIn(q, side, 'superiority');
/** 12.6 */
const destroys = rule(
  'AIR-CT',
  (q: Query, odds: number, die: number): boolean => {
    const table = q.chart('air-combat');
    return die >= (table[Math.min(odds, table.length) - 1] ?? DIE + 1);
  },
  () => false,
);
function lose(g: Play, side: Side, n: number): void {
  if (n <= 0) return;
  addPoints(g, side, 'superiority', -n);
  noteLost(g, side, n);
}
/** 15.52: lost Russian points may be rebuilt. */
function noteLost(g: Play, side: Side, n: number): void {
  if (side === RUSSIAN) g.setTrack('russian-air-lost', g.track('russian-air-lost') + n);
}
const nameOf = (side: Side): string => (side === AXIS ? 'Axis' : 'Russian');

// 12.2.P1: allocation

/** 12.2.P1 The side with more attacks. */
const stronger = (q: Query): Side => (points(q, AXIS) > points(q, RUSSIAN) ? AXIS : RUSSIAN);
const given = (q: Query): readonly number[] => q.v('allocation') ?? [];
const left = (q: Query): number => points(q, stronger(q)) - given(q).reduce((a, b) => a + b, 0);
const toFace = (q: Query): number => points(q, enemyOf(stronger(q))) - given(q).length;
/** 12.2.P1 At least one against each, all of them used. */
const refuseShare = rule(
  '12.2.P1',
  (q: Query, n: number): Refusal | undefined => {
    const most = left(q) - (toFace(q) - 1);
    if (n < 1) return refuse('12.2.P1', say`Every defending point is attacked by one at least.`);
    if (n > most)
      return refuse('12.2.P1', say`At most ${most}: ${toFace(q) - 1} more defending points must be attacked.`);
    if (toFace(q) === 1 && n !== left(q))
      return refuse('12.2.P1', say`All points take part: ${left(q)} are left for the last.`);
    return undefined;
  },
  () => undefined,
);
export const allocateAir = verb({
  id: 'allocate-air',
  title: 'Attack the next point',
  rule: '12.2.P1',
  args: { points: 'number' },
  ask: {
    points: {
      title: 'Points',
      candidates: (q) => Array.from({ length: left(q) }, (_, i) => i + 1).filter((n) => !refuseShare(q, n)),
      refuse: (q, _, value) => refuseShare(q, value),
    },
  },
  ends: true,
  apply: (g, { points: n }) => g.reply('allocation', [...given(g), n]),
});
export const allocateEvenly = verb({
  id: 'allocate-evenly',
  title: 'Divide evenly',
  rule: '12.2.P1',
  args: {},
  ask: {},
  ends: true,
  apply(g) {
    const [all, foes] = [left(g), toFace(g)];
    const shares = Array.from({ length: foes }, (_, i) => Math.floor(all / foes) + (i < all % foes ? 1 : 0));
    g.reply('allocation', [...given(g), ...shares]);
  },
});
const allocation: DecisionNode = {
  kind: 'decision',
  id: 'air-allocation',
  title: 'Air attacks',
  rule: '12.2.P1',
  verbs: ['allocate-air', 'allocate-evenly'],
  prompt: (q) => say`${left(q)} points attack ${toFace(q)}: how many attack the next one?`,
};

// The fight

/** 12.2.P4 Equal numbers: everybody attacks once at 1-1, nobody answers. */
const equalFight = rule(
  '12.2.P4',
  (g: Play): void => {
    const n = points(g, AXIS);
    const hits = [AXIS, RUSSIAN].map((side) => {
      const dice = g.roll(n, DIE, say`${nameOf(side)} air attacks at 1-1`, '12.2.P4', side);
      return dice.filter((die) => destroys(g, 1, die)).length;
    });
    lose(g, RUSSIAN, hits[0] ?? 0);
    lose(g, AXIS, hits[1] ?? 0);
  },
  () => {},
);
/** 12.2.P2 Each point that was attacked answers at 1-1, though it be eliminated. */
const answers = rule(
  '12.2.P2',
  (g: Play, side: Side, n: number): number => {
    const dice = g.roll(n, DIE, say`${nameOf(side)} counterattacks at 1-1`, '12.2.P2', side);
    return dice.filter((die) => destroys(g, 1, die)).length;
  },
  () => 0,
);
function unequalFight(g: Play): void {
  const side = stronger(g);
  const shares = given(g);
  const dice = g.roll(
    shares.length,
    DIE,
    say`${nameOf(side)} air attacks: ${shares.map((n) => `${n}-1`).join(', ')}`,
    '12.2.P1',
    side,
  );
  const lost = dice.filter((die, i) => destroys(g, shares[i] ?? 1, die)).length;
  const back = answers(g, enemyOf(side), shares.length);
  lose(g, enemyOf(side), lost);
  lose(g, side, back);
}
/** 12.2.P3 Beyond double the survivors of a side, each enemy survivor destroys a support point. */
const surplus = rule(
  '12.2.P3',
  (own: number, enemy: number): number => Math.max(0, enemy - 2 * own),
  () => 0,
);
/** 12.2.P5 Against nobody, two of them one. */
const unopposed = rule(
  '12.2.P5',
  (enemy: number): number => Math.floor(enemy / 2),
  (enemy: number) => enemy,
);
function strafe(g: Play, side: Side): void {
  const [own, enemy] = [points(g, side), points(g, enemyOf(side))];
  const due = own === 0 ? unopposed(enemy) : surplus(own, enemy);
  const lost = Math.min(due, pointsIn(g, side, 'support'));
  if (lost === 0) return;
  addPoints(g, side, 'support', -lost);
  noteLost(g, side, lost);
  g.note('12.2.P3', say`${nameOf(side)} Air-Ground Support loses ${lost} points.`);
}
/** 12.13 Survivors return to Available. */
function goHome(g: Play): void {
  strafe(g, AXIS);
  strafe(g, RUSSIAN);
  for (const side of [AXIS, RUSSIAN]) {
    addPoints(g, side, 'air', points(g, side));
    if (points(g, side) !== 0) g.setTrack(boxOf(side, 'superiority'), 0);
  }
}
const ALLOCATE = 0;
export const airCombat: ProcessNode = {
  kind: 'process',
  id: 'air-combat',
  title: 'Air Combat Phase',
  rule: '4.2.A2',
  step(g) {
    const [axis, russian] = [points(g, AXIS), points(g, RUSSIAN)];
    if ((g.v('stage') ?? ALLOCATE) === ALLOCATE) {
      if (axis !== russian && Math.min(axis, russian) > 0 && toFace(g) > 0) {
        // The last gets what is left.
        if (toFace(g) === 1) g.set('allocation', [...given(g), left(g)]);
        else g.call('air-allocation', { side: stronger(g), vars: { allocation: given(g) } });
        return 'again';
      }
      g.set('stage', ALLOCATE + 1);
      return 'again';
    }
    if (axis > 0 && axis === russian) equalFight(g);
    else if (axis > 0 && russian > 0) unequalFight(g);
    goHome(g);
    return 'done';
  },
};
export const nodes = [allocation];
export const verbs = [allocateAir, allocateEvenly];
