// Chapter 15: stars, Volkssturm and fortification units, as modifiers of a combat. Resilience groups are in resilience.ts.
// TO WRITE. Called by chapter 5 with what each side has declared.
import type { Loc, Piece, Side, Verb } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

export interface Battle {
  readonly attacker: Side;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  readonly targets: readonly Loc[];
}
/** A modifier with its reason; positive favours the side that has it. */
export interface Modifier {
  readonly rule: string;
  readonly label: string;
  readonly cm: number;
}
/** 15.1.2 to 15.1.5, 15.1.8 Units of a side whose star would count in this combat if it is used, before the enemy's stars disable any. */
export function starUnits(_q: Query, _battle: Battle, _side: Side): readonly Piece[] {
  return [];
}
/** 15.1.2 Stars that count once both sides have declared theirs. */
export function starModifiers(
  _q: Query,
  _battle: Battle,
  _side: Side,
  _own: readonly Piece[],
  _enemy: readonly Piece[],
): readonly Modifier[] {
  return [];
}
/** 15.2.3, 15.3.1, 15.3.2 Modifiers that need no decision. */
export function specialModifiers(_q: Query, _battle: Battle, _side: Side): readonly Modifier[] {
  return [];
}
/** 15.4.1 Fortification units that may add their two modifiers to a defence. */
export function fortressUnits(_q: Query, _battle: Battle): readonly Piece[] {
  return [];
}
/** 15.3.3: verbs of the Movement Phase. */
export const volkssturmVerbs: readonly Verb[] = [];
