// What is offered in the Initial and Mechanized Movement Phases, unit by unit, and the supply both begin with.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { labelOf, NORTH } from './board.ts';
import type { Desk } from './desk.ts';
import { allowance, entryHexes, forcedReach, type Phase, reach } from './movement.ts';
import { offered } from './offered.ts';
import { isCenter, nameOf, type Position, type Unit } from './position.ts';
import { hasLine, isSupplied } from './supply.ts';

const AT_FIRST = 40;
const LATER = 3;
const SELDOM = 4;
const PHASES: ReadonlySet<string> = new Set(['initial-movement', 'mechanized-movement']);
const FLAGS = [
  'unsupplied',
  'northern',
  'moving',
  'done',
  'entrained',
  'fortified',
  'railed',
  'overran',
  'fresh',
  'inactive',
];

export function aboutUnit(pos: Position, u: Unit): string {
  const flags = FLAGS.filter((f) => pos.has(u, f));
  const steps = pos.isReduced(u) ? ' (reduced)' : '';
  const more = flags.map((f) => `, ${f}`).join('');
  return `${nameOf(u)}${steps} ${u.p} at ${labelOf(pos.at(u))} (turn ${pos.turn} ${pos.weather}, ${allowance(pos, u)} points, spent ${pos.field(u, 'spent')}${more})`;
}

export function watchMovement(book: RefereeBook): Desk {
  const units = sampler(AT_FIRST, LATER);
  let n = 0;
  return {
    asked(pos, now) {
      if (!PHASES.has(now.node)) return;
      const phase = now.node as Phase;
      const isNew = units.ask(`${now.node} ${pos.turn} ${now.side}`);
      n++;
      if (isNew) compareSupply(book, pos);
      if (isNew) compareEntry(book, pos, now);
      const mine = pos.onMap(now.side);
      const moving = mine.filter((u) => pos.has(u, 'moving'));
      const isTime = isNew || n % SELDOM === 0;
      for (const u of isTime ? new Set([...moving, ...units.pick(mine)]) : moving) {
        compareReach(book, pos, now, u, phase);
        if (phase === 'initial-movement') compareForced(book, pos, now, u);
      }
    },
  };
}
/** 13.11, 13.13, 13.32, 14.42 */
function compareSupply(book: RefereeBook, pos: Position): void {
  for (const u of pos.units) {
    if (!pos.isOnMap(u) || isCenter(u) || u.arm === 'repair') continue;
    // 29.32: who has just arrived is supplied for movement.
    if (pos.has(u, 'fresh')) continue;
    const about = () => aboutUnit(pos, u);
    book.same('13.11', 'supply for movement', !isSupplied(pos, u), pos.has(u, 'unsupplied'), about);
    book.same('13.32', 'communications', !hasLine(pos, u.side, pos.at(u)), pos.has(u, 'pocketed'), about);
    if (u.side === pos.phasing)
      book.same('14.42', 'north of the Weatherline', NORTH.has(pos.at(u)), pos.has(u, 'northern'), about);
  }
}
function compareReach(book: RefereeBook, pos: Position, now: Question, u: Unit, phase: Phase): void {
  const mine = new Set(reach(pos, u, phase).keys());
  const theirs = offered(now, 'move', 'to', { units: [u.p] });
  book.sets('5.1', 'reach', mine, theirs, (hex) => `${aboutUnit(pos, u)} to ${labelOf(hex)}`);
}
/** 29.32: of those who are let in, by which hexes; one of each type. */
function compareEntry(book: RefereeBook, pos: Position, now: Question): void {
  const seen = new Set<string>();
  const listed = now.values('enter', 'piece') as readonly number[];
  for (const p of listed) {
    const u = pos.unit(p);
    // 21.0, 15.3: those from tracks come in by other hexes.
    if (seen.has(u.id) || pos.field(u, 'entry') > 0) continue;
    seen.add(u.id);
    const theirs = offered(now, 'enter', 'to', { piece: p });
    book.sets(
      '29.32',
      'entry',
      new Set(entryHexes(pos, u)),
      theirs,
      (hex) => `${aboutUnit(pos, u)} at ${labelOf(hex)}`,
    );
  }
}
function compareForced(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const mine = new Set(forcedReach(pos, u).keys());
  const theirs = offered(now, 'force-march', 'to', { piece: u.p });
  book.sets('5.6', 'forced march', mine, theirs, (hex) => `${aboutUnit(pos, u)} to ${labelOf(hex)}`);
}
