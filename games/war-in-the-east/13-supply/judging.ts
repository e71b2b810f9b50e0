// 13.1: when supply is judged. For movement and overruns at the start of each Movement Phase, of both sides (13.11, 13.13); for combat when it is resolved (13.12).
import { NOWHERE, type Piece, rule } from '@rasputitsa/kernel';
import { NORTH } from '../3-equipment/board.ts';
import { flagBits, hasAny, IS_CENTER, IS_FINNISH, IS_PARTISAN, IS_REPAIR, unitsOnMap } from '../3-equipment/units.ts';
import { SIDE_NUMBERS } from '../sides.ts';
import type { Flag, Play, Query } from '../words.ts';
import { communications } from './lines.ts';
import { isSupplied, plainlySupplied } from './supply.ts';

/** By kind: 1 for those whose supply is looked at. */
const IS_JUDGED = IS_CENTER.map((isCenter, kind) =>
  isCenter === 1 || IS_PARTISAN[kind] === 1 || IS_REPAIR[kind] === 1 ? 0 : 1,
);
const [UNSUPPLIED, POCKETED, NORTHERN] = [flagBits('unsupplied'), flagBits('pocketed'), flagBits('northern')];

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
      const isPlain = plainlySupplied(g, side);
      const { kind, at } = g.columns;
      for (const p of unitsOnMap(g, side)) {
        const type = kind[p] ?? 0;
        if (IS_JUDGED[type] === 0) continue;
        const hex = at[p] ?? NOWHERE;
        const supplied = (IS_FINNISH[type] === 0 && isPlain(hex)) || isSupplied(g, p) || comesSupplied(g, p);
        const unsupplied = !supplied;
        const pocketed = lines[hex] !== 1;
        if (hasAny(g, p, UNSUPPLIED) !== unsupplied || hasAny(g, p, POCKETED) !== pocketed)
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
  for (const side of SIDE_NUMBERS)
    for (const p of unitsOnMap(g, side)) {
      const isThere = NORTH[g.at(p)] === 1;
      if (hasAny(g, p, NORTHERN) !== isThere) setFlag(g, p, 'northern', isThere);
    }
}
function setFlag(g: Play, p: Piece, flag: Flag, to: boolean): void {
  if (g.has(p, flag) === to) return;
  if (to) g.raise(p, flag);
  else g.lower(p, flag);
}
