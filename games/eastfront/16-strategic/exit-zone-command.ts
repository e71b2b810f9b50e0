// Command in Exit Zones (16.22a).
import { type Loc, rule } from '@rasputitsa/kernel';
import { entryOf } from '../1-map/rail-entries.ts';
import { adjacentExits } from './exit-zones.ts';

/** 16.22a: zones lie two hexes apart, so a value of two reaches the neighbours and the Rail Entry. */
const EXIT_VALUE = 2;
export function exitRange(value: number, exit: Loc): readonly Loc[] {
  return reachesZones(value) ? [...adjacentExits(exit), entryOf(exit)] : [];
}
export const reachesZones = rule(
  '16.22a',
  (value: number): boolean => value >= EXIT_VALUE,
  () => true,
);
