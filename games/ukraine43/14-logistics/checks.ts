// Chapter 14, 14.4 to 14.7: the three supply checks (14.1). Petrol is checked before anybody moves, General Supply and attrition at the end.
import { type Loc, type Piece, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { entryAt, NONE } from '@rasputitsa/kit';
import { UNREACHED } from '@rasputitsa/kit/search';
import { GRID, HALF_HEXES, HEXES, SEA, SEA_SIDE, WATER } from '../1-map/board.ts';
import { loseStep } from '../2-units/eliminate.ts';
import { infoAt, isAir, isHq, isLeader, isMech, isOnMap, typeOf } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';
import { connectedOverland, nearDump, supplied } from './line-of-supply.ts';
import { sourcesOf } from './sources.ts';

// Petrol

/** Neighbours by hex and direction that no sea lies between. */
const DRY_TO = Int32Array.from({ length: HEXES * 6 }, (_, e) => {
  const to = GRID.neighbours[e] ?? NONE;
  return to === NONE || SEA[to] === 1 || WATER[GRID.sides[e] ?? NONE] === SEA_SIDE ? NONE : to;
});
const stamps = new Int32Array(HEXES);
let stamp = 0;
const queue: number[] = [];
/** Where the acquired half hexes lead: a hex away from a source. */
const besideHalfHex = (q: Query, side: Side): ReadonlySet<Loc> => {
  const { halfHexes } = sourcesOf(q, side);
  return new Set(HALF_HEXES.flatMap((h) => (halfHexes.includes(h.at) ? h.into : [])));
};
/** 14.7B Hexes to the nearest source, through enemies but not over the sea. Looked for from the unit: most have one near. */
const hexesToSource = rule(
  '14.7B',
  (mask: Uint8Array, doors: ReadonlySet<Loc>, from: Loc): number => {
    stamp++;
    queue.length = 0;
    queue.push(from);
    stamps[from] = stamp;
    for (let away = 0, next = 0; next < queue.length; away++) {
      const end = queue.length;
      // A half hex lies one hex beyond its door, so a source at this distance comes first.
      for (let i = next; i < end; i++) if (mask[queue[i] ?? 0] === 1) return away;
      for (; next < end; next++) {
        const hex = queue[next] ?? 0;
        if (doors.has(hex)) return away + 1;
        for (let e = hex * 6; e < hex * 6 + 6; e++) {
          const to = DRY_TO[e] ?? NONE;
          if (to === NONE || stamps[to] === stamp) continue;
          stamps[to] = stamp;
          queue.push(to);
        }
      }
    }
    return UNREACHED;
  },
  () => 0,
);

/** 14.7A Mechanized units and artillery without a marker; not HQs, not leaders (RULINGS A-32). */
const needsPetrol = rule(
  '14.7A',
  (q: Query, p: Piece): boolean =>
    isOnMap(q, p) && isMech(q, p) && !isHq(q, p) && !isLeader(q, p) && !isAir(q, p) && !q.has(p, 'out-of-supply'),
  () => false,
);
/** 14.7C The die that fails at this distance: up to this number. */
const failsUpTo = rule(
  '14.7C',
  (q: Query, hexes: number): number => entryAt(tablesOf(q).PETROL, hexes),
  (_: Query, hexes: number) => (hexes > 7 ? 6 : 0),
);
/** 14.7D */
const runsDry = rule(
  '14.7D',
  (g: Play, p: Piece): void => g.raise(p, 'out-of-supply'),
  () => {},
);
/** 14.7 Petrol Shortage, in the Initial Supply Phase. */
export function checkPetrol(g: Play): void {
  const side = g.active;
  const { mask } = sourcesOf(g, side);
  const doors = besideHalfHex(g, side);
  for (const p of g.piecesOf(side)) {
    if (!needsPetrol(g, p)) continue;
    const hexes = hexesToSource(mask, doors, g.at(p));
    if (hexes <= tablesOf(g).RANGE.petrol) continue;
    const [die = 6] = g.roll(1, 6, say`Petrol for ${unit(p)}, ${hexes} hexes from a Supply Source`, '14.7C', side);
    if (die <= failsUpTo(g, hexes)) runsDry(g, p);
  }
}

// General Supply

/** 20.4 A brigade dropped this turn is supplied. */
const carriesItsOwn = rule(
  '20.4',
  (q: Query, p: Piece): boolean => q.has(p, 'dropped'),
  () => false,
);
/** 14.4 Everybody traces, air units too. */
const generalSupply = rule(
  '14.4',
  (g: Play, p: Piece, hasLine: boolean): void => {
    if (hasLine === !g.has(p, 'out-of-supply')) return;
    if (hasLine) g.lower(p, 'out-of-supply');
    else g.raise(p, 'out-of-supply');
  },
  () => {},
);
const tracing = (q: Query, side: Side): readonly Piece[] =>
  q.piecesOf(side).filter((p) => isOnMap(q, p) && !isLeader(q, p));

/** 14.6a Out of supply, and no line however long. */
const isCutOff = rule(
  '14.6a',
  (q: Query, p: Piece, overland: Uint8Array): boolean => q.has(p, 'out-of-supply') && overland[q.at(p)] !== 1,
  () => false,
);
/** 14.6c A dump in reach; Germans and airborne brigades hold out longer. */
const modifier = rule(
  '14.6c',
  (q: Query, p: Piece, dumps: Uint8Array): number => {
    const { dump, morale } = tablesOf(q).ATTRITION;
    const isTough = infoAt(q, p).german || typeOf(q, p) === 'airborne';
    return (dumps[q.at(p)] === 1 ? dump : 0) + (isTough ? morale : 0);
  },
  () => 0,
);
/** 14.6b */
const attrition = rule(
  '14.6b',
  (g: Play, p: Piece, dumps: Uint8Array): void => {
    const more = modifier(g, p, dumps);
    const [die = 6] = g.roll(1, 6, say`Attrition of ${unit(p)}, +${more}`, '14.6b', g.active);
    if (die + more <= tablesOf(g).ATTRITION.fails) loseStep(g, p, '14.6b');
  },
  () => {},
);
/** 14.4, 14.6 General Supply and attrition, in the End Phase. All trace before anybody is lost. */
export function checkSupply(g: Play): void {
  const side = g.active;
  const lines = supplied(g, side);
  const all = tracing(g, side);
  for (const p of all) generalSupply(g, p, lines[g.at(p)] === 1 || carriesItsOwn(g, p));
  if (!all.some((p) => g.has(p, 'out-of-supply') || g.has(p, 'isolated'))) return;
  const overland = connectedOverland(g, side);
  const lone: Piece[] = [];
  for (const p of all) {
    const cutOff = isCutOff(g, p, overland);
    if (cutOff && !g.has(p, 'isolated')) g.raise(p, 'isolated');
    if (!cutOff && g.has(p, 'isolated')) g.lower(p, 'isolated');
    if (cutOff && !isAir(g, p)) lone.push(p);
  }
  if (lone.length === 0) return;
  const dumps = nearDump(g, side);
  for (const p of lone) attrition(g, p, dumps);
}
