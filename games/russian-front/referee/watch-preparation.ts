// Compares what is offered in the Preparation Phase, and the markers of the Ground Movement Step.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { cityAt, labelOf, neighbours } from './board.ts';
import type { Desk } from './desk.ts';
import { boxOf, nameOf, type Position, type Unit } from './position.ts';
import {
  arrivalEdges,
  arrivalHexes,
  isComing,
  mayBuyGuard,
  mayRebuild,
  maySubstitute,
  mostReplaced,
  trainHexes,
} from './preparation.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { isOffered, offeredPlaces } from './watch-movement.ts';

/** Units looked at in every question after the first of a step. */
const SAMPLE = 2;

export function watchPreparation(book: RefereeBook): Desk {
  const sample = sampler(30, SAMPLE);
  return {
    asked(pos, now) {
      sample.ask(`${now.node} ${pos.turn} ${now.side}`);
      const some: Some = (units) => sample.pick(units);
      if (now.node === 'spend-factors') factors(book, pos, now);
      if (now.node === 'guards') guards(book, pos, now, some);
      if (now.node === 'arrivals') arrivals(book, pos, now, some);
      if (now.node === 'rail-movement') trains(book, pos, now, some(pos.onMap(now.side)));
      if (now.node === 'ground-movement') markers(book, pos, now, some(pos.onMap(now.side)));
    },
  };
}
type Some = (units: readonly Unit[]) => readonly Unit[];
const pieces = (now: Question, verb: string): Set<number> =>
  isOffered(now, verb) ? new Set(now.values(verb, 'piece') as readonly number[]) : new Set<number>();
const own = (pos: Position, now: Question): readonly Unit[] => pos.units.filter((u) => u.side === now.side);

function factors(book: RefereeBook, pos: Position, now: Question): void {
  const name = (p: number) => nameOf(pos.unit(p));
  const mine = (is: (u: Unit) => boolean) =>
    new Set(
      own(pos, now)
        .filter(is)
        .map((u) => u.p),
    );
  const replaced = mine((u) => mostReplaced(pos, u) > 0);
  book.sets('13.2.3', 'replacing', replaced, pieces(now, 'replace'), name);
  for (const p of [...replaced].slice(0, SAMPLE)) {
    const most = Math.max(0, ...(now.values('replace', 'hits', { piece: p }) as readonly number[]));
    book.same('13.2.3.1', 'replacing', mostReplaced(pos, pos.unit(p)), most, () => `hits of ${name(p)}`);
  }
  book.sets(
    '13.2.4',
    'rebuilding',
    mine((u) => mayRebuild(pos, u)),
    pieces(now, 'rebuild'),
    name,
  );
  book.sets(
    '13.3.1.1',
    'buying Guards',
    mine((u) => mayBuyGuard(pos, u)),
    pieces(now, 'buy-guard'),
    name,
  );
}

function guards(book: RefereeBook, pos: Position, now: Question, some: Some): void {
  const waiting = some(own(pos, now).filter((u) => u.row.class === 'guard'));
  for (const g of waiting) {
    const may = new Set(
      own(pos, now)
        .filter((u) => maySubstitute(pos, g, u))
        .map((u) => u.p),
    );
    const isFree = (now.values('substitute-guard', 'guard') as readonly number[]).includes(g.p);
    const units = isFree ? (now.values('substitute-guard', 'unit', { guard: g.p }) as readonly number[]) : [];
    const can = units.filter((p) => now.whyNot('substitute-guard', { guard: g.p, unit: p }) === undefined);
    book.sets('13.3.1.2', 'substituting Guards', may, new Set(can), (p) => `${nameOf(g)} for ${nameOf(pos.unit(p))}`);
  }
}

function arrivals(book: RefereeBook, pos: Position, now: Question, some: Some): void {
  const boxes = new Set([boxOf('order of battle', now.side), boxOf('held back', now.side)]);
  for (const u of some(own(pos, now).filter((x) => boxes.has(pos.at(x))))) {
    const comes = isComing(pos, u);
    const compare = (verb: string, mine: readonly number[]) => {
      if (!isOffered(now, verb)) return;
      const theirs = offeredPlaces(now, verb, 'to', { piece: u.p });
      const about = (hex: number) => `${nameOf(u)} ${verb} ${labelOf(hex)} (turn ${pos.turn})`;
      book.sets('5.2.1', verb, new Set(comes ? mine : []), new Set(theirs), about);
    };
    compare('arrive', arrivalHexes(pos, u));
    compare('arrive-at-the-edge', arrivalEdges(pos, u));
  }
}

function trains(book: RefereeBook, pos: Position, now: Question, units: readonly Unit[]): void {
  for (const u of units) {
    const theirs = offeredPlaces(now, 'rail', 'to', { piece: u.p });
    const about = (hex: number) => `${nameOf(u)} from ${labelOf(pos.at(u))} to ${labelOf(hex)}`;
    book.sets('13.4', 'trains', new Set(trainHexes(pos, u)), new Set(theirs), about);
  }
}

/** 11.5.1, 11.6.1 */
function markers(book: RefereeBook, pos: Position, now: Question, units: readonly Unit[]): void {
  if (!pos.isAdvanced) return;
  const side = now.side;
  const mine = pos.onMap(side);
  const reserves = new Set(mine.filter((u) => pos.has(u, 'reserve')).map((u) => pos.at(u)));
  const refits = mine.filter((u) => pos.has(u, 'refit')).length;
  for (const u of units) {
    if (u.arm !== 'ground') continue;
    const at = pos.at(u);
    const rests =
      pos.field(u, 'spent') === 0 &&
      !pos.has(u, 'out-of-supply') &&
      !pos.has(u, 'reserve') &&
      !pos.has(u, 'refit') &&
      !pos.isBattle(at) &&
      !neighbours(at).some((n) => pos.hasGround(1 - side, n));
    const isRoom = reserves.has(at) || reserves.size < (side === 0 ? 3 : 2);
    book.same(
      '11.5.1',
      'reserve',
      rests && isRoom,
      now.whyNot('reserve', { units: [u.p] }) === undefined,
      () => `${nameOf(u)} at ${labelOf(at)}`,
    );
    const isRefit = rests && u.row.type === 'armor' && cityAt(at) !== undefined && refits < (side === 0 ? 2 : 1);
    book.same(
      '11.6.1',
      'refit',
      isRefit,
      now.whyNot('refit', { piece: u.p }) === undefined,
      () => `${nameOf(u)} at ${labelOf(at)}`,
    );
  }
}
