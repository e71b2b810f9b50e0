// 11.10, R23: what each side may see of the other's units.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { HEXES, labelOf } from './board.ts';
import type { Desk } from './desk.ts';
import { foeOf, nameOf, type Position, type Unit } from './position.ts';

/** Looked at in every so many questions. */
const EVERY = 12;

export function watchFog(book: RefereeBook): Desk {
  let n = 0;
  return {
    asked(pos, now) {
      n++;
      if (n % EVERY !== 0 || !now.state.stack.some((f) => f.n === 'turn')) return;
      if (pos.option('inverted-units') === true) return;
      for (const side of [0, 1]) look(book, pos, now, side);
    },
  };
}

function look(book: RefereeBook, pos: Position, now: Question, viewer: number): void {
  const foe = foeOf(viewer);
  const { pieces } = now.view(viewer);
  const about = (hex: number) => `side ${viewer} at ${labelOf(hex)}`;
  const seen = new Map<number, (typeof pieces)[number][]>();
  for (const p of pieces) if (p.side === foe && p.at < HEXES) seen.set(p.at, [...(seen.get(p.at) ?? []), p]);
  const hexes = new Set(pos.onMap(foe).map((u) => pos.at(u)));
  for (const hex of new Set([...hexes, ...seen.keys()])) {
    const truth = pos.all(hex).filter((u) => u.side === foe);
    const there = seen.get(hex) ?? [];
    book.same('11.10', 'fog', truth.length, there.length, () => `units seen by ${about(hex)}`);
    const open = truth.filter((u) => !pos.isAdvanced || pos.has(u, 'box'));
    const known = (u: Unit) => there.some((p) => p.kind === u.row.id);
    for (const u of open) {
      const p = there.find((x) => x.kind === u.row.id);
      book.same('11.10', 'fog', pos.strength(u), p?.steps ?? -1, () => `strength of ${nameOf(u)} for ${about(hex)}`);
    }
    const hidden = truth.filter((u) => !open.includes(u));
    for (const u of hidden) {
      const p = there.find((x) => x.kind === u.row.id);
      book.same('11.10', 'fog', -1, p?.steps ?? -1, () => `strength of ${nameOf(u)} for ${about(hex)}`);
      if (u.arm !== 'ground') book.same('11.10', 'fog', true, known(u), () => `${nameOf(u)} for ${about(hex)}`);
    }
    const stack = hidden.filter((u) => u.arm === 'ground');
    const tops = stack.filter(known).length;
    book.same('11.10', 'fog', Math.min(1, stack.length), tops, () => `tops of the stack for ${about(hex)}`);
  }
}
