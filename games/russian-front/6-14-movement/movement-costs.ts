// What a step costs (6.1.2.1, 12.1.6.1, 14.2.3). What a unit has to pay with: movement-factors.ts.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { HEXES, hexOf, weatherZone } from '../1-components/board.ts';
import { terrainLine, terrainRow } from '../1-components/terrain.ts';
import { unitOf } from '../1-components/units.ts';
import { weatherAt } from '../12-preliminary/weather.ts';
import { variantCost } from '../21-variants/tracks-and-trucks.ts';
import type { TerrainRow, Weather } from '../data/tables.ts';
import type { UnitRow } from '../data/units.ts';
import { rules } from '../same-rule.ts';
import type { Query } from '../words.ts';
import { crossingCost } from './kerch-strait.ts';

/** 12.1.6: the weather of the zone the hex lies in. */
const weatherIn = rule('12.1.6', weatherAt, (q) => weatherAt(q, SOMEWHERE));
/** A hex of the central zone. */
const SOMEWHERE = hexOf('Moscow');
/** 14.2.3: what mountain units save in mountains and cavalry in marsh. */
const saving = rule(
  '14.2.3',
  (q: Query, p: Piece, hex: Loc): number => {
    const { saves } = terrainRow(q, hex);
    if (saves?.type !== unitOf(q, p).type) return 0;
    return saves.type === 'cavalry' ? cavalrySaving(q, hex, saves) : mountainSaving(saves);
  },
  () => 0,
);
type Saving = NonNullable<TerrainRow['saves']>;
/** 14.2.3.1 */
const mountainSaving = rules(
  ['14.2.3.1', 'TEC.e'],
  (saves: Saving): number => saves.by,
  () => 0,
);
/** 14.2.3.2 */
const cavalrySaving = rule(
  '14.2.3.2',
  (q: Query, hex: Loc, saves: Saving): number => (isMarked(q, hex, saves) ? saves.by : 0),
  () => 0,
);
/** TEC.f: columns of the chart that are marked; snow only if it is read so (RULINGS R222). */
const isMarked = rule(
  'TEC.f',
  (q: Query, hex: Loc, saves: Saving): boolean => {
    const weather = weatherIn(q, hex);
    return saves.weather.includes(weather) || (weather === 'snow' && q.option('cavalry-marsh-in-snow'));
  },
  () => true,
);
/** 12.1.6.1: the column of the Terrain Chart for the weather. */
const column = rule(
  '12.1.6.1',
  (weather: Weather): Weather => weather,
  () => 'fair',
);
/** 6.1.2.1 */
const chartCost = rule(
  '6.1.2.1',
  (q: Query, hex: Loc): number => terrainRow(q, hex).cost[column(weatherIn(q, hex))],
  () => 1,
);
function entryCost(q: Query, p: Piece, hex: Loc): number {
  return variantCost(q, p, terrainLine(hex), weatherIn(q, hex), chartCost(q, hex) - saving(q, p, hex));
}

/** Hexes of one line of the chart in one weather zone cost the same: a table of sorts, and a hex of each. */
export const sortOf = new Uint8Array(HEXES);
const samples: number[] = [];
const sorts = new Map<string, number>();
for (let h = 0; h < HEXES; h++) {
  const sort = `${terrainLine(h)} ${weatherZone(h)}`;
  const known = sorts.get(sort);
  sortOf[h] = known ?? samples.length;
  if (known !== undefined) continue;
  sorts.set(sort, samples.length);
  samples.push(h);
}
/** Only type and nation make a difference (14.2.3, V10a), so those alike share a table. */
const keys = new Map<UnitRow, string>();
function keyOf(u: UnitRow): string {
  const known = keys.get(u);
  if (known !== undefined) return known;
  const key = `rf.costs.${u.type}.${u.nation}`;
  keys.set(u, key);
  return key;
}
/** What each sort of hex (`sortOf`) costs a unit, the strait aside. Units that pay alike have the same table. */
export function costTable(q: Query, p: Piece): Uint8Array {
  return q.cached(keyOf(unitOf(q, p)), ['tracks'], () => Uint8Array.from(samples, (h) => entryCost(q, p, h)));
}
/** 6.1.2.1: what it costs to enter a hex from the next. */
export function stepCost(q: Query, p: Piece, from: Loc, to: Loc): number {
  return (costTable(q, p)[sortOf[to] ?? 0] ?? 0) + crossingCost(q.sideOf(p), from, to);
}
