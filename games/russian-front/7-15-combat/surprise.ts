// First turn surprise (15.5).
import { type Piece } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { nationOf } from '../1-components/units.ts';
import { SURPRISE } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { isAdvanced, turn } from '../state.ts';
import type { Query } from '../words.ts';

/** The first Turn of a game that begins in 1941 is 1, or 0 in the Early Start. */
const LAST_FIRST_TURN = 1;
/** 15.5; RULINGS R24: Axis units of every arm but Finns, in the Axis phases of the first Turn. */
export const surprise = rules(
  ['15.5', 'CRT.note2'],
  (q: Query, p: Piece): number => {
    if (!isAdvanced(q) || q.sideOf(p) !== AXIS || nationOf(q, p) === 'Finnish') return 0;
    return turn(q) === q.track('first') && turn(q) <= LAST_FIRST_TURN ? SURPRISE : 0;
  },
  () => 0,
);
