// Chapter 9, 9.1.6 and 9.1.7: what the enemy gains by destroying a headquarters. One pool for each (RULINGS R27).
import { type Loc, rule, say, type Side, sideName } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { enemyOf, GRID } from '../1-basics/board.ts';
import { table } from '../data/tables.ts';
import type { Play, Query, Reward } from '../words.ts';

/** 9.1.6 */
const worth = rule(
  '9.1.6',
  (): number => table('numbers').hqReward,
  () => 0,
);
/** 9.1.7 Only for combats near the place. */
const isNear = rule(
  '9.1.7',
  (reward: Reward, targets: readonly Loc[]): boolean =>
    targets.some((hex) => distance(GRID, reward.hex, hex) <= table('numbers').hqRewardRange),
  () => true,
);
const rewards = (q: Query): readonly Reward[] => q.memo('rewards') ?? [];

/**
 * A headquarters of `side` was destroyed at `hex`. The reward is for the next two Combat Phases, so one that is going on does not use any of them:
 * it grows old once more.
 */
export function reward(g: Play, side: Side, hex: Loc): void {
  const left = worth();
  if (left === 0) return;
  const phases = table('numbers').hqRewardPhases + (g.within('attack') ? 1 : 0);
  g.setMemo('rewards', [...rewards(g), { side: enemyOf(side), hex, left, phases }]);
  g.note('9.1.6', say`${sideName(enemyOf(side))} has ${left} modifiers for the next two Combat Phases.`);
}

const isOpen = (r: Reward): boolean => r.left > 0 && r.phases <= table('numbers').hqRewardPhases;
/** 9.1.7 Modifiers that `side` may still spend on a combat over these hexes. */
export function rewardLeft(q: Query, side: Side, targets: readonly Loc[]): number {
  return rewards(q)
    .filter((r) => r.side === side && isOpen(r) && isNear(r, targets))
    .reduce((n, r) => n + r.left, 0);
}
export function spendReward(g: Play, side: Side, targets: readonly Loc[], modifiers: number): void {
  let due = modifiers;
  const after = rewards(g).map((r) => {
    if (r.side !== side || !isOpen(r) || !isNear(r, targets)) return r;
    const paid = Math.min(due, r.left);
    due -= paid;
    return { ...r, left: r.left - paid };
  });
  g.setMemo(
    'rewards',
    after.filter((r) => r.left > 0),
  );
}

/** A Combat Phase is over: rewards grow old. */
export function ageRewards(g: Play): void {
  if (rewards(g).length === 0) return;
  g.setMemo(
    'rewards',
    rewards(g)
      .map((r) => ({ ...r, phases: r.phases - 1 }))
      .filter((r) => r.phases > 0),
  );
}
