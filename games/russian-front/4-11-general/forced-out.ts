// Who must be gone before the Ground Movement Step ends: allies forced out of their area (11.2, 11.8.1), Romanians and
// Hungarians forced together (11.8). Attacks count as ways out (RULINGS R27).
import { type Piece, type Refusal, refuse, rule, say, type Side, units } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { isGround, nationOf } from '../1-components/units.ts';
import { moverRefusal } from '../6-14-movement/general-movement.ts';
import { goals } from '../6-14-movement/reachable-hexes.ts';
import { isAdvanced, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { trespass } from './ally-limits.ts';
import { feudRefusal } from './romanians-and-hungarians.ts';

function canImprove(q: Query, p: Piece): boolean {
  if (moverRefusal(q, p)) return false;
  const now = trespass(q, p, q.at(p));
  for (const to of goals(q, [p])) if (now === 0 || trespass(q, p, to) < now) return true;
  return false;
}
/** 11.2, 11.8: units that should not be where they are and can still do something about it. */
const restless = rule(
  '11.2',
  (q: Query, side: Side): readonly Piece[] =>
    unitsOf(q, side).filter(
      (p) =>
        isGround(q, p) &&
        nationOf(q, p) !== 'German' &&
        (trespass(q, p, q.at(p)) > 0 || feudRefusal(q, p, q.at(p)) !== undefined) &&
        canImprove(q, p),
    ),
  () => [],
);
export function leaveRefusal(q: Query, side: Side): Refusal | undefined {
  if (side !== AXIS || !isAdvanced(q)) return undefined;
  const late = restless(q, side);
  const [first] = late;
  if (first === undefined) return undefined;
  const at = q.at(first);
  const id = trespass(q, first, at) > 0 ? '11.2' : '11.8';
  return refuse(id, say`${units(late)} must leave, by attacking if there is no other way.`, {
    pieces: late,
    places: [at],
  });
}
