// What the frame of a battle remembers: where, which segment, who attacks, who is committed (7.2.1).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import type { BattleStage, Play, Query } from '../words.ts';
import { AIR_AND_GROUND, type Segment, type SegmentRules } from './air-and-ground-combat.ts';
import { navalRules } from './naval-combat.ts';
import type { Role } from './terrain-modifiers.ts';

export type Go = 'again' | 'done';

export function at(q: Query): Loc {
  return q.v('where') ?? -1;
}
export function segment(q: Query): Segment {
  return q.v('segment') ?? 'ground';
}
const RULES: Readonly<Record<Segment, SegmentRules>> = { ...AIR_AND_GROUND, naval: navalRules };
export function rulesOf(q: Query): SegmentRules {
  return RULES[segment(q)];
}
export function roundNumber(q: Query): number {
  return q.v('round') ?? 0;
}
/** 7.2.1: the phasing side attacks, even where the other moved in by response. */
export const attackerNow = rule(
  '7.2.1',
  (q: Query): Side => q.active,
  (q) => enemyOf(q.active),
);
/** Who attacks in this battle, as it was fixed when it was opened. */
export function attacker(q: Query): Side {
  return q.v('attacker') ?? -1;
}
export function role(q: Query, side: Side): Role {
  return side === attacker(q) ? 'attacker' : 'defender';
}
/** The variable that holds what a side has committed. */
export function key(q: Query, side: Side): `${Role}Units` {
  return `${role(q, side)}Units`;
}
export function list(q: Query, name: `${Role}${'Units' | 'Engaged' | 'Supporters'}`): readonly Piece[] {
  return q.v(name) ?? [];
}
export function committed(q: Query, side: Side): readonly Piece[] {
  return list(q, key(q, side));
}
export function isIn(q: Query, p: Piece): boolean {
  return q.at(p) === at(q) && q.has(p, 'box');
}
export function fighters(q: Query, side: Side): readonly Piece[] {
  return rulesOf(q).fighters(q, at(q), side);
}
export function go(g: Play, stage: BattleStage): Go {
  g.set('stage', stage);
  return 'again';
}
