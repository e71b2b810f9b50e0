// Summer 1942 and after: the battles that are on at the start (S42.2, W42.3, S43.3, W43.2). Leningrad without rail (S42.3): startlines.ts.
import { place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { hexOf } from '../1-map/board.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { halfYearOf } from './starting-forces.ts';

/** S42.2, W42.3, S43.3, W43.2: units in the battles that are on. Stalingrad asks for more (W42.2). */
export function battlesOwed(q: Query, side: Side): Refusal | undefined {
  for (const b of halfYearOf(q)?.battles ?? []) {
    const at = hexOf(b.at);
    if (unitsAt(q, at, side).length === 0 && (MANNED[b.rule] ?? yes)())
      return refuse(b.rule, say`There is a battle at ${place(at)}: at least one unit must be in it.`, {
        places: [at],
      });
  }
  return undefined;
}
const yes = (): boolean => true;
const no = (): boolean => false;
const MANNED: Readonly<Record<string, () => boolean>> = {
  'S42.2': rule('S42.2', yes, no),
  'W42.3': rule('W42.3', yes, no),
  'S43.3': rule('S43.3', yes, no),
  'W43.2': rule('W43.2', yes, no),
};
