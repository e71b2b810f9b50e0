// What blocks are usually like that show only their backs: counted in 24 games of the advice against itself (three of each scenario but
// W'44, with changing plans, before the advice was revised), at the beginning of each player-turn. Not part of any rule.

/** The summer of 1941 is not among those of units. How many blocks in a hundred have 0, 1, 2 ... steps, by side and by the most a block can have. */
export const STEPS: Readonly<Record<'unit' | 'hq', readonly [german: ByMost, soviet: ByMost]>> = {
  unit: [{ 4: [0, 15, 12, 55, 18] }, { 3: [0, 9, 27, 64], 4: [0, 9, 20, 51, 20] }],
  hq: [
    { 2: [1, 38, 61], 3: [5, 25, 54, 16] },
    { 2: [2, 36, 62], 3: [2, 42, 46, 10] },
  ],
};
/** In the summer of 1941 the Soviets are many and brittle, and the Germans are fresh. */
export const STEPS_IN_1941: readonly [german: ByMost, soviet: ByMost] = [
  { 4: [0, 3, 7, 48, 42] },
  { 3: [0, 51, 25, 24], 4: [0, 19, 26, 18, 37] },
];
export type ByMost = Readonly<Record<number, readonly number[]>>;

/** Headquarters stand at least so far from the enemy, where they can. */
export const HQ_BEHIND = 2;
