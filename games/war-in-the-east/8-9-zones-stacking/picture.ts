// Chapter 8: who is where, and zones of control of both sides. When somebody has moved or turned over, the last picture is copied and put right around
// where he was and where he is.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  AROUND,
  BROKEN_GROUND,
  countryMap,
  GRID,
  HEXES,
  LAKE,
  LAKE_SIDE,
  SEA_SIDE,
  SEVASTOPOL,
  USSR,
  WATER,
} from '../3-equipment/board.ts';
import {
  flagBits,
  INFO,
  IS_ARMS_CENTER,
  IS_AXIS,
  IS_CENTER,
  IS_GUNS,
  IS_MECH,
  IS_PARTISAN,
  IS_REPAIR,
} from '../3-equipment/units.ts';
import { remembered } from '../3-equipment/remember.ts';
import { frozen } from '../14-weather/weather.ts';
import { isInvasion, warTurn } from '../29-34-scenarios/row.ts';
import { AXIS, enemyOf, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';

/** One side on the board, by hex. */
export interface Front {
  /** Units that keep an enemy out (5.22): neither partisans (28.12) nor Arms Centers (15.13). */
  readonly units: Uint8Array;
  /** 1 where the hex is controlled. */
  readonly zoc: Uint8Array;
  /** Bits of who exerts from a hex: ON_FOOT, MECHANIZED. */
  readonly exerts: Uint8Array;
}
const ON_FOOT = 1;
const MECHANIZED = 2;

/** 8.11 Centers, anti-tank units, artillery and Repair Units exert none. */
const hasZone = rule(
  '8.11',
  (kind: number): boolean => IS_CENTER[kind] === 0 && IS_GUNS[kind] === 0 && IS_REPAIR[kind] === 0,
  (kind: number) => IS_CENTER[kind] === 0,
);
/** 6.68 */
const repairHasNone = rule(
  '6.68',
  (kind: number): boolean => IS_REPAIR[kind] === 1,
  () => false,
);
/** 10.47, 10.52: artillery, anti-tank units. 15.12: Centers. */
const gunsHaveNone = rule(
  '10.47',
  (kind: number): boolean => INFO[kind]?.arm === 'artillery',
  () => false,
);
const antiTankHasNone = rule(
  '10.52',
  (kind: number): boolean => INFO[kind]?.arm === 'anti-tank',
  () => false,
);
const centersHaveNone = rule(
  '15.12',
  (kind: number): boolean => IS_CENTER[kind] === 1,
  () => false,
);
/** 6.35 Nor do entrained units, whatever they are; 25.23 nor fortified ones. */
const trainsHaveNone = rule(
  '6.35',
  (entrained: boolean): boolean => entrained,
  () => false,
);
const fortsHaveNone = rule(
  '25.23',
  (fortified: boolean): boolean => fortified,
  () => false,
);
/** 25.27 Russians in Sevastopol exert none. */
const notFromSevastopol = rule(
  '25.27',
  (hex: Loc, kind: number): boolean => hex === SEVASTOPOL && IS_AXIS[kind] === 0,
  () => false,
);
/** By kind: whether it exerts at all. 8.11 gathers what the chapters say. */
function exertingKinds(): Uint8Array {
  return Uint8Array.from(INFO, (_, kind) => {
    if (IS_PARTISAN[kind] === 1) return 0;
    const barred =
      !hasZone(kind) && (repairHasNone(kind) || gunsHaveNone(kind) || antiTankHasNone(kind) || centersHaveNone(kind));
    return barred ? 0 : 1;
  });
}
/** 28.22 A partisan unit controls the hex it is in, unless an enemy unit is there too. 28.11: a cadre controls nothing. */
const holdsItsHex = rule(
  '28.22',
  (steps: number): boolean => steps > 1 || !cadreIsIgnored(),
  () => false,
);
const cadreIsIgnored = rule(
  '28.11',
  (): boolean => true,
  () => false,
);
/** 8.12 */
const partisansExert = rule(
  '8.12',
  (steps: number): boolean => holdsItsHex(steps),
  () => false,
);
/** 28.12 A hex with cadres alone is open to the enemy. */
const cadreKeepsOut = rule(
  '28.12',
  (_steps: number): boolean => false,
  (steps: number) => steps === 1,
);
/** 8.13 Mechanized zones never extend into rough, woods or swamp; frozen swamp is clear terrain (14.25). */
const mechStopsAt = rule(
  '8.13',
  (hex: Loc, ice: Uint8Array): boolean => BROKEN_GROUND[hex] === 1 && ice[hex] === 0,
  () => false,
);
/** 8.13 Nor any zone across sea or open lake. */
const waterStops = rule(
  '8.13',
  (water: number, ice: boolean): boolean => water === SEA_SIDE || (water === LAKE_SIDE && !ice),
  () => false,
);
const GERMANY = countryMap('Greater Germany');
/** 30.34.A Not across the Russo-German border while the Axis opens the war. */
const borderHolds = rule(
  '30.34.A',
  (q: Query): boolean => isInvasion(q) && warTurn(q) === 1 && q.within('initial-movement') && q.active === AXIS,
  () => false,
);

/** What zones stop at. */
interface Ground {
  readonly ice: Uint8Array;
  readonly snow: boolean;
  readonly border: boolean;
}
const groundOf = (q: Query, border: boolean): Ground => ({ ice: frozen(q), snow: q.track('weather') === 2, border });
/** Whether a zone leads over a hexside. `bits`: who exerts it. */
function leads(bits: number, side: Side, from: Loc, to: Loc, hexside: number, { ice, snow, border }: Ground): boolean {
  if ((bits & ON_FOOT) === 0 && mechStopsAt(to, ice)) return false;
  if (waterStops(WATER[hexside] ?? 0, snow)) return false;
  if (LAKE[to] === 1 && ice[to] === 0) return false;
  return !(border && side === RUSSIAN && USSR[from] === 1 && GERMANY[to] === 1);
}
/** 8.0 The six hexes around. */
const spread = rule(
  '8.0',
  (zoc: Uint8Array, exerts: Uint8Array, side: Side, ground: Ground): void => {
    for (let hex = 0; hex < HEXES; hex++) {
      const bits = exerts[hex] ?? 0;
      if (bits === 0) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = GRID.neighbours[i] ?? NONE;
        if (to !== NONE && zoc[to] === 0 && leads(bits, side, hex, to, GRID.sides[i] ?? NONE, ground)) zoc[to] = 1;
      }
    }
  },
  () => {},
);
/** The same for one hex. */
const isControlled = rule(
  '8.0',
  (exerts: Uint8Array, side: Side, hex: Loc, ground: Ground): boolean => {
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const from = GRID.neighbours[i] ?? NONE;
      const bits = from === NONE ? 0 : (exerts[from] ?? 0);
      if (bits !== 0 && leads(bits, side, from, hex, GRID.sides[i] ?? NONE, ground)) return true;
    }
    return false;
  },
  () => false,
);

