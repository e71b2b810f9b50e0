// 15.3.P, 15.31, 15.48, 15.54: whoever leaves a track comes onto the map beside his Training Center, or over the eastern edge from Siberia.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { AROUND, isHex, NORTH, PRODUCTION_TRACKS, RAIL_SOURCES } from '../3-equipment/board.ts';
import { isRepair, isTrainingCenter } from '../3-equipment/units.ts';
import { marchOf } from '../5-movement/allowance.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { enemyFront, frontOf } from '../8-9-zones-stacking/picture.ts';
import { hasRoom } from '../8-9-zones-stacking/stacking.ts';
import { isSupplied } from '../13-supply/supply.ts';
import { ownedBy, RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import {
  centerNumbered,
  clearTrack,
  CONSTRUCTION,
  CONVERSION,
  EMERGENCY,
  freeNumber,
  isSiberian,
  READY,
  readyUnits,
  TAKEN_BACK,
} from './tracks.ts';

/** 15.3.P A hex beside the Center. */
const around = rule(
  '15.3.P',
  (center: Loc): readonly Loc[] => AROUND[center] ?? [],
  (center: Loc) => [center],
);
/** 15.31, 15.48, 15.54: any Russian rail hex on the eastern edge. */
const edgeHexes = (q: Query): readonly Loc[] =>
  (RAIL_SOURCES[RUSSIAN] ?? []).filter((hex) => q.layer('rail')[hex] === ownedBy(RUSSIAN));
/** 15.31 Never in an enemy zone there. */
const isBarredAtEdge = rule(
  '15.31',
  (q: Query, hex: Loc): boolean => enemyFront(q, RUSSIAN).zoc[hex] === 1,
  () => false,
);
/** 15.47 On a Conversion Track and not finished: it can only be taken back. */
const isTakenBack = (q: Query, p: Piece): boolean =>
  q.field(p, 'track') === TAKEN_BACK || (q.field(p, 'track') === CONVERSION && q.field(p, 'box') !== READY);
/** 15.3.P An enemy-controlled hex only where there is no other; a stack that is taken back may go there (15.47). */
const quietFirst = rule(
  '15.3.P',
  (q: Query, p: Piece, hexes: readonly Loc[]): readonly Loc[] => {
    if (isTakenBack(q, p)) return hexes;
    const quiet = hexes.filter((hex) => enemyFront(q, RUSSIAN).zoc[hex] === 0);
    return quiet.length > 0 ? quiet : hexes;
  },
  (_q: Query, _p: Piece, hexes: readonly Loc[]) => hexes,
);
const isOpen = (q: Query, p: Piece, hex: Loc): boolean =>
  enemyFront(q, RUSSIAN).units[hex] === 0 &&
  // 6.62: Repair Units keep to railways.
  (!isRepair(q, p) || q.layer('rail')[hex] === ownedBy(RUSSIAN)) &&
  hasRoom(q, RUSSIAN, hex, [p]) &&
  limitAt(q, p, hex) === undefined;

export function placesFor(q: Query, p: Piece): readonly Loc[] {
  const center = centerNumbered(q, q.field(p, 'number'));
  if (center === undefined) return [];
  if (isSiberian(q, center))
    return edgeHexes(q).filter((hex) => isOpen(q, p, hex) && (isTakenBack(q, p) || !isBarredAtEdge(q, hex)));
  return quietFirst(
    q,
    p,
    around(q.at(center)).filter((hex) => isHex(hex) && isOpen(q, p, hex)),
  );
}
const canBePlaced = (q: Query): readonly Piece[] =>
  q.cached('can-be-placed', ANYTHING, () => readyUnits(q).filter((p) => placesFor(q, p).length > 0));
/** Where units may go is asked of all chapters: kept while nothing at all happens. */
const ANYTHING = ['where', 'pieces', 'layers', 'tracks', 'marks', 'memo', 'stack'] as const;

/** 15.31 Constructed units from Siberia come entrained; 15.48, 15.54 those converted or rebuilt do not. */
const newComeByTrain = rule(
  '15.31',
  (): boolean => true,
  () => false,
);
const othersComeByTrain = rule(
  '15.48',
  (): boolean => false,
  () => true,
);
const isNew = (track: number): boolean => track === CONSTRUCTION || track === EMERGENCY;
export function putDown(g: Play, p: Piece, to: Loc): void {
  const center = centerNumbered(g, g.field(p, 'number'));
  const track = g.field(p, 'track');
  const fromSiberia = center !== undefined && isSiberian(g, center);
  const number = isTrainingCenter(g, p) ? freeNumber(g) : 0;
  clearTrack(g, p);
  g.move(p, to, { by: 'production' });
  if (number > 0) g.setField(p, 'number', number);
  if (fromSiberia && (isNew(track) ? newComeByTrain() : othersComeByTrain())) g.raise(p, 'entrained');
  enterHexes(g, [p], [to]);
  if (marchOf(g) === undefined) return;
  // 15.47: supply is judged where it is placed.
  if (isSupplied(g, p)) g.lower(p, 'unsupplied');
  else g.raise(p, 'unsupplied');
  if (NORTH[to] === 1) g.raise(p, 'northern');
}

function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (q.at(p) !== PRODUCTION_TRACKS || q.field(p, 'box') !== READY)
    return refuse('15.3.P', say`${unit(p)} has not finished its production.`, about);
  if (placesFor(q, p).length > 0) return undefined;
  return refuse('15.3.P', say`There is no room for ${unit(p)} beside Center ${q.field(p, 'number')}: it waits.`, about);
}
/** Only the Russian produces. */
export const refuseOthers = (q: Query): Refusal | undefined =>
  q.actor === RUSSIAN ? undefined : refuse('15.0', say`Only the Russian has production.`);
export const placeUnit = verb({
  id: 'place-unit',
  title: 'Place a finished unit',
  rule: '15.3.P',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => canBePlaced(q),
      refuse: (q, _, value) => refuseUnit(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { unit: p }) => placesFor(q, p),
      refuse: (q, { unit: p }, value) =>
        placesFor(q, p).includes(value)
          ? undefined
          : refuse('15.3.P', say`${unit(p)} is not placed in ${place(value)}.`, { pieces: [p], places: [value] }),
    },
  },
  refuse: refuseOthers,
  apply: (g, { unit: p, to }) => putDown(g, p, to),
});
/** Everybody who can be placed, into the hexes with the fewest units. */
export function placeAll(g: Play): void {
  for (const p of readyUnits(g)) {
    const [best] = placesFor(g, p).toSorted((a, b) => here(g, a) - here(g, b) || a - b);
    if (best !== undefined) putDown(g, p, best);
  }
}
const here = (q: Query, hex: Loc): number => frontOf(q, RUSSIAN).units[hex] ?? 0;
export const placeRest = verb({
  id: 'place-rest',
  title: 'Place them for me',
  rule: '15.3.P',
  args: {},
  ask: {},
  refuse: (q) => (canBePlaced(q).length === 0 ? refuse('15.3.P', say`No unit is waiting to be placed.`) : undefined),
  apply: (g) => placeAll(g),
});
/** 15.3.P Whoever can be placed must be. */
export function refuseWaiting(q: Query, side: number): Refusal | undefined {
  if (side !== RUSSIAN) return undefined;
  const [first] = canBePlaced(q);
  if (first === undefined) return undefined;
  return refuse('15.3.P', say`${unit(first)} has finished its production and must be placed.`, { pieces: [first] });
}
export const hasWaiting = (q: Query): boolean => canBePlaced(q).length > 0;
