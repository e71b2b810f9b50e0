// Limits of the sides of battle hexes (6.33), and whether a battle would be left.
import { directionTo, NONE } from '@rasputitsa/kit';
import { type Play, type Query, rule } from '@rasputitsa/kernel';
import { grid, isExit, isHex, sideAt, sideNumber, terrainAt } from './board.ts';
import { CLEAR_SIDE_LIMIT, EXIT_SIDE_LIMIT, MUD, OTHER_SIDE_LIMIT } from './data/tables.ts';
import { unitsAt, weather } from './state.ts';

/** One key for a way into or out of a battle: the side's number, or the two places where a zone is concerned. */
function sideKey(side: number, from: number, to: number): string {
  if (isExit(from) || isExit(to)) return `${side}:${Math.min(from, to)}-${Math.max(from, to)}`;
  const d = directionTo(grid, from, to);
  return `${side}:${d === NONE ? `${from}>${to}` : sideNumber(from, d)}`;
}

/** 6.33, 1.31, 12.24a, GAPS 3.14: two over a clear side, one over any other; in mud one everywhere; two at a zone (16.2). */
export const sideLimit = rule(
  '6.33',
  (q: Query, from: number, to: number): number => {
    if (!isHex(from) || !isHex(to)) return exitLimit();
    const d = directionTo(grid, from, to);
    if (d === NONE) return EXIT_SIDE_LIMIT;
    const clear = terrainAt(from) === 'clear' && terrainAt(to) === 'clear' && sideAt(from, d) === '';
    return clear && weather(q) !== MUD ? CLEAR_SIDE_LIMIT : OTHER_SIDE_LIMIT;
  },
  () => 99,
);
/** 16.2 */
const exitLimit = rule(
  '16.2',
  (): number => EXIT_SIDE_LIMIT,
  () => 99,
);
/** How many more units of a side may cross between these places in this phase. */
export function sideUsed(q: Query, from: number, to: number, side: number): number {
  return sideLimit(q, from, to) - q.mark('crossed', sideKey(side, from, to));
}
export function useSide(g: Play, from: number, to: number, side: number): void {
  const key = sideKey(side, from, to);
  g.setMark('crossed', key, g.mark('crossed', key) + 1);
}
/** 6.33n: each movement phase counts anew. */
export const clearSides = rule(
  '6.33n',
  (g: Play): void => {
    for (const key of Object.keys(g.state.marks['crossed'] ?? {})) g.setMark('crossed', key, 0);
  },
  () => undefined,
);

/** Whether nobody of its side who was there before this phase would stay behind (6.41b). */
export function leavesBattleEmpty(q: Query, p: number): boolean {
  return !unitsAt(q, q.at(p), q.sideOf(p)).some((x) => x !== p && q.field(x, 'from') === 0 && !q.has(x, 'rearguard'));
}
/** Whether a unit that leaves gives its battle up, with no Rearguard named to stay till the end (6.41a). */
export function givesUpBattle(q: Query, p: number): boolean {
  return leavesBattleEmpty(q, p) && !unitsAt(q, q.at(p), q.sideOf(p)).some((x) => q.has(x, 'rearguard'));
}
