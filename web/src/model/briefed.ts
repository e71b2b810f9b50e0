// Games begun on this page, and who has read their briefing: each player is shown it once, before his first turn.
const fresh = new Map<string, Set<number>>();

export function keepFresh(table: string): void {
  fresh.set(table, new Set());
}
/** Whether this player sits down at a new game for the first time; asked again he does not. */
export function isFirstLook(table: string, side: number): boolean {
  const seen = fresh.get(table);
  if (!seen || seen.has(side)) return false;
  seen.add(side);
  return true;
}
