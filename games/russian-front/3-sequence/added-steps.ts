// Steps the Advanced Game adds to the sequence of play (ADV.intro).
import { rule } from '@rasputitsa/kernel';
import { isAdvanced } from '../state.ts';

/** ADV.intro: steps the Advanced Game adds. */
export const isAdded = rule('ADV.intro', isAdvanced, () => false);
