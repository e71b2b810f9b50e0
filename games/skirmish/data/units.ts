// The blocks (1.3). Two sides with the same arms; a kind of piece is an arm of one side.
import type { Kind } from '@rasputitsa/kernel';

export const SIDES = [
  { id: 'blue', name: 'Blue' },
  { id: 'red', name: 'Red' },
] as const;

export type ArmId = 'foot' | 'horse' | 'gun' | 'leader' | 'scout';

export interface Arm {
  readonly id: ArmId;
  readonly name: string;
  /** The map symbol nearest to it. */
  readonly symbol: string;
  /** Steps at full strength (1.3). */
  readonly steps: number;
  /** Movement allowance in movement points (4.1). */
  readonly moves: string;
  /** A die of this number or more hits (6.7). */
  readonly hits: number;
  /** Blocks counted toward stacking (3.1, 3.2). */
  readonly stacks: 0 | 1;
  /** What its owner would give up last; for the standing order of 6.11 only. */
  readonly worth: number;
}

export const ARMS: readonly Arm[] = [
  { id: 'foot', name: 'foot', symbol: 'infantry', steps: 3, moves: '3', hits: 5, stacks: 1, worth: 2 },
  { id: 'horse', name: 'horse', symbol: 'cavalry', steps: 2, moves: '5', hits: 5, stacks: 1, worth: 3 },
  { id: 'gun', name: 'gun', symbol: 'artillery', steps: 2, moves: '2', hits: 4, stacks: 1, worth: 4 },
  { id: 'leader', name: 'leader', symbol: 'hq', steps: 1, moves: '4', hits: 6, stacks: 1, worth: 5 },
  { id: 'scout', name: 'scout', symbol: 'recon', steps: 1, moves: '4', hits: 6, stacks: 0, worth: 1 },
];

/** Kinds in the order of sides, then arms: kind / ARMS.length is the side. */
export const kindsOf = (arms: readonly Arm[]): readonly Kind[] =>
  SIDES.flatMap((side, s) =>
    arms.map((arm) => ({
      id: `${side.id}.${arm.id}`,
      name: `${side.name} ${arm.name}`,
      side: s,
      steps: arm.steps,
      look: {
        symbol: arm.symbol,
        nation: side.id,
        code: arm.name,
        block: true,
        more: { moves: arm.moves, hits: arm.hits },
      },
    })),
  );
export const KINDS: readonly Kind[] = kindsOf(ARMS);
