// The table as it would be if one unit were elsewhere.
import type { ReadonlyState } from '@rasputitsa/kernel';
import type { Hex } from './board.ts';
import { Position, type Unit } from './position.ts';

const NOWHERE = -1;
/** With the unit in another hex, or taken off the map. */
export function hypothetically(pos: Position, u: Unit, to: Hex): Position {
  const at = [...pos.state.pieces.at];
  at[u.p] = to < 0 ? NOWHERE : to;
  const state: ReadonlyState = { ...pos.state, pieces: { ...pos.state.pieces, at } };
  return new Position(state, pos.kinds);
}
