// Units leave play. What must happen with the counter depends on why (5.79, 10.31, 21.0, 6.67, 15.8, 28.0).
import type { Piece } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';
import { isHex, TRAY } from './board.ts';
import { afterLoss } from './losses.ts';
import { leavesRemnant } from './units.ts';

/** Out of play for good, without a remnant: overrun (5.79), forced march, thaw, or a remnant eliminated again (10.34). */
export function eliminate(g: Play, p: Piece, cited: string): void {
  const from = g.at(p);
  const number = g.field(p, 'number');
  g.lowerAll(p);
  g.clearFields(p);
  g.remove(p, TRAY, cited);
  if (isHex(from)) afterLoss(g, p, from, number, cited);
}
/** 10.31 Lost in combat: the counter is turned to its kampfgruppe or battlegroup where it has one. True when something is left. */
export function reduce(g: Play, p: Piece, cited: string): boolean {
  if (!leavesRemnant(g, p)) {
    eliminate(g, p, cited);
    return false;
  }
  g.setSteps(p, 1, cited);
  return true;
}
