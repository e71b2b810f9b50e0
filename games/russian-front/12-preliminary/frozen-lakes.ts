// Frozen lakes (12.1.5.1): supply goes over them.
import { type Loc, rule } from '@rasputitsa/kernel';
import { terrainAt } from '../1-components/board.ts';
import type { Query } from '../words.ts';
import { weatherAt } from './weather.ts';

/** 12.1.5: of all weather only snow matters to supply. */
const hasSnow = rule(
  '12.1.5',
  (q: Query, hex: Loc): boolean => weatherAt(q, hex) === 'snow',
  (q, hex) => weatherAt(q, hex) !== 'fair',
);
/** 12.1.5.1 */
export const isFrozenLake = rule(
  '12.1.5.1',
  (q: Query, hex: Loc): boolean => terrainAt(hex) === 'lake' && hasSnow(q, hex),
  () => false,
);
/** 12.1.5.1: supply crosses the shore of a frozen lake. */
export const isFrozenShore = rule('12.1.5.1', hasSnow, () => false);
