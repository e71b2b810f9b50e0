// 15.2: one start for each operational Training Center and phase, whatever it is, and what it costs.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { bringIn, INFO, isTrainingCenter, kindNamed } from '../3-equipment/units.ts';
import { PRODUCTION_TRACKS } from '../3-equipment/board.ts';
import { PRODUCTION } from '../data/charts.ts';
import { pointsIn } from '../12-air/points.ts';
import { RUSSIAN } from '../sides.ts';
import type { Play, Query } from '../words.ts';
import {
  AIR_POINT,
  airOnTracks,
  CONSTRUCTION,
  CONVERSION,
  costOf,
  EMERGENCY,
  isSiberian,
  LOST_AIR,
  REBUILDING,
  started,
  TOP,
  trainingCenters,
  TRACK_NAMES,
} from './tracks.ts';

export const isAir = (what: string): boolean => what === AIR_POINT || what === LOST_AIR;

// Points

/** 15.3, 15.4, 15.5 Nothing starts that cannot be paid. */
const short = (q: Query, what: string): boolean => {
  const cost = costOf(q, what);
  return cost === undefined || cost.arms > q.track('arms-points') || cost.personnel > q.track('personnel-points');
};
const cannotConstruct = rule('15.3', short, () => false);
const cannotConvert = rule('15.4', short, () => false);
const cannotRebuild = rule('15.5', short, () => false);
export function refuseCost(q: Query, what: string, track: number): Refusal | undefined {
  const poor = track === CONVERSION ? cannotConvert : track === REBUILDING ? cannotRebuild : cannotConstruct;
  if (!poor(q, what)) return undefined;
  const { arms = 0, personnel = 0 } = costOf(q, what) ?? {};
  return refuse(
    track === CONVERSION ? '15.4' : track === REBUILDING ? '15.5' : '15.3',
    say`${what} costs ${arms} Arms and ${personnel} Personnel Points; ${q.track('arms-points')} and ${q.track('personnel-points')} are left.`,
  );
}
/** 15.0 Points go as soon as something is started. */
export const pay = rule(
  '15.0',
  (g: Play, what: string): void => {
    const { arms = 0, personnel = 0 } = costOf(g, what) ?? {};
    g.setTrack('arms-points', Math.max(0, g.track('arms-points') - arms));
    g.setTrack('personnel-points', Math.max(0, g.track('personnel-points') - personnel));
  },
  () => {},
);

// The top box

/** 15.2 The top box takes one start; 15.44 of construction or conversion; 15.51 or of rebuilding. */
const takesOne = rule(
  '15.2',
  (): boolean => true,
  () => false,
);
const eitherOr = rule(
  '15.44',
  (): boolean => true,
  () => false,
);
const sharesWithRebuilding = rule(
  '15.51',
  (): boolean => true,
  () => false,
);
/** 15.35: an Emergency Division is a construction of its own (RULINGS P1). */
const branchOf = (track: number): number => (track === EMERGENCY ? CONSTRUCTION : track);
function topRule(there: number, wanted: number): string | undefined {
  const branches = [branchOf(there), branchOf(wanted)];
  if (branches[0] === branches[1]) return takesOne() ? '15.2' : undefined;
  if (branches.includes(REBUILDING)) return sharesWithRebuilding() ? '15.51' : undefined;
  return eitherOr() ? '15.44' : undefined;
}
function refuseTop(q: Query, center: Piece, track: number): Refusal | undefined {
  const number = q.field(center, 'number');
  for (const s of started(q)) {
    if (s.center !== number || s.box !== TOP) continue;
    const cited = topRule(s.track, track);
    if (cited !== undefined)
      return refuse(cited, say`${s.what} is in the top box of Center ${number}: one start a phase.`, {
        pieces: [center],
      });
  }
  return undefined;
}

// Air Points

const hasAir = (q: Query, number: number, track: number): boolean =>
  airOnTracks(q).some((a) => a.center === number && a.track === track);
const hasAirBelowTop = (q: Query, number: number, track: number): boolean =>
  airOnTracks(q).some((a) => a.center === number && a.track === track && a.box === TOP + 1);
/** 15.34.A, 15.52 A track with Air Points takes nothing else, and no two of them in boxes side by side. */
const airBars = (q: Query, number: number, track: number, what: string): boolean =>
  isAir(what) ? hasAirBelowTop(q, number, track) : hasAir(q, number, track);
