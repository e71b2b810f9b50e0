// Naval retreats (15.2.4).
import { type Loc, type Piece, type Side } from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import { isIce } from '../12-preliminary/ice.ts';
import { seaSteps } from '../4-11-general/bodies-of-water.ts';
import { countryBan } from '../4-11-general/closed-countries.ts';
import { hasEnemyMines } from '../6-14-movement/minefields.ts';
import { rules } from '../same-rule.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';

/** 15.2.4: what closes a hex to ships in retreat. */
const isTaken = rules(
  ['15.2.4', 'CRT.note1'],
  (q: Query, hex: Loc, side: Side): boolean => {
    const enemy = unitsAt(q, hex, enemyOf(side));
    return enemy.naval.length > 0 || enemy.air.length > 0 || hasEnemyMines(q, hex, side);
  },
  () => false,
);
/** 15.2.4, 12.1.6.2: adjacent hexes a ship may retreat to; not the coast of a closed country. */
export function navalRetreats(q: Query, p: Piece): readonly Loc[] {
  const from = q.at(p);
  if (isIce(q, from)) return [];
  return seaSteps(from).filter((h) => !isIce(q, h) && !isTaken(q, h, q.sideOf(p)) && !countryBan(q, p, h));
}
