// Control of cities and oilfields (4.7; GAPS C18).
import { type Play, rule } from '@rasputitsa/kernel';
import { hexOf, isControlled } from './board.ts';
import { loseFactory } from './factories.ts';
import { loseFort } from './fortifications.ts';
import { wreckOilfield } from './oilfields.ts';
import { controls, groundAt, ownedBy } from './state.ts';
import { watchSurrenders } from './surrender.ts';
import { AXIS, enemyOf } from './units.ts';

const LENINGRAD = hexOf('Leningrad');

/** 4.7.1: the last ground unit to enter or pass through has it, unless the enemy's ground units are still there (C18). */
export const takeControl = rule(
  '4.7.1',
  (g: Play, at: number, side: number): void => {
    if (!isControlled(at) || controls(g, side, at) || groundAt(g, at, enemyOf(side)).length > 0) return;
    g.setLayer('control', [at], ownedBy(side));
    wreckOilfield(g, at);
    if (side === AXIS && at === LENINGRAD) g.setTrack('leningrad fell', 1);
    watchSurrenders(g);
  },
  () => undefined,
);
/** Ground units of a side are alone in a hex: control, and factories caught there (14.2.1). */
export function possess(g: Play, at: number, side: number): void {
  takeControl(g, at, side);
  loseFort(g, at, enemyOf(side));
  if (side === AXIS) loseFactory(g, at);
}
