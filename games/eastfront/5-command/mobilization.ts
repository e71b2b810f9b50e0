// Mobile HQs (5.41, 5.62): after movement an active HQ may move and so give up its part in combat.
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { isPort, portRoom } from '../15-seapower/ports.ts';
import { hasSeapower } from '../15-seapower/seas.ts';
import { sail } from '../15-seapower/sea-movement.ts';
import { portRefusal, seaMoves } from '../15-seapower/voyages.ts';
import { isSupreme } from '../2-units/units.ts';
import { mobilizeRefusal, mobilizes } from '../4-sequence/movement-phase.ts';
import { landMoves, unreachable } from '../6-movement/land-moves.ts';
import { march } from '../6-movement/move-orders.ts';
import { givesUpBattle } from '../6-movement/retreats.ts';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { overstacked, stackLimit, tooMany } from '../6-movement/stacking.ts';
import { movesFor } from '../6-movement/strategic-moves.ts';
import { rideRail } from '../9-rail/rail-movement.ts';
import { isOnLine } from '../9-rail/rail-supply.ts';
import { lineRefusal, railMoves } from '../9-rail/rides.ts';
import { enemyOf } from '../sides.ts';
import { isEngaged, isFriendly, unitsAt } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { deactivate } from './deactivation.ts';
import { activeHqs } from './headquarters.ts';
import { strategicMoves } from './supreme-hqs.ts';

/** Where an HQ can go: by land at its own speed, into and out of Exit Zones too (16.22c); a Supreme HQ also by rail, the first move free,
 * more for Supreme Moves (5.62). */
function goals(q: Query, hq: Piece): ReadonlyMap<Loc, readonly Loc[]> {
  const out = new Map<Loc, readonly Loc[]>();
  for (const [to, way] of landMoves(q, hq)) out.set(to, way.path);
  // 9.22: nobody retreats by rail.
  if (!isSupreme(q, hq) || (isEngaged(q, hq) && givesUpBattle(q, hq))) return out;
  for (const [to, ride] of railMoves(q, hq, strategicMoves(q))) if (!out.has(to)) out.set(to, ride.path);
  for (const to of shipGoals(q, hq)) if (!out.has(to)) out.set(to, [q.at(hq), to]);
  return out;
}
/** 5.62, 15.2: ports a Supreme HQ can go to. */
function shipGoals(q: Query, hq: Piece): readonly Loc[] {
  if (portRoom(q, q.at(hq)) <= 0 || q.has(hq, 'strategic')) return [];
  return [...seaMoves(q, hq).keys()].filter((to) => !portRefusal(q, hq, to, strategicMoves(q)));
}

/** Why an HQ cannot go there. RULINGS R106: mobilizing is a move; who stays where it is stays active. */
function goalRefusal(q: Query, hq: Piece, to: Loc): Refusal | undefined {
  if (to === q.at(hq))
    return refuse('5.41', say`${unit(hq)} is at ${place(to)} already: to stay there, end this step instead.`, {
      places: [to],
    });
  const path = goals(q, hq).get(to);
  if (path) return stackRefusal(q, hq, to, landMoves(q, hq).has(to) ? { path } : {});
  if (!isSupreme(q, hq)) return unreachable(q, hq, to);
  const why = { places: [to] };
  const no = goesNoFurther(q, hq, to);
  if (no !== '') return refuse('5.62', say`${unit(hq)} cannot get to ${place(to)}: it is too far by land, ${no}.`, why);
  const moves = counted(strategicMoves(q), 'Rail or Sea Move');
  return refuse(
    '5.62',
    say`${unit(hq)} cannot get to ${place(to)}: it is further than ${moves}, and too far by land.`,
    why,
  );
}
/** Why neither train nor ship takes a Supreme HQ there, where it is not the distance. */
function goesNoFurther(q: Query, hq: Piece, to: Loc): string {
  const side = q.sideOf(hq);
  const at = q.at(hq);
  if (isEngaged(q, hq) && givesUpBattle(q, hq)) return 'and nobody retreats by rail or sea';
  const bySea = hasSeapower(q) && isPort(q, at, side);
  if (isHex(at) && !isOnLine(q, at, side) && !bySea) return 'and the HQ is on no friendly rail line and in no port';
  const isReached =
    bySea && isPort(q, to, side) && isFriendly(q, to, side) && unitsAt(q, to, enemyOf(side)).length === 0;
  return isReached || !lineRefusal(q, to, side)
    ? ''
    : 'and trains cannot take it there: that is on no friendly rail line';
}

export const mobilize = verb({
  id: 'mobilize',
  title: 'Mobilize an HQ',
  rule: '5.41',
  args: { hq: 'piece', to: 'place' },
  ask: {
    hq: {
      title: 'HQ',
      candidates: (q) => activeHqs(q, q.actor),
      refuse: (q, _soFar, hq) => mobilizeRefusal(q, hq),
    },
    to: {
      candidates: (q, { hq }) => goals(q, hq).keys(),
      refuse: (q, { hq }, to) => goalRefusal(q, hq, to),
      preview: (q, { hq }, to) => ({ path: goals(q, hq).get(to) ?? [] }),
    },
  },
  apply(g, { hq, to }) {
    g.note('5.41', say`${unit(hq)} mobilizes to ${place(to)}.`);
    const way = landMoves(g, hq).get(to);
    // 6.41: the last to leave a battle does so under fire; it stops being active when it has come through.
    if (way && isEngaged(g, hq) && givesUpBattle(g, hq)) {
      g.call('pursuit', { side: g.actor, vars: { rearguard: hq, path: way.path } });
      return;
    }
    go(g, hq, to, way?.path);
    endMobilization(g, hq);
  },
});

/** 5.4, 5.41: an HQ that has moved takes no part in combat. */
const endMobilization = rule(
  '5.4',
  rule('5.41', deactivate, () => undefined),
  () => undefined,
);

function go(g: Play, hq: Piece, to: Loc, path: readonly Loc[] | undefined): void {
  if (path) {
    march(g, hq, path, 'mobilize');
    return;
  }
  const ride = railMoves(g, hq, strategicMoves(g)).get(to);
  if (!ride) {
    g.setTrack('supreme', g.track('supreme') - ((seaMoves(g, hq).get(to) ?? 1) - 1));
    sail(g, hq, to);
    return;
  }
  g.setTrack('supreme', g.track('supreme') - (movesFor(ride.cost) - 1));
  rideRail(g, hq, to, ride.path);
}

/** 5.21c, 6.2: headquarters may not stay on an overstack that one of them could leave. */
export const stayRefusal = rule(
  '5.21c',
  (q: Query, side: Side): Refusal | undefined => {
    for (const at of overstacked(q, side)) {
      const here = unitsAt(q, at, side);
      // Rearguards that are still to go make room too.
      if (here.filter((p) => !q.has(p, 'rearguard')).length <= stackLimit(at)) continue;
      if (here.some((hq) => q.has(hq, 'active') && mobilizes(q, hq) && canGo(q, hq))) return tooMany(q, at, side);
    }
    return undefined;
  },
  () => undefined,
);
function canGo(q: Query, hq: Piece): boolean {
  for (const to of goals(q, hq).keys()) if (!goalRefusal(q, hq, to)) return true;
  return false;
}
