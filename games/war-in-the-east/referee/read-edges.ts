// 23.0: what must be held, from turn to turn; 26: what has become of those who left the map.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { type Hex, isCity, isRail, labelOf } from './board.ts';
import { PAUSE } from './edges.ts';
import type { Memory } from './memory.ts';
import { isHeldByAxis, mustHold } from './no-retreat.ts';
import { AXIS, BOX, isCenter, RUSSIAN } from './position.ts';
import { isBarren } from './zones.ts';

const PHASES: ReadonlySet<string> = new Set(['initial-movement', 'mechanized-movement']);
export function readEdges(book: RefereeBook, memory: Memory): Reader {
  return {
    before(e, table) {
      if (!table.pos.scenario.historical) return;
      // 23.01, RULINGS N2: what combat has cost need not be held any more.
      if (e.k === 'left' && e.n === 'combat' && table.pos.phasing === AXIS)
        memory.mustHold = new Set([...memory.mustHold].filter((hex) => isHeldByAxis(table.pos, hex)));
      if (e.k === 'entered' && e.frame.n === 'reinforcement' && table.pos.phasing === AXIS)
        memory.mustHold = mustHold(table.pos);
      if (e.k === 'moved') commit(memory, e.p, e.path ?? [e.from, e.to], table);
    },
    after(e, table) {
      if (!table.pos.scenario.historical || e.k !== 'entered') return;
      if (!PHASES.has(e.frame.n)) return;
      memory.began = new Map(table.pos.onMap(AXIS).map((u) => [u.p, table.pos.at(u)]));
      memory.committed = new Set();
    },
    end(table) {
      compareMust(book, memory, table);
      compareLeft(book, table);
    },
  };
}
/** RULINGS N1: who has cut a railway, entered a city, overrun or force marched is not sent back. */
function commit(memory: Memory, p: number, path: readonly Hex[], table: Table): void {
  const { verb } = table.deed.action;
  const isHeavy = verb === 'overrun' || verb === 'force-march';
  const cuts = path.slice(1).some((hex) => isCity(hex) || (isRail(hex) && table.pos.railOf(RUSSIAN, hex)));
  if (isHeavy || cuts) memory.committed.add(p);
}
function compareMust(book: RefereeBook, memory: Memory, table: Table): void {
  const { pos } = table;
  if (!pos.scenario.historical || pos.phasing !== AXIS || !PHASES.has(pos.state.stack.at(-1)?.n ?? '')) return;
  if (table.deed.before.stack.at(-1)?.n === pos.state.stack.at(-1)?.n) return;
  const theirs = ((pos.state.memo['must-hold'] ?? []) as readonly Hex[]).filter((hex) => !isBarren(pos, hex));
  const mine = [...memory.mustHold].filter((hex) => !isBarren(pos, hex));
  book.sets('23.0', 'must hold', new Set(mine), new Set(theirs), (hex) => `${labelOf(hex)} on turn ${pos.turn}`);
}
const LEAVING: ReadonlySet<string> = new Set(['withdraw', 'withdraw-by-rail', 'demand-withdrawal']);
const TO_SIBERIA: ReadonlySet<string> = new Set(['to-siberia', 'rail-to-siberia']);
function compareLeft(book: RefereeBook, table: Table): void {
  const { verb, args } = table.deed.action;
  if (!LEAVING.has(verb) && !TO_SIBERIA.has(verb)) return;
  const was = table.positionBefore;
  const u = was.unit(args['piece'] as number);
  const about = () => `${u.name} ${u.p} from ${labelOf(was.at(u))}`;
  const box = TO_SIBERIA.has(verb) ? BOX.siberia : BOX.withdrawn;
  book.same('26.0', 'off the map', box, table.pos.at(u), about);
  if (isCenter(u)) book.same('26.31', 'off the map', was.turn + PAUSE, table.pos.field(u, 'usable'), about);
  const gained = (track: string) => table.pos.track(track) - was.track(track);
  if (!LEAVING.has(verb)) return;
  book.same('26.21', 'off the map', u.name === '6-5' ? 1 : 0, gained('withdrawn-infantry'), about);
  book.same('26.21', 'off the map', u.isMech && u.nation === 'german' ? 1 : 0, gained('withdrawn-mechanized'), about);
}
