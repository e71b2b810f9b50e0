// Chapter 5: who takes part in the combat in hand, read from its frame.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { enemyOf, GRID } from '../1-basics/board.ts';
import { onMap } from '../1-basics/units.ts';
import { inHqRange } from '../9-headquarters/influence.ts';
import type { Declared } from './modifiers.ts';
import type { Sides } from './strength.ts';
import type { Query } from '../words.ts';

const there = (q: Query, ps: readonly Piece[] | undefined): readonly Piece[] => (ps ?? []).filter((p) => onMap(q, p));
/** The side whose phase it is attacks; calls of the other side's decisions do not change that. */
export function attackerOf(q: Query): number {
  const [first] = q.v('attackers') ?? [];
  return first === undefined ? q.active : q.sideOf(first);
}

/** Asked by every step of a combat. */
export const sidesOf = (q: Query): Sides => q.cached('combat-sides', ['pieces', 'stack'], () => readSides(q));
function readSides(q: Query): Sides {
  const attacker = attackerOf(q);
  return {
    attacker,
    defender: enemyOf(attacker),
    attackers: there(q, q.v('attackers')),
    defenders: there(q, q.v('defenders')),
    targets: q.v('targets') ?? [],
    guns: there(q, q.v('guns')),
    defenceGuns: there(q, q.v('defenceGuns')),
    counting: q.v('counting'),
  };
}
export function declaredOf(q: Query): Declared {
  return {
    stars: q.v('stars') ?? [],
    defenceStars: q.v('defenceStars') ?? [],
    fortress: q.v('fortress') ?? [],
    reward: q.v('reward') ?? 0,
    defenceReward: q.v('defenceReward') ?? 0,
  };
}
/** 9.2.1 The headquarters' point on the dice is taken unless declined (RULINGS R39). */
export function usesHq(q: Query, side: Side): boolean {
  const s = sidesOf(q);
  const isAttacker = side === s.attacker;
  return hasHq(q, side) && (q.v(isAttacker ? 'noHq' : 'noDefenceHq') ?? 0) === 0;
}
/** Whether it is to be had. */
export function hasHq(q: Query, side: Side): boolean {
  const s = sidesOf(q);
  return inHqRange(q, side, side === s.attacker ? [...s.attackers, ...s.guns] : [...s.defenders, ...s.defenceGuns]);
}
/** 6.3.5, 5.6.3, 6.3.4 Guns that supported from beside the enemy share what happens to their side; others do not. */
export const besideEnemy = rule(
  '6.3.5',
  (q: Query, guns: readonly Piece[], hexes: readonly Loc[]): readonly Piece[] =>
    guns.filter((p) => hexes.some((hex) => distance(GRID, q.at(p), hex) === 1)),
  () => [],
);
