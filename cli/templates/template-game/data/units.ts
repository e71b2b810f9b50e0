// The units (2.2). Both sides have the same types; a kind of piece is a type of one side.
import type { Kind } from '@rasputitsa/kernel';

export const SIDES = [
  { id: 'blue', name: 'Blue' },
  { id: 'red', name: 'Red' },
] as const;

export type TypeId = 'infantry' | 'tanks';

export interface UnitType {
  readonly id: TypeId;
  /** The map symbol it is drawn with. */
  readonly symbol: string;
  /** Full strength (2.2). */
  readonly steps: number;
  /** Movement points in a phase (4.1). */
  readonly moves: number;
  /** A die of this number or more hits (5.3). */
  readonly hits: number;
}

export const TYPES: readonly UnitType[] = [
  { id: 'infantry', symbol: 'infantry', steps: 3, moves: 3, hits: 5 },
  { id: 'tanks', symbol: 'armor', steps: 2, moves: 5, hits: 4 },
];

/** Sides first, then types: the number of a kind, divided by the number of types, is its side. */
export const KINDS: readonly Kind[] = SIDES.flatMap((side, s) =>
  TYPES.map((type) => ({
    id: `${side.id}-${type.id}`,
    name: `${side.name} ${type.id}`,
    side: s,
    steps: type.steps,
    look: {
      symbol: type.symbol,
      nation: side.id,
      // Along the bottom: dice and movement points.
      factorsBySteps: Array.from({ length: type.steps }, (_, n) => `${n + 1}-${type.moves}`),
      block: true, // fog
    },
  })),
);