const barredByConstruction = rule('15.34.A', airBars, () => false);
const barredByRebuilding = rule('15.52', airBars, () => false);
function refuseBesideAir(q: Query, center: Piece, track: number, what: string): Refusal | undefined {
  const bars = track === CONSTRUCTION ? barredByConstruction : track === REBUILDING ? barredByRebuilding : undefined;
  const number = q.field(center, 'number');
  if (bars === undefined || !bars(q, number, track, what)) return undefined;
  const name = TRACK_NAMES[track] ?? '';
  return refuse(
    track === CONSTRUCTION ? '15.34.A' : '15.52',
    isAir(what)
      ? say`An Air Point is in the second box of the ${name} Track of Center ${number}: one every other turn.`
      : say`Air Points are on the ${name} Track of Center ${number}: it takes nothing else.`,
    { pieces: [center] },
  );
}

/** 36.3: markers of Air Points that are neither in play nor on a track. */
const airMarkersLeft = (q: Query): number =>
  PRODUCTION.airMarkers -
  airOnTracks(q).length -
  (['air', 'superiority', 'support'] as const).reduce((sum, box) => sum + pointsIn(q, RUSSIAN, box), 0);
const refuseMarker = (q: Query, what: string): Refusal | undefined =>
  isAir(what) && airMarkersLeft(q) <= 0 ? refuse('36.3', say`No marker for an Air Point is left.`) : undefined;

// 15.34.C: the compulsory Air Point

const isCompulsory = (center: number, siberian: ReadonlySet<number>, track: number): boolean =>
  track === CONSTRUCTION && siberian.has(center);
/** 15.34.C Every other turn one Air Point is started in Siberia before anything else, if there are points for it. */
export const isAirDue = rule(
  '15.34.C',
  (q: Query): boolean => q.cached('air-due', ['where', 'pieces', 'tracks', 'memo'], () => isCompulsoryNow(q)),
  () => false,
);
function isCompulsoryNow(q: Query): boolean {
  // 35.2.V9: turns before the first count too.
  if (Math.abs(q.track('turn')) % PRODUCTION.airEvery !== 1 || short(q, AIR_POINT) || airMarkersLeft(q) <= 0)
    return false;
  const centers = trainingCenters(q).filter((p) => isSiberian(q, p) && q.has(p, 'working'));
  const numbers = new Set(centers.map((p) => q.field(p, 'number')));
  if (airOnTracks(q).some((a) => a.box === TOP && isCompulsory(a.center, numbers, a.track))) return false;
  return centers.some((p) => !refuseTop(q, p, CONSTRUCTION) && !refuseBesideAir(q, p, CONSTRUCTION, AIR_POINT));
}
function refuseBeforeAir(q: Query, center: Piece, track: number, what: string): Refusal | undefined {
  if (!isAirDue(q) || (what === AIR_POINT && track === CONSTRUCTION && isSiberian(q, center))) return undefined;
  return refuse('15.34.C', say`First an Air Point must be started at a Training Center in Siberia.`);
}

/** Why nothing of this kind can be started at a Center now. */
export function refuseStart(q: Query, center: Piece, track: number, what: string): Refusal | undefined {
  const about = { pieces: [center] };
  if (!isTrainingCenter(q, center)) return refuse('15.2', say`${unit(center)} is not a Training Center.`, about);
  if (!q.has(center, 'working'))
    return refuse('15.17', say`Center ${q.field(center, 'number')} is not operational in this phase.`, about);
  return (
    refuseMarker(q, what) ??
    refuseTop(q, center, track) ??
    refuseBesideAir(q, center, track, what) ??
    refuseBeforeAir(q, center, track, what) ??
    refuseCost(q, what, track)
  );
}
export const openCenters = (q: Query): readonly Piece[] => trainingCenters(q).filter((p) => q.has(p, 'working'));

// Putting things on

export function putOn(g: Play, p: Piece, number: number, track: number): void {
  g.lowerAll(p);
  g.clearFields(p);
  g.setField(p, 'number', number);
  g.setField(p, 'track', track);
  g.setField(p, 'box', TOP);
}
export function startNew(g: Play, name: string, number: number, track: number): void {
  const kind = kindNamed(name);
  const p = bringIn(g, kind, PRODUCTION_TRACKS, INFO[kind]?.steps ?? 1);
  if (p !== undefined) putOn(g, p, number, track);
}
export function startAir(g: Play, number: number, track: number): void {
  g.setMemo('air-on-tracks', [...airOnTracks(g), { center: number, track, box: TOP }]);
}
