// Chapter 5: how many units a hex holds. Enforced when a move, a retreat or an advance ends and when a Mobile Assault begins (5.4).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isAir, isCombat, isGround, isSupport, isTankCorps, stackAt, typeOf } from '../2-units/units.ts';
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
  if (combat <= limit.combat + extra && support <= beside) return NONE_TOO_MANY;
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

function excessFor(q: Query, side: Side, combat: number, support: number, units: () => readonly Piece[]): Excess {
  if (side === GERMAN) return germanExcess(q, combat, support);
  const excess = sovietExcess(q, combat, support, 0);
  // Room is made for combat units alone: whoever has enough of it needs no more.
  return excess.combat === 0 ? excess : sovietExcess(q, combat, support, extraRoom(q, units()));
}
/** How far a stack of one side is above its limits. */
export function excessOf(q: Query, side: Side, units: readonly Piece[]): Excess {
  let combat = 0;
  let support = 0;
  for (const p of units)
    if (counts(q, p))
      if (isSupport(q, p)) support++;
      else combat++;
  return excessFor(q, side, combat, support, () => units);
}
const isExcess = ({ combat, support }: Excess): boolean => combat > 0 || support > 0;
export function isOverstacked(q: Query, side: Side, units: readonly Piece[]): boolean {
  return isExcess(excessOf(q, side, units));
}
/** Whether a hex has room for these beside the units that are there already. */
export function hasRoom(q: Query, side: Side, hex: Loc, coming: readonly Piece[]): boolean {
  let [there, combat, support] = [0, 0, 0];
  const count = (p: Piece): void => {
    if (!counts(q, p)) return;
    if (isSupport(q, p)) support++;
    else combat++;
  };
  for (const p of q.piecesAt(hex)) {
    if (q.sideOf(p) !== side || isAir(q, p)) continue;
    there++;
    if (!coming.includes(p)) count(p);
  }
  if (there === 0 && coming.length === 1) return true;
  for (const p of coming) count(p);
  const all = (): readonly Piece[] => [...stackAt(q, hex, side).filter((p) => !coming.includes(p)), ...coming];
  return !isExcess(excessFor(q, side, combat, support, all));
}
export function refuseRoom(q: Query, side: Side, hex: Loc, coming: readonly Piece[]): Refusal | undefined {
  if (hasRoom(q, side, hex, coming)) return undefined;
  const rules = side === GERMAN ? '5.2' : '5.3';
  return refuse(rules, say`${place(hex)} has no room for more units.`, {
    places: [hex],
    pieces: stackAt(q, hex, side),
  });
}
