// 13.1: when supply is judged. For movement and overruns at the start of each Movement Phase, of both sides (13.11, 13.13); for combat when it is resolved (13.12).
import { type Piece, rule } from '@rasputitsa/kernel';
import { NORTH } from '../3-equipment/board.ts';
import { isCenter, isPartisan, isRepair, unitsOnMap } from '../3-equipment/units.ts';
import { SIDE_NUMBERS } from '../sides.ts';
import type { Flag, Play, Query } from '../words.ts';
import { communications } from './lines.ts';
import { isSupplied } from './supply.ts';

/** 29.32 Whoever has just arrived is supplied for movement. */
const comesSupplied = rule(
  '29.32',
  (q: Query, p: Piece): boolean => q.has(p, 'fresh'),
  () => false,
);
/** 13.11 */
export const judgeSupply = rule(
  '13.11',
  (g: Play): void => {
    const verdicts: [Piece, boolean, boolean][] = [];
    for (const side of SIDE_NUMBERS) {
      const lines = communications(g, side);
      for (const p of unitsOnMap(g, side)) {
        if (isPartisan(g, p) || isCenter(g, p) || isRepair(g, p)) continue;
        const unsupplied = !isSupplied(g, p) && !comesSupplied(g, p);
        const pocketed = lines[g.at(p)] !== 1;
        if (g.has(p, 'unsupplied') !== unsupplied || g.has(p, 'pocketed') !== pocketed)
          verdicts.push([p, unsupplied, pocketed]);
      }
    }
    for (const [p, unsupplied, pocketed] of verdicts) {
      setFlag(g, p, 'unsupplied', unsupplied);
      setFlag(g, p, 'pocketed', pocketed);
    }
  },
  () => {},
);
/** 14.42: who begins the phase north of the Weatherline. */
export function judgeLatitude(g: Play): void {
  for (const side of SIDE_NUMBERS) for (const p of unitsOnMap(g, side)) setFlag(g, p, 'northern', NORTH[g.at(p)] === 1);
}
function setFlag(g: Play, p: Piece, flag: Flag, to: boolean): void {
  if (g.has(p, flag) === to) return;
  if (to) g.raise(p, flag);
  else g.lower(p, flag);
}
