// Weather (12.1): fixed and variable months. What it does (C.WE): the other files of this folder.
import { rule, say } from '@rasputitsa/kernel';
import { calendarMonth, monthName } from '../calendar.ts';
import { CALENDAR, DRY, WEATHER_NAMES } from '../data/tables.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { AutoNode } from '../words.ts';

/** 12.1: fixed months, or one die from each player: the parity of the sum decides. */
export const rollWeather: AutoNode = {
  kind: 'auto',
  id: 'weather',
  title: 'Weather',
  rule: '12.1a',
  run(g) {
    const month = g.track('month');
    const entry = CALENDAR[calendarMonth(month)] ?? 0;
    let now: number;
    if (typeof entry === 'number') now = fixedWeather(entry);
    else {
      const [a = 0] = g.roll(1, 6, say`Weather, ${monthName(month)}`, '12.1b', GERMAN);
      const [b = 0] = g.roll(1, 6, say`Weather, ${monthName(month)}`, '12.1b', SOVIET);
      now = parity(a + b) === 0 ? entry.even : entry.odd;
    }
    g.setTrack('weather', now);
    g.note('12.1a', say`${monthName(month)}, fortnight ${g.track('fortnight')}: ${WEATHER_NAMES[now] ?? ''}.`);
  },
};

/** 12.1a */
const fixedWeather = rule(
  '12.1a',
  (entry: number): number => entry,
  () => DRY,
);
/** 12.1b, 12.C1 */
const parity = rule(
  '12.1b',
  (sum: number): number => sum % 2,
  () => 0,
);
