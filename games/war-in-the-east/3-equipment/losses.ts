// What follows from a loss, chapter by chapter: the counts of 15.8, the box of 21.0, the return of Repair Units (6.67), partisan cadres (28.0).
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { leaveCadre } from '../28-partisans/cadres.ts';
import { AXIS } from '../sides.ts';
import type { Play } from '../words.ts';
import { infoAt, isCombatUnit, isRepair, nationOf } from './units.ts';

/** 6.67 An Axis Repair Unit returns on the eighth turn after its loss. */
const REPAIR_RETURNS = 8;
const repairReturns = rule(
  '6.67',
  (g: Play, p: Piece): void => {
    if (!isRepair(g, p) || g.sideOf(p) !== AXIS) return;
    const turn = g.track('turn') + REPAIR_RETURNS;
    g.setMemo('coming', [...(g.memo('coming') ?? []), { turn, what: infoAt(g, p).name, count: 1 }]);
  },
  () => {},
);
export function afterLoss(g: Play, p: Piece, from: Loc, cited: string): void {
  // 15.8: units removed from play, not those that are turned over (RULINGS G17).
  if (nationOf(g, p) === 'soviet' && isCombatUnit(g, p)) g.setTrack('russian-losses', g.track('russian-losses') + 1);
  repairReturns(g, p);
  leaveCadre(g, p, from, cited);
}
