// 28.0, 28.16, 28.3: destroyed units leave partisan cadres.
import { type Loc, type Piece, rule, say } from '@rasputitsa/kernel';
import { OLD_FINLAND, USSR } from '../3-equipment/board.ts';
import { bringIn, isCavalry, isFinnish, isInfantry, isPartisan, kindNamed, nationOf } from '../3-equipment/units.ts';
import { PARTISANS } from '../data/charts.ts';
import type { Play, Query } from '../words.ts';

/** 28.16 A cadre or partisan unit leaves none. */
const isSpent = rule(
  '28.16',
  (q: Query, p: Piece): boolean => isPartisan(q, p),
  () => false,
);
const isFighter = (q: Query, p: Piece): boolean =>
  nationOf(q, p) === 'soviet' && (isInfantry(q, p) || isCavalry(q, p) || isPartisan(q, p));
/** 28.3 Finns in Old Finland as well. */
const isFinn = rule(
  '28.3',
  (q: Query, p: Piece, from: Loc): boolean => isFinnish(q, p) && OLD_FINLAND[from] === 1,
  () => false,
);
/** Losses that leave nobody in the woods: forced marches (28.0), and what is no fight at all. */
const WITHOUT: ReadonlySet<string> = new Set(['5.6.P', '27.5', '27.6']);
const DIE = 6;
/** 28.0 A die of 1 or 2 for each infantry or cavalry unit that is gone. */
export const leaveCadre = rule(
  '28.0',
  (g: Play, p: Piece, from: Loc, cited: string): void => {
    if (!g.option('partisans') || WITHOUT.has(cited) || isSpent(g, p)) return;
    const finnish = isFinn(g, p, from);
    if (!finnish && !(isFighter(g, p) && USSR[from] === 1)) return;
    const [die = DIE] = g.roll(1, DIE, say`A cadre remains on ${PARTISANS.remains} or less`, '28.0', g.sideOf(p));
    if (die <= PARTISANS.remains) bringIn(g, kindNamed(finnish ? 'Finnish Partisan' : 'Partisan'), from, 1);
  },
  () => {},
);
