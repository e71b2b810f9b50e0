// Chapter 7: what works are worth in a combat (7.1.10, 7.2.2 to 7.2.4, RS.note3).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { BUILT, OPEN_LAND } from '../1-basics/board.ts';
import { defencePrinted, isHq, unitsIn } from '../1-basics/units.ts';
import { table } from '../data/tables.ts';
import { fixedAlong, frontal, hasFixed } from './fixed.ts';
import { isFortified, worksOf } from './works.ts';
import type { Query } from '../words.ts';

export interface WorksModifier {
  readonly rule: string;
  readonly label: string;
  readonly cm: number;
}

/** RS.note3 In Red Snow works outside towns are worth 1, and only where a unit of 5 SP or more defends (RULINGS R10). */
const fieldWorks = rule(
  'RS.note3',
  (q: Query, side: Side, hex: Loc): number => {
    const { fieldWorks: usual, weakFieldWorks, weakFieldWorksFrom } = table('numbers');
    if (q.state.scenario !== 'red-snow' || (BUILT[hex] ?? OPEN_LAND) !== OPEN_LAND) return usual;
    const isStrong = unitsIn(q, hex, side).some((p) => !isHq(q, p) && defencePrinted(q, p) >= weakFieldWorksFrom);
    return isStrong ? weakFieldWorks : 0;
  },
  () => table('numbers').fieldWorks,
);
/** 7.1.10 */
const worth = rule(
  '7.1.10',
  (q: Query, side: Side, hex: Loc): number => fieldWorks(q, side, hex),
  () => 0,
);
/** 7.2.4 Fixed positions count when at least half of the attackers' strength comes across them; otherwise they are as field works. */
const isFrontal = rule(
  '7.2.4',
  (across: number, all: number): boolean => across * 2 >= all,
  () => true,
);

/** Modifiers of the defender for the works of the hex that counts. */
export function worksModifiers(
  q: Query,
  side: Side,
  hex: Loc,
  attackers: readonly Piece[],
  strength: (p: Piece) => number,
): readonly WorksModifier[] {
  if (hasFixed(q, hex)) {
    const across = frontal(q, attackers, hex);
    const total = (ps: readonly Piece[]): number => ps.reduce((n, p) => n + strength(p), 0);
    if (across.length > 0 && isFrontal(total(across), total(attackers)))
      return [{ rule: '7.2.2', label: 'Fixed positions', cm: groupWorth(q, hex, across) }];
    return [{ rule: '7.2.4', label: 'Fixed positions from behind', cm: table('numbers').fieldWorks }];
  }
  if (!isFortified(q, side, hex) || q.layer('works')[hex] !== worksOf(side)) return [];
  const cm = worth(q, side, hex);
  return cm === 0 ? [] : [{ rule: '7.1.10', label: 'Field fortifications', cm }];
}
/** 7.2.3 Groups have modifiers of their own; the mark says how many. */
const groupWorth = rule(
  '7.2.3',
  (q: Query, hex: Loc, across: readonly Piece[]): number => Math.max(...across.map((p) => fixedAlong(q, hex, q.at(p)))),
  () => table('numbers').fixedWorks,
);
/** 7.2.6 Standing firm in fixed positions costs a CEL less. */
export const firmness = rule(
  '7.2.6',
  (q: Query, hex: Loc): number => (hasFixed(q, hex) ? 1 : 0),
  () => 0,
);
