// Chapter 10: weather, and what the option of 12.1 makes of fog.
import { rule, say, type Side } from '@rasputitsa/kernel';
import { settledWeather, weatherIn } from '@rasputitsa/kit';
import { FORD, OPEN, WATER } from '../01-board/board.ts';
import { type Weather, WEATHER_CHART, WEATHERS } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

export const weatherOf = (q: Query): Weather => WEATHERS[q.track('weather')] ?? 'clear';

/** 10.1 What the table says. */
const fromTable = rule(
  '10.1',
  (turn: number, die: number): Weather => weatherIn(WEATHER_CHART, turn, 'board', die),
  () => 'clear',
);

/** 10.1 One die on the weather table; the first turn needs none. */
export function rollWeather(g: Play): void {
  const turn = g.track('turn');
  const weather =
    settledWeather(WEATHER_CHART, turn) ?? fromTable(turn, g.roll(1, 6, say`Weather of turn ${turn}`, '10.1')[0] ?? 1);
  g.setTrack('weather', WEATHERS.indexOf(weather));
  g.note('10.1', say`Turn ${turn}: the weather is ${weather}.`);
}

/** 10.2 In rain nobody crosses at a ford. */
export const fordClosed = rule(
  '10.2',
  (q: Query, side: Side): boolean => WATER[side] === FORD && weatherOf(q) === 'rain',
  () => false,
);

/** 10.3 In fog guns see nothing to shell. */
export const gunsBlind = rule(
  '10.3',
  (q: Query): boolean => weatherOf(q) === 'fog',
  () => false,
);

/** 12.1 Option: fog lies on the water, and neither zones of control nor eyes reach across. */
export const mistHides = rule(
  '12.1',
  (q: Query, side: Side): boolean => WATER[side] !== OPEN && q.option('mist') && weatherOf(q) === 'fog',
  () => false,
);
