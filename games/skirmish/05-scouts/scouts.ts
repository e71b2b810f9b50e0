// Chapter 5: scouts, the blocks that are not even seen to be there.
import { KIND, type Piece, place, rule, type Side, say, UNSEEN, unit, type Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { eliminate, isArm, onMap } from '../01-board/blocks.ts';
import { enemyOf, GRID, TERRAIN } from '../01-board/board.ts';
import { mistHides } from '../10-weather/weather.ts';
import { AMBUSH_HITS } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

/** 5.1 What the enemy knows of a block that comes into play: that it is there, unless it is a scout. */
export const isStealthy = rule(
  '5.1',
  (q: Query, p: Piece): boolean => isArm(q, p, 'scout'),
  () => false,
);

/** 5.2 A scout is spotted by an enemy block in an adjacent hex, but not while it is in a wood. 12.1: nor through mist. */
export const betrayed = rule(
  '5.2',
  (q: Query, scoutHex: number, from: Loc, hexside: number): boolean =>
    from !== NONE && TERRAIN[scoutHex] !== 'wood' && !mistHides(q, hexside),
  () => false,
);

function isSpotted(q: Query, scout: Piece): boolean {
  const hex = q.at(scout);
  const enemy = enemyOf(q.sideOf(scout));
  for (let d = 0; d < 6; d++) {
    const from = GRID.neighbours[hex * 6 + d] ?? NONE;
    if (!betrayed(q, hex, from, GRID.sides[hex * 6 + d] ?? NONE)) continue;
    if (q.piecesAt(from).some((p) => q.sideOf(p) === enemy)) return true;
  }
  return false;
}

/** 5.2 The scout's kind becomes known to the enemy; its owner sees that it is. */
export function expose(g: Play, scout: Piece): void {
  g.reveal([scout], enemyOf(g.sideOf(scout)), KIND);
  g.raise(scout, 'spotted');
}

/** Both sides' scouts on the map; they are few, and looked for after every move. */
function scouts(q: Query): readonly Piece[] {
  return q.cached('scouts', ['pieces'], () => {
    const out: Piece[] = [];
    for (let p = 0; p < q.pieceCount; p++) if (isArm(q, p, 'scout') && onMap(q, p)) out.push(p);
    return out;
  });
}

/** 5.2 Looks around after anything has moved. */
export function lookForScouts(g: Play): void {
  for (const p of scouts(g)) {
    if (g.has(p, 'spotted') || !isSpotted(g, p)) continue;
    expose(g, p);
    g.note('5.2', say`${unit(p)} is spotted at ${place(g.at(p))}.`);
  }
}

/** 5.5 At the end of a player turn scouts that nobody sees are out of sight again. */
export const slipsAway = rule(
  '5.5',
  (q: Query, p: Piece): boolean => q.has(p, 'spotted') && !isSpotted(q, p),
  () => false,
);
export function hideScouts(g: Play): void {
  for (const p of scouts(g)) if (slipsAway(g, p)) hide(g, p);
}
export function hide(g: Play, p: Piece): void {
  g.forget([p], enemyOf(g.sideOf(p)), UNSEEN);
  g.lower(p, 'spotted');
}

/** An enemy scout in this hex that `side` does not see, or NONE. */
function lurking(q: Query, side: Side, hex: Loc): Piece {
  for (const p of scouts(q)) if (q.at(p) === hex && q.sideOf(p) !== side && q.knows(side, p) === UNSEEN) return p;
  return NONE;
}

/** 5.3 Whether a block of `side` that enters this hex sets eyes on a scout it did not see before. */
export const discovers = rule(
  '5.3',
  (q: Query, side: Side, hex: Loc): boolean => {
    for (let d = 0; d < 6; d++) {
      const at = GRID.neighbours[hex * 6 + d] ?? NONE;
      if (at === NONE || lurking(q, side, at) === NONE) continue;
      if (betrayed(q, at, hex, GRID.sides[hex * 6 + d] ?? NONE)) return true;
    }
    return false;
  },
  () => false,
);

/** 5.4 The scout that waits for a block of `side` in this hex, or NONE. */
export const ambusher = rule('5.4', lurking, () => NONE);

/** 5.4 The scout fires with one die, and is seen. The block that walked into it takes the loss. */
export function ambush(g: Play, scout: Piece, victim: Piece): void {
  const side = g.sideOf(scout);
  expose(g, scout);
  const what = say`${unit(scout)} ambushes ${unit(victim)} at ${place(g.at(scout))}`;
  const [die = 1] = g.roll(1, 6, what, '5.4', side, AMBUSH_HITS);
  if (die >= AMBUSH_HITS)
    g.call('losses', { side: enemyOf(side), vars: { hits: 1, blocks: [victim], at: g.at(victim) } });
}

/** 5.6 Blocks that come into a hidden scout's hex without marching (withdrawal, retreat, raising) drive it off the map. */
const surprised = rule('5.6', lurking, () => NONE);
export function driveOff(g: Play, side: Side, hex: Loc): void {
  const p = surprised(g, side, hex);
  if (p !== NONE) eliminate(g, p, '5.6');
}
