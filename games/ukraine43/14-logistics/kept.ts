// What is worked out for the whole board and depends on little: kept until one of the things it depends on is another. The parts of the state that
// Query.cached knows change with every flight, mark and count.
import type { Side } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

type Part = string | number | object;
interface Kept<T> {
  readonly parts: readonly Part[];
  readonly value: T;
}
/** A value of each side of each game. */
export type Shelf<T> = WeakMap<object, (Kept<T> | undefined)[]>;
export const shelf = <T>(): Shelf<T> => new WeakMap();

export function kept<T>(q: Query, shelf: Shelf<T>, side: Side, parts: readonly Part[], make: () => T): T {
  let ofGame = shelf.get(q);
  if (ofGame === undefined) {
    ofGame = [];
    shelf.set(q, ofGame);
  }
  const hit = ofGame[side];
  if (hit?.parts.every((part, i) => part === parts[i])) return hit.value;
  const value = make();
  ofGame[side] = { parts, value };
  return value;
}
/** Another object whenever a layer has changed. */
export const layersOf = (q: Query): object => q.cached('layers', ['layers'], () => ({}));
