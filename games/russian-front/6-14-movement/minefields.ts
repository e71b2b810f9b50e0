// Minefields (14.1.2, 14.3.2.3.2): where they lie, how many there are, which missions are under way. The missions: mine-missions.ts.
import { type Play, type Query, rule } from '@rasputitsa/kernel';
import { enemyOf, sideId } from '../1-components/units.ts';
import { MINEFIELDS } from '../data/tables.ts';

/** 14.3.4: no ship stays among enemy mines. */
export const isAmongMines = rule(
  '14.3.4',
  (q: Query, p: number): boolean => hasEnemyMines(q, q.at(p), q.sideOf(p)),
  () => false,
);

/** A minefield of this side lies in the hex. */
export function hasMines(q: Query, at: number, side: number): boolean {
  return q.mark(`mines-${sideId(side)}`, at) > 0;
}
export function hasEnemyMines(q: Query, at: number, side: number): boolean {
  return hasMines(q, at, enemyOf(side));
}
function markedHexes(q: Query, id: string): readonly number[] {
  return q.cached(`rf.marked.${id}`, ['marks'], () =>
    Object.entries(q.state.marks[id] ?? {})
      .filter(([, n]) => n > 0)
      .map(([at]) => Number(at))
      .sort((a, b) => a - b),
  );
}
/** Hexes with a minefield of this side. */
export function minefields(q: Query, side: number): readonly number[] {
  return markedHexes(q, `mines-${sideId(side)}`);
}

// Missions under way: the marks `laying` and `sweeping` hold the side plus one, and two more once the ships have come
// through the Naval Combat Segment (15.2.5.4).

export type Mission = 'laying' | 'sweeping';
export const MISSIONS: readonly Mission[] = ['laying', 'sweeping'];
export const EARNED = 2;
export function missionHexes(q: Query, mission: Mission): readonly number[] {
  return markedHexes(q, mission);
}
/** The side that lays or sweeps here; -1 nobody. */
export function missionSide(q: Query, mission: Mission, at: number): number {
  const n = q.mark(mission, at);
  return n === 0 ? -1 : (n - 1) % EARNED;
}
/** 14.3.2.3.2: minefields a side has left, those in the battle boxes not counted. */
export const minesLeft = rule(
  '14.3.2.3.2',
  (q: Query, side: number): number =>
    MINEFIELDS -
    minefields(q, side).length -
    missionHexes(q, 'laying').filter((at) => missionSide(q, 'laying', at) === side).length,
  () => MINEFIELDS,
);
/** The ships have done their part; what the ground battle brings does not matter (15.2.5.4). */
export function earn(g: Play, mission: Mission, at: number): void {
  g.setMark(mission, at, missionSide(g, mission, at) + 1 + EARNED);
}
