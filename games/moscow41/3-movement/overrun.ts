// Chapters 6 and 9, 6.1.7 and 9.1.5: hexes with nothing but towed artillery and headquarters can be entered, and what is there is gone.
// Only where the mover knows that there is nothing else: an enemy beside the hex has been told (16.1.4).
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { enemyOf } from '../1-basics/board.ts';
import { eliminate } from '../1-basics/losses.ts';
import { isRegular, unitsIn } from '../1-basics/units.ts';
import { typeKnown } from '../16-masking/masking.ts';
import { isFortified } from '../7-fortifications/works.ts';
import { table } from '../data/tables.ts';
import { points } from './costs.ts';
import type { Play, Query } from '../words.ts';

/** Not to be overrun. */
export const BARRED = -1;

/** 6.1.7 What it costs to destroy the guns in a hex, in sixths: a point for each, one more in fortifications. */
const gunsPrice = rule(
  '6.1.7',
  (guns: number, fortified: boolean): number => {
    const { overrun, overrunFortified } = table('numbers');
    return guns === 0 ? 0 : guns * points(overrun) + (fortified ? points(overrunFortified) : 0);
  },
  (guns: number) => (guns === 0 ? 0 : BARRED),
);
/** 9.1.5 A headquarters alone falls to any regular unit that comes. */
const hqFalls = rule(
  '9.1.5',
  () => true,
  () => false,
);

/** The price on top of the step for `p` to overrun what stands in `hex`, or BARRED. */
export function overrunPrice(q: Query, p: Piece, hex: Loc): number {
  if (!isRegular(q, p)) return BARRED;
  const side = q.sideOf(p);
  let guns = 0;
  for (const foe of unitsIn(q, hex, enemyOf(side))) {
    const type = typeKnown(q, side, foe);
    if (type === 'art') guns++;
    else if (type !== 'hq' || !hqFalls()) return BARRED;
  }
  return gunsPrice(guns, isFortified(q, enemyOf(side), hex));
}
export function overrun(g: Play, p: Piece, hex: Loc): void {
  for (const foe of unitsIn(g, hex, enemyOf(g.sideOf(p))))
    eliminate(g, foe, typeKnown(g, g.sideOf(p), foe) === 'hq' ? '9.1.5' : '6.1.7', 'overrun');
}
