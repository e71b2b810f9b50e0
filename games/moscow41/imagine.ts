// What a side that does not know may believe of its enemy, where the kernel cannot guess it.
import {
  flagColumn,
  flagMask,
  type Kind,
  type Random,
  type SeenPiece,
  type State,
  type View,
} from '@rasputitsa/kernel';
import { counterOf, KINDS } from './data/units.ts';
import { words } from './words.ts';

/** 16.1.4: a counter whose type was told is of that type. */
export function couldBe(kind: Kind, seen: SeenPiece): boolean {
  const told = seen.flags?.find((f) => f.startsWith('type-'));
  return told === undefined || told === `type-${counterOf(kind).type}`;
}

const bitOf = (id: string): number => words.flags.findIndex((f) => f.id === id);
const LEVELS: readonly (readonly [bit: number, cel: number])[] = [
  [bitOf('cel-1'), 1],
  [bitOf('cel-2'), 2],
];

/** 16.1.4: counters that were seen with a number of CEL are imagined with it; of the others the kernel has thought of something. */
export function believe(state: State, view: View, _random: Random): void {
  const { at, kind, steps } = state.pieces;
  for (const [p, where] of at.entries()) {
    if (where < 0 || KINDS[kind[p] ?? -1]?.side === view.viewer) continue;
    for (const [bit, cel] of LEVELS)
      if (((state.pieces[flagColumn(bit)]?.[p] ?? 0) & flagMask(bit)) !== 0 && (steps[p] ?? 0) > 0)
        steps[p] = Math.min(cel, KINDS[kind[p] ?? -1]?.steps ?? cel);
  }
}
