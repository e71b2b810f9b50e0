// What an action costs and where it leaves its units.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { activeIn, type Reader, type Table } from './audit.ts';
import { isBigCity, labelOf } from './board.ts';
import { inBox } from './combat.ts';
import { costOf } from './ground.ts';
import { boxOf, nameOf, type Position } from './position.ts';
import { hitCost, poolOf } from './preparation.ts';

const GUARD: Readonly<Record<string, number>> = { infantry: 4, cavalry: 6, armor: 8 };
/** Verbs after which the piece stands where it was sent. */
const SENT: ReadonlySet<string> = new Set([
  'arrive',
  'rail',
  'fly',
  'raid',
  'interdict',
  'sail',
  'lay-mines',
  'sweep-mines',
  'return',
  'transfer',
  'evacuate',
]);

export function readDeeds(book: RefereeBook): Reader {
  let before: Position | undefined;
  const fresh: number[] = [];
  return {
    begin(table) {
      before = table.frozen();
      fresh.length = 0;
    },
    before(e, table) {
      if (e.k === 'mark' && e.mark === 'battle' && e.to > 0 && !table.pos.isBattle(Number(e.key)))
        fresh.push(Number(e.key));
    },
    end(table) {
      if (!before) return;
      paid(book, before, table);
      blitz(book, table, fresh);
      pursued(book, before, table);
    },
  };
}

function paid(book: RefereeBook, before: Position, table: Table): void {
  const { action, side } = table.deed;
  const { pos } = table;
  const p = action.args['piece'];
  if (typeof p !== 'number') return;
  const u = pos.unit(p);
  const about = () => `${action.verb} ${nameOf(u)}`;
  const pool = poolOf(u);
  const spent = (n: number) => {
    // The step may end with this action, and what nobody was given goes to Germany (R13).
    const over = pos.state.stack.at(-1)?.n !== 'spend-factors';
    if (!over) book.same('13.2', 'factors spent', before.track(pool) - n, pos.track(pool), about);
  };
  if (SENT.has(action.verb)) {
    const to = action.args['to'] as number;
    const moved = table.deed.events.some(
      (e) => (e.k === 'moved' || e.k === 'placed') && e.p === p && (e.k === 'moved' ? e.to : e.at) === to,
    );
    book.same('6.1', 'where it goes', true, moved || pos.at(u) === to, () => `${about()} to ${labelOf(to)}`);
  }
  if (action.verb === 'replace') {
    const n = Number(action.args['hits']);
    spent(n * hitCost(u));
    // Who is withdrawn right after it loses its hits with its place.
    if (pos.isOnMap(u))
      book.same('13.2.3', 'factors spent', before.hits(u) - n, pos.hits(u), () => `hits after ${about()}`);
  }
  if (action.verb === 'rebuild') {
    spent(u.row.attack * hitCost(u));
    book.same('13.2.4', 'factors spent', false, pos.at(u) === boxOf('eliminated', side), about);
  }
  if (action.verb === 'buy-guard') spent(GUARD[u.row.type] ?? 0);
}

/** 11.7.1: asked as soon as a battle is made, if there is armor with factors left. */
function blitz(book: RefereeBook, table: Table, fresh: readonly number[]): void {
  const { pos } = table;
  const top = table.state.stack.at(-1);
  const isMoving = table.state.stack.some((f) => f.n === 'ground-movement');
  const side = activeIn(table);
  if (isMoving && pos.isAdvanced)
    for (const hex of fresh) {
      const due =
        blitzNumber(pos, side, hex) >= 1 &&
        !isBigCity(hex) &&
        pos.track(side === 0 ? 'blitz-axis' : 'blitz-soviet') < 3;
      const asked = top?.n === 'blitz' && top.vars['blitzAt'] === hex;
      book.same('11.7.1', 'blitz', due, asked, () => `asked at ${labelOf(hex)}`);
    }
  if (table.deed.action.verb !== 'blitz') return;
  const at = table.deed.before.stack.at(-1)?.vars['blitzAt'] as number;
  book.same('11.7.1.2', 'blitz', blitzNumber(pos, side, at), pos.mark('blitz', at), () => `number at ${labelOf(at)}`);
}
function blitzNumber(pos: Position, side: number, hex: number): number {
  const armor = inBox(pos, side, hex).filter((u) => u.row.type === 'armor');
  const left = armor.map(
    (u) => (pos.has(u, 'out-of-supply') ? Math.floor(u.row.move / 2) : u.row.move) - pos.field(u, 'spent') - 1,
  );
  return left.length === 0 ? 0 : Math.min(...left);
}

/** 11.7.2.3.2, R6 */
function pursued(book: RefereeBook, before: Position, table: Table): void {
  const { action } = table.deed;
  if (action.verb !== 'pursue') return;
  const units = (action.args['units'] as readonly number[])
    .map((p) => before.unit(p))
    .filter((u) => u.arm === 'ground');
  const to = action.args['to'] as number;
  const where = table.deed.before.stack.findLast((f) => f.n === 'battle')?.vars['where'] as number;
  const cost = Math.max(...units.map((u) => costOf(before, u, where, to)));
  const left = before.mark('blitz', where) - cost - 1;
  book.same('11.7.2.3.2', 'pursuit', true, left >= 0, () => `number ${before.mark('blitz', where)} for ${labelOf(to)}`);
  for (const u of units) {
    const came = table.deed.events.some((e) => e.k === 'moved' && e.p === u.p && e.to === to);
    book.same('11.7.2.3', 'pursuit', true, came, () => `${nameOf(u)} to ${labelOf(to)}`);
  }
}
