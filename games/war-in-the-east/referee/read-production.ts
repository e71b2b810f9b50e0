// What the Production Phase does by itself: who works, what comes in, how units go on along their tracks, what a start costs.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { CENTERS, HEXES, labelOf } from './board.ts';
import { BOX, nameOf, type Position, RUSSIAN, type Unit } from './position.ts';
import { COSTS, income, personnelWorks, trainingWorks } from './production.ts';

const REBUILDING = 3;
/** The box of those who wait to be placed. */
const FINISHED = 99;
const CONSTRUCTION = 1;
/** How many turns a unit is on a track; nothing for stacks that are converted. */
function turnsOf(pos: Position, u: Unit): number | undefined {
  const track = pos.field(u, 'track');
  if (track === CONSTRUCTION) return COSTS[u.name]?.turns;
  return track === REBUILDING ? COSTS[`${u.name} BG`]?.turns : undefined;
}
export function readProduction(book: RefereeBook): Reader {
  let was: Position | undefined;
  return {
    before(e, table) {
      if (e.k === 'entered' && e.frame.n === 'production') was = table.frozen();
      if (e.k === 'entered' && (e.frame.n === 'production-starts' || e.frame.n === 'production-program') && was) {
        compareIncome(book, was, table.pos);
        was = undefined;
      }
      if (e.k === 'moved' && e.from === BOX.production && e.to < HEXES) compareFinished(book, table, e.p);
      if (e.k === 'left' && e.n === 'player-turn-end' && table.pos.phasing === RUSSIAN) compareIdle(book, table.pos);
    },
    end(table) {
      if (table.deed.action.verb === 'construct') comparePrice(book, table);
    },
  };
}
function compareIncome(book: RefereeBook, was: Position, now: Position): void {
  const { arms, personnel } = income(was);
  const about = () => `turn ${was.turn}`;
  book.same('15.2.P', 'income', was.track('arms-points') + arms, now.track('arms-points'), () => `Arms, ${about()}`);
  book.same(
    '15.2.P',
    'income',
    was.track('personnel-points') + personnel,
    now.track('personnel-points'),
    () => `Personnel, ${about()}`,
  );
  // One that is being built has the number of the Center that builds it.
  const finished = was.units.filter((u) => u.arm === 'training-center' && was.at(u) !== BOX.production);
  const centers = new Map(finished.map((u) => [was.field(u, 'number'), u]));
  for (const [n, u] of centers)
    if (n > 0)
      book.same(
        '15.17',
        'operational',
        trainingWorks(was, u),
        now.has(u, 'working'),
        () => `Center ${n} at ${labelOf(was.at(u))}, ${about()}`,
      );
  // 15.3: everybody on a working track goes on.
  for (const u of was.units) {
    if (was.at(u) !== BOX.production || now.at(u) !== BOX.production) continue;
    const center = centers.get(was.field(u, 'number'));
    const turns = turnsOf(was, u);
    const box = was.field(u, 'box');
    if (!center || turns === undefined || box < 1 || box > turns) continue;
    const next = box + 1 > turns ? FINISHED : box + 1;
    book.same(
      '15.3',
      'tracks',
      trainingWorks(was, center) ? next : box,
      now.field(u, 'box'),
      () => `${nameOf(u)} ${u.p} in box ${box}, ${about()}`,
    );
  }
}
/** 15.3.P, 15.7: nobody leaves before its time. */
function compareFinished(book: RefereeBook, table: Table, p: number): void {
  const was = table.positionBefore;
  const u = was.unit(p);
  const turns = was.at(u) === BOX.production ? turnsOf(was, u) : undefined;
  const isReady = turns === undefined || was.field(u, 'box') === 0 || was.field(u, 'box') > turns;
  book.same('15.3.P', 'finished units', true, isReady, () => `${nameOf(u)} in box ${was.field(u, 'box')}`);
}
function comparePrice(book: RefereeBook, table: Table): void {
  const cost = COSTS[table.deed.action.args['what'] as string];
  const was = table.positionBefore;
  const spent = (track: string) => was.track(track) - table.pos.track(track);
  book.same(
    '15.7',
    'prices',
    cost?.arms,
    spent('arms-points'),
    () => `Arms of ${String(table.deed.action.args['what'])}`,
  );
  book.same(
    '15.7',
    'prices',
    cost?.personnel,
    spent('personnel-points'),
    () => `Personnel of ${String(table.deed.action.args['what'])}`,
  );
}
/** 29.35: Centers that do not work when the Russian Player-Turn ends. */
function compareIdle(book: RefereeBook, pos: Position): void {
  if (pos.scenario.line !== 'Barbarossa' || pos.warTurn > 2) return;
  for (const hex of CENTERS)
    book.same('29.35', 'idle Centers', !personnelWorks(pos, hex), pos.mark('idle-center', hex) > 0, () => labelOf(hex));
}
