// What a move does: what it costs, which railways it cuts, who was last in a hex.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { HEXES, type Hex, isRail, labelOf } from './board.ts';
import { forcedReach, type Phase, reach } from './movement.ts';
import { overrunCost, victimsIn } from './overrun.ts';
import { AXIS, foeOf, nameOf, type Position, type Unit } from './position.ts';

export function readMoves(book: RefereeBook): Reader {
  let rail: number[] = [];
  let entered: number[] = [];
  let isPolitics = false;
  const enter = (hex: Hex, side: number) => {
    entered[hex] = side + 1;
    if (rail[hex] === foeOf(side) + 1) rail[hex] = 0;
  };
  return {
    begin(table) {
      rail = [...(table.state.layers['rail'] ?? [])];
      entered = [...(table.state.layers['entered'] ?? [])];
      isPolitics = false;
    },
    before(e, table) {
      // 27.5, 27.6: what becomes of railways then is compared there.
      if (e.k === 'track' && (e.track === 'finland-out' || e.track === 'rumania-out')) isPolitics = true;
      if (e.k !== 'moved' || e.to >= HEXES || e.to < 0) return;
      const { pos } = table;
      const { to } = e;
      const u = pos.unit(e.p);
      const { side } = u;
      const path = e.path ?? [e.from, to];
      for (const hex of path.slice(1)) {
        if (hex < HEXES) enter(hex, side);
      }
      if (u.arm === 'repair' && e.by === 'repair' && isRail(to) && !(side === AXIS && pos.weather === 'snow'))
        rail[to] = side + 1;
    },
    after(e, table) {
      // Who comes into play in a hex has entered it.
      if (e.k === 'placed' && e.at >= 0 && e.at < HEXES) enter(e.at, table.pos.unit(e.p).side);
    },
    end(table) {
      const { verb, args } = table.deed.action;
      if (table.deed.before.stack.some((f) => f.n === 'set-up')) return;
      // S5
      if (verb === 'repair-finnish-rail')
        rail[table.positionBefore.at(table.positionBefore.unit(args['piece'] as number))] = AXIS + 1;
      if (!isPolitics) compareLayer(book, '6.55', 'railways', rail, table.state.layers['rail'] ?? []);
      compareLayer(book, '7.0', 'last entered', entered, table.state.layers['entered'] ?? []);
      paid(book, table);
    },
  };
}
function compareLayer(
  book: RefereeBook,
  rule: string,
  what: string,
  mine: readonly number[],
  theirs: ArrayLike<number>,
): void {
  book.count(what, HEXES);
  for (let hex = 0; hex < HEXES; hex++)
    if (mine[hex] !== theirs[hex])
      book.differs(rule, what, `${labelOf(hex)}: the referee finds ${mine[hex]}, the module ${theirs[hex]}`);
}
const about = (pos: Position, u: Unit, to: Hex): string =>
  `${nameOf(u)} ${u.p} from ${labelOf(pos.at(u))} to ${labelOf(to)} (spent ${pos.field(u, 'spent')} before)`;

const MARCHES: ReadonlySet<string> = new Set(['move', 'force-march', 'overrun']);
/** 5.1, 5.6.P, 5.7.P, 5.79 */
function paid(book: RefereeBook, table: Table): void {
  const { action, before } = table.deed;
  if (!MARCHES.has(action.verb)) return;
  const was = table.positionBefore;
  const phase = before.stack.at(-1)?.n as Phase;
  const { units: ps, piece, to } = action.args as { units: readonly number[]; piece: number; to: Hex };
  if (action.verb === 'move' && ps.length === 1) {
    const u = was.unit(ps[0] ?? -1);
    const cost = reach(was, u, phase).get(to);
    if (cost !== undefined)
      book.same('5.1', 'cost of a move', cost, table.pos.field(u, 'spent'), () => about(was, u, to));
  }
  if (action.verb === 'force-march') {
    const u = was.unit(piece);
    const cost = forcedReach(was, u).get(to);
    if (table.pos.isOnMap(u))
      book.same('5.6.P', 'cost of a move', cost, table.pos.field(u, 'spent'), () => about(was, u, to));
    const roll = table.deed.events.find((e) => e.k === 'rolled');
    const steps = roll?.k === 'rolled' && roll.dice[0] === 1 ? was.steps(u) - 1 : was.steps(u);
    book.same('5.6.P', 'forced march dice', steps, table.pos.isOnMap(u) ? table.pos.steps(u) : 0, () =>
      about(was, u, to),
    );
  }
  if (action.verb === 'overrun')
    for (const u of ps.map((p) => was.unit(p))) {
      const cost = was.field(u, 'spent') + overrunCost(was, u, to);
      book.same('5.7.P', 'cost of an overrun', cost, table.pos.field(u, 'spent'), () => about(was, u, to));
      for (const v of victimsIn(was, foeOf(u.side), to))
        book.same('5.79', 'overrun units', false, table.pos.isOnMap(v), () => about(was, v, to));
    }
}