// What a piece adds to the picture of its side

const PRESENT = 1;
const FOOT = 2;
const MECH = 4;
const PARTISANS = 8;
const OF_AXIS = 16;
/** Flags that change a zone of control. */
const [ENTRAINED, FORTIFIED] = [flagBits('entrained'), flagBits('fortified')];
const MATTERS = ENTRAINED | FORTIFIED;
/** By kind: what it adds wherever it is; of partisans it depends on their strength. */
function addedByKind(): Uint8Array {
  const exerting = exertingKinds();
  return Uint8Array.from(INFO, (_, kind) => {
    const side = IS_AXIS[kind] === 1 ? OF_AXIS : 0;
    if (IS_PARTISAN[kind] === 1) return side | PARTISANS;
    if (IS_ARMS_CENTER[kind] === 1) return 0;
    return side | PRESENT | (exerting[kind] === 0 ? 0 : IS_MECH[kind] === 1 ? MECH : FOOT);
  });
}
function addedBy(kinds: Uint8Array, kind: number, hex: Loc, flags: number, steps: number): number {
  const added = kinds[kind] ?? 0;
  if ((added & PARTISANS) !== 0)
    return (added & OF_AXIS) | (partisansExert(steps) ? PARTISANS : 0) | (cadreKeepsOut(steps) ? PRESENT : 0);
  const bits = flags & MATTERS;
  const silent =
    notFromSevastopol(hex, kind) ||
    (bits !== 0 && (trainsHaveNone((bits & ENTRAINED) !== 0) || fortsHaveNone((bits & FORTIFIED) !== 0)));
  return silent ? added & ~(FOOT | MECH) : added;
}

