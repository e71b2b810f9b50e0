// 27.5, 27.6: what follows when Finland surrenders and when Rumania changes sides.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader } from './audit.ts';
import { FINLAND, type Hex, HEXES, isRail, labelOf, RUMANIA } from './board.ts';
import { AXIS, isFinn, type Position, RUSSIAN, type Unit } from './position.ts';

const isRumanian = (u: Unit): boolean => u.nation === 'rumanian';
interface Before {
  readonly what: 'Finland' | 'Rumania';
  readonly was: Position;
}
/** Units fight on in the same action only in a battle: then others may have been lost besides. */
export function readAllies(book: RefereeBook): Reader {
  let before: Before | undefined;
  return {
    begin() {
      before = undefined;
    },
    before(e, table) {
      if (e.k !== 'track' || e.to !== 1 || before) return;
      if (e.track === 'finland-out') before = { what: 'Finland', was: table.frozen() };
      if (e.track === 'rumania-out') before = { what: 'Rumania', was: table.frozen() };
    },
    end(table) {
      if (!before) return;
      const isFight =
        table.deed.events.some((e) => e.k === 'entered' && e.frame.n === 'battle') || table.pos.isIn('battle');
      if (before.what === 'Finland') compareFinland(book, before.was, table.pos, isFight);
      else compareRumania(book, before.was, table.pos, isFight);
    },
  };
}
function compareFinland(book: RefereeBook, was: Position, now: Position, isFight: boolean): void {
  for (const u of was.units) {
    if (!was.isOnMap(u)) continue;
    const isGone = isFinn(u) || (u.side === AXIS && FINLAND.has(was.at(u)));
    if (isFight && !isGone) continue;
    book.same('27.5', 'give up', !isGone, now.isOnMap(u), () => `${u.name} ${u.p} at ${labelOf(was.at(u))}`);
  }
  compareRails(book, '27.5', FINLAND, () => 0, now);
}
function compareRails(
  book: RefereeBook,
  rule: string,
  area: ReadonlySet<Hex>,
  due: (hex: Hex) => number,
  now: Position,
): void {
  for (const hex of area)
    if (isRail(hex))
      book.same(rule, 'give up', due(hex), now.state.layers['rail']?.[hex] ?? 0, () => `railway at ${labelOf(hex)}`);
}
/** 27.6: side by side in Rumania the guests are interned, abroad the Rumanians. */
function compareRumania(book: RefereeBook, was: Position, now: Position, isFight: boolean): void {
  const due = new Map<string, number>();
  for (let hex = 0; hex < HEXES; hex++) {
    const here = was.unitsAt(AXIS, hex);
    const hosts = here.filter(isRumanian);
    const guests = here.filter((u) => !isRumanian(u));
    if (hosts.length === 0) continue;
    const isHome = RUMANIA.has(hex);
    if (isHome || guests.length === 0)
      for (const u of hosts) due.set(`${labelOf(hex)} ${u.arm}`, (due.get(`${labelOf(hex)} ${u.arm}`) ?? 0) + 1);
    if (isFight) continue;
    for (const u of guests)
      book.same('27.6', 'give up', !isHome, now.isOnMap(u), () => `${u.name} ${u.p} at ${labelOf(hex)}`);
  }
  book.same('27.6', 'give up', 0, now.onMap(AXIS).filter(isRumanian).length, () => 'Rumanians of the Axis');
  const found = new Map<string, number>();
  for (const u of now.onMap(RUSSIAN))
    if (u.nation === 'red-rumanian') {
      const key = `${labelOf(now.at(u))} ${u.arm}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  for (const key of new Set([...due.keys(), ...found.keys()]))
    book.same('27.6', 'give up', due.get(key) ?? 0, found.get(key) ?? 0, () => `Rumanians who change sides: ${key}`);
  // RULINGS F1: what the Russian has repaired before stays his.
  compareRails(book, '27.6', RUMANIA, (hex) => (was.railOf(RUSSIAN, hex) ? RUSSIAN + 1 : 0), now);
}
