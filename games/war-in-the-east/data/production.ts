// 36.21: what the Russian produced, by periods that end on turns 50, 100, 130, 150 and 185, and the total as printed. R is rebuilt, Rail are Repair Units.
export const HISTORICAL_PERIODS: readonly number[] = [50, 100, 130, 150, 185];
export type HistoricalRow = readonly [type: string, ...periods: readonly number[]];
// biome-ignore format: one type a line
export const HISTORICAL: readonly HistoricalRow[] = [
  ['1-4', 134, 105, 30, 20, 0, 289],
  ['0-1-10', 43, 50, 90, 40, 30, 253],
  ['Air', 20, 25, 15, 20, 35, 115],
  ['Air,R', 0, 0, 30, 40, 90, 160],
  ['3-5', 36, 211, 0, 0, 0, 247],
  ['2-5', 37, 13, 30, 0, 0, 80],
  ['8-6', 8, 18, 0, 0, 0, 26],
  ['9-6', 8, 4, 0, 0, 0, 12],
  ['10-1-10', 3, 12, 15, 3, 9, 42],
  ['4-4', 34, 0, 16, 0, 0, 50],
  ['5-5', 26, 0, 34, 0, 0, 60],
  ['R4-4', 0, 5, 15, 15, 15, 47],
  ['R5-5', 0, 10, 20, 15, 15, 60],
  ['R8-6', 0, 0, 6, 10, 10, 26],
  ['R9-6', 0, 0, 2, 5, 5, 12],
  ['1-3', 0, 20, 0, 0, 0, 20],
  ['2-3', 0, 12, 0, 0, 0, 12],
  ['Rail', 0, 12, 0, 0, 0, 12],
];
