// Movement and engaging in Exit Zones (16.23), and who may not enter (16.31, 16.35).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { homeSide } from '../1-map/edges.ts';
import { exitLetter } from '../1-map/rail-entries.ts';
import { SOVIET } from '../sides.ts';
import { isEdelweiss } from '../state.ts';
import type { Query } from '../words.ts';
import { isBakuZone } from './baku.ts';
import { isHomeZone, isZoneClosed } from './exit-zones.ts';

/** EDW.2, W44.5a, 16.31, 16.35: zones barred to all, or to the Soviets. */
export function zoneRefusal(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  if (isZoneClosed(q, to))
    return refuse(isEdelweiss(q) ? 'EDW.2' : 'W44.5a', say`${place(to)} is out of play.`, { places: [to] });
  return q.sideOf(p) === SOVIET ? sovietZoneRefusal(q, from, to) : undefined;
}
function sovietZoneRefusal(q: Query, from: Loc, to: Loc): Refusal | undefined {
  if (homeSide(to) < 0 && northIsBarred())
    return refuse('16.31', say`Soviet units may not enter Exit Zone ${exitLetter(to)}.`, { places: [to] });
  return isExit(from) && isBakuZone(to) && !isHomeZone(q, to, SOVIET)
    ? refuse('16.35', say`With Baku lost, ${place(to)} can be entered from the map only.`, { places: [to] })
    : undefined;
}
const northIsBarred = rule(
  '16.31',
  (): boolean => true,
  () => false,
);

/** 16.23a */
export const exitMovesAreWhole = rule(
  '16.23a',
  (): boolean => true,
  () => false,
);

/** 16.23b: between home zones units always pass, out of one battle into another. */
export const areHomeZones = rule(
  '16.23b',
  (q: Query, from: Loc, to: Loc, side: Side): boolean =>
    isExit(from) && isExit(to) && isHomeZone(q, from, side) && isHomeZone(q, to, side),
  () => false,
);
