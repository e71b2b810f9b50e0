// HQs that deploy as they activate (5.21).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { neighbour } from '../1-map/board.ts';
import { isOpen } from '../1-map/terrain.ts';
import { mudDeployRefusal } from '../12-weather/command.ts';
import { zoneDeployRefusal } from '../16-strategic/exit-zone-command.ts';
import { isSupreme } from '../2-units/units.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { canDeploy } from '../6-movement/clearing.ts';
import { sideUsed } from '../6-movement/hexside-limits.ts';
import { leavesBattleEmpty } from '../6-movement/retreats.ts';
import { nextTo, stepRefusal } from '../6-movement/single-steps.ts';
import { mayDeployInto } from '../8-control/effects-of-control.ts';
import { enemyOf } from '../sides.ts';
import { isBattle, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { rangeFrom } from './command-range.ts';
import { supremeMoves } from './supreme-hqs.ts';

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
/** 5.21c: a full hex only if somebody can make room before the Movement Phase ends, by what is active now and the HQ itself. */
export const crowdRefusal = rule(
  '5.21c',
  (q: Query, hq: Piece, role: string, to: Loc): Refusal | undefined => {
    const foe = enemyOf(q.sideOf(hq));
    const isOpenTo = (at: Loc): boolean => !stepRefusal(q, hq, to, at) && unitsAt(q, at, foe).length === 0;
    const deploys = {
      range: isSupreme(q, hq) ? NOWHERE : rangeFrom(q, hq, to),
      supreme: isSupreme(q, hq) ? supremeMoves(q, hq) : 0,
      exits: role === 'command' ? nextTo(to).filter(isOpenTo) : [],
    };
    return to === q.at(hq) || canDeploy(q, hq, to, deploys)
      ? undefined
      : refuse('5.21c', say`${place(to)} is full, and nobody could make room there before the Movement Phase ends.`, {
          places: [to],
          pieces: unitsAt(q, to, q.sideOf(hq)),
        });
  },
  () => undefined,
);
const NOWHERE: ReadonlySet<Loc> = new Set();
/** RULINGS R34: an option, since the limits are those of the Movement Phase that only follows. */
export function deployUsesSides(q: Query): boolean {
  return q.option('deploy-uses-hexsides');
}

/** 5.21b */
export const isRetreat = rule('5.21b', leavesBattleEmpty, () => false);
