// One step of a land move (6.1): where it leads, what bars it, which steps are a whole move.
import { type Loc, type Piece, place, type Refusal, refuse, say } from '@rasputitsa/kernel';
import { COUNT, directionOf, isExit, isHex, neighbour } from '../1-map/board.ts';
import { isCrossing, isStrait } from '../1-map/kerch-straits.ts';
import { entryOf, exitOf } from '../1-map/rail-entries.ts';
import { isLand, isOpen, noLandReason, obstacleAt } from '../1-map/terrain.ts';
import { exitMovesAreWhole, zoneRefusal } from '../16-strategic/exit-zone-movement.ts';
import { adjacentExits } from '../16-strategic/exit-zones.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { isEdelweiss } from '../state.ts';
import type { Query } from '../words.ts';

/** The places one step away: neighbours, and zones by their Rail Entry (16.23a). */
export function nextTo(at: Loc): readonly Loc[] {
  return steps[at] ?? [];
}
const steps = Array.from({ length: COUNT }, (_, at) => stepsFrom(at));
const directions = steps.map((next, at) => next.map((to) => (isHex(at) && isHex(to) ? directionOf(at, to) : -1)));
/** In which direction each of these lies; -1 where a zone is concerned. */
export function directionsFrom(at: Loc): readonly number[] {
  return directions[at] ?? [];
}
function stepsFrom(at: Loc): readonly Loc[] {
  if (isExit(at)) return [entryOf(at), ...adjacentExits(at)];
  const out: Loc[] = [];
  for (let d = 0; d < 6; d++) {
    const n = neighbour(at, d);
    if (n >= 0) out.push(n);
  }
  const zone = exitOf(at);
  if (zone >= 0) out.push(zone);
  return out;
}

/** Why a step is barred to this unit, engaging and disengaging left aside. */
export function stepRefusal(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  if (isExit(to)) return zoneRefusal(q, p, from, to) ?? restrictedRefusal(q, p, to);
  if (!isLand(to)) {
    const no = noLandReason(to);
    return refuse(no.rule, say`${place(to)} ${no.what}.`, { places: [to] });
  }
  if (isHex(from)) {
    const d = directionOf(from, to);
    if (d < 0) return refuse('6.1a', say`${place(to)} is not next to ${place(from)}.`, { places: [from, to] });
    if (!isOpen(from, d)) {
      const no = obstacleAt(from, d);
      return refuse(no.rule, say`The way from ${place(from)} to ${place(to)} is barred by ${no.what}.`, {
        places: [from, to],
      });
    }
  }
  if (isClosed(q, to))
    return isEdelweiss(q)
      ? refuse('EDW.2', say`${place(to)} is outside the area of this scenario.`, { places: [to] })
      : refuse('S41.4', say`${place(to)} is in Hungary, which is closed in 1941.`, { places: [to] });
  return restrictedRefusal(q, p, to);
}

/** A step that is a whole move: into or out of an Exit Zone (16.23a), over the Kerch Straits (1.38a). */
export function isWholeMove(from: Loc, to: Loc): boolean {
  if (isExit(from) || isExit(to)) return exitMovesAreWhole();
  const d = directionOf(from, to);
  return d >= 0 && isCrossing(from, d);
}
/** Places from which some step may be a whole move: at the straits, and where a zone is near. */
const thresholds = Uint8Array.from(steps, (next, at) =>
  isExit(at) || next.some((to) => isExit(to) || isStrait(at, directionOf(at, to))) ? 1 : 0,
);
export function mayBeWhole(from: Loc): boolean {
  return thresholds[from] === 1;
}
