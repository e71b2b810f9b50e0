// Weather (12.1): the die, the zones, what the sky is over a hex.
import { type Loc, rule, say } from '@rasputitsa/kernel';
import { columnAt, lookUp } from '@rasputitsa/kit';
import { weatherZone, type Zone } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { rollForBreaks } from '../19-options/breaks-in-the-ice.ts';
import { MONTH_NAMES, monthOf, MONTHS, type Weather, WEATHER_TABLE, WEATHERS, ZONE_MODIFIERS } from '../data/tables.ts';
import { isAdvanced, turn } from '../state.ts';
import type { AutoNode, Play, Query } from '../words.ts';

/** 12.1.2, 12.1.6: the weather in a hex is that of its zone. */
const zoneOf = rule('12.1.2', weatherZone, () => 'central');
/** 12.1: always fair in the Basic Game. */
const hasWeather = rule('12.1', isAdvanced, () => true);
export function weatherAt(q: Query, hex: Loc): Weather {
  if (!hasWeather(q)) return 'fair';
  return WEATHERS[q.track(`weather-${zoneOf(hex)}`)] ?? 'fair';
}

/** For the briefing. */
export function weatherWords(q: Query): string {
  return `Weather: ${ZONES.map((z) => `${z} ${WEATHERS[q.track(`weather-${z}`)] ?? ''}`).join(', ')}.`;
}

const ZONES: readonly Zone[] = ['south', 'central', 'arctic'];
/** 12.1.3: the die as it is in the central zone, one more in the arctic, one less in the south. */
const shift = rule(
  '12.1.3',
  (zone: Zone): number => ZONE_MODIFIERS[zone],
  () => 0,
);
/** WEA: the Weather Table. */
const fromTable = rule(
  'WEA',
  (month: number, line: number): Weather =>
    lookUp(WEATHER_TABLE, columnAt(WEATHER_TABLE, MONTHS[month] ?? 'Jan'), line),
  () => 'fair',
);
/** 12.1.3, 12.1.4: one die for the whole Turn. */
const determine = rule(
  '12.1.4',
  (g: Play): void => {
    const month = monthOf(turn(g));
    const [die = 0] = g.roll(1, 6, say`Weather, ${MONTH_NAMES[month] ?? ''}`, '12.1.3', AXIS);
    for (const zone of ZONES) {
      const weather = fromTable(month, die + shift(zone));
      g.setTrack(`weather-${zone}`, WEATHERS.indexOf(weather));
      g.note('12.1.4', say`Weather in the ${zone} zone: ${weather}.`);
    }
    rollForBreaks(g);
  },
  () => undefined,
);
export const weatherStep: AutoNode = {
  kind: 'auto',
  id: 'weather',
  title: 'Weather Determination Step',
  rule: '12.1',
  run: (g) => determine(g),
};
