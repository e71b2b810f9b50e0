// Choosing in a list of pieces by keyboard and pointer, as in any list of files: one, several, all.

/** The row an arrow leads to; undefined for any other key. Stops at the ends, as lists of files do. */
export function rowFor(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return Math.min(count - 1, active + 1);
  if (key === 'ArrowUp') return Math.max(0, active - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

export function toggled(chosen: ReadonlySet<number>, id: number): readonly number[] {
  return chosen.has(id) ? [...chosen].filter((x) => x !== id) : [...chosen, id];
}

/** From one row to another, both included: what Shift means. */
export function spanOf(ids: readonly number[], from: number, to: number): readonly number[] {
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
