// Battle hexside limits (6.33).
import { type Loc, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { directionTo, NONE } from '@rasputitsa/kit';
import { grid, isExit, isHex, sideNumber } from '../1-map/board.ts';
import { clearLimit, isClearSide } from '../1-map/hexsides.ts';
import { isAllMarsh } from '../12-weather/terrain.ts';
import { exitLimit } from '../16-strategic/exit-zones.ts';
import { EXIT_SIDE_LIMIT, OTHER_SIDE_LIMIT } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

/** One key for a way into or out of a battle: the side's number, or the two places where a zone is concerned. */
export function sideKey(side: Side, from: Loc, to: Loc): string {
  if (isExit(from) || isExit(to)) return `${side}:${Math.min(from, to)}-${Math.max(from, to)}`;
  const d = directionTo(grid, from, to);
  return d === NONE ? `${side}:${from}>${to}` : (keys[side]?.[sideNumber(from, d)] ?? '');
}
/** Written out once: ways are looked for more often than anything else. */
const keys = [0, 1].map((side) => Array.from({ length: grid.sideCount }, (_, n) => `${side}:${n}`));

/** 6.33, 1.31, 12.24a, RULINGS R43: two over a clear side, one over any other; in mud one everywhere; two at a zone (16.2). */
export const sideLimit = rule(
  '6.33',
  (q: Query, from: Loc, to: Loc): number => {
    if (!isHex(from) || !isHex(to)) return exitLimit();
    const d = directionTo(grid, from, to);
    if (d === NONE) return EXIT_SIDE_LIMIT;
    return isClearSide(from, d, to) && !isAllMarsh(q) ? clearLimit() : OTHER_SIDE_LIMIT;
  },
  () => 99,
);

/** How many more units of a side may cross between these places in this phase. */
export function sideUsed(q: Query, from: Loc, to: Loc, side: Side): number {
  return sideLimit(q, from, to) - q.mark('crossed', sideKey(side, from, to));
}
export function useSide(g: Play, from: Loc, to: Loc, side: Side): void {
  const key = sideKey(side, from, to);
  g.setMark('crossed', key, g.mark('crossed', key) + 1);
}
/** 6.33n: each movement phase counts from nothing. */
export const clearSides = rule(
  '6.33n',
  (g: Play): void => {
    for (const key of g.marked('crossed')) g.setMark('crossed', key, 0);
  },
  () => undefined,
);

export function sideRefusal(from: Loc, to: Loc): Refusal {
  return refuse(
    isExit(from) || isExit(to) ? '16.2' : '6.33',
    say`No more units may cross from ${place(from)} to ${place(to)} this phase.`,
    { places: [from, to] },
  );
}
