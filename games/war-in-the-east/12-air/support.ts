// 12.3: Air-Ground Support of attacks.
import { type Loc, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { HEXES, isNear, RAIL_HEXES } from '../3-equipment/board.ts';
import { remembered } from '../3-equipment/remember.ts';
import { finnishAirfields, supplyNet, TRACED } from '../13-supply/lines.ts';
import { AIR } from '../data/charts.ts';
import { onlyPartisans } from '../28-partisans/attacked.ts';
import { AXIS, enemyOf, ownedBy } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import { addPoints, pointsIn } from './points.ts';

/** 12.33, 12.42 Within twenty hexes of friendly rail that is joined by rail to a Supply Source. */
export const inAirRange = rule(
  '12.33',
  (q: Query, side: Side, hex: Loc): boolean => fliesFromHome(q, side, hex) || fliesFromFinland(q, side, hex),
  () => true,
);
/** 27.31 Two Axis points a turn from Finnish rail joined to Helsinki, until the nets are linked. */
const fliesFromFinland = rule(
  '27.31',
  (q: Query, side: Side, hex: Loc): boolean =>
    side === AXIS && q.track('finland-air') < AIR.finland && isNear(finnishAirfields(q), hex, AIR.range),
  () => false,
);
/** Counts a point that could not have come from elsewhere. */
export function noteAirfield(g: Play, side: Side, targets: readonly Loc[]): void {
  if (side === AXIS && targets.some((hex) => !fliesFromHome(g, side, hex)))
    g.setTrack('finland-air', g.track('finland-air') + 1);
}
/** An airfield is looked for around the hex: few are asked about, and the next railway is not far from most. */
const fliesFromHome = (q: Query, side: Side, hex: Loc): boolean => isNear(airfields(q, side), hex, AIR.range);
/** 13.56: a port that is a source without a friendly railway is none for aircraft. */
function airfields(q: Query, side: Side): Uint8Array {
  return remembered(
    q,
    side === AXIS ? 'airfields axis' : 'airfields russian',
    TRACED,
    () => [supplyNet(q, side)],
    () => {
      const rail = q.layer('rail');
      const net = supplyNet(q, side);
      const made = new Uint8Array(HEXES);
      for (const hex of RAIL_HEXES) if (net[hex] === 1 && rail[hex] === ownedBy(side)) made[hex] = 1;
      return made;
    },
  );
}
/** 12.3 One point for each attack. */
const hasPoint = rule(
  '12.3',
  (q: Query): boolean => pointsIn(q, q.actor, 'support') > 0,
  () => true,
);
export function refuseSupport(q: Query, targets: readonly Loc[]): Refusal | undefined {
  if (!hasPoint(q)) return refuse('12.3', say`No Air-Ground Support is left.`);
  const far = targets.find((hex) => !inAirRange(q, q.actor, hex));
  if (far !== undefined)
    return refuse('12.33', say`${place(far)} is out of range of your airfields.`, { places: [far] });
  const wild = targets.find((hex) => isHaunted(q, hex));
  if (wild !== undefined)
    return refuse('28.29', say`No air support against partisans alone: nothing else is in ${place(wild)}.`, {
      places: [wild],
    });
  return undefined;
}
/** 28.29 Not against partisan units without regular ones, 28.15 nor against cadres. */
const isHaunted = rule(
  '28.29',
  (q: Query, hex: Loc): boolean => onlyPartisans(q, hex, enemyOf(q.actor)),
  () => false,
);
/** 12.32 One is added to the die. */
export const supportModifier = rule(
  '12.32',
  (): number => 1,
  () => 0,
);
/** 12.13 The point returns to Available right after the combat. */
export const spendSupport = rule(
  '12.13',
  (g: Play, side: Side): void => {
    addPoints(g, side, 'support', -1);
    addPoints(g, side, 'air', 1);
  },
  (g: Play, side: Side) => addPoints(g, side, 'support', -1),
);
