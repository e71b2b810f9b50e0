// How mine missions end (15.2.5.4).
import { type Loc, place, rule, say, type Side, sideName } from '@rasputitsa/kernel';
import { enemyOf, sideId } from '../1-components/sides.ts';
import { EARNED, MISSIONS, missionSide } from '../6-14-movement/minefields.ts';
import type { Play } from '../words.ts';

/** 15.2.5.4.1 */
const lay = rule(
  '15.2.5.4.1',
  (g: Play, at: Loc, side: Side): void => {
    g.setMark(`mines-${sideId(side)}`, at, 1);
    g.note('15.2.5.4.1', say`${sideName(side)} mines lie at ${place(at)}.`);
  },
  () => undefined,
);
/** 15.2.5.4.2 */
const sweep = rule(
  '15.2.5.4.2',
  (g: Play, at: Loc, side: Side): void => {
    g.setMark(`mines-${sideId(enemyOf(side))}`, at, 0);
    g.note('15.2.5.4.2', say`The mines at ${place(at)} are swept.`);
  },
  () => undefined,
);
/** When the battle location goes, missions that were carried through take effect, others come to nothing. */
export function finishMines(g: Play, at: Loc): void {
  for (const mission of MISSIONS) {
    const n = g.mark(mission, at);
    if (n === 0) continue;
    if (n > EARNED) (mission === 'laying' ? lay : sweep)(g, at, missionSide(g, mission, at));
    g.setMark(mission, at, 0);
  }
}
