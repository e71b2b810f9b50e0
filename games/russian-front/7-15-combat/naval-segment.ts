// The Naval Combat Segment (15.2.5): where there is one, and what becomes of mine missions in it. How ships fight: naval-combat.ts.
import { type Loc, rule, type Verb } from '@rasputitsa/kernel';
import { isPort } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { isNaval } from '../1-components/units.ts';
import { endBattle } from '../4-11-general/battle-locations.ts';
import { earn, type Mission, MISSION_FLAGS, missionHexes, MISSIONS, missionSide } from '../6-14-movement/minefields.ts';
import { battles, boxed, groundAt, isAdvanced, unitsOf } from '../state.ts';
import type { Node, Play, ProcessNode, Query } from '../words.ts';
import { segmentNode } from './combat-resolution.ts';
import { finishMines } from './mine-missions.ts';

function isGroundBattle(q: Query, at: Loc): boolean {
  return groundAt(q, at, AXIS).length > 0 && groundAt(q, at, SOVIET).length > 0;
}
/** 15.2.5.1: in a port where both sides have ground units ships and aircraft only support. */
const isLeftToGround = rule(
  '15.2.5.1',
  (q: Query, at: Loc): boolean => isPort(at) && isGroundBattle(q, at),
  () => false,
);
/** 14.4.4.1: aircraft that come through the Air Combat Segment fight ships in this one. */
const isAirRaid = rule(
  '14.4.4.1',
  (ships: Box, raiders: Box): boolean => ships.naval.length > 0 && raiders.air.length > 0,
  () => false,
);
type Box = ReturnType<typeof boxed>;
/** 15.2.5.2: ships of one side, ships or aircraft of the other. */
function isNavalBattle(q: Query, at: Loc): boolean {
  const [a, s] = [boxed(q, at, AXIS), boxed(q, at, SOVIET)];
  return a.naval.length > 0 && s.naval.length > 0 ? true : isAirRaid(a, s) || isAirRaid(s, a);
}
/** 15.2.5 */
export const navalBattles = rule(
  '15.2.5',
  (q: Query): readonly Loc[] =>
    battles(q).filter((at) => q.mark('fought', at) === 0 && isNavalBattle(q, at) && !isLeftToGround(q, at)),
  () => [],
);

/** 15.2.5.4: ships that are still in the box have done what they came for. */
const hasStayed = rule(
  '15.2.5.4',
  (q: Query, mission: Mission, at: Loc): boolean =>
    boxed(q, at, missionSide(q, mission, at)).naval.some((p) => q.has(p, MISSION_FLAGS[mission])),
  () => false,
);
function endSegment(g: Play): void {
  for (const mission of MISSIONS)
    for (const at of missionHexes(g, mission)) {
      if (hasStayed(g, mission, at)) earn(g, mission, at);
      else g.setMark(mission, at, 0);
    }
  for (const mission of MISSIONS)
    for (const at of missionHexes(g, mission)) {
      if (isGroundBattle(g, at)) continue;
      // Aircraft that interdict the hex stay in its box.
      if (g.mark('interdiction', at) > 0) finishMines(g, at);
      else endBattle(g, at);
    }
  for (const side of [AXIS, SOVIET])
    for (const p of unitsOf(g, side))
      if (isNaval(g, p) && !g.has(p, 'box')) for (const m of MISSIONS) g.lower(p, MISSION_FLAGS[m]);
}

/** 15.2: ships fight in a segment of their own. */
const hasNavalCombat = rule('15.2', isAdvanced, () => false);
export const navalSegment: ProcessNode = {
  ...segmentNode('naval-combat', 'Naval Combat Segment', '15.2.5', 'naval', navalBattles),
  when: hasNavalCombat,
  leave: endSegment,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
