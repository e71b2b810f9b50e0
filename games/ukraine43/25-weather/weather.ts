// Chapter 25: weather. What it does to air units (25.2, 25.3) is in 15-air/missions.ts.
import { rule, say } from '@rasputitsa/kernel';
import { WEATHERS, type Weather } from '../data/shapes.ts';
import { tablesOf } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

export const weatherOf = (q: Query): Weather => WEATHERS[q.track('weather')] ?? 'clear';
export const isRain = (q: Query): boolean => weatherOf(q) === 'rain';
export const isClear = (q: Query): boolean => weatherOf(q) === 'clear';

/** 3.A, 25.1 Turns 1 to 6 are clear; from turn 7 on a die decides for both player turns. */
const rolled = rule(
  '25.1',
  (g: Play): Weather => {
    const turn = g.track('turn');
    const period = tablesOf(g).WEATHER.find((w) => w.from <= turn && turn <= w.to);
    if (period === undefined) return 'clear';
    const [die = 1] = g.roll(1, 6, say`Weather`, '25.1');
    return period.die[die - 1] ?? 'clear';
  },
  () => 'clear',
);
export function weatherPhase(g: Play): void {
  g.setTrack('weather', WEATHERS.indexOf(rolled(g)));
}
