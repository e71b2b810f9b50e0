// What follows from a loss, chapter by chapter: the counts of 15.8, the box of 21.0, the return of Repair Units (6.67), partisan cadres (28.0).
import { type Loc, type Piece, rule, say } from '@rasputitsa/kernel';
import { leaveCadre } from '../28-partisans/cadres.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Play } from '../words.ts';
import { infoAt, isArmsCenter, isCombatUnit, isOnMap, isRepair, isTrainingCenter, nationOf } from './units.ts';
import { loseTracks } from '../15-production/tracks.ts';
import { keepForReplacement } from '../20-21-drafts/replacements.ts';
import { isHistorical } from '../29-34-scenarios/row.ts';
import { PRODUCTION, RAIL } from '../data/charts.ts';

/** 6.67 An Axis Repair Unit returns later. */
const repairReturns = rule(
  '6.67',
  (g: Play, p: Piece): void => {
    if (!isRepair(g, p) || g.sideOf(p) !== AXIS) return;
    const turn = g.track('turn') + RAIL.repairReturns;
    g.setMemo('coming', [...(g.memo('coming') ?? []), { turn, what: infoAt(g, p).name, count: 1 }]);
  },
  () => {},
);
/** 15.8 Historical Campaign: at the hundredth loss the Arms Centers on the map cease to produce, for good (RULINGS G22). */
const disrupt = rule(
  '15.8',
  (g: Play): void => {
    if (!isHistorical(g) || g.track('russian-losses') < PRODUCTION.disruption) return;
    for (const p of g.piecesOf(RUSSIAN)) if (isArmsCenter(g, p) && isOnMap(g, p)) g.raise(p, 'disrupted');
    g.note('15.8', say`${PRODUCTION.disruption} Russian units are lost: the Arms Centers on the map cease production.`);
  },
  () => {},
);
/** 15.8: units removed from play, not those that are turned over (RULINGS G17). */
function countLosses(g: Play, lost: readonly Piece[]): void {
  const more = lost.filter((p) => nationOf(g, p) === 'soviet' && isCombatUnit(g, p)).length;
  if (more === 0) return;
  const before = g.track('russian-losses');
  g.setTrack('russian-losses', before + more);
  if (before < PRODUCTION.disruption) disrupt(g);
}
export function afterLoss(g: Play, p: Piece, from: Loc, number: number, cited: string): void {
  countLosses(g, [p]);
  // 15.32: with a Training Center goes what is on its tracks.
  if (isTrainingCenter(g, p)) countLosses(g, loseTracks(g, number));
  repairReturns(g, p);
  keepForReplacement(g, p);
  leaveCadre(g, p, from, cited);
}
