// Counters as one side sees them: its own with all that is on them, the enemy's by what was told of them.
import type { Loc, SeenPiece, Side } from '@rasputitsa/kernel';
import { isRegularType } from '../1-basics/units.ts';
import type { UnitType } from '../data/unit-row.ts';
import { KINDS, type Unit, type UnitValues } from '../data/units.ts';
import { means } from './prospects.ts';

const INDEX = new Map(KINDS.map((k, i) => [k.id, i]));

/** Flags of a counter as bits: asked of every counter again and again. */
export const MOVED = 1;
export const STRATEGIC = 2;
export const HALTED = 4;
export const RETREATED = 8;
export const FOUGHT = 16;
export const FIRED = 32;
export const LIMBERED = 64;
export const OWES = 128;
export const DISORGANIZED = 256;
const BITS: Readonly<Record<string, number>> = {
  moved: MOVED,
  strategic: STRATEGIC,
  halted: HALTED,
  retreated: RETREATED,
  fought: FOUGHT,
  fired: FIRED,
  limbered: LIMBERED,
  owes: OWES,
  disorganized: DISORGANIZED,
};
function bitsOf(flags: readonly string[] | undefined): number {
  let bits = 0;
  if (flags) for (const f of flags) bits |= BITS[f] ?? 0;
  return bits;
}

/** A counter of one's own. A plan of a phase moves it. */
export interface Own {
  readonly id: number;
  at: Loc;
  readonly unit: Unit;
  readonly cel: number;
  readonly attack: number;
  readonly defence: number;
  flags: number;
  spent: number;
  readonly isOut: boolean;
  readonly isRegular: boolean;
}
export const has = (u: Own, flag: number): boolean => (u.flags & flag) !== 0;

export function mine(p: SeenPiece, units: readonly Unit[]): Own {
  const unit = units[INDEX.get(p.kind ?? '') ?? -1];
  if (!unit) throw new Error(`moscow41: an own counter without a face at ${p.at}`);
  const cel = p.steps ?? unit.cel;
  const flags = bitsOf(p.flags);
  const weak = (flags & DISORGANIZED) !== 0 ? 0.5 : 1;
  const isOut = (p.fields?.['oos'] ?? 0) > 0;
  return {
    id: p.id,
    at: p.at,
    unit,
    cel,
    flags,
    attack: Math.ceil((unit.attack[cel] ?? 0) * weak * (isOut ? 0.5 : 1)),
    defence: Math.ceil((unit.defence[cel] ?? 0) * weak),
    spent: p.fields?.['spent'] ?? 0,
    isOut,
    isRegular: isRegularType(unit.type),
  };
}

/** What is believed of an enemy hex. */
export interface Foe {
  readonly at: Loc;
  count: number;
  /** Strength in defence, and in attack. */
  defence: number;
  attack: number;
  guns: number;
  regulars: number;
}
const TOLD = 'type-';
export function addTo(f: Foe, p: SeenPiece, enemy: Side, units: readonly Unit[], values: UnitValues): void {
  f.count++;
  const known = p.kind === undefined ? undefined : units[INDEX.get(p.kind) ?? -1];
  let [isOne, isWeak] = [false, false];
  let type = known?.type;
  if (p.flags)
    for (const flag of p.flags)
      if (flag === 'cel-1') isOne = true;
      else if (flag === 'disorganized') isWeak = true;
      else if (type === undefined && flag.startsWith(TOLD)) type = flag.slice(TOLD.length) as UnitType;
  if (type !== undefined && !isRegularType(type)) {
    if (type === 'art') f.guns++;
    return;
  }
  f.regulars++;
  const { byType, back } = means(values);
  let strength = back[enemy] ?? 4;
  if (known) strength = known.defence[p.steps ?? known.cel] ?? 0;
  else if (type !== undefined) strength = byType[enemy]?.get(type)?.[isOne ? 0 : 1] ?? strength;
  if (isWeak) strength /= 2;
  f.defence += strength;
  f.attack += strength;
}
