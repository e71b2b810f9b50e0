// Weather by period, zone and die, and what it does, as data. A period is whatever a game reads along the top of its
// weather table: a month, or a stretch of turns; the game turns its clock into that number.
import { mapOutcomes } from './dice.ts';
import type { Distribution } from './dice.ts';
import { bandTable, entryAt } from './tables.ts';
import type { BandTable, Span } from './tables.ts';

/** Weather that needs no die, or a table of modified rolls. */
export type PeriodWeather<W extends string> = { readonly fixed: W } | { readonly rolled: BandTable<W> };

export interface WeatherChart<W extends string> {
  readonly id: string;
  readonly periods: BandTable<PeriodWeather<W>>;
  /** What each zone adds to the die. A game without zones names one. */
  readonly zones: Readonly<Record<string, number>>;
}

export interface WeatherSpec<W extends string> {
  readonly id: string;
  readonly covers: Span;
  readonly periods: readonly (readonly [when: string, weather: PeriodWeather<W>])[];
  readonly zones: Readonly<Record<string, number>>;
  /** The rolls a die can show, before zones are added. */
  readonly rolls: Span;
}

/** Checks that every period, roll and zone has an answer. */
export function weatherChart<W extends string>(spec: WeatherSpec<W>): WeatherChart<W> {
  const { id, zones } = spec;
  const periods = bandTable(id, spec.periods, spec.covers);
  for (const [when, weather] of spec.periods) {
    if ('fixed' in weather) continue;
    for (const [zone, add] of Object.entries(zones)) {
      for (const roll of [spec.rolls.from, spec.rolls.to]) {
        if (roll === undefined) throw new Error(`table ${id}: the rolls need both ends`);
        const { covers } = weather.rolled.bands;
        if (roll + add < (covers.from ?? roll + add) || roll + add > (covers.to ?? roll + add))
          throw new Error(`table ${id}, row ${when}: a roll of ${roll} in ${zone} has no entry`);
      }
    }
  }
  return { id, periods, zones };
}

/** The weather without a die, or undefined when one must be rolled. */
export function settledWeather<W extends string>(chart: WeatherChart<W>, period: number): W | undefined {
  const weather = entryAt(chart.periods, period);
  return 'fixed' in weather ? weather.fixed : undefined;
}

export function weatherIn<W extends string>(chart: WeatherChart<W>, period: number, zone: string, roll: number): W {
  const weather = entryAt(chart.periods, period);
  if ('fixed' in weather) return weather.fixed;
  const add = chart.zones[zone];
  if (add === undefined) throw new RangeError(`table ${chart.id}: no zone ${zone}`);
  return entryAt(weather.rolled, roll + add);
}

/** One die for the whole map, read for every zone. */
export function weatherByZone<W extends string>(
  chart: WeatherChart<W>,
  period: number,
  roll: number,
): Readonly<Record<string, W>> {
  return Object.fromEntries(Object.keys(chart.zones).map((zone) => [zone, weatherIn(chart, period, zone, roll)]));
}

export function forecast<W extends string>(
  chart: WeatherChart<W>,
  period: number,
  zone: string,
  rolls: Distribution<number>,
): Distribution<W> {
  return mapOutcomes(rolls, (roll) => weatherIn(chart, period, zone, roll));
}

/** Every weather a chart can bring. */
export function weathersOf<W extends string>(chart: WeatherChart<W>): ReadonlySet<W> {
  return new Set(chart.periods.entries.flatMap((each) => ('fixed' in each ? [each.fixed] : each.rolled.entries)));
}

/** What each weather does: one row a weather. Checks that the rows and the chart speak of the same weathers. */
export function weatherEffects<W extends string, E>(
  chart: WeatherChart<W>,
  rows: Readonly<Record<W, E>>,
): Readonly<Record<W, E>> {
  const possible: ReadonlySet<string> = weathersOf(chart);
  for (const weather of possible)
    if (!Object.hasOwn(rows, weather)) throw new Error(`table ${chart.id}: ${weather} has no effects`);
  for (const weather of Object.keys(rows))
    if (!possible.has(weather)) throw new Error(`table ${chart.id}: there is no ${weather}`);
  return rows;
}

/** What happens when one weather follows another: a thaw under units on the ice, a change of who moves first. */
export interface WeatherChange<W extends string, E> {
  readonly rule: string;
  readonly from: readonly W[];
  readonly to: readonly W[];
  readonly effect: E;
}

export function changesBetween<W extends string, E>(
  changes: readonly WeatherChange<W, E>[],
  before: W,
  now: W,
): readonly WeatherChange<W, E>[] {
  return changes.filter((change) => change.from.includes(before) && change.to.includes(now));
}
