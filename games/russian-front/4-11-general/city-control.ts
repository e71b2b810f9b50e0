// Control of cities and oilfields (4.7; RULINGS R218).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { hexOf, isControlled } from '../1-components/board.ts';
import { AXIS, enemyOf } from '../1-components/sides.ts';
import { wreckOilfield } from '../19-options/converting-oilfields.ts';
import { loseFort } from '../21-variants/fortifications.ts';
import { loseFactory } from '../6-14-movement/factory-elimination.ts';
import { controls, groundAt } from '../state.ts';
import { ownedBy, type Play } from '../words.ts';
import { type EndBattle, watchSurrenders } from './surrender.ts';

const LENINGRAD = hexOf('Leningrad');

/** 4.7.1: the last ground unit to enter or pass through has it, unless the enemy's ground units are still there (RULINGS R218). */
const takeControl = rule(
  '4.7.1',
  (g: Play, at: Loc, side: Side, endBattle: EndBattle): void => {
    if (!isControlled(at) || controls(g, side, at) || groundAt(g, at, enemyOf(side)).length > 0) return;
    g.setLayer('control', [at], ownedBy(side));
    wreckOilfield(g, at);
    if (side === AXIS && at === LENINGRAD) g.setTrack('leningrad-fell', 1);
    watchSurrenders(g, endBattle);
  },
  () => undefined,
);
/** Ground units of a side are alone in a hex: control, and factories caught there (14.2.1). */
export function seize(g: Play, at: Loc, side: Side, endBattle: EndBattle): void {
  takeControl(g, at, side, endBattle);
  loseFort(g, at, enemyOf(side));
  if (side === AXIS) loseFactory(g, at);
}
