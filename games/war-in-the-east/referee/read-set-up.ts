// The set-up, judged as a whole when the first turn begins.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader } from './audit.ts';
import { labelOf } from './board.ts';
import { AXIS, type Position, RUSSIAN } from './position.ts';
import { forcesDue, hereOf, misplaced, posts, present, uncovered } from './set-up.ts';

export function readSetUp(book: RefereeBook): Reader {
  return {
    after(e, table) {
      if (e.k === 'entered' && e.frame.n === 'game-turn' && table.deed.before.stack.some((f) => f.n === 'set-up'))
        for (const side of [AXIS, RUSSIAN]) compare(book, table.pos, side);
    },
  };
}
function compare(book: RefereeBook, pos: Position, side: number): void {
  const due = forcesDue(pos, side);
  const there = present(pos, side);
  for (const what of new Set([...due.keys(), ...there.keys()]))
    book.same('31.21', 'set-up', due.get(what) ?? 0, there.get(what) ?? 0, () => `${what} of side ${side}`);
  for (const u of pos.onMap(side)) {
    if (u.arm === 'arms-center' || u.arm === 'training-center') continue;
    book.same(
      '31.51',
      'set-up',
      'right',
      misplaced(pos, u) ?? 'right',
      () => `${u.name} ${u.p} at ${labelOf(pos.at(u))}`,
    );
  }
  for (const { where, hexes, force } of posts(pos, side)) {
    const here = hereOf(pos, side, hexes);
    for (const [what, n] of Object.entries(force))
      book.same(
        '31.51',
        'set-up',
        true,
        (here.get(what) ?? 0) >= n,
        () => `${n} x ${what} in ${where}, there are ${here.get(what) ?? 0}`,
      );
  }
  book.same(
    '31.51',
    'set-up',
    '',
    uncovered(pos, side).map(labelOf).join(' '),
    () => `line of side ${side} not covered`,
  );
}
