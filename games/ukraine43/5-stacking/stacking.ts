// Chapter 5: how many units a hex holds. Enforced when a move, a retreat or an advance ends and when a Mobile Assault begins (5.4).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isCombat, isGround, isSupport, isTankCorps, stackAt, typeOf } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import type { Query } from '../words.ts';

/** 5.1B Whoever has a stacking value: HQs, leaders and markers have none. */
const counts = rule(
  '5.1B',
  (q: Query, p: Piece): boolean => isCombat(q, p) || isSupport(q, p),
  (q: Query, p: Piece) => isGround(q, p),
);

const count = (q: Query, units: readonly Piece[], test: (q: Query, p: Piece) => boolean): number =>
  units.reduce((n, p) => (test(q, p) ? n + 1 : n), 0);
const isFootUnit = (q: Query, p: Piece): boolean => isCombat(q, p) && typeOf(q, p) === 'infantry';

/** 23.4a A Tank Army makes room for a tank or mechanized corps more, a Shock Army for an infantry unit more. */
const extraRoom = rule(
  '23.4a',
  (q: Query, units: readonly Piece[]): number => {
    const tankArmies = count(q, units, (_, p) => typeOf(q, p) === 'tank-army');
    const shockArmies = count(q, units, (_, p) => typeOf(q, p) === 'shock-army');
    if (tankArmies + shockArmies === 0) return 0;
    return Math.min(tankArmies, count(q, units, isTankCorps)) + Math.min(shockArmies, count(q, units, isFootUnit));
  },
  () => 0,
);

/** By how many units a stack is too high: of combat units, and of support units beside those. */
export interface Excess {
  readonly combat: number;
  readonly support: number;
}
const NONE_TOO_MANY: Excess = { combat: 0, support: 0 };

function excessOver(
  combat: number,
  support: number,
  limit: { readonly combat: number; readonly support: readonly number[] },
  extra: number,
): Excess {
  const beside = limit.support[Math.min(combat, limit.support.length - 1)] ?? 0;
  return { combat: Math.max(combat - limit.combat - extra, 0), support: Math.max(support - beside, 0) };
}
/** 5.2 */
const germanExcess = rule(
  '5.2',
  (q: Query, combat: number, support: number): Excess => excessOver(combat, support, tablesOf(q).STACKING.german, 0),
  () => NONE_TOO_MANY,
);
/** 5.3 */
const sovietExcess = rule(
  '5.3',
  (q: Query, combat: number, support: number, extra: number): Excess =>
    excessOver(combat, support, tablesOf(q).STACKING.soviet, extra),
  () => NONE_TOO_MANY,
);

/** How far a stack of one side is above its limits. */
export function excessOf(q: Query, side: Side, units: readonly Piece[]): Excess {
  let combat = 0;
  let support = 0;
  for (const p of units)
    if (counts(q, p))
      if (isSupport(q, p)) support++;
      else combat++;
  return side === GERMAN ? germanExcess(q, combat, support) : sovietExcess(q, combat, support, extraRoom(q, units));
}
export function isOverstacked(q: Query, side: Side, units: readonly Piece[]): boolean {
  const { combat, support } = excessOf(q, side, units);
  return combat > 0 || support > 0;
}
/** Whether a hex has room for these beside the units that are there already. */
export function hasRoom(q: Query, side: Side, hex: Loc, coming: readonly Piece[]): boolean {
  const there = stackAt(q, hex, side);
  if (there.length === 0 && coming.length === 1) return true;
  return !isOverstacked(q, side, [...there.filter((p) => !coming.includes(p)), ...coming]);
}
export function refuseRoom(q: Query, side: Side, hex: Loc, coming: readonly Piece[]): Refusal | undefined {
  if (hasRoom(q, side, hex, coming)) return undefined;
  const rules = side === GERMAN ? '5.2' : '5.3';
  return refuse(rules, say`${place(hex)} has no room for more units.`, {
    places: [hex],
    pieces: stackAt(q, hex, side),
  });
}
