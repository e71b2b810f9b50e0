// 16.1: what each side sees of the other: where counters lie; types and CEL beside it; whole stacks that fought.
import type { GameEvent } from '@rasputitsa/kernel';
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { HEXES, labelOf } from './board.ts';
import type { Desk } from './desk.ts';
import type { Memory } from './memory.ts';
import { foeOf, nameOf, type Position, type Unit } from './position.ts';

const EVERY = 11;

export function watchFog(book: RefereeBook, memory: Memory): Desk {
  let n = 0;
  return {
    asked(pos, now) {
      n++;
      if (n % EVERY !== 0 || pos.option('stacks') !== 'masked') return;
      for (const side of [0, 1]) look(book, memory, pos, now, side);
    },
  };
}
function look(book: RefereeBook, memory: Memory, pos: Position, now: Question, viewer: number): void {
  const foe = foeOf(viewer);
  const view = now.view(viewer);
  const seen = view.pieces.filter((p) => p.side === foe && p.at < HEXES && p.at >= 0);
  const byHex = Map.groupBy(seen, (p) => p.at);
  const truth = Map.groupBy(pos.onMap(foe), (u) => pos.at(u));
  for (const hex of new Set([...byHex.keys(), ...truth.keys()])) {
    const here = truth.get(hex) ?? [];
    const there = byHex.get(hex) ?? [];
    const about = (u: Unit) => `${nameOf(u)} at ${labelOf(hex)} for side ${viewer}`;
    book.same('16.1.1', 'counters seen', here.length, there.length, () => labelOf(hex));
    for (const u of here) {
      const mayLook = memory.opened[viewer === 0 ? 0 : 1].has(u.p);
      const isOpen = pos.isOpen(viewer, u);
      book.same('16.1.3', 'stacks opened', mayLook, isOpen, () => about(u));
    }
    const open = here.filter((u) => pos.isOpen(viewer, u)).length;
    const shown = there.filter((p) => p.kind !== undefined).length;
    book.same('16.1.1', 'faces shown', open, shown, () => labelOf(hex));
    const beside = pos.isBeside(viewer, hex);
    for (const u of here) {
      book.same('16.1.4', 'types told', beside, pos.has(u, `type-${u.row.type}`), () => about(u));
      // What was told before they dug in, or in the middle of a fight, stays as it was told.
      if (pos.frame('attack') || (beside && pos.works(hex) === foe)) continue;
      const cel = beside ? pos.cel(u) : 0;
      const told = pos.has(u, 'cel-1') ? 1 : pos.has(u, 'cel-2') ? 2 : 0;
      book.same('16.1.4', 'CEL told', cel, told, () => about(u));
    }
  }
}

/** 16.1.3, R114: stacks in combat lie open to the enemy until the phase ends; guns that fire, themselves only. */
export function readLooks(memory: Memory): Reader {
  const open = (u: Unit) => memory.opened[u.side === 0 ? 1 : 0].add(u.p);
  const stacks = (pos: Position, side: number, hexes: Iterable<number>) => {
    for (const hex of hexes) for (const u of pos.of(side, hex)) open(u);
  };
  return {
    before(e: GameEvent, table: Table) {
      const { deed } = table;
      if (e.k === 'entered' && e.frame.n === 'combat') {
        const { pos } = table;
        const attackers = pos.list(e.frame.vars['attackers']);
        stacks(pos, pos.active, new Set(attackers.map((u) => pos.at(u))));
        stacks(pos, foeOf(pos.active), (e.frame.vars['targets'] ?? []) as readonly number[]);
      }
      if (e.k === 'entered' && e.frame.n === 'fire') {
        const { pos } = table;
        const hex = e.frame.vars['fireHex'] as number;
        const by = deed.action.verb === 'bombard' ? deed.side : -1;
        for (const u of pos.all(hex)) if (u.side !== by) open(u);
      }
      if (e.k === 'left' && (e.n === 'attack' || e.n === 'air-phase')) for (const s of memory.opened) s.clear();
    },
    begin({ pos, deed }) {
      const { verb, args } = deed.action;
      if (verb === 'support') open(pos.unit(args['gun'] as number));
      if (verb === 'bombard') for (const p of args['guns'] as readonly number[]) open(pos.unit(p));
    },
  };
}
