// Chapter 11: where units may enter, and when.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import {
  areaOf,
  ENTRY_ZONES,
  GERMAN,
  GRID,
  hexOf,
  MOSCOW,
  NO_ROAD,
  RESERVES,
  roadAt,
  SOVIET,
} from '../1-basics/board.ts';
import { onMap } from '../1-basics/units.ts';
import { scenarioData } from '../17-scenarios/data.ts';
import { table } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

const KIMRY = hexOf('1203');
const DMITROV = hexOf('3102');
const [NORTHMOST = -1, ...FURTHER] = areaOf('East edge roads').toSorted(
  (a, b) => (GRID.col[a] ?? 0) - (GRID.col[b] ?? 0),
);

/** R26 holds for the scenario that has such arrivals. */
const hasArrivals = (q: Query): boolean => q.chart('set-ups')[scenarioData(q).id].arrivals.length > 0;
/** 11.2.4 The entry zones of a side in the order of its edge, by hex: each road over it is one. Soviet arrivals have hexes of their own (RULINGS R26). */
export function zonesOf(q: Query, side: Side): readonly Loc[] {
  if (side === SOVIET) return hasArrivals(q) ? [KIMRY, NORTHMOST, DMITROV, ...FURTHER] : [NORTHMOST, ...FURTHER];
  const bases = new Set(scenarioData(q).bases[0].flatMap((name) => areaOf(name)));
  return ENTRY_ZONES.filter((hex) => bases.has(hex));
}
/** The road by which units enter a zone; Kimry and Dmitrov are on the map already. */
export const roadInto = (hex: Loc): number => (hex === KIMRY || hex === DMITROV ? NO_ROAD : roadAt(hex));

/** The hex a unit is due at, or -1: then it may choose. */
export const dueAt = (q: Query, p: Piece): Loc => q.field(p, 'zone') - 1;
export const isWaiting = (q: Query, p: Piece): boolean => q.at(p) === RESERVES[q.sideOf(p)];
/** Soviet divisions that appear in Moscow (TY.res.S). */
export const isForMoscow = (q: Query, p: Piece): boolean => q.sideOf(p) === SOVIET && dueAt(q, p) < 0;

/** 11.1.1, 11.2.2 The turn a unit is due has come. */
export const isDue = rule(
  '11.1.1',
  (q: Query, p: Piece): boolean => q.field(p, 'due') <= q.track('turn'),
  () => true,
);
/** TY.res.G, RS.res.G A counter of the pool for every counter lost in combat. */
export const isCredited = rule(
  'RS.res.G',
  (q: Query): boolean => q.track('german-losses') > 0,
  () => true,
);
/** TY.res.S, RULINGS R63 A German unit within three hexes of Moscow calls the reserves, once and for all. */
const isAlarmed = rule(
  'TY.res.S',
  (q: Query): boolean => {
    const near = table('numbers').moscowAlarm;
    return q.piecesOf(GERMAN).some((p) => onMap(q, p) && MOSCOW.some((hex) => distance(GRID, q.at(p), hex) <= near));
  },
  () => false,
);
export function soundAlarm(g: Play): void {
  if (g.active === SOVIET && g.track('alarm') === 0 && isAlarmed(g)) g.setTrack('alarm', 1);
}

/** 11.2.1, 11.2.2 How many zones lie between two. */
export function zonesApart(q: Query, side: Side, a: Loc, b: Loc): number {
  const zones = zonesOf(q, side);
  return Math.abs(zones.indexOf(a) - zones.indexOf(b));
}
