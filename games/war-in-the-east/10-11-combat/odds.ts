// 10.0, 11.R1, 11.R12: odds and tables.
import { fromChart, type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { BELOW_TABLE, columnRoundedDown, fraction, oddsLadder } from '@rasputitsa/kit';
import { isFinnish } from '../3-equipment/units.ts';
import { isBadWeather } from '../14-weather/weather.ts';
import { yearOf } from '../29-34-scenarios/row.ts';
import { variant } from '../35-variants/variant.ts';
import { BAD_WEATHER_TABLE, type CombatTables, NO_PURGE, TABLE_OF } from '../data/charts.ts';
import type { Result } from '../data/shapes.ts';
import { AXIS } from '../sides.ts';
import type { Query } from '../words.ts';
import { totalAttack, totalDefense } from './strength.ts';

const ladder = fromChart((tables: CombatTables) => oddsLadder(tables.odds));
/** 10.0, 11.R12 Rounded in the defender's favour. Nothing in defense is the best column. */
export const columnFor = rule(
  '10.0',
  (q: Query, attack: number, defense: number): number => {
    const { odds } = q.chart('combat');
    if (defense <= 0) return odds.length - 1;
    return columnRoundedDown(ladder(q.chart('combat')), fraction(Math.round(attack), Math.round(defense)));
  },
  (q: Query, attack: number, defense: number) => {
    const { ratios } = ladder(q.chart('combat'));
    // Without the rule: rounded up.
    const above = ratios.findIndex((r) => defense > 0 && r.n * defense >= attack * r.d);
    return above < 0 ? ratios.length - 1 : above;
  },
);
export const columnTitle = (q: Query, column: number): string =>
  column === BELOW_TABLE ? 'less than 1-3' : (q.chart('combat').odds[column] ?? '');

/** 14.17, 14.26 In Mud and Snow the Axis uses table 4, the Russian table 2. */
const badWeatherTable = rule(
  '14.17',
  (q: Query, side: Side): number | undefined =>
    q.track('weather') === 1 ? BAD_WEATHER_TABLE[side === AXIS ? 0 : 1] : undefined,
  () => undefined,
);
const snowTable = rule(
  '14.26',
  (q: Query, side: Side): number | undefined =>
    q.track('weather') === 2 ? BAD_WEATHER_TABLE[side === AXIS ? 0 : 1] : undefined,
  () => undefined,
);
/** 35.2.V19 */
const unpurged = rule(
  '35.2.V19',
  (q: Query): typeof TABLE_OF | undefined => (variant(q, 'no-purge') ? NO_PURGE : undefined),
  () => undefined,
);
/** 11.R1 By side and year. */
const yearTable = rule(
  '11.R1',
  (q: Query, side: Side): number => (unpurged(q) ?? TABLE_OF)[yearOf(q)]?.[side === AXIS ? 0 : 1] ?? 1,
  () => 1,
);
/** The number of the table, 1 to 4. */
export function tableFor(q: Query, side: Side, attackers: readonly Piece[]): number {
  if (isBadWeather(q) && q.option('finnish-table') && attackers.every((p) => isFinnish(q, p)))
    return BAD_WEATHER_TABLE[1];
  return badWeatherTable(q, side) ?? snowTable(q, side) ?? yearTable(q, side);
}
export function resultAt(q: Query, table: number, die: number, column: number): Result {
  // G1: below the table the attack is a disaster.
  if (column === BELOW_TABLE) return 'Ae';
  return q.chart('combat').tables[table - 1]?.[die - 1]?.[column] ?? 'Ae';
}

export interface Odds {
  readonly attack: number;
  readonly defense: number;
  readonly column: number;
  readonly table: number;
}
export function oddsOf(
  q: Query,
  side: Side,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
  targets: readonly Loc[],
): Odds {
  const attack = totalAttack(q, attackers, targets, 'combat');
  const defense = totalDefense(q, defenders, 'combat');
  return { attack, defense, column: columnFor(q, attack, defense), table: tableFor(q, side, attackers) };
}
