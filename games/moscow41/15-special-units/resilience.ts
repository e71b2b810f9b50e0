// Chapter 15, 15.2: resilience groups.
// TO WRITE: 15.2.3 (a modifier for chapter 5). 15.2.2 is in chapter 4.
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
