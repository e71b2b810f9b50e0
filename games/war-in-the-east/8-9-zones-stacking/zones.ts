// Chapter 8: who exerts a zone of control, and where it stops.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
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
import { frozen } from '../14-weather/weather.ts';
import { isInvasion, warTurn } from '../29-34-scenarios/row.ts';
import { INVASION } from '../data/charts.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';

/** Bits of who exerts from a hex. */
export const ON_FOOT = 1;
export const MECHANIZED = 2;

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
export const mechStopsAt = rule(
  '8.13',
  (hex: Loc, ice: Uint8Array): boolean => BROKEN_GROUND[hex] === 1 && ice[hex] === 0,
  () => false,
);
/** 8.13 Nor any zone across sea or open lake. */
export const waterStops = rule(
  '8.13',
  (water: number, ice: boolean): boolean => water === SEA_SIDE || (water === LAKE_SIDE && !ice),
  () => false,
);
const GERMANY = countryMap('Greater Germany');
/** 30.34.A Not across the Russo-German border while the Axis opens the war. */
export const borderHolds = rule(
  '30.34.A',
  (q: Query): boolean =>
    isInvasion(q) && warTurn(q) === INVASION.opens && q.within('initial-movement') && q.active === AXIS,
  () => false,
);

/** What zones stop at. */
export interface Ground {
  readonly ice: Uint8Array;
  readonly snow: boolean;
  readonly border: boolean;
}
export const groundOf = (q: Query, border: boolean): Ground => ({
  ice: frozen(q),
  snow: q.track('weather') === 2,
  border,
});
/** Whether a zone leads over a hexside. `bits`: who exerts it. */
function leads(bits: number, side: Side, from: Loc, to: Loc, hexside: number, { ice, snow, border }: Ground): boolean {
  if ((bits & ON_FOOT) === 0 && mechStopsAt(to, ice)) return false;
  if (waterStops(WATER[hexside] ?? 0, snow)) return false;
  if (LAKE[to] === 1 && ice[to] === 0) return false;
  return !(border && side === RUSSIAN && USSR[from] === 1 && GERMANY[to] === 1);
}
/** 8.0 The six hexes around. */
export const spread = rule(
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
export const isControlled = rule(
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

export const PRESENT = 1;
export const FOOT = 2;
export const MECH = 4;
export const PARTISANS = 8;
export const OF_AXIS = 16;
/** Flags that change a zone of control. */
const [ENTRAINED, FORTIFIED] = [flagBits('entrained'), flagBits('fortified')];
const MATTERS = ENTRAINED | FORTIFIED;
/** By kind: what it adds wherever it is; of partisans it depends on their strength. */
export function addedByKind(): Uint8Array {
  const exerting = exertingKinds();
  return Uint8Array.from(INFO, (_, kind) => {
    const side = IS_AXIS[kind] === 1 ? OF_AXIS : 0;
    if (IS_PARTISAN[kind] === 1) return side | PARTISANS;
    if (IS_ARMS_CENTER[kind] === 1) return 0;
    return side | PRESENT | (exerting[kind] === 0 ? 0 : IS_MECH[kind] === 1 ? MECH : FOOT);
  });
}
export function addedBy(kinds: Uint8Array, kind: number, hex: Loc, flags: number, steps: number): number {
  const added = kinds[kind] ?? 0;
  if ((added & PARTISANS) !== 0)
    return (added & OF_AXIS) | (partisansExert(steps) ? PARTISANS : 0) | (cadreKeepsOut(steps) ? PRESENT : 0);
  const bits = flags & MATTERS;
  const silent =
    notFromSevastopol(hex, kind) ||
    (bits !== 0 && (trainsHaveNone((bits & ENTRAINED) !== 0) || fortsHaveNone((bits & FORTIFIED) !== 0)));
  return silent ? added & ~(FOOT | MECH) : added;
}
