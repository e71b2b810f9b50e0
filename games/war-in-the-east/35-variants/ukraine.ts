// 35.2.V13: Ukrainian nationalism.
import { type Loc, rule } from '@rasputitsa/kernel';
import { placeOf } from '../3-equipment/board.ts';
import type { Query } from '../words.ts';
import { variant } from './variant.ts';

export const isUkrainian = rule(
  '35.2.V13',
  (q: Query): boolean => variant(q, 'ukrainians'),
  () => false,
);
export const UKRAINE: readonly Loc[] = ['Odessa', 'Kiev', 'Rostov', 'Kharkov', 'Voroshilovgrad'].map(placeOf);
export const needsNoGarrison = (q: Query, hex: Loc): boolean => isUkrainian(q) && UKRAINE.includes(hex);
