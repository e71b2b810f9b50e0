// Chapter 14: the weather of a turn, and what it freezes.
import { type Loc, rule, say, type Piece } from '@rasputitsa/kernel';
import { lasting } from '@rasputitsa/kit';
import { AXIS } from '../sides.ts';
import { HEXES, LAKE, NORTH, SWAMP } from '../3-equipment/board.ts';
import { remembered } from '../3-equipment/remember.ts';
import { isFinnish, isOnMap } from '../3-equipment/units.ts';
import { type Weather, WEATHERS } from '../data/shapes.ts';
import { eliminate } from '../3-equipment/eliminate.ts';
import { calendarRow } from '../35-variants/calendar.ts';
import type { Play, Query } from '../words.ts';

export const weatherOf = (q: Query): Weather => WEATHERS[q.track('weather')] ?? 'clear';
export const isSnow = (q: Query): boolean => weatherOf(q) === 'snow';
export const isMud = (q: Query): boolean => weatherOf(q) === 'mud';
export const isBadWeather = (q: Query): boolean => weatherOf(q) !== 'clear';
/** 14.0: whoever suffers from the weather as Germans do; Finns are treated as Russian. */
export const suffersAsAxis = rule(
  '14.0',
  (q: Query, p: Piece): boolean => q.sideOf(p) === AXIS && !isFinnish(q, p),
  (q: Query, p: Piece) => q.sideOf(p) === AXIS,
);

/** 14.25 In Snow swamps and lakes are clear terrain. */
const freezesInSnow = rule(
  '14.25',
  (q: Query): boolean => isSnow(q),
  () => false,
);
/** 14.47 North of the Weatherline they are frozen in Mud too. */
const freezesNorth = rule(
  '14.47',
  (q: Query): boolean => isMud(q),
  () => false,
);
/** By hex: 1 where swamp or lake is frozen. */
export function frozen(q: Query): Uint8Array {
  return remembered(
    q,
    'frozen',
    ['tracks'],
    () => [q.track('weather')],
    () =>
      lasting(q, `frozen ${q.track('weather')}`, () => {
        const made = new Uint8Array(HEXES);
        const [everywhere, north] = [freezesInSnow(q), freezesNorth(q)];
        if (!everywhere && !north) return made;
        for (let hex = 0; hex < HEXES; hex++)
          if ((LAKE[hex] === 1 || SWAMP[hex] === 1) && (everywhere || NORTH[hex] === 1)) made[hex] = 1;
        return made;
      }),
  );
}
/** 14.25: rivers are frozen in Snow; they neither cost nor protect. */
export const riversFrozen = freezesInSnow;
/** Whether the lake between two hexes is open water. */
export const isOpenLake = (q: Query, hex: Loc): boolean => LAKE[hex] === 1 && frozen(q)[hex] === 0;

/** 14.25 Whoever is on a lake when it thaws is lost. */
const drowns = rule(
  '14.25',
  (q: Query, p: Piece): boolean => isOnMap(q, p) && isOpenLake(q, q.at(p)),
  () => false,
);
export function beginWeather(g: Play): void {
  const weather = calendarRow(g)?.[2] ?? 'clear';
  const number = WEATHERS.indexOf(weather);
  if (g.track('weather') !== number) {
    g.setTrack('weather', number);
    g.note('14.0', say`The weather is ${weather}.`);
  }
  const lost: Piece[] = [];
  for (let p = 0; p < g.pieceCount; p++) if (drowns(g, p)) lost.push(p);
  for (const p of lost) eliminate(g, p, '14.25');
}
