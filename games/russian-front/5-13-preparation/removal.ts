// Units that are taken out of the game (13.3.2.1): not among the lost, never rebuilt.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isHex, POOL, REMOVED } from '../1-components/board.ts';
import { look } from '../4-11-general/examining-units.ts';
import { clearMarkers } from '../7-15-combat/elimination.ts';
import type { Play } from '../words.ts';

/** 13.3.2.1: what has left is not among the lost and cannot be rebuilt. */
const boxOf = rule(
  '13.3.2.1',
  (side: Side): Loc => REMOVED[side] ?? -1,
  (side) => POOL[side] ?? -1,
);
/** 13.3.2.2: taken up wherever it stands, supplied or not. */
export function takeOff(g: Play, p: Piece, ruleId: string): void {
  const at = g.at(p);
  clearMarkers(g, p);
  g.remove(p, boxOf(g.sideOf(p)), ruleId);
  if (isHex(at)) look(g, [at]);
}