/** The picture as it was painted last, and what each piece had added to it. */
interface Painting {
  readonly kinds: Uint8Array;
  readonly hexes: Int16Array;
  readonly added: Uint8Array;
  /** Pieces, weather and border of that day. */
  count: number;
  weather: number;
  border: boolean;
  sides: readonly [Draft, Draft];
  fronts: readonly [Front, Front];
}
interface Draft extends Front {
  /** Units that exert, and partisan units, by hex. */
  readonly foot: Uint8Array;
  readonly mech: Uint8Array;
  readonly partisans: Uint8Array;
}
const blank = (): Draft => ({
  units: new Uint8Array(HEXES),
  zoc: new Uint8Array(HEXES),
  exerts: new Uint8Array(HEXES),
  foot: new Uint8Array(HEXES),
  mech: new Uint8Array(HEXES),
  partisans: new Uint8Array(HEXES),
});
/** What others hold of the last picture stays as it is. */
const copied = (d: Draft): Draft => ({
  units: d.units.slice(),
  zoc: d.zoc.slice(),
  exerts: d.exerts.slice(),
  foot: d.foot.slice(),
  mech: d.mech.slice(),
  partisans: d.partisans.slice(),
});
const add = (counts: Uint8Array, hex: Loc, n: number): void => {
  counts[hex] = (counts[hex] ?? 0) + n;
};
function put(d: Draft, hex: Loc, added: number, n: 1 | -1): void {
  if ((added & PRESENT) !== 0) add(d.units, hex, n);
  if ((added & FOOT) !== 0) add(d.foot, hex, n);
  if ((added & MECH) !== 0) add(d.mech, hex, n);
  if ((added & PARTISANS) !== 0) add(d.partisans, hex, n);
  d.exerts[hex] = ((d.foot[hex] ?? 0) > 0 ? ON_FOOT : 0) | ((d.mech[hex] ?? 0) > 0 ? MECHANIZED : 0);
}
const drafts = (p: Painting, added: number): Draft => p.sides[(added & OF_AXIS) === 0 ? 1 : 0];
/** 28.22: partisan units control their own hex, where no enemy is. */
const hauntedBy = (d: Draft, foe: Draft, hex: Loc): boolean => (d.partisans[hex] ?? 0) > 0 && foe.units[hex] === 0;

