// A Campaign of all its turns. Random players hardly ever take a city, and the Russian would have won after forty turns (30.5.RD): here some Centers count as
// entered from the start.
import type { State } from '@rasputitsa/kernel';
import { PERSONNEL_CENTERS, SIBERIAN } from '../3-equipment/board.ts';
import { UNTOUCHED } from '../data/ends.ts';

const all = PERSONNEL_CENTERS.length + (SIBERIAN['personnel'] ?? 0);
const fewest = Math.min(...UNTOUCHED.map((u) => u.centers));

export const long = {
  scenario: 'standard-campaign',
  patience: 5,
  begin(state: State): void {
    const marks = (state.marks['ever-entered'] ??= {});
    for (const hex of PERSONNEL_CENTERS.slice(0, all - fewest + 1)) marks[hex] = 1;
  },
};
