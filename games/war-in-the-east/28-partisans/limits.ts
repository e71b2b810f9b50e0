// 28.23, 28.3: where partisan units go.
import { type Piece, rule } from '@rasputitsa/kernel';
import { OLD_FINLAND, USSR } from '../3-equipment/board.ts';
import { isPartisan } from '../3-equipment/units.ts';
import type { Limit } from '../5-movement/limit.ts';
import { RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';

const not = (map: Uint8Array): Uint8Array => map.map((m) => 1 - m);
const [ABROAD, BEYOND] = [not(USSR), not(OLD_FINLAND)];
const russians: Limit = {
  rule: '28.23',
  text: 'partisans never leave Russia',
  closed: rule(
    '28.23',
    (q: Query, p: Piece) => (isPartisan(q, p) && q.sideOf(p) === RUSSIAN ? ABROAD : undefined),
    () => undefined,
  ),
};
const finns: Limit = {
  rule: '28.3',
  text: 'Finnish partisans never leave Old Finland',
  closed: rule(
    '28.3',
    (q: Query, p: Piece) => (isPartisan(q, p) && q.sideOf(p) !== RUSSIAN ? BEYOND : undefined),
    () => undefined,
  ),
};
export const PARTISAN_LIMITS: readonly Limit[] = [russians, finns];
