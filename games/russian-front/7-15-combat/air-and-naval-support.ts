// Support by aircraft and ships in ground combat (7.2.3, 15.2.2).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { unitOf } from '../1-components/units.ts';
import { variantAttack } from '../21-variants/no-lend-lease.ts';
import { maySupport } from '../4-11-general/national-support.ts';
import { boxed } from '../state.ts';
import type { Query } from '../words.ts';
import { attackModifier } from './other-modifiers.ts';
import type { Role } from './terrain-modifiers.ts';

function printedAttack(q: Query, p: Piece): number {
  return unitOf(q, p).attack + variantAttack(q, p);
}
/** An air or naval unit's factor, beside or instead of ground units (7.2.3, 15.2.2). */
export function supportFactor(q: Query, p: Piece, at: Loc, role: Role): number {
  return role === 'attacker' ? printedAttack(q, p) + attackModifier(q, p, at) : unitOf(q, p).defense;
}
/** 7.2.3.2: its attack factor in attack. */
const attackSupport = rule(
  '7.2.3.2',
  (q: Query, p: Piece, at: Loc): number => supportFactor(q, p, at, 'attacker'),
  () => 0,
);
/** 7.2.3.3: its defense factor in defense. */
const defenseSupport = rule(
  '7.2.3.3',
  (q: Query, p: Piece, at: Loc): number => supportFactor(q, p, at, 'defender'),
  () => 0,
);
/** 7.2.3 */
export const airSupport = rule(
  '7.2.3',
  (q: Query, p: Piece, at: Loc, role: Role): number =>
    role === 'attacker' ? attackSupport(q, p, at) : defenseSupport(q, p, at),
  () => 0,
);

/** 7.2.3.1: one air unit supports. */
export const mostSupport = rule(
  '7.2.3.1',
  (): number => 1,
  () => 99,
);
/** 15.2.2: one naval unit supports. 15.2.2.1: beside an air unit. */
export const mostNavalSupport = rule(
  '15.2.2',
  (): number => 1,
  () => 99,
);
export function supports(
  q: Query,
  at: Loc,
  side: Side,
  engaged: Piece,
): { air: readonly Piece[]; naval: readonly Piece[] } {
  const here = boxed(q, at, side);
  return {
    air: here.air.filter((p) => maySupport(q, p, engaged)),
    naval: here.naval.filter((p) => isFreeShip(q, p) && maySupport(q, p, engaged)),
  };
}
/** 15.2.2: ships that lay or sweep mines do not support. */
export const isFreeShip = rule(
  '15.2.2',
  (q: Query, p: Piece): boolean => !q.has(p, 'minelaying') && !isSweeping(q, p),
  () => true,
);
/** 14.3.2.4.2: sweepers neither support nor attack bases. */
export const isSweeping = rule(
  '14.3.2.4.2',
  (q: Query, p: Piece): boolean => q.has(p, 'minesweeping'),
  () => false,
);
