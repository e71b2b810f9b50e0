// Satellite cadres (11.42b).
import { type Loc, type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { areaHexes } from '../1-map/board.ts';
import { isSatellite, unitOf } from '../2-units/units.ts';
import type { Query } from '../words.ts';

const COUNTRY: Readonly<Record<string, ReadonlySet<Loc>>> = {
  Rumanian: areaHexes('country', 'Rumania'),
  Hungarian: areaHexes('country', 'Hungary'),
};

/** 11.42b */
export const countryRefusal = rule(
  '11.42b',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const country = isSatellite(q, p) ? COUNTRY[unitOf(q, p).nation] : undefined;
    return country && !country.has(to)
      ? refuse('11.42b', say`${unit(p)} can be rebuilt only in its own country.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
