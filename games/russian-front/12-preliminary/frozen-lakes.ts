// Frozen lakes (12.1.5.1): supply goes over them.
import { type Loc, rule } from '@rasputitsa/kernel';
import { terrainAt } from '../1-components/board.ts';
import type { Query } from '../words.ts';
import { weatherAt } from './weather.ts';

/** 12.1.5.1 */
export const isFrozenLake = rule(
  '12.1.5.1',
  (q: Query, hex: Loc): boolean => terrainAt(hex) === 'lake' && weatherAt(q, hex) === 'snow',
  () => false,
);
