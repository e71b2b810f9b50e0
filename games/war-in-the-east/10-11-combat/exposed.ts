// Who of the attackers is still there, and whom results can hit.
import { type Piece, rule } from '@rasputitsa/kernel';
import { isArtillery, isOnMap } from '../3-equipment/units.ts';
import type { Query } from '../words.ts';

export const attackersOf = (q: Query): readonly Piece[] => (q.v('attackers') ?? []).filter((p) => isOnMap(q, p));
/** 10.42 Attacking artillery is never affected. */
const takesPart = rule(
  '10.42',
  (q: Query, p: Piece): boolean => !isArtillery(q, p),
  () => true,
);
export const exposed = (q: Query): readonly Piece[] => attackersOf(q).filter((p) => takesPart(q, p));
