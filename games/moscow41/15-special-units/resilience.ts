// Chapter 15, 15.2: resilience groups stay where they are. Their modifier is in abilities.ts, that they have no zone in chapter 4.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { typeOf } from '../1-basics/units.ts';
import type { Query } from '../words.ts';

/** 15.2.1 They never move and never retreat. */
const isRooted = rule(
  '15.2.1',
  (q: Query, p: Piece): boolean => typeOf(q, p) === 'rg',
  () => false,
);
export function refuseRooted(q: Query, p: Piece): Refusal | undefined {
  return isRooted(q, p) ? refuse('15.2.1', say`${unit(p)} cannot move.`, { pieces: [p] }) : undefined;
}
