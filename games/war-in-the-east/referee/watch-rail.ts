// What is offered to trains, Repair Units and ships.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { labelOf } from './board.ts';
import type { Desk } from './desk.ts';
import type { Memory } from './memory.ts';
import { offered } from './offered.ts';
import { AXIS, type Position, type Unit } from './position.ts';
import { railSize, railStops, repairHexes, seaPorts } from './rail.ts';
import { wouldOpen } from './watch-edges.ts';
import { aboutUnit } from './watch-movement.ts';

const AT_FIRST = 30;
const LATER = 2;
export function watchRail(book: RefereeBook, memory: Memory): Desk {
  const units = sampler(AT_FIRST, LATER);
  return {
    asked(pos, now) {
      if (now.node === 'initial-movement') {
        const repair = pos.onMap(now.side).filter((u) => u.arm === 'repair');
        const isNew = units.ask(`repair ${pos.turn} ${now.side}`);
        for (const u of isNew ? repair : repair.slice(0, 1)) {
          const theirs = offered(now, 'repair-rail', 'to', { piece: u.p });
          book.sets(
            '6.61',
            'repair',
            new Set(repairHexes(pos, u)),
            theirs,
            (hex) => `${aboutUnit(pos, u)} to ${labelOf(hex)}`,
          );
        }
      }
      if (now.node !== 'rail-and-sea') return;
      const isNew = units.ask(`${pos.turn} ${now.side}`);
      const mine = pos.onMap(now.side);
      if (isNew) {
        const used = mine.filter((u) => pos.has(u, 'entrained')).reduce((sum, u) => sum + railSize(pos, u), 0);
        book.same('6.12', 'rail capacity used', used, pos.track('rail-used'), () => `turn ${pos.turn}`);
      }
      for (const u of units.pick(mine)) {
        // 23.0 binds trains and ships of the Axis in the Historical Campaign (RULINGS N1): who opens a hex by leaving goes nowhere far.
        if (now.side === AXIS && wouldOpen(pos, memory, u)) continue;
        compareTrains(book, pos, now, u);
        const theirs = offered(now, 'sea-move', 'to', { piece: u.p });
        book.sets(
          '7.0',
          'ships',
          new Set(seaPorts(pos, u)),
          theirs,
          (hex) => `${aboutUnit(pos, u)} to ${labelOf(hex)}`,
        );
      }
    },
  };
}
/** Units that the module lets ride at all; asked once for each question. */
const RIDERS = new WeakMap<Question, ReadonlySet<number>>();
function riders(now: Question): ReadonlySet<number> {
  const known = RIDERS.get(now) ?? new Set(now.values('rail-move', 'piece') as readonly number[]);
  RIDERS.set(now, known);
  return known;
}
const TRIED = 5;
function compareTrains(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const { off, on } = railStops(pos, u);
  const about = (hex: number) => `${aboutUnit(pos, u)} to ${labelOf(hex)}, ${pos.track('rail-used')} used`;
  const isListed = riders(now).has(u.p);
  const theirs = isListed ? (now.values('rail-move', 'to', { piece: u.p }) as readonly number[]) : [];
  book.sets('6.3', 'trains', new Set([...off, ...on]), new Set(theirs), about);
  // Getting off costs points: of many hexes a few are asked about, and that of the unit.
  const every = Math.max(1, Math.floor(theirs.length / TRIED));
  for (const [i, to] of theirs.entries()) {
    if (i % every !== 0 && to !== pos.at(u)) continue;
    const can = (after: string) => now.whyNot('rail-move', { piece: u.p, to, after }) === undefined;
    book.same('6.41', 'getting off', off.has(to), can('detrain'), () => about(to));
    book.same('6.41', 'staying on', on.has(to), can('stay on the train'), () => about(to));
  }
}
