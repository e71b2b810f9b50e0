// What is offered at the edges of the map (26), and whether the Axis may end its march (23).
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { type Hex, labelOf } from './board.ts';
import type { Desk } from './desk.ts';
import { mayDemand, mayLeaveForSiberia, mayRideToSiberia, mayWithdraw, mayWithdrawByRail } from './edges.ts';
import type { Phase } from './movement.ts';
import { givenUp, isHeldByAxis } from './no-retreat.ts';
import type { Memory } from './memory.ts';
import { AXIS, type Position, RUSSIAN, type Unit } from './position.ts';
import { hypothetically } from './suppose.ts';
import { aboutUnit } from './watch-movement.ts';

const PHASES: ReadonlySet<string> = new Set(['initial-movement', 'mechanized-movement']);
export function watchEdges(book: RefereeBook, memory: Memory): Desk {
  const compare = (now: Question, pos: Position, verb: string, rule: string, may: (u: Unit) => boolean) => {
    const units = verb.startsWith('demand') ? pos.onMap(AXIS) : pos.onMap(now.side);
    const mine = new Set(units.filter(may).map((u) => u.p));
    const theirs = new Set(now.values(verb, 'piece') as readonly number[]);
    book.sets(rule, verb, mine, theirs, (p) => aboutUnit(pos, pos.unit(p)));
  };
  /** RULINGS N1: neither trains nor those who leave the map open a hex. */
  const opens = (pos: Position, u: Unit) => wouldOpen(pos, memory, u);
  return {
    asked(pos, now) {
      const isMarch = PHASES.has(now.node);
      const phase = now.node as Phase;
      if (isMarch && now.side === AXIS)
        compare(now, pos, 'withdraw', '26.21', (u) => mayWithdraw(pos, u, phase) && !opens(pos, u));
      if (isMarch && now.side === RUSSIAN)
        compare(now, pos, 'to-siberia', '26.32', (u) => mayLeaveForSiberia(pos, u, phase));
      if (now.node === 'rail-and-sea' && now.side === AXIS)
        compare(now, pos, 'withdraw-by-rail', '26.24', (u) => mayWithdrawByRail(pos, u) && !opens(pos, u));
      if (now.node === 'rail-and-sea' && now.side === RUSSIAN)
        compare(now, pos, 'rail-to-siberia', '26.31', (u) => mayRideToSiberia(pos, u));
      if (now.node === 'shortfall') compare(now, pos, 'demand-withdrawal', '26.21', (u) => mayDemand(pos, u));
      if (isMarch && now.side === AXIS && pos.scenario.historical) compareEnd(book, pos, now, memory);
    },
  };
}
/** Whether a hex of 23.0 would be given up without this unit that is held now. */
export function wouldOpen(pos: Position, memory: Memory, u: Unit): boolean {
  if (!pos.scenario.historical || u.side !== AXIS) return false;
  const before = givenUp(pos, memory.mustHold);
  const after = givenUp(hypothetically(pos, u, -1), memory.mustHold);
  return [...after].some((hex) => !before.has(hex));
}
/** 23.R1, RULINGS N1: the phase does not end while somebody who opened a hex can be sent back. */
function compareEnd(book: RefereeBook, pos: Position, now: Question, memory: Memory): void {
  const lost = givenUp(pos, memory.mustHold);
  const why = now.whyNot('done');
  const isBarred = why?.rule.startsWith('23') === true;
  if (isBarred) book.same('23.0', 'ground kept', lost.size > 0, true, () => `turn ${pos.turn}: ${why?.rule ?? ''}`);
  else if (lost.size === 0) book.same('23.0', 'ground kept', true, true, () => '');
  else {
    const able = pos.onMap(AXIS).filter((u) => couldClose(pos, memory, u, lost));
    book.same(
      '23.R1',
      'ground kept',
      able.length === 0,
      true,
      () =>
        `turn ${pos.turn}: ${[...lost].map(labelOf).join(' ')} given up, ${able.map((u) => aboutUnit(pos, u)).join('; ')} can go back`,
    );
  }
}
/** Who has marched and would hold one of these again where he came from. */
function couldClose(pos: Position, memory: Memory, u: Unit, lost: ReadonlySet<Hex>): boolean {
  const from = memory.began.get(u.p);
  if (from === undefined || from === pos.at(u) || memory.committed.has(u.p)) return false;
  if (pos.isThere(RUSSIAN, from) || pos.stack(AXIS, from) >= 4) return false;
  const back = hypothetically(pos, u, from);
  return [...lost].some((hex) => isHeldByAxis(back, hex));
}
