// The same table once more with sides changed: everybody has their chair on the other side, and what they commanded.
import type { Side } from '@rasputitsa/kernel';
import type { NewGame } from '@rasputitsa/host';
import type { DeskRow } from './desk-rows.ts';

/** What of a table goes with its people to the other side. */
export interface Swapped {
  readonly side: (of: Side) => Side;
  readonly spec: NewGame;
  readonly people: readonly Side[];
  readonly teams: Pick<DeskRow, 'mates' | 'divisions' | 'commanders'>;
}

/** Undefined where it is not clear who would play what. */
export function swapped({ spec, people, mates, divisions, commanders }: DeskRow): Swapped | undefined {
  const [one, other = alone(spec, one)] = people;
  if (one === undefined || other === undefined || people.length > 2) return undefined;
  const side = (of: Side): Side => (of === one ? other : of === other ? one : of);
  const over = <T>(all: readonly T[]): readonly T[] => all.map((x, s) => all[side(s)] ?? x);
  return {
    side,
    spec: { ...spec, chairs: over(spec.chairs) },
    people: people.map(side).toSorted((a, b) => a - b),
    teams: {
      ...(mates ? { mates: over(mates).map((all) => all.map(() => null)) } : {}),
      // A command the other side does not have is dealt out there like at the first table.
      ...(divisions ? { divisions: over(divisions) } : {}),
      ...(commanders ? { commanders: over(commanders) } : {}),
    },
  };
}
/** Against a computer: the side it has. */
function alone({ chairs }: NewGame, one: Side | undefined): Side | undefined {
  return chairs.length === 2 && one !== undefined ? 1 - one : undefined;
}
