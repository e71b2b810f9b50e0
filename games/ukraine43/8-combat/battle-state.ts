// A battle as its frame knows it.
import { isOnMap } from '../2-units/units.ts';
import type { Query } from '../words.ts';
import type { Declared } from './odds.ts';

/** The combat that is going on, as declared so far. */
export function battleOf(q: Query): Declared {
  const attackers = q.v('attackers') ?? [];
  const flier = q.v('flier');
  const variable = q.v('variable');
  return {
    // Not q.active: while the defender is asked that is the defender.
    side: q.sideOf(attackers[0] ?? 0),
    targets: q.v('targets') ?? [],
    // Those who are left: the second attack of Zhukov counts their steps and their Guards only (26.1D, RULINGS A-41).
    attackers: attackers.filter((p) => isOnMap(q, p)),
    guns: q.v('guns') ?? [],
    flier,
    zhukov: q.v('led') === true,
    ...(variable === undefined ? {} : { variable }),
  };
}
