// Chapter 5: who takes part in the combat in hand, read from its frame.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { enemyOf, GRID } from '../1-basics/board.ts';
import { onMap } from '../1-basics/units.ts';
import type { Declared } from './modifiers.ts';
import type { Sides } from './strength.ts';
import type { Query } from '../words.ts';

const there = (q: Query, ps: readonly Piece[] | undefined): readonly Piece[] => (ps ?? []).filter((p) => onMap(q, p));
/** The side whose phase it is attacks; calls of the other side's decisions do not change that. */
export function attackerOf(q: Query): number {
  const [first] = q.v('attackers') ?? [];
  return first === undefined ? q.active : q.sideOf(first);
}

export function sidesOf(q: Query): Sides {
  const attacker = attackerOf(q);
  return {
    attacker,
    defender: enemyOf(attacker),
    attackers: there(q, q.v('attackers')),
    defenders: there(q, q.v('defenders')),
    targets: q.v('targets') ?? [],
    guns: there(q, q.v('guns')),
    defenceGuns: there(q, q.v('defenceGuns')),
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
/** 6.3.5, 5.6.3, 6.3.4 Guns that supported from beside the enemy share what happens to their side; others do not. */
export const besideEnemy = rule(
  '6.3.5',
  (q: Query, guns: readonly Piece[], hexes: readonly Loc[]): readonly Piece[] =>
    guns.filter((p) => hexes.some((hex) => distance(GRID, q.at(p), hex) === 1)),
  () => [],
);
