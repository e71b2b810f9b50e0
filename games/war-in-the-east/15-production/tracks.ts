// 15.2, 18, 19: the Production Chart. Whoever is on a track lies in the box Production Tracks: `number` says at which Training Center, `track` and `box` where;
// box 1 is the top box, which all tracks of a Center share. Air Points are no counters: a memo has them.
import { fromChart, type Piece, rule } from '@rasputitsa/kernel';
import { PRODUCTION_TRACKS, SIBERIA, TRAY } from '../3-equipment/board.ts';
import { INFO, isTrainingCenter, kindAt, kindNamed } from '../3-equipment/units.ts';
import { type Arrival, readArrivals } from '../data/charts.ts';
import type { ProductionCost } from '../data/shapes.ts';
import { RUSSIAN } from '../sides.ts';
import type { AirOnTrack, Play, Query } from '../words.ts';

export const CONSTRUCTION = 1;
export const CONVERSION = 2;
export const REBUILDING = 3;
/** 15.35: above the top box. */
export const EMERGENCY = 4;
/** 15.47: a stack that was taken off its Conversion Track. */
export const TAKEN_BACK = 5;
export const TRACK_NAMES = ['', 'Construction', 'Conversion', 'Rebuilding', 'Emergency', 'taken back'] as const;
export const TOP = 1;
/** The box of whoever is finished and waits for a place on the map (15.3.P). */
export const READY = 99;

// What things cost (15.7)

export const AIR_POINT = 'Air';
export const LOST_AIR = 'Lost Air';
export const EMERGENCY_DIVISION = 'Emergency 1-4';
const componentsBy = fromChart(
  (costs: Readonly<Record<string, ProductionCost>>): ReadonlyMap<string, readonly Arrival[]> =>
    new Map(Object.entries(costs).map(([what, { from }]) => [what, from.includes('x') ? readArrivals(from) : []])),
);
export const costOf = (q: Query, what: string): ProductionCost | undefined => q.chart('production-costs')[what];
/** 15.42, 17.0: what a unit is made of. */
export const componentsOf = (q: Query, what: string): readonly Arrival[] =>
  componentsBy(q.chart('production-costs')).get(what) ?? [];
const conversionsBy = fromChart((costs: Readonly<Record<string, ProductionCost>>): readonly string[] =>
  Object.entries(costs).flatMap(([what, { type }]) => (type === 'convert' ? [what] : [])),
);
export const conversions = (q: Query): readonly string[] => conversionsBy(q.chart('production-costs'));

// Who is on the tracks

/** A start: a unit, a stack that will be one, or an Air Point. */
export interface Started {
  readonly center: number;
  readonly track: number;
  readonly box: number;
  /** Name on the Production Cost Chart. */
  readonly what: string;
  readonly units: readonly Piece[];
}
const nameOf = (q: Query, p: Piece): string => INFO[kindAt(q, p)]?.name ?? '';
/** What a stack on a Conversion Track becomes: its components tell. */
function madeOf(q: Query, units: readonly Piece[]): string {
  const names = units.map((p) => nameOf(q, p));
  const [first = ''] = names;
  const isIt = (what: string): boolean =>
    componentsOf(q, what).every(({ what: part, count }) => names.filter((n) => n === part).length === count) &&
    componentsOf(q, what).reduce((sum, { count }) => sum + count, 0) === names.length;
  // 15.42: a 5-5 travels as itself.
  return conversions(q).includes(first) ? first : (conversions(q).find(isIt) ?? first);
}
function whatIs(q: Query, track: number, units: readonly Piece[]): string {
  if (track === CONVERSION) return madeOf(q, units);
  const name = nameOf(q, units[0] ?? 0);
  if (track === REBUILDING) return `${name} BG`;
  return track === EMERGENCY ? EMERGENCY_DIVISION : name;
}
export const airOnTracks = (q: Query): readonly AirOnTrack[] => q.memo('air-on-tracks') ?? [];
export const onTracks = (q: Query): readonly Piece[] => q.piecesAt(PRODUCTION_TRACKS);
/** Those who have finished and wait for a place on the map. */
export const readyUnits = (q: Query): readonly Piece[] =>
  q.cached('ready-units', ['where', 'pieces'], () => onTracks(q).filter((p) => q.field(p, 'box') === READY));
