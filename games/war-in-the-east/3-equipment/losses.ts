// What follows from a loss, chapter by chapter: the counts of 15.8, the box of 21.0, the return of Repair Units (6.67), partisan cadres (28.0).
import type { Loc, Piece } from '@rasputitsa/kernel';
import { RUSSIAN } from '../sides.ts';
import type { Play } from '../words.ts';
import { isCombatUnit } from './units.ts';

export function afterLoss(g: Play, p: Piece, _from: Loc, _cited: string): void {
  // 15.8: units removed from play, not those that are turned over (RULINGS G17).
  if (g.sideOf(p) === RUSSIAN && isCombatUnit(g, p)) g.setTrack('russian-losses', g.track('russian-losses') + 1);
}
