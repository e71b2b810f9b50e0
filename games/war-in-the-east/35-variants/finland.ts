// 35.2.V6: increased Finnish participation.
import { type Loc, rule } from '@rasputitsa/kernel';
import { OLD_FINLAND, within } from '../3-equipment/board.ts';
import { FINNISH } from '../data/charts.ts';
import { HELSINKI_GERMANS } from '../data/variants.ts';
import type { Query } from '../words.ts';
import { variant } from './variant.ts';

const takesPart = rule(
  '35.2.V6',
  (q: Query): boolean => variant(q, 'finnish-participation'),
  () => false,
);
/** No restrictions on combat but those of all units. */
export const finnsFightFreely = takesPart;
/** No surrender. */
export const finlandEndures = takesPart;
const NEAR = within(
  Array.from(OLD_FINLAND.keys()).filter((hex) => OLD_FINLAND[hex] === 1),
  FINNISH.reach,
);
/** Finns are supplied within ten hexes of Old Finland. */
export const finnsAreNear = (q: Query, hex: Loc): boolean => takesPart(q) && NEAR[hex] === 1;
/** Ten German infantry units are supplied from Helsinki, wherever they are. */
export const germansFromHelsinki = (q: Query): number => (takesPart(q) ? HELSINKI_GERMANS : 0);
