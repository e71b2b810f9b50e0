// What is offered between the marches: replacements, combining, splitting, fortified units.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import type { Desk } from './desk.ts';
import type { Memory } from './memory.ts';
import { offered } from './offered.ts';
import { nameOf, type Position, type Unit } from './position.ts';
import { mayCombine, mayFortify, mayRebuild, maySplit } from './staff.ts';
import { aboutUnit } from './watch-movement.ts';

export function watchStaff(book: RefereeBook, memory: Memory): Desk {
  const compare = (rule: string, what: string, pos: Position, mine: readonly Unit[], theirs: ReadonlySet<number>) =>
    book.sets(rule, what, new Set(mine.map((u) => u.p)), theirs, (p) => aboutUnit(pos, pos.unit(p)));
  return {
    asked(pos, now) {
      if (now.node === 'replacements') {
        const mine = pos.onMap(now.side);
        compare(
          '20.0',
          'rebuilding',
          pos,
          mine.filter((u) => mayRebuild(pos, u)),
          offered(now, 'rebuild-kampfgruppe', 'unit', {}),
        );
        const splits = new Set(now.values('split', 'unit') as readonly number[]);
        compare('17.0', 'splitting', pos, now.side === 1 ? mine.filter((u) => maySplit(pos, u)) : [], splits);
        compareCombining(book, pos, now);
      }
      if (now.node !== 'fortification') return;
      const mine = pos.onMap(now.side);
      const trying = memory.turnedBack === pos.turn ? [] : mine.filter((u) => mayFortify(pos, u));
      compare('25.R1', 'fortifying', pos, trying, offered(now, 'fortify', 'piece', {}));
      const turned = mine.filter((u) => pos.has(u, 'fortified'));
      compare('25.0.B', 'turning back', pos, turned, offered(now, 'unfortify', 'piece', {}));
    },
  };
}
/** 16: triples of every hex with three small units. */
function compareCombining(book: RefereeBook, pos: Position, now: Question): void {
  for (const [, here] of Map.groupBy(
    pos.onMap(now.side).filter((u) => pos.isReduced(u)),
    (u) => pos.at(u),
  )) {
    if (here.length < 3) continue;
    for (const left of here.length === 3 ? [undefined] : here) {
      const three = here.filter((u) => u !== left).slice(0, 3);
      const why = now.whyNot('combine', { units: three.map((u) => u.p) });
      const about = () => `${three.map((u) => `${nameOf(u)} ${u.p}`).join(' + ')}: ${why?.rule ?? ''}`;
      book.same('16.0', 'combining', mayCombine(pos, three), why === undefined, about);
    }
  }
}
