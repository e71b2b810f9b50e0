// Variant XIV: Spain (V14).
import { SPAIN } from '../data/variants.ts';
import { uses } from '../state.ts';
import { type Extra, extra, isWithin } from './common.ts';

export const spanishFactors: Extra = extra('V14', 'Spain', 'german', (q, t) =>
  uses(q, 'spanish-participation') && isWithin(SPAIN.turns, t) ? SPAIN.german : 0,
);
