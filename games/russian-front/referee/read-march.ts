// 6.1, 6.2.1, 8.3: a march hex by hex: what each step costs, and who is asked whether to answer it.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { labelOf } from './board.ts';
import { costOf, couldAnswer, isForbidden, isPassable, whoIsAsked } from './ground.ts';
import { nameOf } from './position.ts';

interface Step {
  readonly side: number;
  readonly from: number;
  readonly to: number;
}

export function readMarch(book: RefereeBook): Reader {
  let step: Step | undefined;
  let spent = new Map<number, number>();
  const stops = new Map<number, boolean>();
  const close = (asked: readonly number[], table: Table) => {
    if (!step) return;
    const { side, from, to } = step;
    step = undefined;
    const mode = table.state.stack.some((f) => f.n === 'exploitation');
    const could = mode ? [] : whoIsAsked(table.pos, side, from, to).map((u) => u.p);
    const names = (p: number) => `${nameOf(table.pos.unit(p))} at ${labelOf(table.pos.at(table.pos.unit(p)))}`;
    const about = (p: number) => `${names(p)} to answer a step from ${labelOf(from)} to ${labelOf(to)}`;
    book.count('response');
    book.sets('6.2.1', 'response', new Set(could), new Set(asked), about);
  };
  return {
    before(e: GameEvent, table: Table) {
      if (e.k === 'entered' && e.frame.n === 'response') close(e.frame.vars['among'] as readonly number[], table);
      if (e.k === 'left' && e.n === 'march') close([], table);
      if (e.k === 'field' && e.field === 'spent') spent.set(e.p, e.to - table.pos.field(table.pos.unit(e.p), 'spent'));
      if (e.k !== 'moved') return;
      const top = table.state.stack.at(-1);
      const pieces = top?.n === 'march' ? (top.vars['pieces'] as readonly number[]) : [];
      if (!pieces.includes(e.p)) return;
      const u = table.pos.unit(e.p);
      if (u.arm !== 'ground') return;
      if (step && (step.from !== e.from || step.to !== e.to)) close([], table);
      if (table.state.stack.some((f) => f.n === 'exploitation'))
        stops.set(e.p, couldAnswer(table.pos, u, e.from, e.to));
      compareStep(book, table, e.p, e.from, e.to, spent.get(e.p) ?? 0);
      spent = new Map();
      if (table.pos.isOnMap(u)) step = { side: u.side, from: e.from, to: e.to };
    },
    // 8.3: a step the enemy could have answered is the unit's only one.
    end({ pos }) {
      for (const [p, stop] of stops)
        book.same('8.3', 'stops', stop, pos.has(pos.unit(p), 'halted'), () => `${nameOf(pos.unit(p))} in exploitation`);
      stops.clear();
    },
  };
}

function compareStep(book: RefereeBook, table: Table, p: number, from: number, to: number, paid: number): void {
  const { pos } = table;
  const u = pos.unit(p);
  const isFromMap = pos.isOnMap(u);
  const cost = costOf(pos, u, isFromMap ? from : undefined, to);
  const about = () => `${nameOf(u)} from ${isFromMap ? labelOf(from) : 'the edge'} to ${labelOf(to)}`;
  book.same('6.1.2', 'cost of a step', cost, paid, about);
  if (!isFromMap) return;
  const may = isPassable(pos, u.side, from, to) && (!isForbidden(pos, u, to) || isForbidden(pos, u, from));
  book.same('6.1.4', 'step', may, true, about);
}
