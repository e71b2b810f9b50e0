// Whose player-turn it is, whoever is being asked in the middle of it.
import type { Query, Side } from '@rasputitsa/kernel';

/** The side of the outermost frame that has one; -1 outside of player-turns. */
export function phasing(q: Pick<Query, 'state'>): Side {
  return q.state.stack.find((f) => (f.side ?? -1) >= 0)?.side ?? -1;
}
