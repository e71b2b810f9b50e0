// Headquarters (5.1): those that are active, their zero step, and that they never engage. Which there are (5.1b): data/units.ts.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { isHq, unitOf } from '../2-units/units.ts';
import { hasRange } from '../6-movement/supreme-command.ts';
import { cachedFor, PIECES } from '../state.ts';
import type { Play, Query } from '../words.ts';

export function activeHqs(q: Query, side: Side): readonly Piece[] {
  return cachedFor(q, 'ef.active', PIECES, side, () =>
    q.piecesOf(side).filter((p) => q.has(p, 'active') && isHq(q, p)),
  );
}

/** HQs of a side that are active and command in the ordinary way: not Supreme, not marked for a drop or landing. */
export function commandingHqs(q: Query, side: Side): readonly Piece[] {
  return cachedFor(q, 'ef.commanding', PIECES, side, () =>
    activeHqs(q, side).filter((p) => isOrdinary(q, p) && !q.has(p, 'paradrop') && !q.has(p, 'invasion')),
  );
}

/** 5.6: Supreme HQs do not command as others do. */
const isOrdinary = rule('5.6', hasRange, () => true);

/** 5.1d: an HQ is still there at zero, everybody else only at one. */
export const lastStep = rule(
  '5.1d',
  (g: Play, p: Piece): number => (unitOf(g, p).type === 'hq' ? 0 : 1),
  () => 1,
);

/** 5.1c: HQs never engage; into Exit Zones they may (16.23b). */
export const hqEngageRefusal = rule(
  '5.1c',
  (q: Query, p: Piece, to: Loc): Refusal | undefined =>
    isHq(q, p) && !isExit(to)
      ? refuse('5.1c', say`${unit(p)} is an HQ and may not engage.`, { places: [to] })
      : undefined,
  () => undefined,
);

/** 5.1c: the attackers of a battle that is on; headquarters are not among them. */
export const hqAttackRefusal = rule(
  '5.1c',
  (q: Query, p: Piece, to: Loc): Refusal | undefined =>
    isHq(q, p)
      ? refuse('5.1c', say`${unit(p)} is an HQ and may not be among the attackers at ${place(to)}.`, { places: [to] })
      : undefined,
  () => undefined,
);
