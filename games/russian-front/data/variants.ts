// Numbers of the magazine variants (V1 to V18) that bite during play. What they change before the first Turn: setup-variants.ts.
import type { Departure } from './schedule.ts';

/** From a Turn to a Turn, both included. */
export interface Turns {
  readonly from: number;
  readonly to: number;
}
/** Turns in which the Italians cost factors in 1942 and 1943 (V1, V3a.1). */
export const ITALIAN_TURNS: readonly number[] = [16, 20, 24];
/** V1: what the other allies get in those Turns; in all others nothing. */
export const NEUTRAL_BALKANS = { other: 1 } as const;
/** V2: who comes to Germany instead of Finland; who is not withdrawn. */
export const NEUTRAL_FINLAND = { toGermany: 'GE-MTN-18', stay: ['SU-INF-19-A', 'SU-INF-27-A'] } as const;
/** V3a */
export const NO_ITALIANS = { other: -1, german: 1, turns: { from: 2, to: 8 } } as const;
/** V3a.3: the Afrika Korps leaves. */
export const VARIANT_DEPARTURES: readonly Departure[] = [
  { turn: 9, side: 'axis', unit: 'GE-AIR-AK', how: 'withdrawn' },
  { turn: 9, side: 'axis', unit: 'GE-ARM-AK', how: 'withdrawn' },
];
/** V3b */
export const HELP_FOR_ITALY = {
  german: -1,
  turns: { from: 2, to: 27 },
  other: 1,
  otherTurns: [28, 32, 36, 40, 42],
} as const;
/** V8: Guard armies. */
export const NO_TRUCKS = { move: 4, attack: -1 } as const;
/** V9: the choice after this Turn; arrivals of these Turns; what the other way costs. */
export const JAPAN = { turn: 6, arrivals: [7, 8], level: 1, factors: -2, from: 8 } as const;
/** V10a: German armor in mud. */
export const TRACKS = { cost: 2, terrain: ['clear', 'forest'] as readonly string[], weather: 'mud' } as const;
/** V10b: German infantry corps. */
export const TRUCKS = { move: 8 } as const;
/** V11 */
export const UPGRADED = { earlier: 1 } as const;
/** V12b: fortifications for a factor. */
export const FORTS_PER_FACTOR = 2;
/** V14: to December 1942. */
export const SPAIN = { german: 1, turns: { from: 0, to: 19 } } as const;
/** V16 */
export const NO_WEST = { scenario: '1943', german: 2, from: 28 } as const;
/** V18: Soviet units at this city do not come, but for one in each of these Turns; the game ends with the last. */
export const GERMAN_STYLE = { city: 'Moscow', turns: [4, 5, 6] as readonly number[], last: 6 } as const;
