// Compares what aircraft and ships are offered.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { airReturns, airTransfers, evacuations, flights, hasRoom, interdictions, raids } from './air.ts';
import { labelOf } from './board.ts';
import type { Desk } from './desk.ts';
import { nameOf, type Position, type Unit } from './position.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { isSupplied } from './supply.ts';
import { isOffered, offeredPlaces } from './watch-movement.ts';

export function watchAir(book: RefereeBook): Desk {
  const some = sampler(20, 2);
  return {
    asked(pos, now) {
      some.ask(`${now.node} ${pos.turn} ${now.side}`);
      const air = some.pick(pos.onMap(now.side).filter((u) => u.arm === 'air'));
      if (now.node === 'phasing-air' || now.node === 'non-phasing-air')
        for (const u of air) missions(book, pos, now, u);
      if (now.node === 'phasing-return' || now.node === 'non-phasing-return')
        for (const u of air) home(book, pos, now, u);
      if (now.node === 'evacuation') flee(book, pos, now);
    },
  };
}
function compare(
  book: RefereeBook,
  now: Question,
  what: readonly [rule: string, name: string, verb: string],
  u: Unit,
  mine: readonly number[],
  counts: (hex: number) => boolean = () => true,
): void {
  const [rule, name, verb] = what;
  const offered = isOffered(now, verb) ? offeredPlaces(now, verb, 'to', { piece: u.p }) : [];
  book.sets(rule, name, new Set(mine), new Set(offered.filter(counts)), (hex) => `${nameOf(u)} to ${labelOf(hex)}`);
}

/** 6.3.2, 6.3.3: in supply, not used, not in a battle already. */
function mayFly(pos: Position, u: Unit): boolean {
  if (pos.has(u, 'out-of-supply') || pos.has(u, 'box') || pos.has(u, 'flew') || pos.has(u, 'used')) return false;
  return isSupplied(pos, u);
}
function missions(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const isFree = now.node === 'phasing-air' || (!pos.has(u, 'do-not-use') && !pos.isBattle(pos.at(u)));
  const may = isFree && mayFly(pos, u);
  compare(book, now, ['6.3.2', 'flights', 'fly'], u, may ? flights(pos, u) : []);
  if (now.node !== 'phasing-air') return;
  compare(book, now, ['14.4.2', 'raids', 'raid'], u, may ? raids(pos, u) : []);
  compare(book, now, ['14.4.1', 'interdiction', 'interdict'], u, may ? interdictions(pos, u) : []);
}
function home(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const away = pos.has(u, 'flew') && !pos.has(u, 'transferred');
  // 7.7.1.3: who can only come to a full base costs a unit; when that is so is not compared.
  const isRoomy = (hex: number) => hasRoom(pos, u, hex);
  compare(book, now, ['7.7.1.1', 'returns', 'return'], u, away ? airReturns(pos, u) : [], isRoomy);
  const rests = !pos.has(u, 'flew') && !pos.has(u, 'transferred') && !pos.has(u, 'do-not-use');
  compare(book, now, ['7.7.1.1', 'transfers', 'transfer'], u, rests ? airTransfers(pos, u) : []);
}
function flee(book: RefereeBook, pos: Position, now: Question): void {
  for (const p of now.values('evacuate', 'piece') as readonly number[]) {
    const u = pos.unit(p);
    if (u.arm === 'air') compare(book, now, ['6.2.2.1', 'evacuation', 'evacuate'], u, evacuations(pos, u, pos.at(u)));
  }
}
