// RECONSTRUCTION (RULINGS R2): the Reinforcement Schedule and the Turn Record Track are lost. The text says: 21 turns, the benchmark of turn 7 is 6 (30.1).
import type { ArrivalRow, TurnRow } from './shapes.ts';

/** RS: turn, map edge (16.1) and who arrives there. CF: into the Central Front Holding Box or over the north edge (27.3). */
// biome-ignore format: one arrival a line
export const ARRIVALS: readonly ArrivalRow[] = [
  [2, 'W', 'g-gd'],
  [3, 'W', 'g-pg-10, g-inf-34'],
  [3, 'N', 's-47a-1, s-47a-2, s-gmc-3'],
  [4, 'W', 'g-inf-223'],
  [4, 'S', 'g-inf-355, g-pz-13'],
  [4, 'N', 's-4ga-1, s-4ga-2, s-4ga-3, s-gtc-3'],
  [5, 'W', 'g-inf-112'],
  [5, 'E', 's-tc-11'],
  [6, 'W', 'g-pz-9'],
  [6, 'E', 's-tc-20'],
  [7, 'W', 'g-inf-258'],
  [7, 'E', 's-gcc-5'],
  [8, 'W', 'g-inf-217'],
  [9, 'W', 'g-pz-8, g-inf-183, g-inf-339'],
  [9, 'E', 's-tc-19'],
  [9, 'N', 's-gcc-6, s-37a-1, s-37a-2, s-37a-3, s-37a-4'],
  [10, 'W', 'g-inf-208'],
  [10, 'S', 's-inf-1'],
  [10, 'N', 's-gtc-6, s-gtc-7, s-mc-9, s-52a-1, s-52a-2, hq-3gta'],
  [11, 'W', 'g-pg-20, g-inf-72'],
  [12, 'S', 'g-inf-9'],
  [12, 'N', 's-mc-7'],
  [13, 'S', 'g-jag-101, g-jag-97, r-inf-24, r-mtn-4'],
  [14, 'S', 'g-mtn-4, g-inf-370, g-inf-73'],
  [14, 'CF', 's-60a-1, s-60a-2, s-60a-3, s-13a-1, s-13a-2, s-13a-3'],
  [15, 'S', 'g-inf-5lw'],
  [16, 'E', 's-3ga2-1, s-3ga2-2'],
  [17, 'W', 'g-pz-14'],
  [17, 'CF', 's-tc-25'],
  [18, 'W', 'g-pz-24, g-inf-76, g-inf-384'],
  [18, 'N', 's-mc-8'],
  [20, 'W', 'g-pz-25, g-ss-1, g-pz-1'],
];

/** TRT: turn, dates, benchmark (30.1; chosen by games between equals but for turn 7, RULINGS R2); replacements of the Soviets, then of the Germans: non-mechanized, mechanized (16.2). */
// biome-ignore format: one turn a line
export const TURNS: readonly TurnRow[] = [
  [1, '3-7 Aug', 1, 5, 2, 2, 1],
  [2, '8-12 Aug', 2, 5, 2, 2, 1],
  [3, '13-17 Aug', 3, 5, 2, 2, 1],
  [4, '18-22 Aug', 4, 5, 2, 2, 1],
  [5, '23-27 Aug', 5, 5, 2, 2, 1],
  [6, '28-31 Aug', 6, 5, 2, 2, 1],
  [7, '1-5 Sep', 6, 5, 3, 2, 1],
  [8, '6-10 Sep', 9, 5, 3, 2, 1],
  [9, '11-15 Sep', 11, 5, 3, 2, 1],
  [10, '16-20 Sep', 13, 5, 3, 2, 1],
  [11, '21-25 Sep', 14, 5, 3, 2, 1],
  [12, '26-30 Sep', 16, 5, 3, 2, 1],
  [13, '1-5 Oct', 18, 5, 3, 2, 1],
  [14, '6-10 Oct', 20, 5, 3, 2, 1],
  [15, '11-15 Oct', 20, 4, 3, 2, 1],
  [16, '16-20 Oct', 20, 4, 3, 2, 1],
  [17, '21-25 Oct', 21, 4, 3, 2, 1],
  [18, '26-31 Oct', 23, 4, 3, 2, 1],
  [19, '1-5 Nov', 25, 4, 3, 2, 1],
  [20, '6-10 Nov', 26, 4, 3, 2, 1],
  [21, '11-15 Nov', 27, 4, 3, 2, 1],
];

const YEAR = 1943;
/** `13-17 Aug 1943`, for headings. */
export function datesOf(turns: readonly TurnRow[], turn: number): string {
  const dates = turns[turn - 1]?.[1];
  return dates === undefined ? '' : `${dates} ${YEAR}`;
}
