// Exit Zones (16.2): neighbours, home zones, zones nobody enters.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { edgeOf, EDGES, homeSide, isSouthern } from '../1-map/edges.ts';
import { exitLetter, exitNamed, EXITS } from '../1-map/rail-entries.ts';
import { isOutOfPlay } from '../3-scenarios/w44.ts';
import { EXIT_SIDE_LIMIT } from '../data/tables.ts';
import { isEdelweiss } from '../state.ts';
import type { Query } from '../words.ts';
import { southIsHome } from './baku.ts';

const beside = new Map(
  EXITS.map((exit) => {
    const edge = EDGES[edgeOf(exit)] ?? '';
    const i = edge.indexOf(exitLetter(exit));
    return [exit, [edge[i - 1], edge[i + 1]].filter((l) => l !== undefined && l !== '').map((l) => exitNamed(l ?? ''))];
  }),
);
export function adjacentExits(exit: Loc): readonly Loc[] {
  return beside.get(exit) ?? [];
}

/** 16.2 */
export const exitLimit = rule(
  '16.2',
  (): number => EXIT_SIDE_LIMIT,
  () => 99,
);

/** Whether a zone lies on a home edge of this side now (16.21). */
export function isHomeZone(q: Query, exit: Loc, side: Side): boolean {
  return homeSide(exit) === side && (!isSouthern(exit) || southIsHome(q));
}
/** Zones nobody enters or passes: all of them in the tutorial (RULINGS R10), the four southern Balkan ones in a game that begins with W44. */
export function isZoneClosed(q: Query, exit: Loc): boolean {
  return isEdelweiss(q) || isOutOfPlay(q, exit);
}
