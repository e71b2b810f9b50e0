// The front (3.24a) and the battles that are on when the game begins.
import { type Loc, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { HEXES, hexOf, neighbour } from '../1-map/board.ts';
import { isLand, isOpen } from '../1-map/terrain.ts';
import { HALF_YEARS } from '../data/scenarios.ts';
import { bySide, enemyOf } from '../sides.ts';
import { cachedFor, LAYERS, ownedBy, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { isClosed } from './closed-hexes.ts';
import { halfYearOf } from './starting-forces.ts';

/** 3.24a: own hexes along the start line; that Hungary is closed (S41.4) does not move the line. */
export function frontline(q: Query, side: Side): readonly Loc[] {
  return cachedFor(q, 'ef.front', LAYERS, side, () => {
    const owner = q.layer('owner');
    const out: Loc[] = [];
    for (let h = 0; h < HEXES; h++) {
      if (owner[h] !== ownedBy(side) || !isLand(h) || isClosed(q, h)) continue;
      for (let d = 0; d < 6; d++)
        if (isOpen(h, d) && owner[neighbour(h, d)] === ownedBy(enemyOf(side))) {
          out.push(h);
          break;
        }
    }
    return out;
  });
}
export function isFront(q: Query, hex: Loc, side: Side): boolean {
  return frontline(q, side).includes(hex);
}

/** The hexes of battles at start that this side entered as the attacker. */
export function attacks(q: Query, side: Side): readonly Loc[] {
  return ATTACKS.get(halfYearOf(q)?.id ?? '')?.[side] ?? NOWHERE_AT_ALL;
}
const NOWHERE_AT_ALL: readonly Loc[] = [];
const ATTACKS = new Map(
  HALF_YEARS.map(({ id, battles }) => [
    id,
    bySide((side) => battles.filter((b) => b.attacker === side).map((b) => hexOf(b.at))),
  ]),
);

/** 3.24a: no gap in the front. */
export const frontOwed = rule(
  '3.24a',
  (q: Query, side: Side): Refusal | undefined => {
    const gaps = frontline(q, side).filter((h) => unitsAt(q, h, side).length === 0);
    const first = gaps[0];
    return first === undefined
      ? undefined
      : refuse('3.24a', say`${place(first)} lies on the front and must be held.`, { places: gaps });
  },
  () => undefined,
);
