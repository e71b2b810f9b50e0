// Chapter 1: units, what they are (1.2 to 1.4). Strength as printed; what halves it is asked of chapters 5 and 10.
import type { Loc, Piece, Side } from '@rasputitsa/kernel';
import { counterOf, type Unit } from '../data/units.ts';
import type { UnitType } from '../data/unit-row.ts';
import { HEXES } from './board.ts';
import type { Query } from '../words.ts';

export const unitOf = (q: Query, p: Piece): Unit => counterOf(q.kindOf(p));
export const typeOf = (q: Query, p: Piece): UnitType => unitOf(q, p).type;
export const onMap = (q: Query, p: Piece): boolean => q.at(p) >= 0 && q.at(p) < HEXES;

export const isHq = (q: Query, p: Piece): boolean => typeOf(q, p) === 'hq';
/** Guns that are towed: artillery, anti-tank, anti-aircraft (5.1.10). */
const TOWED: ReadonlySet<UnitType> = new Set(['art', 'at']);
export const isTowed = (q: Query, p: Piece): boolean => TOWED.has(typeOf(q, p));
/** Guns with two set-ups and ranged fire; self-propelled ones need no set-up (6.1.1). */
export const isArtillery = (q: Query, p: Piece): boolean => typeOf(q, p) === 'art' || typeOf(q, p) === 'spa';
/** RULINGS R3: everybody but headquarters, towed guns and resilience groups. */
const IRREGULAR: ReadonlySet<UnitType> = new Set(['hq', 'art', 'at', 'rg']);
export const isRegularType = (t: UnitType): boolean => !IRREGULAR.has(t);
export const isRegular = (q: Query, p: Piece): boolean => isRegularType(typeOf(q, p));
/** Trucks and tracks (1.3). */
export const isMotorized = (q: Query, p: Piece): boolean => unitOf(q, p).moves !== 'foot';
export const isMechanized = (q: Query, p: Piece): boolean => unitOf(q, p).moves === 'tracked';
/** 6.2.2: towed artillery with its guns in position. */
export const isEmplaced = (q: Query, p: Piece): boolean => typeOf(q, p) === 'art' && !q.has(p, 'limbered');

/** As printed on the side that lies up (1.2.CEL). */
export const attackPrinted = (q: Query, p: Piece): number => unitOf(q, p).attack[q.steps(p)] ?? 0;
export const defencePrinted = (q: Query, p: Piece): number => unitOf(q, p).defence[q.steps(p)] ?? 0;

/** Units of a side in a hex. */
export function unitsIn(q: Query, hex: Loc, side: Side): readonly Piece[] {
  const here = q.piecesAt(hex);
  const [first] = here;
  // No hex holds both sides.
  return first !== undefined && q.sideOf(first) === side ? here : NONE_HERE;
}
const NONE_HERE: readonly Piece[] = [];
/** The side whose units stand in a hex, or -1. */
export function holderOf(q: Query, hex: Loc): Side {
  const [first] = q.piecesAt(hex);
  return first === undefined ? -1 : q.sideOf(first);
}

/** Something kept beside each game in play, such as arrays to be used again; nothing that the rules depend on. */
export function perGame<T>(make: () => T): (q: Query) => T {
  const kept = new WeakMap<Query, T>();
  return (q) => {
    let it = kept.get(q);
    if (it === undefined) kept.set(q, (it = make()));
    return it;
  };
}
