// What may be done in a Movement Phase, compared with what is offered.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { nameOf, railsFrom, zonesAt } from './board.ts';
import { exits, hasEnemy, isFreeToMove, landReach, mayLeave, priceOfOrder, type Reach, rearguardAt } from './moves.ts';
import { isHq, isSupreme, type Position, type Unit } from './position.ts';
import { canMobilize, mayEnd, overfull, type Verdict } from './stacking.ts';
import { dropZones, landingSites, mayEvacuate, railReach, seaReach } from './strategic.ts';

const NOWHERE: Reach = new Map();
type Numbers = readonly number[];

export function compareMoves(pos: Position, now: Question, book: RefereeBook): void {
  compareLand(pos, now, book);
  compareStrategic(pos, now, book);
  compareRailSides(pos, now, book);
  compareRearguards(pos, now, book);
  compareLandings(pos, now, book);
  compareDrops(pos, now, book);
  if (overfull(pos, now.side).length === 0)
    book.same('4.42a', 'end of movement', true, now.mayPass, () => 'the moves may be ended');
}

function compareLand(pos: Position, now: Question, book: RefereeBook): void {
  const movable = new Set(now.values('move', 'piece') as Numbers);
  const choosable = new Set(now.values('move-via', 'piece') as Numbers);
  for (const u of pos.of(now.side)) {
    const theirs = new Set(movable.has(u.p) ? (now.values('move', 'to', { piece: u.p }) as Numbers) : []);
    const mine = isFreeToMove(u) && priceOfOrder(pos, u) !== undefined ? landReach(pos, u) : NOWHERE;
    compareEnds(pos, u, 'move', new Set(mine.keys()), theirs, book);
    if (!choosable.has(u.p)) continue;
    // Where the owner may choose the side, all sides must be there to choose from (RULINGS R40); into a full hex only those that
    // leave a way out for others, which is left open here (R41).
    for (const to of now.values('move-via', 'to', { piece: u.p }) as Numbers) {
      const vias = new Set(now.values('move-via', 'via', { piece: u.p, to }) as Numbers);
      const isRoomy = pos.here(to, u.side).length < pos.stacking(to) && overfull(pos, u.side).length === 0;
      const ways = [...(mine.get(to) ?? [])].filter((via) => isRoomy || vias.has(via));
      book.sets(
        '6.33',
        'side of a battle',
        new Set(ways),
        vias,
        (via) => `${u.row.name} from ${nameOf(u.at)} to ${nameOf(to)} by ${nameOf(via)}`,
      );
    }
  }
}

function compareStrategic(pos: Position, now: Question, book: RefereeBook): void {
  const supreme = pos.track('supreme');
  for (const [verb, reach] of [
    ['rail', railReach],
    ['sea', seaReach],
  ] as const) {
    const offered = new Set(now.values(verb, 'piece') as Numbers);
    for (const u of pos.of(now.side)) {
      const mine = isFreeToMove(u) && supreme > 0 ? reach(pos, u, supreme) : new Map<number, number>();
      const theirs = new Set(offered.has(u.p) ? (now.values(verb, 'to', { piece: u.p }) as Numbers) : []);
      compareEnds(pos, u, verb, new Set(mine.keys()), theirs, book);
    }
  }
}

/** 9.22: by which side a battle is left by rail is the owner's to choose. */
function compareRailSides(pos: Position, now: Question, book: RefereeBook): void {
  const most = pos.track('supreme');
  for (const piece of now.values('rail-via', 'piece') as Numbers) {
    const u = pos.unit(piece);
    for (const to of now.values('rail-via', 'to', { piece }) as Numbers) {
      const theirs = new Set(now.values('rail-via', 'via', { piece, to }) as Numbers);
      const firsts = [...railsFrom(u.at), ...zonesAt(u.at)];
      const isRoomy = pos.here(to, u.side).length < pos.stacking(to) && overfull(pos, u.side).length === 0;
      const mine = new Set(
        firsts.filter((first) => railReach(pos, u, most, first).has(to) && (isRoomy || theirs.has(first))),
      );
      book.sets(
        '9.22',
        'side of a battle',
        mine,
        theirs,
        (via) => `${u.row.name} by rail from ${nameOf(u.at)} to ${nameOf(to)} by ${nameOf(via)}`,
      );
    }
  }
}

/** 6.41a, RULINGS R44 */
function compareRearguards(pos: Position, now: Question, book: RefereeBook): void {
  const isCrowded = overfull(pos, now.side).length > 0;
  const offered = new Set(now.values('rearguard', 'piece') as Numbers);
  for (const u of pos.of(now.side)) {
    const mine =
      hasEnemy(pos, u.side, u.at) &&
      isFreeToMove(u) &&
      priceOfOrder(pos, u) !== undefined &&
      !rearguardAt(pos, u.side, u.at) &&
      exits(pos, u).length > 0;
    // Supreme Moves may be needed elsewhere.
    if (isCrowded && mine && !offered.has(u.p)) {
      book.count('stacking left open');
      continue;
    }
    book.same(
      '6.41a',
      'rearguard',
      mine,
      offered.has(u.p),
      () => `${u.row.name} at ${nameOf(u.at)} may be the Rearguard`,
    );
  }
}

