// Rail Entries (1.6c, 9.11) and the Exit Zones behind them.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { exitBoxes, FIRST_EXIT } from './board.ts';

export const EXITS: readonly Loc[] = exitBoxes.map((_, i) => FIRST_EXIT + i);
export function exitLetter(at: Loc): string {
  return exitBoxes[at - FIRST_EXIT]?.name ?? '';
}
export function exitNamed(letter: string): Loc {
  return FIRST_EXIT + exitBoxes.findIndex((z) => z.name === letter);
}
/** The Rail Entry hex of a zone. */
export function entryOf(exit: Loc): Loc {
  return exitBoxes[exit - FIRST_EXIT]?.touches[0] ?? NONE;
}
const exitByEntry = new Map<Loc, Loc>(EXITS.map((e) => [entryOf(e), e]));
/** The zone behind a Rail Entry hex, or NONE. */
export function exitOf(hex: Loc): Loc {
  return exitByEntry.get(hex) ?? NONE;
}
