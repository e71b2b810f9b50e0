// What a side that does not know may believe of its enemy, where the kernel cannot guess it.
import {
  FULL,
  flagColumn,
  flagMask,
  type Kind,
  type Random,
  type SeenPiece,
  type State,
  type View,
} from '@rasputitsa/kernel';
import { HEXES } from './1-basics/board.ts';
import { stackLimit } from './3-movement/stacking.ts';
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

/** What a side believes of an enemy counter's CEL: known, told as they were then, or free. */
function isKnown(state: State, viewer: number, p: number): boolean {
  return (state.known[viewer]?.[p] ?? 0) >= FULL;
}
function toldLevel(state: State, p: number): number | undefined {
  return LEVELS.find(([bit]) => ((state.pieces[flagColumn(bit)]?.[p] ?? 0) & flagMask(bit)) !== 0)?.[1];
}

/**
 * 16.1.4: counters that were told with a number of CEL are imagined with it, unless more has been seen since; of the others the kernel has thought
 * of something. 3.2.1: no stack is imagined larger than a hex holds; those of whom least is known are weaker then.
 */
export function believe(state: State, view: View, _random: Random): void {
  const { at, kind, steps } = state.pieces;
  const viewer = Number(view.viewer);
  const stacks = new Map<number, number[]>();
  for (const [p, where] of at.entries()) {
    if (where < 0 || KINDS[kind[p] ?? -1]?.side === view.viewer) continue;
    const cel = isKnown(state, viewer, p) ? undefined : toldLevel(state, p);
    if (cel !== undefined && (steps[p] ?? 0) > 0) steps[p] = Math.min(cel, KINDS[kind[p] ?? -1]?.steps ?? cel);
    if (where < HEXES) stacks.set(where, [...(stacks.get(where) ?? []), p]);
  }
  for (const stack of stacks.values()) {
    let over = stack.reduce((n, p) => n + (steps[p] ?? 0), 0) - stackLimit();
    const free = stack.filter((p) => !isKnown(state, viewer, p));
    for (const p of [...free.filter((q) => toldLevel(state, q) === undefined), ...free]) {
      if (over <= 0) break;
      if ((steps[p] ?? 0) < 2) continue;
      steps[p] = 1;
      over--;
    }
  }
}
