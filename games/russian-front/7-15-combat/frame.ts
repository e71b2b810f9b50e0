// What the frame of a battle remembers: where, which segment, who attacks, who is committed (7.2.1).
import type { Play, Query } from '@rasputitsa/kernel';
import { navalRules } from './naval-combat.ts';
import { AIR_AND_GROUND, type Segment, type SegmentRules } from './segments.ts';
import type { Role } from './terrain-modifiers.ts';

export type Go = 'again' | 'done';

export function at(q: Query): number {
  return Number(q.v('where'));
}
export function segment(q: Query): Segment {
  return q.v('segment') as Segment;
}
const RULES: Readonly<Record<Segment, SegmentRules>> = { ...AIR_AND_GROUND, naval: navalRules };
export function rulesOf(q: Query): SegmentRules {
  return RULES[segment(q)];
}
export function roundNumber(q: Query): number {
  return Number(q.v('round'));
}
/** 7.2.1: the phasing side attacks. */
export function attacker(q: Query): number {
  return Number(q.v('attacker'));
}
export function role(q: Query, side: number): Role {
  return side === attacker(q) ? 'attacker' : 'defender';
}
/** The variable that holds what a side has committed. */
export function key(q: Query, side: number): string {
  return `${role(q, side)}Units`;
}
export function list(q: Query, name: string): readonly number[] {
  return (q.v(name) ?? []) as readonly number[];
}
export function committed(q: Query, side: number): readonly number[] {
  return list(q, key(q, side));
}
export function isIn(q: Query, p: number): boolean {
  return q.at(p) === at(q) && q.has(p, 'box');
}
export function fighters(q: Query, side: number): readonly number[] {
  return rulesOf(q).fighters(q, at(q), side);
}
export function go(g: Play, stage: string): Go {
  g.set('stage', stage);
  return 'again';
}
