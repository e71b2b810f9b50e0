// What is offered in the Movement, Exploitation and Reaction Phases, unit by unit.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { BELOW_DAM, type Hex, isMajor, isSeaSide, labelOf, neighbours, roadBetween, sideKey } from './board.ts';
import type { Desk } from './desk.ts';
import type { Memory } from './memory.ts';
import { allowance, entryCost, isHeld, isPinned, type Phase, reach } from './movement.ts';
import { foeOf, isCommand, nameOf, type Position, type Unit } from './position.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { offered } from './offered.ts';
import { isLegalStack, mayLeave } from './stacking.ts';
import { railReach } from './supply.ts';

const AT_FIRST = 24;
const LATER = 2;
const SELDOM = 3;
const PHASES: ReadonlySet<string> = new Set(['movement', 'exploitation', 'reaction']);

export function watchMovement(book: RefereeBook, memory: Memory): Desk {
  const units = sampler(AT_FIRST, LATER);
  const others = sampler(AT_FIRST / 4, 1);
  let n = 0;
  return {
    asked(pos, now) {
      if (!PHASES.has(now.node)) return;
      const phase = now.node as Phase;
      const isNew = units.ask(`${now.node} ${pos.turn} ${now.side}`);
      others.ask(`${now.node} ${pos.turn} ${now.side}`);
      n++;
      const mine = pos.onMap(now.side).filter((u) => u.is !== 'air');
      const moving = mine.filter((u) => pos.has(u, 'moving'));
      // Whoever is moving each time, the others when the step begins and now and then.
      const isTime = isNew || n % SELDOM === 0;
      for (const u of isTime ? new Set([...moving, ...units.pick(mine)]) : moving)
        compareReach(book, memory, pos, now, [u], phase);
      if (!isTime) return;
      for (const pair of others.pick(pairs(pos, mine))) compareReach(book, memory, pos, now, pair, phase);
      if (phase === 'movement') for (const u of others.pick(mine)) compareRail(book, pos, now, u);
      if (phase === 'exploitation')
        for (const u of units.pick(mine)) {
          compareAssault(book, pos, now, u);
          compareMarker(book, pos, now, u);
        }
    },
  };
}
/** Two units in a hex that move alike. */
function pairs(pos: Position, units: readonly Unit[]): readonly (readonly Unit[])[] {
  const isAlike = (a: Unit, b: Unit) =>
    a.isMech === b.isMech && (a.type === 'cavalry') === (b.type === 'cavalry') && pos.at(a) === pos.at(b);
  const isStill = (u: Unit) => !pos.has(u, 'moving') && !pos.has(u, 'moved');
  return units.flatMap((a, i) => {
    const b = units.slice(i + 1).find((x) => isAlike(a, x));
    return b && isStill(a) && isStill(b) ? [[a, b]] : [];
  });
}
const aboutUnit = (pos: Position, u: Unit): string => {
  const flags = ['disrupted', 'out-of-supply', 'moving', 'moved', 'extended', 'activated', 'assault'].filter((f) =>
    pos.has(u, f),
  );
  return `${nameOf(u)} at ${labelOf(pos.at(u))} (spent ${pos.field(u, 'spent')}, hexes ${pos.field(u, 'hexes')}${flags.map((f) => `, ${f}`).join('')})`;
};

function compareReach(
  book: RefereeBook,
  memory: Memory,
  pos: Position,
  now: Question,
  units: readonly Unit[],
  phase: Phase,
): void {
  const mine = new Set(reach(pos, units, phase).keys());
  for (const hex of mine) if (units.some((u) => !memory.allows(pos, u, hex))) mine.delete(hex);
  const theirs = offered(now, 'move', 'to', { units: units.map((u) => u.p) });
  const about = units.map((u) => aboutUnit(pos, u)).join(' + ');
  const what = units.length > 1 ? 'reach of a stack' : 'reach';
  book.sets('4.1', what, mine, theirs, (hex) => `${about} to ${labelOf(hex)}`);
}
function compareRail(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const isFree =
    !isHeld(pos, u, 'movement') &&
    !pos.has(u, 'disrupted') &&
    !isPinned(pos, u) &&
    mayLeave(pos, u.side, pos.at(u), [u]) &&
    (pos.has(u, 'fresh') ? !(pos.field(u, 'hexes') > 1) : !pos.has(u, 'moving'));
  const hasTrain = pos.has(u, 'fresh') || pos.track('rail-moves') < 1;
  const mine = isFree && hasTrain ? railReach(pos, u) : new Set<Hex>();
  const theirs = offered(now, 'rail-move', 'to', { unit: u.p });
  book.sets('4.6', 'trains', mine, theirs, (hex) => `${aboutUnit(pos, u)} to ${labelOf(hex)}`);
}

/** 13.1B */
export function assaultCost(pos: Position, u: Unit, from: Hex, to: Hex): number {
  const entry = roadBetween(from, to) === undefined ? entryCost(pos, u, from, to) : 2;
  return 4 + entry;
}
export function mayAssault(pos: Position, u: Unit, to: Hex): boolean {
  const from = pos.at(u);
  if (!u.isMech || isCommand(u) || isHeld(pos, u, 'exploitation') || u.is === 'leader') return false;
  if (isMajor(from, to) || isSeaSide(from, to) || (pos.isFlooded && BELOW_DAM.has(sideKey(from, to)))) return false;
  if (!pos.isHeldBy(foeOf(u.side), to) || !isLegalStack(u.side, pos.ground(u.side, from))) return false;
  return allowance(pos, u) - pos.field(u, 'spent') >= assaultCost(pos, u, from, to);
}
function compareAssault(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const mine = u.is === 'hq' ? [] : neighbours(pos.at(u)).filter((to) => mayAssault(pos, u, to));
  const theirs = offered(now, 'mobile-assault', 'target', { units: [u.p] });
  book.sets('13.1', 'mobile assault', new Set(mine), theirs, (hex) => `${aboutUnit(pos, u)} on ${labelOf(hex)}`);
}

/** 4.9B3, 4.9C, 4.9D, A-19 */
function mayTakeMarker(pos: Position, u: Unit): boolean {
  // 23.2b: army and front HQs do not attack.
  if (u.isRestricted || pos.has(u, 'disrupted') || pos.has(u, 'assault')) return false;
  if (pos.has(u, 'moved')) return false;
  const hexes = new Set(
    pos
      .onMap(u.side)
      .filter((x) => pos.has(x, 'assault'))
      .map((x) => pos.at(x)),
  );
  if (!hexes.has(pos.at(u)) && hexes.size >= 10) return false;
  if (!u.isMech) return pos.field(u, 'hexes') === 0;
  return allowance(pos, u) - pos.field(u, 'spent') >= 6;
}
function compareMarker(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const can = now.whyNot('take-assault-marker', { units: [u.p] }) === undefined;
  book.same('4.9B3', 'assault marker', mayTakeMarker(pos, u), can, () => aboutUnit(pos, u));
}
