// Minefields (14.1.2, 14.3.2.3.2): where they lie, how many there are, which missions are under way. The missions: mine-missions.ts.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { enemyOf, sideId } from '../1-components/sides.ts';
import { MINEFIELDS } from '../data/tables.ts';
import { markedHexes } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 14.3.4: no ship stays among enemy mines. */
export const isAmongMines = rule(
  '14.3.4',
  (q: Query, p: Piece): boolean => hasEnemyMines(q, q.at(p), q.sideOf(p)),
  () => false,
);

/** A minefield of this side lies in the hex. */
export function hasMines(q: Query, at: Loc, side: Side): boolean {
  return q.mark(`mines-${sideId(side)}`, at) > 0;
}
export function hasEnemyMines(q: Query, at: Loc, side: Side): boolean {
  return hasMines(q, at, enemyOf(side));
}
/** Hexes with a minefield of this side. */
export function minefields(q: Query, side: Side): readonly Loc[] {
  return markedHexes(q, `mines-${sideId(side)}`);
}

// Missions under way: the marks `laying` and `sweeping` hold the side plus one, and two more once the ships have come
// through the Naval Combat Segment (15.2.5.4).

export type Mission = 'laying' | 'sweeping';
export const MISSIONS: readonly Mission[] = ['laying', 'sweeping'];
/** What a ship on the mission is marked with. */
export const MISSION_FLAGS = { laying: 'minelaying', sweeping: 'minesweeping' } as const satisfies Readonly<
  Record<Mission, string>
>;
export const EARNED = 2;
export function missionHexes(q: Query, mission: Mission): readonly Loc[] {
  return markedHexes(q, mission);
}
/** The side that lays or sweeps here; -1 nobody. */
export function missionSide(q: Query, mission: Mission, at: Loc): number {
  const n = q.mark(mission, at);
  return n === 0 ? -1 : (n - 1) % EARNED;
}
/** 14.3.2.3.2: minefields a side has left, those in the battle boxes not counted. */
export const minesLeft = rule(
  '14.3.2.3.2',
  (q: Query, side: Side): number =>
    MINEFIELDS -
    minefields(q, side).length -
    missionHexes(q, 'laying').filter((at) => missionSide(q, 'laying', at) === side).length,
  () => MINEFIELDS,
);
/** The ships have done their part; what the ground battle brings does not matter (15.2.5.4). */
export function earn(g: Play, mission: Mission, at: Loc): void {
  g.setMark(mission, at, missionSide(g, mission, at) + 1 + EARNED);
}
