// 14.3, 15.8: compares what ships are offered.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { type Hex, isCoast, isPort, labelOf } from './board.ts';
import { inBox } from './combat.ts';
import { isForbidden, isRivalCountry, meetsRival } from './ground.ts';
import type { Desk } from './desk.ts';
import { isIce, isNavalBase, sailing } from './naval.ts';
import { AXIS, foeOf, nameOf, type Position, type Unit } from './position.ts';
import { isNoBaseFor, isOffPanel } from './retreats.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { isOffered, offeredPlaces } from './watch-movement.ts';

const MINEFIELDS = 6;

export function watchNaval(book: RefereeBook): Desk {
  const some = sampler(20, 2);
  return {
    asked(pos, now) {
      if (!pos.isAdvanced) return;
      some.ask(`${now.node} ${pos.turn} ${now.side}`);
      const ships = some.pick(pos.onMap(now.side).filter((u) => u.arm === 'naval'));
      if (now.node === 'phasing-naval') for (const u of ships) missions(book, pos, now, u);
      if (now.node === 'phasing-naval' && isOffered(now, 'lift-mines'))
        book.sets(
          '14.3.2.4.3',
          'lifting mines',
          new Set(mined(pos, now.side)),
          new Set(now.values('lift-mines', 'at') as readonly number[]),
          labelOf,
        );
      if (now.node === 'non-phasing-naval') for (const u of ships) answers(book, pos, now, u);
      if (now.node === 'phasing-return' || now.node === 'non-phasing-return')
        for (const u of ships) home(book, pos, now, u);
      if (now.node === 'evacuation') flee(book, pos, now);
    },
  };
}
function compare(
  book: RefereeBook,
  now: Question,
  rule: string,
  what: string,
  u: Unit,
  verb: string,
  mine: readonly Hex[],
): void {
  const theirs = isOffered(now, verb) ? offeredPlaces(now, verb, 'to', { piece: u.p }) : [];
  book.sets(rule, what, new Set(mine), new Set(theirs), (hex) => `${nameOf(u)} to ${labelOf(hex)}`);
}
const mined = (pos: Position, side: number): readonly Hex[] =>
  pos.marked(side === AXIS ? 'mines-axis' : 'mines-soviet');

/** Whether a ship may be sent anywhere: from its base, in supply, not used yet. */
function isReady(pos: Position, u: Unit): boolean {
  return isIdle(pos, u) && isNavalBase(pos, u.side, pos.at(u));
}
const isIdle = (pos: Position, u: Unit): boolean => ['box', 'flew', 'used'].every((f) => !pos.has(u, f));
function mayGo(pos: Position, u: Unit, hex: Hex): boolean {
  return !isOffPanel(pos, u, hex) && !meetsRival(pos, u, hex) && !isRivalCountry(pos, u, hex);
}

function missions(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const foe = foeOf(u.side);
  const from = pos.at(u);
  const ready = isReady(pos, u);
  const way = ready ? [...sailing(pos, u, 7, 'mission').keys()].filter((hex) => mayGo(pos, u, hex)) : [];
  const free = way.filter((hex) => !pos.hasMines(foe, hex));
  // 14.3.2.1, 14.3.2.2
  const sail = free.filter((hex) => {
    if (isCoast(hex) && pos.isBattle(hex) && pos.hasGround(u.side, hex)) return true;
    if (hex === from || !isPort(hex) || pos.control(hex) !== foe) return false;
    return pos.of(foe, 'naval', hex).length > 0 || pos.of(foe, 'air', hex).length > 0;
  });
  compare(book, now, '14.3.2', 'sailing', u, 'sail', sail);
  // 14.3.2.3, R85
  const laid =
    mined(pos, u.side).length + pos.marked('laying').filter((h) => (pos.mark('laying', h) - 1) % 2 === u.side).length;
  const lay = free.filter((hex) => {
    if (pos.hasMines(u.side, hex)) return false;
    if (pos.mark('laying', hex) === u.side + 1) return true;
    return laid < MINEFIELDS && pos.mark('sweeping', hex) === 0 && pos.mark('laying', hex) === 0;
  });
  const atHome = ready || (isIceBound(pos, u) && !pos.has(u, 'box')) ? lay : [];
  compare(book, now, '14.3.2.3', 'laying mines', u, 'lay-mines', atHome);
  // 14.3.2.4
  const sweep = way.filter((hex) => pos.hasMines(foe, hex) && pos.mark('laying', hex) === 0);
  compare(book, now, '14.3.2.4', 'sweeping mines', u, 'sweep-mines', sweep);
}
const isIceBound = (pos: Position, u: Unit): boolean => isIce(pos, pos.at(u));

/** 14.3.3 */
function answers(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const foe = foeOf(u.side);
  const ready = isIdle(pos, u) && !pos.has(u, 'do-not-use');
  const way = ready ? [...sailing(pos, u, 7, 'mission').keys()].filter((hex) => mayGo(pos, u, hex)) : [];
  // Who keeps out of a battle over mines in its own hex stays there.
  const here = pos.at(u);
  const isKept = pos.isBattle(here) && inBox(pos, foe, here).some((x) => x.arm === 'naval');
  const to = (isKept ? way.filter((hex) => hex === here) : way).filter(
    (hex) => pos.isBattle(hex) && inBox(pos, foe, hex).some((x) => x.arm === 'naval') && !pos.hasMines(foe, hex),
  );
  compare(book, now, '14.3.3', 'answering at sea', u, 'sail', to);
}

/** 15.8 */
function home(book: RefereeBook, pos: Position, now: Question, u: Unit): void {
  const from = pos.at(u);
  const bases = (far: number) =>
    [...sailing(pos, u, far, 'home').keys()].filter(
      (hex) => hex !== from && isNavalBase(pos, u.side, hex) && !isNoBaseFor(pos, u, hex) && !meetsRival(pos, u, hex),
    );
  // 14.3.4, R88: out of a port the enemy has mined.
  const isMined = pos.hasMines(foeOf(u.side), from);
  const away = (pos.has(u, 'flew') || isMined) && !pos.has(u, 'transferred');
  compare(book, now, '15.8.1', 'ships return', u, 'return', away ? bases(7) : []);
  const rests = ['flew', 'transferred', 'do-not-use', 'no-transfer', 'used'].every((f) => !pos.has(u, f));
  compare(book, now, '15.8.2', 'ships transfer', u, 'transfer', rests && !isMined ? bases(14) : []);
}

/** 14.2.2 */
function flee(book: RefereeBook, pos: Position, now: Question): void {
  for (const p of now.values('evacuate', 'piece') as readonly number[]) {
    const u = pos.unit(p);
    if (u.arm !== 'naval') continue;
    const open = [...sailing(pos, u, 7, 'home').keys()].filter(
      (hex) => hex !== pos.at(u) && isNavalBase(pos, u.side, hex) && !pos.isBattle(hex),
    );
    const good = open.filter((hex) => !isNoBaseFor(pos, u, hex) && !isForbidden(pos, u, hex));
    const some = good.length > 0 ? good : open;
    const apart = some.filter((hex) => !meetsRival(pos, u, hex));
    compare(book, now, '14.2.2.1', 'ships flee', u, 'evacuate', apart.length > 0 ? apart : some);
  }
}
