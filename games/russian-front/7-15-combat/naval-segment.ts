// The Naval Combat Segment (15.2.5): where there is one, and what becomes of mine missions in it. How ships fight: naval-combat.ts.
import { type Loc, rule, type Verb } from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { isNaval } from '../1-components/units.ts';
import { endBattle } from '../4-11-general/battle-locations.ts';
import { earn, type Mission, MISSION_FLAGS, missionHexes, MISSIONS, missionSide } from '../6-14-movement/minefields.ts';
import { battles, boxed, isAdvanced, unitsOf } from '../state.ts';
import type { Node, Play, ProcessNode, Query } from '../words.ts';
import { segmentNode } from './combat-resolution.ts';
import { finishMines } from './mine-missions.ts';
import { isGroundBattle, isNavalBattle } from './naval-battles.ts';

/** 15.2.5 */
export const navalBattles = rule(
  '15.2.5',
  (q: Query): readonly Loc[] => battles(q).filter((at) => q.mark('fought', at) === 0 && isNavalBattle(q, at)),
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
