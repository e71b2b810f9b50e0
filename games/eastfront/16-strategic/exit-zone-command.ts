// Command in Exit Zones (16.22a).
import { type Loc, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { entryOf } from '../1-map/rail-entries.ts';
import { adjacentExits } from './exit-zones.ts';

/** 16.22a: zones lie two hexes apart, so a value of two reaches the neighbours and the Rail Entry. */
const EXIT_VALUE = 2;
export function exitRange(value: number, exit: Loc): readonly Loc[] {
  if (!reachesZones(value)) return [];
  return [...zonesReached(value, exit), ...(reachesEntry() ? [entryOf(exit)] : [])];
}
export const reachesZones = rule(
  '16.22a',
  (value: number): boolean => value >= EXIT_VALUE,
  () => true,
);
/** 16.22a: an HQ must be in its zone before it activates. */
export const zoneDeployRefusal = rule(
  '16.22a',
  (from: Loc, to: Loc): Refusal | undefined =>
    isExit(from) || isExit(to)
      ? refuse('16.22a', say`HQs do not deploy into or out of Exit Zones.`, { places: [to] })
      : undefined,
  () => undefined,
);
/** 16.2n: a value of three reaches no further than one of two. */
const zonesReached = rule(
  '16.2n',
  (_value: number, exit: Loc): readonly Loc[] => adjacentExits(exit),
  (value, exit) =>
    value > EXIT_VALUE ? [...adjacentExits(exit), ...adjacentExits(exit).flatMap(adjacentExits)] : adjacentExits(exit),
);
/** 16.22n: a zone and its Rail Entry are linked for command and support, both ways. */
export const reachesEntry = rule(
  '16.22n',
  (): boolean => true,
  () => false,
);
