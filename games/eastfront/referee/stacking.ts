// Stacking (6.2): a full hex may be entered while enough others can still leave it (RULINGS R41). Whether they can is a puzzle of
// its own; the referee answers where the answer is plain and says so where it is not.
import { isFreeToMove, landReach, priceOfOrder } from './moves.ts';
import { isHq, type Position, type Unit } from './position.ts';

export type Verdict = 'yes' | 'no' | 'unclear';

const count = (pos: Position, at: number, side: number): number => pos.here(at, side).length;

/** A position does not change: asked once for each side. */
const OVERFULL = new WeakMap<Position, Map<number, readonly number[]>>();
export function overfull(pos: Position, side: number): readonly number[] {
  const known = OVERFULL.get(pos) ?? new Map<number, readonly number[]>();
  OVERFULL.set(pos, known);
  const found =
    known.get(side) ??
    [...new Set(pos.of(side).map((u) => u.at))].filter((at) => count(pos, at, side) > pos.stacking(at));
  known.set(side, found);
  return found;
}
/** 5.7a: a Blitz HQ only after Blitz Movement; RULINGS R70: a Paradrop HQ never. */
export function canMobilize(pos: Position, u: Unit): boolean {
  return isHq(u) && u.flags.has('active') && !u.flags.has('paradrop') && (pos.isBlitz || !u.flags.has('blitz'));
}
/** Could leave its hex in this phase, by whatever means. */
function mightLeave(pos: Position, u: Unit): boolean {
  if (u.flags.has('active')) return canMobilize(pos, u);
  // Once the moves are over only HQs still go.
  if (!pos.within('moves') && !pos.within('blitz-moves')) return false;
  if (u.flags.has('rearguard')) return true;
  if (!isFreeToMove(u) || priceOfOrder(pos, u) === undefined) return pos.track('supreme') > 0 && isFreeToMove(u);
  return true;
}
/** Plainly can: commanded, and with more room around it than anybody could take away. */
function canSurelyLeave(pos: Position, u: Unit): boolean {
  if (!pos.within('moves') && !pos.within('blitz-moves')) return false;
  if (!isFreeToMove(u) || priceOfOrder(pos, u) !== 0 || pos.isEngaged(u)) return false;
  let free = 0;
  for (const to of landReach(pos, u).keys())
    if (!pos.isBattle(to) && count(pos, to, 1 - u.side) === 0)
      free += Math.max(0, pos.stacking(to) - count(pos, to, u.side));
  return free >= 8;
}

/** Whether a unit may end its move here. */
export function mayEnd(pos: Position, u: Unit, to: number): Verdict {
  const isElsewhere = overfull(pos, u.side).some(
    (at) => at !== to && !(at === u.at && count(pos, at, u.side) === pos.stacking(at) + 1),
  );
  const excess = count(pos, to, u.side) + 1 - pos.stacking(to);
  if (excess <= 0) return isElsewhere ? 'unclear' : 'yes';
  const there = pos.here(to, u.side);
  if (there.filter((x) => mightLeave(pos, x)).length < excess) return 'no';
  if (isElsewhere) return 'unclear';
  return there.filter((x) => canSurelyLeave(pos, x)).length >= excess ? 'yes' : 'unclear';
}
