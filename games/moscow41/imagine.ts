// What a side that does not know may believe of its enemy, where the kernel cannot guess it.
import type { Kind, Random, SeenPiece, State, View } from '@rasputitsa/kernel';

/** 16.1.4: a counter whose type was told is of that type. */
export function couldBe(kind: Kind, seen: SeenPiece): boolean {
  const told = seen.flags?.find((f) => f.startsWith('type-'));
  return told === undefined || told === `type-${String(kind.look?.more?.['type'])}`;
}

/** Counters seen with a number of CEL are imagined with it, others with any. */
export function believe(state: State, _view: View, _random: Random): void {
  const { at, steps } = state.pieces;
  for (const [p, where] of at.entries()) if (where >= 0 && (steps[p] ?? 0) < 1) steps[p] = 0;
}
