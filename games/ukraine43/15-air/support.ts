// Chapter 15, 15.2, 15.4 to 15.6b: air units in combat.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { airFactors, isOnMap } from '../2-units/units.ts';
import { isRain } from '../25-weather/weather.ts';
import type { Play, Query } from '../words.ts';
import { covers, onDas } from './zones.ts';

/** 15.6b What Defensive Air Support adds to defenders of `side` in the hex: one air unit's bonus at most (15.4). */
export const dasBonus = rule(
  '15.6b',
  (q: Query, side: Side, hex: Loc): number =>
    onDas(q, side).reduce((best, air) => (covers(q, air, hex) ? Math.max(best, airFactors(q, air).das) : best), 0),
  () => 0,
);

/** 15.2 One mission a turn. */
const isFlown = rule(
  '15.2',
  (q: Query, air: Piece): boolean => q.has(air, 'flown'),
  () => false,
);
/** 15.7 Not while Disrupted. */
const isScattered = rule(
  '15.7',
  (q: Query, air: Piece): boolean => q.has(air, 'disrupted'),
  () => false,
);
/** 14.5d Out of Supply it only changes its base. */
const lacksSupply = rule(
  '14.5d',
  (q: Query, air: Piece): boolean => q.has(air, 'out-of-supply'),
  () => false,
);
/** Why an air unit can do nothing now, whatever the mission. */
export function refuseFlight(q: Query, air: Piece): Refusal | undefined {
  const about = { pieces: [air] };
  if (!isOnMap(q, air)) return refuse('15.3a', say`${unit(air)} has no base.`, about);
  if (q.has(air, 'das')) return refuse('15.6a', say`${unit(air)} is on Defensive Air Support.`, about);
  if (isFlown(q, air)) return refuse('15.2', say`${unit(air)} has flown.`, about);
  if (isScattered(q, air)) return refuse('15.7', say`${unit(air)} is Disrupted.`, about);
  return undefined;
}
export function refuseMission(q: Query, air: Piece): Refusal | undefined {
  return (
    refuseFlight(q, air) ??
    (lacksSupply(q, air) ? refuse('14.5d', say`${unit(air)} is Out of Supply.`, { pieces: [air] }) : undefined)
  );
}
/** 15.4 Within its range. */
export const outOfRange = rule(
  '15.4',
  (q: Query, air: Piece, hex: Loc): boolean => distance(GRID, q.at(air), hex) > airFactors(q, air).range,
  () => false,
);
export const tooFar = (q: Query, air: Piece, hex: Loc): Refusal =>
  refuse(
    '15.4',
    say`${place(hex)} is ${distance(GRID, q.at(air), hex)} hexes from ${unit(air)}; its range is ${airFactors(q, air).range}.`,
    {
      pieces: [air],
      places: [hex],
    },
  );
/** 25.2.local No Offensive Ground Support against hexes in bad weather. */
const inBadWeather = rule(
  '25.2.local',
  (q: Query, hex: Loc): boolean => q.mark('bad-weather', hex) > 0,
  () => false,
);
/** 25.3.5 None at all in rain. */
const inRain = rule(
  '25.3.5',
  (q: Query): boolean => isRain(q),
  () => false,
);
/** 25.3.34 Kept for Defensive Air Support, it flies nothing else. RULINGS A-37. */
const isReserved = rule(
  '25.3.34',
  (q: Query, air: Piece): boolean => q.has(air, 'reserved'),
  () => false,
);
/** 15.5 Why an air unit cannot fly Offensive Ground Support against the hex, if it cannot. */
export function refuseSupport(q: Query, air: Piece, target: Loc): Refusal | undefined {
  const about = { pieces: [air], places: [target] };
  const no = refuseMission(q, air);
  if (no) return no;
  if (inRain(q)) return refuse('25.3.5', say`In rain there is no Offensive Ground Support.`, about);
  if (isReserved(q, air)) return refuse('25.3.34', say`${unit(air)} is kept for Defensive Air Support.`, about);
  if (inBadWeather(q, target)) return refuse('25.2.local', say`The weather over ${place(target)} is bad.`, about);
  return outOfRange(q, air, target) ? tooFar(q, air, target) : undefined;
}
/** 15.2 An air unit has flown its mission. */
export function flyMission(g: Play, air: Piece): void {
  g.raise(air, 'flown');
}
