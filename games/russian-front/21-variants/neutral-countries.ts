// Countries that are neutral for a whole game (V1, V2).
import type { Loc } from '@rasputitsa/kernel';
import { countryOf } from '../1-components/board.ts';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';
import { balkansClosed } from './neutral-balkans.ts';
import { finlandClosed } from './neutral-finland.ts';

/** V1, V2: some country is neutral for the whole game. */
export function hasNeutrals(q: Query): boolean {
  return uses(q, 'neutral-balkans') || uses(q, 'neutral-finland');
}
/** V1, V2: the variant that closes a hex to everybody. */
export function closedBy(q: Query, hex: Loc): 'V1' | 'V2' | undefined {
  if (!hasNeutrals(q)) return undefined;
  const country = countryOf(hex);
  if ((country === 'Romania' || country === 'Hungary') && balkansClosed(q)) return 'V1';
  return country === 'Finland' && finlandClosed(q) ? 'V2' : undefined;
}
export function isClosed(q: Query, hex: Loc): boolean {
  return closedBy(q, hex) !== undefined;
}
