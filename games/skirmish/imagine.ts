// What a side that does not know may believe of its enemy, where the kernel cannot guess it.
import { flagColumn, flagMask, KIND, type Kind, type Random, type State, UNSEEN, type View } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { ALL_HEXES, enemyOf, GRID, TERRAIN } from './01-board/board.ts';
import { allotted } from './02-sequence/orders.ts';
import { STOCK } from './data/tables.ts';
import { KINDS } from './data/units.ts';
import { nameOf, type Plan, words } from './words.ts';

const isScout = (kind: Kind | undefined): boolean => kind?.look?.code === 'scout';
/** 5.1: whoever shows its back is no scout: of those nothing is seen at all. */
export const couldBe = (kind: Kind): boolean => !isScout(kind);

const SPOTTED = words.flags.findIndex((f) => f.id === 'spotted');

/** 5.2: hexes where a scout could be and not be seen: nobody of ours in it or, outside woods, beside it; nor any enemy that shows. */
function lairs(view: View): readonly number[] {
  const ours = new Set(view.pieces.filter((p) => p.side === view.viewer).map((p) => p.at));
  const near = (hex: number): boolean => {
    for (let d = 0; d < 6; d++) {
      const at = GRID.neighbours[hex * 6 + d] ?? NONE;
      if (at !== NONE && ours.has(at)) return true;
    }
    return false;
  };
  return ALL_HEXES.filter((hex) => !ours.has(hex) && (TERRAIN[hex] === 'wood' || !near(hex)));
}

export function believe(state: State, view: View, random: Random): void {
  const me = view.viewer as number;
  const enemy = enemyOf(me);
  const hiding = lairs(view);
  const { kind, at, steps } = state.pieces;
  for (let p = 0; p < kind.length; p++) {
    const info = KINDS[kind[p] ?? -1];
    if (!isScout(info) || info?.side !== enemy || at[p] !== -1 || hiding.length === 0) continue;
    at[p] = hiding[random.int(hiding.length)] ?? -1;
    steps[p] = info.steps;
  }
  // 5.2: a scout is marked as spotted exactly when its enemy sees it. Of one's own the mark is known, of the enemy's that one sees it.
  const marks = state.pieces[flagColumn(SPOTTED)] ?? [];
  for (let p = 0; p < kind.length; p++) {
    const info = KINDS[kind[p] ?? -1];
    if (!isScout(info) || (at[p] ?? NONE) < 0 || (at[p] ?? NONE) >= GRID.count) continue;
    const known = state.known[info?.side === me ? enemy : me] ?? [];
    if (info?.side === me)
      known[p] = ((marks[p] ?? 0) & flagMask(SPOTTED)) === 0 ? UNSEEN : Math.max(known[p] ?? 0, KIND);
    else if ((known[p] ?? UNSEEN) >= KIND) marks[p] = (marks[p] ?? 0) | flagMask(SPOTTED);
  }
  const purpose = (): number => random.int(STOCK.purpose + 1);
  const plan: Plan = { initiative: purpose(), shots: purpose(), rebuild: purpose() };
  const isPlanning = view.phase.at(-1)?.node === 'orders';
  if (isPlanning) state.memo[nameOf('plan', enemy)] = { ...plan };
  const least = isPlanning ? allotted(plan) : 0;
  state.tracks[nameOf('stock', enemy)] = least + random.int(STOCK.most - least + 1);
}
