// The two sides (1). The German side includes its Axis allies.
import type { Side } from '@rasputitsa/kernel';

// The Soviets move first (3).
export const SOVIET: Side = 0;
export const GERMAN: Side = 1;
export const SIDES = [
  { id: 'soviet', name: 'Soviet' },
  { id: 'german', name: 'German' },
] as const;
export const enemyOf = (side: Side): Side => 1 - side;

/** Values of the layer `control` (CTRL): nobody, or a side and one. */
export const NOBODY = 0;
export const ownedBy = (side: Side): number => side + 1;
