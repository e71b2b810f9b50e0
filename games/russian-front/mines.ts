// Minefields (14.1.2, 14.3.2.3.2, 15.2.5.4): where they lie, how many there are, how a mission ends. The missions: mine-missions.ts.
import { place, type Play, type Query, rule, say, sideName } from '@rasputitsa/kernel';
import { MINEFIELDS } from './data/tables.ts';
import { enemyOf, sideId } from './units.ts';

/** A minefield of this side lies in the hex. */
export function hasMines(q: Query, at: number, side: number): boolean {
  return q.mark(`mines ${sideId(side)}`, at) > 0;
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
  return markedHexes(q, `mines ${sideId(side)}`);
}

// Missions under way: the marks `laying` and `sweeping` hold the side plus one, and two more once the ships have come
// through the Naval Combat Segment (15.2.5.4).

export type Mission = 'laying' | 'sweeping';
export const MISSIONS: readonly Mission[] = ['laying', 'sweeping'];
const EARNED = 2;
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
/** 15.2.5.4.1 */
const lay = rule(
  '15.2.5.4.1',
  (g: Play, at: number, side: number): void => {
    g.setMark(`mines ${sideId(side)}`, at, 1);
    g.note('15.2.5.4.1', say`${sideName(side)} mines lie at ${place(at)}.`);
  },
  () => undefined,
);
/** 15.2.5.4.2 */
const sweep = rule(
  '15.2.5.4.2',
  (g: Play, at: number, side: number): void => {
    g.setMark(`mines ${sideId(enemyOf(side))}`, at, 0);
    g.note('15.2.5.4.2', say`The mines at ${place(at)} are swept.`);
  },
  () => undefined,
);
/** When the battle location goes, missions that were carried through take effect, others come to nothing. */
export function finishMines(g: Play, at: number): void {
  for (const mission of MISSIONS) {
    const n = g.mark(mission, at);
    if (n === 0) continue;
    if (n > EARNED) (mission === 'laying' ? lay : sweep)(g, at, missionSide(g, mission, at));
    g.setMark(mission, at, 0);
  }
}
