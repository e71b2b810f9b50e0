// What a move does: what it costs, what it takes, what it drives away.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { EDGE_SOURCES, HEXES, type Hex, hexesOfSide, labelOf } from './board.ts';
import type { Memory } from './memory.ts';
import { allowance, type Phase, reach } from './movement.ts';
import { GERMAN, nameOf, type Position, SOVIET, type Unit } from './position.ts';

const PHASES: ReadonlySet<string> = new Set(['movement', 'exploitation', 'reaction']);

export function readMoves(book: RefereeBook, memory: Memory): Reader {
  let control: number[] = [];
  let forts = new Set<Hex>();
  let bridges = new Set<number>();
  return {
    begin(table) {
      control = [...(table.state.layers['control'] ?? [])];
      forts = new Set(table.pos.marks('fort').map(([hex]) => hex));
      bridges = new Set(table.pos.marks('bridge').map(([side]) => side));
    },
    before(e, table) {
      // stars the Germans have left are Soviet again when a player turn or an End Phase begins.
      if (e.k === 'entered' && (e.frame.n === 'player-turn' || e.frame.n === 'end-phase'))
        for (const hex of EDGE_SOURCES[SOVIET] ?? [])
          if (table.pos.ground(GERMAN, hex).length === 0) control[hex] = SOVIET + 1;
      if (e.k === 'mark' && e.mark === 'fort' && e.to > 0) forts.add(Number(e.key));
      if (e.k === 'mark' && e.mark === 'bridge' && e.to > 0) bridges.add(Number(e.key));
      if (e.k === 'mark' && e.mark === 'bridge' && e.to === 0 && table.deed.action.verb === 'remove-bridge')
        bridges.delete(Number(e.key));
      if (e.k !== 'moved' || e.to >= HEXES) return;
      const { pos } = table;
      const u = pos.unit(e.p);
      if (u.is === 'air') return;
      const path = e.path ?? [e.from, e.to];
      memory.moved(pos, u, path);
      for (const hex of path.slice(1)) {
        if (hex >= HEXES) continue;
        // HQs and leaders take nothing.
        if ((u.is === 'combat' || u.is === 'support') && e.by !== 'drop') control[hex] = u.side + 1;
        if (u.side === SOVIET && e.by !== 'drop') forts.delete(hex);
        if (u.side === GERMAN && u.is === 'combat')
          for (const side of bridges) {
            const isTrain = pos.mark('bridge', side) !== 3;
            const [a, b] = hexesOfSide(side);
            const at = pos.mark('bridge', side) === 1 ? a : b;
            if (isTrain ? hex === at : hex === a || hex === b) bridges.delete(side);
          }
      }
    },
    end(table) {
      // A brigade that is lost in the drop was never there.
      const { verb, args } = table.deed.action;
      const { brigade, to } = args as { readonly brigade: number; readonly to: number };
      if (verb === 'drop' && table.pos.at(table.pos.unit(brigade)) === to) {
        control[to] = SOVIET + 1;
        forts.delete(to);
      }
      const now = table.state.layers['control'] ?? [];
      book.count('control', HEXES);
      for (let hex = 0; hex < HEXES; hex++)
        if (control[hex] !== now[hex])
          book.differs('CTRL', 'control', `${labelOf(hex)}: the referee finds ${control[hex]}, the module ${now[hex]}`);
      const marks = (mark: string) => new Set(table.pos.marks(mark).map(([key]) => key));
      book.sets('19.3', 'fortifications', forts, marks('fort'), labelOf);
      book.sets('18.5E', 'bridges', bridges, marks('bridge'), (side) => hexesOfSide(side).map(labelOf).join('/'));
      paid(book, table);
    },
  };
}

/** 4.1: what a march has cost. */
function paid(book: RefereeBook, table: Table): void {
  const { action, before } = table.deed;
  if (action.verb !== 'move' || !PHASES.has(before.stack.at(-1)?.n ?? '')) return;
  const { units: ps, to } = action.args as { readonly units: readonly number[]; readonly to: number };
  const was = table.positionBefore;
  const units = ps.map((p) => was.unit(p));
  const [first] = units;
  if (!first || units.some((u) => u.isMech !== first.isMech || u.type === 'cavalry' || was.at(u) !== was.at(first)))
    return;
  if (units.some((u) => was.field(u, 'spent') !== was.field(first, 'spent') || was.has(u, 'disrupted'))) return;
  const way = reach(was, units, before.stack.at(-1)?.n as Phase).get(to);
  if (!way) return;
  for (const u of units) {
    if (!table.pos.isOnMap(u)) continue;
    // 4.1e: what a step beyond the allowance costs does not matter.
    const isGranted = !way.isExtended && way.cost > Math.min(...units.map((x) => allowance(was, x)));
    if (!isGranted) book.same('4.1', 'cost of a move', way.cost, table.pos.field(u, 'spent'), () => about(was, u, to));
    book.same('4.7B', 'Extended Movement', way.isExtended || was.has(u, 'extended'), table.pos.has(u, 'extended'), () =>
      about(was, u, to),
    );
  }
}
const about = (pos: Position, u: Unit, to: Hex): string =>
  `${nameOf(u)} from ${labelOf(pos.at(u))} to ${labelOf(to)} (spent ${pos.field(u, 'spent')} before)`;
