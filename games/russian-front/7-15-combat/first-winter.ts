// The first winter (15.6).
import { type Loc, type Piece } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { isGround, nationOf, unitOf } from '../1-components/units.ts';
import { weatherAt } from '../12-preliminary/weather.ts';
import { isWarmlyDressed } from '../21-variants/winter-preparation.ts';
import { FIRST_WINTER } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { isAdvanced, turn } from '../state.ts';
import type { Query } from '../words.ts';

/** 15.6; RULINGS R25: Axis ground units but Finns and mountain units, where it snows, in the winter of 1941. V6 spares them. */
export const firstWinter = rules(
  ['15.6', 'CRT.note3'],
  (q: Query, p: Piece, at: Loc): number => {
    if (!isAdvanced(q) || q.sideOf(p) !== AXIS || !isGround(q, p) || isWarmlyDressed(q)) return 0;
    if (nationOf(q, p) === 'Finnish' || unitOf(q, p).type === 'mountain') return 0;
    const isWinter = turn(q) >= FIRST_WINTER.from && turn(q) <= FIRST_WINTER.to;
    return isWinter && weatherAt(q, at) === 'snow' ? FIRST_WINTER.by : 0;
  },
  () => 0,
);