/** Everything on the way, finished units apart. */
export function started(q: Query): readonly Started[] {
  return q.cached('production-tracks', ['where', 'pieces', 'memo'], () => {
    const stacks = new Map<number, Piece[]>();
    for (const p of onTracks(q)) {
      const box = q.field(p, 'box');
      if (box === READY) continue;
      const place = (q.field(p, 'number') * READY + q.field(p, 'track')) * READY + box;
      const stack = stacks.get(place);
      if (stack === undefined) stacks.set(place, [p]);
      else stack.push(p);
    }
    const made = [...stacks.values()].map((units): Started => {
      const [first = 0] = units;
      const track = q.field(first, 'track');
      return {
        center: q.field(first, 'number'),
        track,
        box: q.field(first, 'box'),
        what: whatIs(q, track, units),
        units,
      };
    });
    const air = airOnTracks(q).map((a) => ({ ...a, what: a.track === CONSTRUCTION ? AIR_POINT : LOST_AIR, units: [] }));
    return [...made, ...air];
  });
}
export const turnsOf = (q: Query, s: Started): number => costOf(q, s.what)?.turns ?? 1;
/** Production Phases until it is done, at a Center that stays operational. */
export const phasesLeft = (q: Query, s: Started): number => Math.max(0, turnsOf(q, s) + TOP - s.box);

// Training Centers

/** On the map and in Siberia, by number. */
export const trainingCenters = (q: Query): readonly Piece[] =>
  q.cached('training-centers', ['where', 'pieces'], () =>
    q
      .piecesOf(RUSSIAN)
      .filter((p) => isTrainingCenter(q, p) && q.at(p) !== TRAY && q.at(p) !== PRODUCTION_TRACKS)
      .toSorted((a, b) => q.field(a, 'number') - q.field(b, 'number')),
  );
export const centerNumbered = (q: Query, number: number): Piece | undefined =>
  trainingCenters(q).find((p) => q.field(p, 'number') === number);
export const isSiberian = (q: Query, center: Piece): boolean => q.at(center) === SIBERIA;
/** Those that exist or are being built (15.33). */
export function centersInAll(q: Query): number {
  const kind = kindNamed('Training Center');
  return (
    trainingCenters(q).length + onTracks(q).filter((p) => kindAt(q, p) === kind && q.field(p, 'number') > 0).length
  );
}
/** The lowest number that no Training Center has (15.2). */
export function freeNumber(q: Query): number {
  const taken = new Set(trainingCenters(q).map((p) => q.field(p, 'number')));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

// Leaving the tracks

export function clearTrack(g: Play, p: Piece): void {
  for (const field of ['number', 'track', 'box', 'due'] as const) if (g.field(p, field) !== 0) g.setField(p, field, 0);
}
/** 15.32, 15.46, 15.53 What is on the tracks of a Training Center that is eliminated is lost with it. */
const losesConstruction = rule(
  '15.32',
  (track: number): boolean => track === CONSTRUCTION || track === EMERGENCY,
  () => false,
);
const losesConversion = rule(
  '15.46',
  (track: number): boolean => track === CONVERSION || track === TAKEN_BACK,
  () => false,
);
const losesRebuilding = rule(
  '15.53',
  (track: number): boolean => track === REBUILDING,
  () => false,
);
const isLost = (track: number): boolean => losesConstruction(track) || losesConversion(track) || losesRebuilding(track);
/** Who is lost when this Center falls: units in the order of their numbers. Air Points go at once. */
export function loseTracks(g: Play, number: number): readonly Piece[] {
  const lost = onTracks(g).filter((p) => g.field(p, 'number') === number && isLost(g.field(p, 'track')));
  for (const p of lost) {
    g.lowerAll(p);
    g.clearFields(p);
    g.remove(p, TRAY, '15.32');
  }
  const air = airOnTracks(g);
  const left = air.filter((a) => a.center !== number || !isLost(a.track));
  if (left.length < air.length) g.setMemo('air-on-tracks', left);
  return lost;
}
