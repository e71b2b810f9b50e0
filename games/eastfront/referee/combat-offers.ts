// Airstrikes and the choice of battles (7.13 to 7.15, 13.1, 16.25), compared with what is offered.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { AIR_FIREPOWER, NO_FIRE } from '../data/tables.ts';
import { distance, HEXES, isFortress, isZone, nameOf } from './board.ts';
import { commandRange } from './command.ts';
import { isHq, type Position, type Unit } from './position.ts';
import { airRange } from './strategic.ts';

type Numbers = readonly number[];

export function compareAirstrikes(pos: Position, now: Question, book: RefereeBook): void {
  const offered = new Set(now.values('airstrike', 'hq') as Numbers);
  for (const hq of pos.of(now.side)) {
    const theirs = new Set(offered.has(hq.p) ? (now.values('airstrike', 'at', { hq: hq.p }) as Numbers) : []);
    book.sets(
      '13.11',
      'airstrike',
      strikes(pos, hq),
      theirs,
      (at) => `${hq.row.name} at ${nameOf(hq.at)} on ${nameOf(at)}`,
    );
  }
  book.same('7.13', 'airstrike', true, now.mayPass, () => 'no further airstrike need be assigned');
}
function strikes(pos: Position, hq: Unit): ReadonlySet<number> {
  const out = new Set<number>();
  if (!isHq(hq) || !hq.flags.has('active') || hq.flags.has('paradrop') || hq.flags.has('moved')) return out;
  // RULINGS R69; 13.C1: none for the Germans in the last winter
  if (pos.command(hq) < 1 || AIR_FIREPOWER[pos.half]?.[hq.side] === NO_FIRE) return out;
  for (const at of pos.battles()) {
    if (pos.mark('strike', at) > 0 || pos.mark('fought', at) > 0) continue;
    // 16.22b, RULINGS R93
    const isInRange =
      isZone(at) || isZone(hq.at)
        ? isZone(at) && isZone(hq.at) && commandRange(pos, hq).has(at)
        : hq.at < HEXES && distance(hq.at, at) <= airRange(pos, hq);
    if (isInRange) out.add(at);
  }
  return out;
}

/** 7.15: new battles, those with an airstrike, sieges by the Original Attacker outside the blitz; never in zones (16.25). */
export function isMandatory(pos: Position, at: number, side: number): boolean {
  if (pos.mark('fought', at) > 0 || !pos.isBattle(at)) return false;
  if (pos.mark('strike', at) > 0) return true;
  if (isZone(at)) return false;
  if (pos.mark('begun', at) > 0) return true;
  return isFortress(at) && pos.attacker(at) === side && !pos.isBlitz;
}
/** 7.14: whatever need not be fought may be chosen. */
export function compareSelection(pos: Position, now: Question, book: RefereeBook): void {
  const mine = new Set(pos.battles().filter((at) => !isMandatory(pos, at, now.side) && pos.mark('active', at) === 0));
  book.sets(
    '7.14',
    'battle',
    mine,
    new Set(now.values('select', 'at') as Numbers),
    (at) => `a battle at ${nameOf(at)}`,
  );
  book.same('7.14', 'battle', true, now.mayPass, () => 'the choice of battles may be ended');
}
/** 7.21: those chosen and those that must be, in any order, and all of them. */
export function compareRounds(pos: Position, now: Question, chosen: ReadonlySet<number>, book: RefereeBook): void {
  const mine = new Set([...chosen].filter((at) => pos.mark('fought', at) === 0 && pos.isBattle(at)));
  book.sets('7.21', 'battle', mine, new Set(now.values('fight', 'at') as Numbers), (at) => `a round at ${nameOf(at)}`);
  book.same(
    '7.15a',
    'battle',
    mine.size === 0,
    now.mayPass,
    () => `combat may be ended with ${mine.size} battles to fight`,
  );
}
