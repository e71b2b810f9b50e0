// Paradrop HQs (14.2).
import { type Loc, type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isPara } from '../2-units/units.ts';
import { activeHqs } from '../5-command/headquarters.ts';
import { SOVIET } from '../sides.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { hasParatroops } from './availability.ts';

export function paradropHqs(q: Query, at: Loc): readonly Piece[] {
  return activeHqs(q, SOVIET).filter((hq) => q.has(hq, 'paradrop') && q.at(hq) === at);
}

/** 14.2: a Paradrop HQ spends its turn on the drop and supports no battle. */
export const isDropping = rule(
  '14.2',
  (q: Query, hq: Piece): boolean => q.has(hq, 'paradrop'),
  () => false,
);

/** 14.2, OPT.para: a Soviet HQ in the hex of the Para. */
export const paradropRefusal = rule(
  '14.2',
  (q: Query, hq: Piece): Refusal | undefined => {
    if (!hasParatroops(q)) return refuse('OPT.para', say`This game is played without Paratroops.`);
    return unitsAt(q, q.at(hq), SOVIET).some((p) => isPara(q, p))
      ? undefined
      : refuse('14.2', say`${unit(hq)} must be in the hex of the Para to command a drop.`, { pieces: [hq] });
  },
  () => undefined,
);
