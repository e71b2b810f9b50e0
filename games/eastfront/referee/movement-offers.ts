// What may be done in a Movement Phase, compared with what is offered.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { nameOf } from './board.ts';
import { isFreeToMove, landReach, priceOfOrder, type Reach } from './moves.ts';
import type { Position, Unit } from './position.ts';
import { mayEnd, type Verdict } from './stacking.ts';

const NOWHERE: Reach = new Map();

export function compareMoves(pos: Position, now: Question, book: RefereeBook): void {
  const movable = new Set(now.values('move', 'piece') as readonly number[]);
  for (const u of pos.of(now.side)) {
    const theirs = new Set(movable.has(u.p) ? (now.values('move', 'to', { piece: u.p }) as readonly number[]) : []);
    const mine = isFreeToMove(u) && priceOfOrder(pos, u) !== undefined ? landReach(pos, u) : NOWHERE;
    compareEnds(pos, u, 'move', new Set(mine.keys()), theirs, book);
  }
}

/** Destinations in both directions; what stacking leaves open is counted apart. */
export function compareEnds(
  pos: Position,
  u: Unit,
  what: string,
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
  book: RefereeBook,
): void {
  const about = (to: number): string => `${u.row.name} from ${nameOf(u.at)} to ${nameOf(to)}`;
  for (const to of new Set([...mine, ...theirs])) {
    const room: Verdict = mine.has(to) ? mayEnd(pos, u, to) : 'no';
    if (room === 'unclear') {
      book.count('stacking left open');
      continue;
    }
    const rule = mine.has(to) && room === 'no' ? '6.22a' : '6.1';
    book.same(rule, what, room === 'yes', theirs.has(to), () => `${about(to)} is legal`);
  }
}
