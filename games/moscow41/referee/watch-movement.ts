// Compares what is offered in the Movement and Strategic Movement Phases.
import type { Args } from '@rasputitsa/kernel';
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { groundAt, type Hex, HEXES, labelOf, neighbours, settlementAt } from './board.ts';
import { demolitions, rebuildings } from './bridges.ts';
import type { Desk } from './desk.ts';
import { entriesOf, entryZones } from './entry.ts';
import { allowance, mayMove, POINT, reach, stepBarred, zonesOn } from './ground.ts';
import type { Memory } from './memory.ts';
import { GERMAN, isGun, isRegular, nameOf, type Position, RESERVES, type Unit, where } from './position.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';

const STACK = 8;
const EVERY = 3;

export function watchMovement(book: RefereeBook, memory: Memory): Desk {
  const some = sampler(16, 1);
  let n = 0;
  return {
    asked(pos, now) {
      if (now.node !== 'movement' && now.node !== 'strategic-movement') return;
      const isFirst = some.ask(`${now.node} ${pos.turn} ${now.side}`);
      // Nearly all questions are these: everybody when a phase begins, then one unit now and then.
      if (!isFirst && n++ % EVERY !== 0) return;
      const few = some.pick(pos.onMap(now.side));
      for (const u of few) compareReach(book, pos, now, u, memory);
      compareEntry(book, pos, now, some.pick(pos.all(RESERVES[now.side === GERMAN ? 0 : 1])));
      if (now.node === 'movement') compareOrders(book, pos, now, few);
      const full = pos.onMap(now.side).some((u) => pos.load(u.side, pos.at(u)) > STACK);
      book.same('3.2.1', 'stacking', !full, now.mayPass, () => 'ending the phase');
    },
  };
}
const about = (pos: Position, u: Unit): string => `${nameOf(u)} at ${where(pos, u)} (spent ${pos.field(u, 'spent')})`;

/** Places offered as the last argument, if the arguments before are legal. */
function offeredPlaces(now: Question, verb: string, arg: string, given: Args): readonly number[] {
  const values = now.values(verb, arg, given) as readonly number[];
  const [first] = values;
  return first === undefined || now.whyNot(verb, { ...given, [arg]: first }) ? [] : values;
}

function compareReach(book: RefereeBook, pos: Position, now: Question, u: Unit, memory: Memory): void {
  const may = mayMove(pos, u, now.node) ? reach(pos, u, now.node, memory.dug) : new Set<Hex>();
  const can = new Set(offeredPlaces(now, 'move', 'to', { piece: u.p }));
  book.sets('3.1', 'reach', may, can, (hex) => `${about(pos, u)} to ${labelOf(hex)} in ${now.node}`);
}

const isFresh = (pos: Position, u: Unit): boolean =>
  !pos.has(u, 'moved') && !pos.has(u, 'strategic') && !pos.has(u, 'halted') && pos.field(u, 'spent') === 0;

/** 7.1.2, 7.1.3, 7.1.8 */
function mayDig(pos: Position, u: Unit): boolean {
  if (!isRegular(u) || !isFresh(pos, u)) return false;
  const at = pos.at(u);
  if (pos.works(at) === u.side || (groundAt(at) === 'swamp' && !settlementAt(at))) return false;
  if (!pos.has(u, 'retreated')) return true;
  const isHeld = zonesOn(pos, u.side, at).length > 0;
  return isHeld && neighbours(at).every((n) => stepBarred(pos, u, at, n));
}
/** 12.1.2, 12.1.4: zones and set-up count when it moves. */
const mayMark = (pos: Position, u: Unit): boolean => pos.option('strategic-movement') !== false && isFresh(pos, u);
/** 6.2.4 */
function mayChange(pos: Position, u: Unit): boolean {
  if (!isGun(u) || pos.has(u, 'halted') || pos.has(u, 'strategic')) return false;
  return pos.field(u, 'spent') + POINT <= allowance(pos, u, 'movement');
}
/** 10.2.3 */
const mayHurry = (pos: Position, u: Unit): boolean =>
  !pos.has(u, 'moved') && pos.field(u, 'spent') === 0 && pos.field(u, 'oos') > 0 && !pos.has(u, 'full-move');

function compareOrders(book: RefereeBook, pos: Position, now: Question, few: readonly Unit[]): void {
  const rules: readonly (readonly [string, string, string, (pos: Position, u: Unit) => boolean])[] = [
    ['7.1.2', 'dig-in', 'piece', mayDig],
    ['12.1.4', 'mark-strategic', 'piece', mayMark],
    ['6.2.4', 'change-set-up', 'gun', mayChange],
    ['10.2.3', 'full-move', 'unit', mayHurry],
  ];
  for (const [rule, verb, arg, may] of rules)
    for (const u of few) {
      const can = now.whyNot(verb, { [arg]: u.p }) === undefined;
      book.same(rule, verb, may(pos, u), can, () => about(pos, u));
    }
  for (const u of few) {
    const line = (hex: Hex) => `${about(pos, u)} and the bridge to ${labelOf(hex)}`;
    const down = new Set(offeredPlaces(now, 'demolish', 'to', { unit: u.p }));
    book.sets('14.2.1', 'demolish', demolitions(pos, u), down, line);
    const up = new Set(offeredPlaces(now, 'rebuild', 'to', { unit: u.p }));
    book.sets('14.2.2', 'rebuild', rebuildings(pos, u), up, line);
    const zones = entryZones(pos, u.side);
    const leaves = now.whyNot('leave-map', { piece: u.p }) === undefined;
    if (leaves) book.same('11.2.3', 'leaving the map', zones.includes(pos.at(u)), true, () => about(pos, u));
  }
}

/** 11: entering at the zone a unit is due at; other zones of the module must be entry zones. */
function compareEntry(book: RefereeBook, pos: Position, now: Question, few: readonly Unit[]): void {
  for (const u of few) {
    const may = entriesOf(pos, u, now.node);
    const can = offeredPlaces(now, 'enter', 'to', { piece: u.p });
    const own = pos.field(u, 'zone') - 1;
    const line = (hex: number) => `${nameOf(u)} (due ${pos.field(u, 'due')}) at ${hex < HEXES ? labelOf(hex) : hex}`;
    const same = own < 0 ? can : can.filter((hex) => hex === own);
    book.sets('11.1', 'entering', may, new Set(same), line);
    for (const hex of can)
      if (own >= 0) book.same('11.2.4', 'entry zones', entryZones(pos, u.side).includes(hex), true, () => line(hex));
  }
}
