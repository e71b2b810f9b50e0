// 16.04, 20.15, 21.05: a Security Division that is made whole again becomes a 6-5.
import { type Piece, rule } from '@rasputitsa/kernel';
import { TRAY } from '../3-equipment/board.ts';
import { bringIn, INFO, isSecurity, kindNamed } from '../3-equipment/units.ts';
import type { Play, Query } from '../words.ts';

const DIVISION = '6-5';
const byCombining = rule('16.04', isSecurity, () => false);
const byDraft = rule('20.15', isSecurity, () => false);
const byTrack = rule('21.05', isSecurity, () => false);
const RULES: Readonly<Record<string, (q: Query, p: Piece) => boolean>> = {
  '16.04': byCombining,
  '20.15': byDraft,
  '21.05': byTrack,
};
/** The counter that lies there afterwards. Without a 6-5 in the tray it stays what it is (36.3). */
export function asInfantryDivision(g: Play, p: Piece, cited: '16.04' | '20.15' | '21.05'): Piece {
  if (RULES[cited]?.(g, p) !== true) return p;
  const kind = kindNamed(DIVISION);
  const made = bringIn(g, kind, g.at(p), INFO[kind]?.steps ?? 1);
  if (made === undefined) return p;
  g.lowerAll(p);
  g.clearFields(p);
  g.remove(p, TRAY, cited);
  return made;
}
