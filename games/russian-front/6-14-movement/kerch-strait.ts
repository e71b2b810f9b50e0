// The Kerch Strait (6.1.5, 14.1.4): what it takes to cross it.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { hexOf, isHex, isStrait, PORTS, watersAt } from '../1-components/board.ts';
import { sideId } from '../1-components/sides.ts';
import { isNaval } from '../1-components/units.ts';
import { KERCH_COST } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { controls, isAdvanced, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { hasEnemyMines } from './minefields.ts';

/** 6.1.5 */
const straitCost = rule(
  '6.1.5',
  (side: Side): number => KERCH_COST[sideId(side)],
  () => 0,
);
/** 6.1.5: what a step costs beside the hex entered. */
export function crossingCost(side: Side, from: Loc, to: Loc): number {
  return isHex(from) && isStrait(from, to) ? straitCost(side) : 0;
}

/** 14.1.4: the Advanced Game wants a ship and a port on this sea, and no enemy mines. */
const KERCH_SEA = watersAt(hexOf('E18'));
function isOnKerchSea(hex: Loc): boolean {
  return watersAt(hex).some((w) => KERCH_SEA.includes(w));
}
export const straitRefusal = rules(
  ['14.1.4', 'TEC.g'],
  (q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined => {
    if (!isAdvanced(q)) return undefined;
    const side = q.sideOf(p);
    if (!unitsOf(q, side).some((s) => isNaval(q, s) && isOnKerchSea(q.at(s))))
      return refuse(
        '14.1.4',
        say`No ship of yours on the Black Sea or Sea of Azov: the Kerch Strait cannot be crossed.`,
        {
          places: [to],
        },
      );
    if (!PORTS.some((h) => isOnKerchSea(h) && controls(q, side, h)))
      return refuse(
        '14.1.4',
        say`No port of yours on the Black Sea or Sea of Azov: the Kerch Strait cannot be crossed.`,
        {
          places: [to],
        },
      );
    const mined = [from, to].find((h) => hasEnemyMines(q, h, side));
    return mined === undefined
      ? undefined
      : refuse('14.1.4', say`Enemy mines at ${place(mined)} close the Kerch Strait.`, { places: [mined] });
  },
  () => undefined,
);
