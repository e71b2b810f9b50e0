// Chapter 1, 1.2.LOSS: losing combat efficiency levels, and elimination.
import { FULL, type Piece, rule, say, unit } from '@rasputitsa/kernel';
import { watchBridges } from '../14-bridges/control.ts';
import { lookAround } from '../16-masking/masking.ts';
import { reward } from '../9-headquarters/reward.ts';
import { isHex } from './ground.ts';
import { ELIMINATED, enemyOf, GERMAN, RESERVES } from './board.ts';
import { isHq, onMap } from './units.ts';
import type { Play, Query } from '../words.ts';

/** What a unit was lost to. Surrender and stacking are not combat (RULINGS R62). */
export type Cause = 'combat' | 'fire' | 'overrun' | 'surrender' | 'stacking' | 'crossing' | 'other';
const IN_COMBAT: ReadonlySet<Cause> = new Set(['combat', 'fire', 'overrun', 'crossing']);

/** TY.res.G, RS.res.G: every German counter lost in combat lets one of the reserves in. */
const isReplaced = rule(
  'TY.res.G',
  (q: Query, p: Piece, cause: Cause): boolean => q.sideOf(p) === GERMAN && IN_COMBAT.has(cause),
  () => false,
);

/** The counter is shown and taken off the map; a headquarters rewards the enemy (9.1.6). */
export function eliminate(g: Play, p: Piece, why: string, cause: Cause): void {
  const side = g.sideOf(p);
  const at = g.at(p);
  g.reveal([p], enemyOf(side), FULL);
  g.note(why, say`${unit(p)} is lost.`);
  g.lowerAll(p);
  g.clearFields(p);
  if (g.steps(p) > 0) g.setSteps(p, 0, why);
  g.remove(p, ELIMINATED[side] ?? -1, why);
  if (isHex(at)) {
    watchBridges(g, side, [at]);
    lookAround(g, [at]);
  }
  if (isReplaced(g, p, cause)) g.setTrack('german-losses', g.track('german-losses') + 1);
  if (isHq(g, p) && at !== RESERVES[side]) reward(g, side, at);
}

/** 1.2.LOSS A unit loses levels: its counter is turned over, or it is gone. Levels it does not have are lost to nobody. */
export function loseCel(g: Play, p: Piece, levels: number, why: string, cause: Cause): void {
  if (levels <= 0 || !onMap(g, p)) return;
  const left = g.steps(p) - levels;
  if (left > 0) setCel(g, p, left, why);
  else eliminate(g, p, why, cause);
}
/** 16.1.4: whoever stands beside it is told, as long as he stands there. */
export function setCel(g: Play, p: Piece, levels: number, why: string): void {
  g.setSteps(p, levels, why);
  if (isHex(g.at(p))) lookAround(g, [g.at(p)]);
}
