// A posture with every weight of a game filled in: what an advice weighs by.
import type { Posture, Weight } from './opponent.ts';
import type { Loc } from './types.ts';

/** A weight whose usual value is 1: postures say how many times as much something counts. */
export function weight<T extends string>(id: T, title: string, least: number, most: number) {
  return { id, title, least, most, usual: 1 } as const satisfies Weight;
}
export type Will<Id extends string> = Readonly<Record<Id, number>> & { readonly aim: Loc | undefined };

/** How the postures of a game with these weights are read. The same posture is the same will, so that it can be compared. */
export function willsOf<Id extends string>(
  weights: readonly (Weight & { readonly id: Id })[],
): (posture: Posture | undefined) => Will<Id> {
  const fill = (posture?: Posture): Will<Id> => ({
    ...(Object.fromEntries(weights.map((w) => [w.id, posture?.weights[w.id] ?? w.usual])) as Record<Id, number>),
    aim: posture?.aim,
  });
  const usual = fill();
  const known = new WeakMap<Posture, Will<Id>>();
  return (posture) => {
    if (!posture) return usual;
    let will = known.get(posture);
    if (!will) {
      will = fill(posture);
      known.set(posture, will);
    }
    return will;
  };
}
