// Satellites and where they may go (2.66, 16.13, S43.2).
import type { Query, Refusal } from '@rasputitsa/kernel';

/** Why a Restricted Satellite may not go there. */
export function restrictedRefusal(_q: Query, _p: number, _to: number): Refusal | undefined {
  return undefined;
}
