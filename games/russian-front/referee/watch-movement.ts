// Compares what is offered in steps of ground movement.
import type { Args } from '@rasputitsa/kernel';
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { labelOf } from './board.ts';
import { factorsLeft, type Mode, mayAnswer, mayConvert, reach } from './ground.ts';
import type { Desk } from './desk.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { boxOf, nameOf, type Position, type Unit } from './position.ts';

const MODES = new Set(['ground-movement', 'exploitation', 'reserve-movement', 'blitz-moves']);
export function watchMovement(book: RefereeBook): Desk {
  const some = sampler(40, 2);
  return {
    asked(pos, now) {
      if (now.node === 'response') compareAnswers(book, pos, now);
      if (!MODES.has(now.node)) return;
      some.ask(`${now.node} ${pos.turn} ${now.side}`);
      const few = some.pick(movers(pos, now));
      for (const u of few) compareReach(book, pos, now, u);
      if (!isOffered(now, 'convert')) return;
      const may = new Set(few.filter((u) => mayConvertNow(pos, now, u)).map((u) => u.p));
      const can = new Set(now.values('convert', 'piece').filter((p) => few.some((u) => u.p === p)));
      book.sets('4.5.2', 'convert', may, can, (p) => nameOf(pos.unit(p as number)));
    },
  };
}

function movers(pos: Position, now: Question): readonly Unit[] {
  const edge = pos.all(boxOf('edge', now.side)).filter((u) => u.arm === 'ground');
  return [...pos.onMap(now.side).filter((u) => u.arm === 'ground'), ...edge];
}

/** Whether a unit may move in this step at all. */
function mayMove(pos: Position, mode: Mode, now: Question, u: Unit): boolean {
  if (pos.isOnMap(u) && pos.isBattle(pos.at(u)) && pos.hasGround(1 - u.side, pos.at(u))) return false;
  if (mode === 'exploitation') return pos.has(u, 'exploits') && !pos.has(u, 'halted');
  if (mode === 'reserve-movement') return pos.has(u, 'reserve');
  if (mode === 'blitz-moves') {
    const vars = now.state.stack.at(-1)?.vars['blitzers'];
    return Array.isArray(vars) && (vars as readonly number[]).includes(u.p);
  }
  return !pos.has(u, 'reserve') && !pos.has(u, 'refit');
}
function mayConvertNow(pos: Position, now: Question, u: Unit): boolean {
  if (now.node === 'blitz-moves') {
    // 11.7.2.2.2, R62: those who pursue may convert where they have come to.
    const pursuers = now.state.stack.findLast((f) => f.n === 'battle')?.vars['pursuers'] ?? [];
    const isPursuer = (pursuers as readonly number[]).includes(u.p);
    return (isPursuer || mayMove(pos, 'blitz-moves', now, u)) && mayConvert(pos, u, factorsLeft(pos, u));
  }
  if (now.node !== 'ground-movement') return false;
  if (pos.has(u, 'reserve') || pos.has(u, 'refit')) return false;
  return pos.isOnMap(u) && mayConvert(pos, u, factorsLeft(pos, u));
}

function compareReach(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const mode = now.node as Mode;
  const may = mayMove(pos, mode, now, u) ? reach(pos, u, mode, factorsLeft(pos, u)) : new Map<number, number>();
  const can = offeredPlaces(now, 'move', 'to', { units: [u.p] });
  const about = `${nameOf(u)} at ${pos.isOnMap(u) ? labelOf(pos.at(u)) : 'the edge'} (spent ${pos.field(u, 'spent')})`;
  book.sets('6.1', 'reach', new Set(may.keys()), new Set(can), (hex) => `${about} to ${labelOf(hex)}`);
}

/** Places offered as the last argument, if the arguments before are legal. */
export function offeredPlaces(now: Question, verb: string, arg: string, given: Args): readonly number[] {
  const values = now.values(verb, arg, given) as readonly number[];
  const [first] = values;
  return first === undefined || now.whyNot(verb, { ...given, [arg]: first }) ? [] : values;
}

/** 6.2.1: of those asked, who may answer. */
function compareAnswers(book: RefereeBook, pos: Position, now: Question): void {
  const vars = now.state.stack.at(-1)?.vars ?? {};
  const to = vars['to'] as number;
  for (const p of vars['among'] as readonly number[]) {
    const u = pos.unit(p);
    const can = now.whyNot('respond', { units: [p] }) === undefined;
    book.same('6.2.1', 'answer', mayAnswer(pos, u, to), can, () => `${nameOf(u)} to ${labelOf(to)}`);
  }
}

const VERBS = new WeakMap<Question, ReadonlySet<string>>();
/** Whether a verb belongs to this step and can be used now. */
export function isOffered(now: Question, verb: string): boolean {
  let verbs = VERBS.get(now);
  if (!verbs) {
    verbs = new Set([...now.offers()].filter(([, no]) => no === undefined).map(([v]) => v));
    VERBS.set(now, verbs);
  }
  return verbs.has(verb);
}