/** HQs that still have a landing or an evacuation to command in this phase. */
function landingHqs(pos: Position, side: number): readonly Unit[] {
  return pos.of(side).filter((u) => u.flags.has('active') && u.flags.has('invasion') && !u.flags.has('commanded'));
}
function compareLandings(pos: Position, now: Question, book: RefereeBook): void {
  const free = landingHqs(pos, now.side);
  for (const verb of ['invade', 'evacuate'] as const) {
    const offered = new Set(now.values(verb, 'hq') as Numbers);
    for (const hq of pos.of(now.side)) {
      if (!isHq(hq) || (!free.includes(hq) && !offered.has(hq.p))) continue;
      const pieces = new Set(offered.has(hq.p) ? (now.values(verb, 'piece', { hq: hq.p }) as Numbers) : []);
      for (const u of pos.of(now.side)) {
        const isFree = free.includes(hq) && isFreeToMove(u);
        if (verb === 'evacuate') {
          if (isFree && mayEvacuate(pos, hq, u) && mayEnd(pos, u, hq.at) === 'unclear') continue;
          const mine = isFree && mayEvacuate(pos, hq, u) && mayEnd(pos, u, hq.at) === 'yes' && mayGo(pos, u);
          book.same('15.6', verb, mine, pieces.has(u.p), () => `${u.row.name} from ${nameOf(u.at)} to ${hq.row.name}`);
          continue;
        }
        const mine = isFree ? landingSites(pos, hq, u) : new Set<number>();
        const theirs = pieces.has(u.p) ? (now.values(verb, 'to', { hq: hq.p, piece: u.p }) as Numbers) : [];
        compareEnds(pos, u, verb, mine, new Set(theirs), book);
      }
    }
  }
}
/** Out of a battle: with somebody left behind, or as the Rearguard itself (RULINGS R87). */
function mayGo(pos: Position, u: Unit): boolean {
  if (!hasEnemy(pos, u.side, u.at)) return true;
  return mayLeave(pos, u) || !rearguardAt(pos, u.side, u.at);
}
function compareDrops(pos: Position, now: Question, book: RefereeBook): void {
  const offered = new Set(now.values('drop', 'piece') as Numbers);
  for (const u of pos.of(now.side)) {
    if (u.row.special !== 'paratroop') continue;
    const hq = pos
      .here(u.at, u.side)
      .find((x) => x.flags.has('active') && x.flags.has('paradrop') && !x.flags.has('commanded'));
    const mine = hq && isFreeToMove(u) ? dropZones(pos, hq, u) : new Set<number>();
    const theirs = offered.has(u.p) ? (now.values('drop', 'to', { piece: u.p }) as Numbers) : [];
    compareEnds(pos, u, 'drop', mine, new Set(theirs), book);
  }
}

/** 5.41, 5.62, 16.22c: HQs that move and deactivate after the others. */
export function compareMobilization(pos: Position, now: Question, book: RefereeBook): void {
  const offered = new Set(now.values('mobilize', 'hq') as Numbers);
  for (const hq of pos.of(now.side)) {
    const theirs = new Set(offered.has(hq.p) ? (now.values('mobilize', 'to', { hq: hq.p }) as Numbers) : []);
    const mine = new Set<number>();
    if (canMobilize(pos, hq)) {
      for (const to of landReach(pos, hq, { speed: pos.speed(hq), way: 'retreat' }).keys()) mine.add(to);
      if (isSupreme(hq)) {
        const most = 1 + pos.track('supreme');
        for (const to of [...railReach(pos, hq, most).keys(), ...seaReach(pos, hq, most).keys()]) mine.add(to);
      }
    }
    compareEnds(pos, hq, 'mobilize', mine, theirs, book);
  }
}
/** RULINGS R44: of several Rearguards the owner says which goes next. */
export function compareNextRearguard(pos: Position, now: Question, book: RefereeBook): void {
  const mine = new Set(
    pos
      .of(now.side)
      .filter((u) => u.flags.has('rearguard'))
      .map((u) => u.p),
  );
  book.sets(
    '6.41c',
    'rearguard',
    mine,
    new Set(now.values('fall-back', 'piece') as Numbers),
    (p) => `${pos.name(p)} goes next`,
  );
}
/** 6.41a: where a Rearguard that lives goes. */
export function compareWithdrawal(pos: Position, now: Question, book: RefereeBook): void {
  const vars = now.state.stack.at(-1)?.vars ?? {};
  const u = pos.unit(vars['piece'] as number);
  const theirs = new Set(now.values('withdraw', 'to') as Numbers);
  const mine = landReach(pos, u, { speed: pos.speed(u), way: 'retreat' });
  compareEnds(pos, u, 'withdraw', new Set(mine.keys()), theirs, book);
}

/** Destinations in both directions; what stacking leaves open is counted apart. */
export function compareEnds(
  pos: Position,
  u: Unit,
  what: string,
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
  book: RefereeBook,
): void {
  const about = (to: number): string => `${what} of ${u.row.name} from ${nameOf(u.at)} to ${nameOf(to)}`;
  for (const to of new Set([...mine, ...theirs])) {
    const room: Verdict = mine.has(to) ? mayEnd(pos, u, to) : 'no';
    if (room === 'unclear') {
      book.count('stacking left open');
      continue;
    }
    const rule = mine.has(to) && room === 'no' ? '6.22a' : '6.1';
    book.same(rule, what, room === 'yes', theirs.has(to), () => `${about(to)} is legal`);
  }
}
