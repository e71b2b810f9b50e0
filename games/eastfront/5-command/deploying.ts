// HQs that deploy as they activate (5.21).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { neighbour } from '../1-map/board.ts';
import { isOpen } from '../1-map/terrain.ts';
import { mudDeployRefusal } from '../12-weather/command.ts';
import { zoneDeployRefusal } from '../16-strategic/exit-zone-command.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { sideUsed } from '../6-movement/hexside-limits.ts';
import { leavesBattleEmpty } from '../6-movement/retreats.ts';
import { mayDeployInto } from '../8-control/effects-of-control.ts';
import { enemyOf } from '../sides.ts';
import { isBattle, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';

/** 5.21a, for Supreme HQs too (5.62n): one hex, into a friendly hex without enemies, not in mud, from zones and into zones never (16.22a). */
export const deployRefusal = rule(
  '5.21a',
  (q: Query, hq: Piece, to: Loc): Refusal | undefined => {
    const at = q.at(hq);
    const side = q.sideOf(hq);
    if (to === at) return undefined;
    const mud = mudDeployRefusal(q, to);
    if (mud) return mud;
    const zone = zoneDeployRefusal(at, to);
    if (zone) return zone;
    const d = [0, 1, 2, 3, 4, 5].find((x) => neighbour(at, x) === to && isOpen(at, x));
    if (d === undefined || isClosed(q, to))
      return refuse('5.21a', say`${unit(hq)} deploys one hex at most and cannot reach ${place(to)}.`, { places: [to] });
    if (!mayDeployInto(q, to, side))
      return refuse('8.4b', say`${unit(hq)} may deploy only into a friendly hex; ${place(to)} is not friendly.`, {
        places: [to],
      });
    if (unitsAt(q, to, enemyOf(side)).length > 0)
      return refuse('5.21a', say`${unit(hq)} may not engage by deploying.`, { places: [to] });
    if (isBattle(q, at) && deployUsesSides(q) && sideUsed(q, at, to, side) <= 0)
      return refuse('6.33', say`No more units may leave ${place(at)} over that side.`, { places: [at, to] });
    return undefined;
  },
  () => undefined,
);
/** RULINGS R34: an option, since the limits are those of the Movement Phase that only follows. */
export function deployUsesSides(q: Query): boolean {
  return q.option('deploy-uses-hexsides');
}

/** 5.21b */
export const isRetreat = rule('5.21b', leavesBattleEmpty, () => false);
