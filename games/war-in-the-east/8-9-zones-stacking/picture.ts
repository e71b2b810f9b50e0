// Chapter 8: who is where, and zones of control of both sides. Made anew from the hexes that hold units whenever a piece has moved or turned: some
// tens of microseconds, less than keeping it up to date would need in code.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
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
  INFO,
  IS_ARMS_CENTER,
  IS_AXIS,
  IS_CENTER,
  IS_GUNS,
  IS_MECH,
  IS_PARTISAN,
  IS_REPAIR,
} from '../3-equipment/units.ts';
import { remembered, token } from '../3-equipment/remember.ts';
import { frozen } from '../14-weather/weather.ts';
import { isInvasion, warTurn } from '../29-34-scenarios/row.ts';
import { AXIS, enemyOf, RUSSIAN } from '../sides.ts';
import { type Flag, type Query, words } from '../words.ts';

/** One side on the board, by hex. */
export interface Front {
  /** Units that keep an enemy out (5.22): neither partisans (28.12) nor Arms Centers (15.13). */
  readonly units: Uint8Array;
  /** 1 where the hex is controlled. */
  readonly zoc: Uint8Array;
  /** Bits of who exerts from a hex: ON_FOOT, MECHANIZED. */
  readonly exerts: Uint8Array;
  readonly held: readonly Loc[];
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

interface Draft extends Front {
  readonly held: Loc[];
}
const blank = (): Draft => ({
  units: new Uint8Array(HEXES),
  zoc: new Uint8Array(HEXES),
  exerts: new Uint8Array(HEXES),
  held: [],
});
/** 8.0 The six hexes around. */
const spread = rule(
  '8.0',
  (front: Draft, side: Side, ice: Uint8Array, snow: boolean, border: boolean): void => {
    const { exerts, zoc } = front;
    for (const hex of front.held) {
      const bits = exerts[hex] ?? 0;
      if (bits === 0) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = GRID.neighbours[i] ?? NONE;
        if (to === NONE || zoc[to] === 1) continue;
        if ((bits & ON_FOOT) === 0 && mechStopsAt(to, ice)) continue;
        if (waterStops(WATER[GRID.sides[i] ?? NONE] ?? 0, snow)) continue;
        if (LAKE[to] === 1 && ice[to] === 0) continue;
        if (border && side === RUSSIAN && USSR[hex] === 1 && GERMANY[to] === 1) continue;
        zoc[to] = 1;
      }
    }
  },
  () => {},
);

/** Flags that change a zone of control, as bits of their column. */
const bitOf = (id: Flag): number => 1 << words.flags.findIndex((f) => f.id === id);
const [ENTRAINED, FORTIFIED] = [bitOf('entrained'), bitOf('fortified')];
const MATTERS = ENTRAINED | FORTIFIED;
/** No flag: a partisan unit, which has a zone where its cadre had none. */
const PARTISAN = 4;
/** Who has which of them, as a number. */
function flagSum(q: Query): number {
  return q.cached('zone-flags', ['pieces'], () => {
    const { flags, kind, steps } = q.columns;
    let sum = 0;
    for (let p = 0; p < flags.length; p++) {
      const raised = IS_PARTISAN[kind[p] ?? 0] === 1 && (steps[p] ?? 0) > 1 ? PARTISAN : 0;
      const bits = ((flags[p] ?? 0) & MATTERS) | raised;
      if (bits !== 0) sum = (Math.imul(sum, 31) + p * 8 + bits) | 0;
    }
    return sum;
  });
}
function paint(q: Query, border: boolean): readonly [Front, Front] {
  const axis = blank();
  const russian = blank();
  const { kind, at, flags, steps } = q.columns;
  const partisans: Piece[] = [];
  const exerting = exertingKinds();
  for (let p = 0; p < kind.length; p++) {
    const hex = at[p] ?? NONE;
    if (hex < 0 || hex >= HEXES) continue;
    const k = kind[p] ?? 0;
    const front = IS_AXIS[k] === 1 ? axis : russian;
    if (IS_PARTISAN[k] === 1) {
      partisans.push(p);
      continue;
    }
    if (IS_ARMS_CENTER[k] === 1) continue;
    if (front.units[hex] === 0) front.held.push(hex);
    front.units[hex] = (front.units[hex] ?? 0) + 1;
    if (exerting[k] === 0 || notFromSevastopol(hex, k)) continue;
    const bits = (flags[p] ?? 0) & MATTERS;
    if (bits !== 0 && (trainsHaveNone((bits & ENTRAINED) !== 0) || fortsHaveNone((bits & FORTIFIED) !== 0))) continue;
    front.exerts[hex] = (front.exerts[hex] ?? 0) | (IS_MECH[k] === 1 ? MECHANIZED : ON_FOOT);
  }
  const ice = frozen(q);
  const snow = q.track('weather') === 2;
  spread(axis, AXIS, ice, snow, border);
  spread(russian, RUSSIAN, ice, snow, border);
  for (const p of partisans) {
    const hex = at[p] ?? NONE;
    const [own, foe] = IS_AXIS[kind[p] ?? 0] === 1 ? [axis, russian] : [russian, axis];
    if (cadreKeepsOut(steps[p] ?? 0)) own.units[hex] = (own.units[hex] ?? 0) + 1;
    if (partisansExert(steps[p] ?? 0) && foe.units[hex] === 0) own.zoc[hex] = 1;
  }
  return [axis, russian];
}
/** What fronts are made of. */
export const PAINTED = ['where', 'pieces', 'tracks', 'stack'] as const;
export const fronts = (q: Query): readonly [Front, Front] =>
  remembered(
    q,
    'fronts',
    PAINTED,
    () => [token(q, 'where'), flagSum(q), q.track('weather'), borderHolds(q)],
    () => paint(q, borderHolds(q)),
  );
/** By hex: what a side would control with only those units that are in hexes of this map. */
export function controlledFrom(q: Query, side: Side, from: Uint8Array): Uint8Array {
  const front = frontOf(q, side);
  const held = front.held.filter((hex) => from[hex] === 1);
  const draft: Draft = { ...front, zoc: new Uint8Array(HEXES), held };
  spread(draft, side, frozen(q), q.track('weather') === 2, false);
  for (const hex of held) draft.zoc[hex] = 1;
  return draft.zoc;
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
