// Chapter 10, 10.2.3: a unit out of supply buys full movement or full strength with a level.
// TO WRITE: `full-move` here; `full-attack` may be part of declaring an attack (agree with chapter 5: it reads flag `full-attack`).
import type { Verb } from '@rasputitsa/kernel';

/** Verbs of the Movement Phase. */
export const supplyVerbs: readonly Verb[] = [];
