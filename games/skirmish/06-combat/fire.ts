// Chapter 6, 6.7 to 6.10: what a die must reach, and why.
import { type Message, type Piece, type Preview, rule, say, type Side, unit, type Loc } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { armOf, isArm, piecesIn } from '../01-board/blocks.ts';
import { GRID, OPEN, TERRAIN, WATER } from '../01-board/board.ts';
import { BEST_HIT, CROSSING_PENALTY, LEADER_BONUS, WORST_HIT } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

/** A change to the number a die must reach: its rule, how much, and why. */
export interface Modifier {
  readonly rule: string;
  readonly n: number;
  readonly message: Message;
}

/** 6.8 Woods, hills and villages cover the defender. */
const cover = rule(
  '6.8',
  (q: Query, target: Loc): number => q.chart('cover')[TERRAIN[target] ?? 'clear'],
  () => 0,
);
/** 6.9 Attackers who come over the bridge or through a ford hit worse. */
const crossing = rule(
  '6.9',
  (from: Loc, target: Loc): number => (WATER[sideBetween(GRID, from, target)] === OPEN ? 0 : CROSSING_PENALTY),
  () => 0,
);
/** 6.10 Blocks in the hex of a leader of theirs hit better; the leader himself does not. */
const led = rule(
  '6.10',
  (q: Query, p: Piece): number => {
    if (isArm(q, p, 'leader')) return 0;
    return piecesIn(q, q.at(p), q.sideOf(p)).some((x) => isArm(q, x, 'leader')) ? LEADER_BONUS : 0;
  },
  () => 0,
);

/** What changes the aim of one block. `target` is the hex it attacks, or its own when it defends. */
export function modifiers(q: Query, p: Piece, target: Loc): readonly Modifier[] {
  const from = q.at(p);
  const list: Modifier[] = [];
  if (from !== target) {
    const covered = cover(q, target);
    if (covered > 0) list.push({ rule: '6.8', n: covered, message: say`${TERRAIN[target] ?? ''} covers the defender` });
    const wet = crossing(from, target);
    if (wet > 0) list.push({ rule: '6.9', n: wet, message: say`attacks across water` });
  }
  const bonus = led(q, p);
  if (bonus > 0) list.push({ rule: '6.10', n: -bonus, message: say`led` });
  return list;
}

/** 6.7 The number a die of this block must reach. */
export const needed = rule(
  '6.7',
  (q: Query, p: Piece, target: Loc): number => {
    const wanted = modifiers(q, p, target).reduce((sum, m) => sum + m.n, armOf(q, p).hits);
    return Math.min(WORST_HIT, Math.max(BEST_HIT, wanted));
  },
  () => 1,
);

export function previewAttack(q: Query, target: Loc, blocks: readonly Piece[]): Preview {
  const notes = blocks.flatMap((p) => [
    {
      rule: '6.7',
      n: needed(q, p, target),
      message: say`${unit(p)}: ${q.steps(p)} dice hit on ${needed(q, p, target)}`,
    },
    ...modifiers(q, p, target),
  ]);
  return { notes };
}

/** 6.7 Every step of a block throws one die. Returns the hits. */
export function fire(g: Play, blocks: readonly Piece[], target: Loc, side: Side): number {
  let hits = 0;
  for (const p of blocks) {
    const least = needed(g, p, target);
    const dice = g.roll(g.steps(p), 6, say`${unit(p)} fires, hits on ${least}`, '6.7', side, least);
    for (const die of dice) if (die >= least) hits++;
  }
  return hits;
}
