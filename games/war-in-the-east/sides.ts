// The two sides (2.0). The Axis side includes Finns, Rumanians, Hungarians, Italians, Slovaks and Ukrainians.
import type { Side } from '@rasputitsa/kernel';

export const AXIS: Side = 0;
export const RUSSIAN: Side = 1;
export const SIDES = [
  { id: 'axis', name: 'Axis' },
  { id: 'russian', name: 'Russian' },
] as const;
export const SIDE_NUMBERS: readonly Side[] = [AXIS, RUSSIAN];
export const enemyOf = (side: Side): Side => 1 - side;

/** Values of the layers `rail` and `entered`: nobody, or a side and one. */
export const NOBODY = 0;
export const ownedBy = (side: Side): number => side + 1;