/** Pieces of which something has changed since the picture was painted. */
function changes(q: Query, { kinds, hexes, added, count }: Painting): readonly Piece[] {
  const { kind, at, flags, steps } = q.columns;
  const found: Piece[] = [];
  for (let p = 0; p < kind.length; p++) {
    const hex = at[p] ?? NONE;
    const [isThere, was] = [hex >= 0 && hex < HEXES, hexes[p] ?? NONE];
    if (!isThere) {
      if (was !== NONE) found.push(p);
      continue;
    }
    if (was !== hex || added[p] !== addedBy(kinds, kind[p] ?? 0, hex, flags[p] ?? 0, steps[p] ?? 0)) found.push(p);
  }
  for (let p = kind.length; p < count; p++) if (hexes[p] !== NONE) found.push(p);
  return found;
}
/** Takes pieces off the picture and puts them where they are now. The hexes where something changed. */
function repaint(q: Query, painting: Painting, pieces: readonly Piece[]): ReadonlySet<Loc> {
  const { kinds, hexes, added } = painting;
  const { kind, at, flags, steps } = q.columns;
  const touched = new Set<Loc>();
  for (const p of pieces) {
    const was = hexes[p] ?? NONE;
    if (was !== NONE) {
      put(drafts(painting, added[p] ?? 0), was, added[p] ?? 0, -1);
      touched.add(was);
    }
    const hex = p < kind.length ? (at[p] ?? NONE) : NONE;
    const isThere = hex >= 0 && hex < HEXES;
    hexes[p] = isThere ? hex : NONE;
    added[p] = isThere ? addedBy(kinds, kind[p] ?? 0, hex, flags[p] ?? 0, steps[p] ?? 0) : 0;
    if (!isThere) continue;
    put(drafts(painting, added[p] ?? 0), hex, added[p] ?? 0, 1);
    touched.add(hex);
  }
  painting.count = kind.length;
  return touched;
}
/** Zones of the whole board. */
function spreadAll({ sides: [axis, russian] }: Painting, ground: Ground): void {
  axis.zoc.fill(0);
  russian.zoc.fill(0);
  spread(axis.zoc, axis.exerts, AXIS, ground);
  spread(russian.zoc, russian.exerts, RUSSIAN, ground);
  for (let hex = 0; hex < HEXES; hex++) {
    if (hauntedBy(axis, russian, hex)) axis.zoc[hex] = 1;
    if (hauntedBy(russian, axis, hex)) russian.zoc[hex] = 1;
  }
}
/** Zones in and around hexes. */
function spreadNear({ sides: [axis, russian] }: Painting, hexes: ReadonlySet<Loc>, ground: Ground): void {
  const near = new Set(hexes);
  for (const hex of hexes)
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const to = GRID.neighbours[i] ?? NONE;
      if (to !== NONE) near.add(to);
    }
  for (const hex of near) {
    axis.zoc[hex] = isControlled(axis.exerts, AXIS, hex, ground) || hauntedBy(axis, russian, hex) ? 1 : 0;
    russian.zoc[hex] = isControlled(russian.exerts, RUSSIAN, hex, ground) || hauntedBy(russian, axis, hex) ? 1 : 0;
  }
}
/** So many changed pieces are put right one by one; with more, or in other weather, all zones are spread again. */
const FEW = 40;
function paint(q: Query): readonly [Front, Front] {
  const [weather, border] = [q.track('weather'), borderHolds(q)];
  const last = q.cached('painting', [], () => ({ painting: emptyPainting(q.pieceCount) }));
  if (last.painting.hexes.length < q.pieceCount) last.painting = emptyPainting(q.pieceCount);
  const { painting } = last;
  const pieces = changes(q, painting);
  const isSameGround = painting.weather === weather && painting.border === border;
  if (pieces.length === 0 && isSameGround) return painting.fronts;
  painting.sides = [copied(painting.sides[0]), copied(painting.sides[1])];
  const hexes = repaint(q, painting, pieces);
  if (isSameGround && pieces.length <= FEW) spreadNear(painting, hexes, groundOf(q, border));
  else spreadAll(painting, groundOf(q, border));
  painting.weather = weather;
  painting.border = border;
  painting.fronts = painting.sides;
  return painting.fronts;
}
/** More than are there: reinforcements are to come. */
const SPARE = 200;
function emptyPainting(pieces: number): Painting {
  const sides = [blank(), blank()] as const;
  return {
    kinds: addedByKind(),
    hexes: new Int16Array(pieces + SPARE).fill(NONE),
    added: new Uint8Array(pieces + SPARE),
    count: 0,
    weather: NONE,
    border: false,
    sides,
    fronts: sides,
  };
}
/** What fronts are made of. */
export const PAINTED = ['where', 'pieces', 'tracks', 'stack'] as const;
/** Both sides as they are. The same object while nobody has moved or turned over, and nothing else has changed a zone. */
export const fronts = (q: Query): readonly [Front, Front] => q.cached('fronts', PAINTED, () => paint(q));
/** By hex: 1 where a side is beside enemy units. */
export function besideEnemy(q: Query, side: Side): Uint8Array {
  return remembered(
    q,
    side === AXIS ? 'beside-enemy axis' : 'beside-enemy russian',
    PAINTED,
    () => [enemyFront(q, side)],
    () => {
      const made = new Uint8Array(HEXES);
      const { units } = enemyFront(q, side);
      for (let hex = 0; hex < HEXES; hex++) {
        if (units[hex] === 0) continue;
        for (const to of AROUND[hex] ?? []) made[to] = 1;
      }
      return made;
    },
  );
}
const HELD = ['held axis', 'held russian'] as const;
/** Hexes with units of a side, in the order of the units. */
export function heldBy(q: Query, side: Side): readonly Loc[] {
  return q.cached(HELD[side === AXIS ? 0 : 1], PAINTED, () => {
    const { units } = frontOf(q, side);
    const held = new Set<Loc>();
    for (const p of q.piecesOf(side)) {
      const hex = q.at(p);
      if ((units[hex] ?? 0) > 0 && keepsOut(q, p)) held.add(hex);
    }
    return [...held];
  });
}
const keepsOut = (q: Query, p: Piece): boolean => {
  const kind = q.columns.kind[p] ?? 0;
  return IS_PARTISAN[kind] === 0 && IS_ARMS_CENTER[kind] === 0;
};
/** By hex: what a side would control with only those units that are in hexes of this map. */
export function controlledFrom(q: Query, side: Side, from: Uint8Array): Uint8Array {
  const { units, exerts } = frontOf(q, side);
  const zoc = new Uint8Array(HEXES);
  spread(
    zoc,
    exerts.map((bits, hex) => (from[hex] === 1 ? bits : 0)),
    side,
    groundOf(q, false),
  );
  for (let hex = 0; hex < HEXES; hex++) if ((units[hex] ?? 0) > 0 && from[hex] === 1) zoc[hex] = 1;
  return zoc;
}
export const frontOf = (q: Query, side: Side): Front => fronts(q)[side === AXIS ? 0 : 1];
export const enemyFront = (q: Query, side: Side): Front => frontOf(q, enemyOf(side));
export const inEnemyZoc = (q: Query, side: Side, hex: Loc): boolean => enemyFront(q, side).zoc[hex] === 1;
export const enemyIn = (q: Query, side: Side, hex: Loc): boolean => (enemyFront(q, side).units[hex] ?? 0) > 0;
export const friendsIn = (q: Query, side: Side, hex: Loc): boolean => (frontOf(q, side).units[hex] ?? 0) > 0;

/** 8.22, 5.72: whether a hex is controlled by enemy units other than those in `without`. */
export function controlledBesides(q: Query, side: Side, hex: Loc, without: Loc): boolean {
  const enemy = enemyFront(q, side);
  if (enemy.zoc[hex] === 0) return false;
  const ice = frozen(q);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const from = GRID.neighbours[i] ?? NONE;
    if (from === NONE || from === without) continue;
    const bits = enemy.exerts[from] ?? 0;
    if (bits === 0 || ((bits & ON_FOOT) === 0 && mechStopsAt(hex, ice))) continue;
    if (!waterStops(WATER[GRID.sides[i] ?? NONE] ?? 0, q.track('weather') === 2)) return true;
  }
  return false;
}
