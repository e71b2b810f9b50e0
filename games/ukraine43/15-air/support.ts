// Chapter 15, 15.4 to 15.6b: air units in combat.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { distance, NONE } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { airFactors, isAir, isOnMap } from '../2-units/units.ts';
import { isRain } from '../25-weather/weather.ts';
import { tablesOf } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';
import { inRange } from './bases.ts';
import { coverOf } from './zones.ts';

/** 15.6b What Defensive Air Support adds to defenders of `side` in the hex: one air unit's bonus at most (15.4). */
export const dasBonus = rule(
  '15.6b',
  (q: Query, side: Side, hex: Loc): number => onlyOne(coverOf(q, side, hex).map((p) => airFactors(q, p).das)),
  () => 0,
);
/** 15.4 One air unit of a side in a combat. */
const onlyOne = rule(
  '15.4',
  (bonuses: readonly number[]): number => Math.max(0, ...bonuses),
  (bonuses: readonly number[]) => bonuses.reduce((sum, n) => sum + n, 0),
);

/** 15.2 One mission a turn. */
const hasFlown = rule(
  '15.2',
  (q: Query, p: Piece): boolean => q.has(p, 'flown'),
  () => false,
);
/** 14.5d Out of supply it only changes its base. */
const isStarved = rule(
  '14.5d',
  (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply'),
  () => false,
);
/** 25.3.5 In rain nobody flies Offensive Ground Support. */
const isRainedOff = rule(
  '25.3.5',
  (q: Query): boolean => isRain(q),
  () => false,
);
/** 25.2.local */
const isBadWeather = rule(
  '25.2.local',
  (q: Query, hex: Loc): boolean =>
    q.marked('bad-weather').some((at) => distance(GRID, Number(at), hex) <= tablesOf(q).RANGE.das),
  () => false,
);
/** Why an air unit flies no mission but a change of base, whatever the target. */
export function refuseMission(q: Query, air: Piece, cited: string): Refusal | undefined {
  const about = { pieces: [air] };
  if (!isAir(q, air) || !isOnMap(q, air) || q.has(air, 'das'))
    return refuse(cited, say`${unit(air)} is not at a base.`, about);
  if (hasFlown(q, air)) return refuse('15.2', say`${unit(air)} has flown this turn.`, about);
  if (q.has(air, 'disrupted')) return refuse('15.7', say`${unit(air)} is Disrupted.`, about);
  return undefined;
}
/** 25.3.34 Who was kept for Defensive Air Support and not rolled for flies nothing else. */
export const refuseKept = rule(
  '25.3.34',
  (q: Query, air: Piece): Refusal | undefined =>
    q.has(air, 'reserved')
      ? refuse('25.3.34', say`${unit(air)} is kept for Defensive Air Support.`, { pieces: [air] })
      : undefined,
  () => undefined,
);
/** 15.5: why an air unit cannot fly Offensive Ground Support in an attack on these hexes. One in range is enough, bad weather over one is too much. */
export function refuseSupport(q: Query, air: Piece, targets: readonly Loc[]): Refusal | undefined {
  const about = { pieces: [air] };
  const grounded = refuseMission(q, air, '15.5');
  if (grounded) return grounded;
  if (isStarved(q, air))
    return refuse('14.5d', say`${unit(air)} is Out of Supply and can only change its base.`, about);
  const kept = refuseKept(q, air);
  if (kept) return kept;
  if (isRainedOff(q)) return refuse('25.3.5', say`No Offensive Ground Support is flown in rain.`, about);
  const clouded = targets.find((hex) => isBadWeather(q, hex));
  if (clouded !== undefined)
    return refuse('25.2.local', say`The weather over ${place(clouded)} is bad.`, { ...about, places: [clouded] });
  const [first = NONE] = targets;
  return targets.some((hex) => inRange(q, air, hex))
    ? undefined
    : refuse('15.4', say`${place(first)} is out of the range of ${unit(air)}.`, { ...about, places: targets });
}
export { isStarved };

/** 15.2: an air unit has flown its mission. */
export function flyMission(g: Play, air: Piece): void {
  if (!g.has(air, 'flown')) g.raise(air, 'flown');
}
