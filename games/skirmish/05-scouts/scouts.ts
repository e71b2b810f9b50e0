// Chapter 5: scouts, the blocks that are not even seen to be there.
import { KIND, type Piece, place, PRESENT, rule, type Side, say, UNSEEN, unit, type Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { eliminate, isArm, onMap } from '../01-board/blocks.ts';
import { enemyOf, GRID, HEXES, TERRAIN } from '../01-board/board.ts';
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

/** Whether a block's enemy sees that it is there. Who is not seen does not spot anybody either: else a scout that is spotted would
 * tell its owner of an unseen one nearby. */
const isOpen = (q: Query, p: Piece): boolean => q.knows(enemyOf(q.sideOf(p)), p) >= PRESENT;

/** 5.2 Whether an enemy block would see a scout of this side that stands here. */
export function isWatched(q: Query, hex: Loc, side: Side): boolean {
  const enemy = enemyOf(side);
  for (let d = 0; d < 6; d++) {
    const from = GRID.neighbours[hex * 6 + d] ?? NONE;
    if (!betrayed(q, hex, from, GRID.sides[hex * 6 + d] ?? NONE)) continue;
    if (q.piecesAt(from).some((p) => q.sideOf(p) === enemy && isOpen(q, p))) return true;
  }
  return false;
}
const isSpotted = (q: Query, scout: Piece): boolean => isWatched(q, q.at(scout), q.sideOf(scout));

/** 5.2 The scout's kind becomes known to the enemy; its owner sees that it is. */
export function expose(g: Play, scout: Piece): void {
  g.reveal([scout], enemyOf(g.sideOf(scout)), KIND);
  g.raise(scout, 'spotted');
}

/** Both sides' scouts on the map; they are few, and looked for after every move. In the order of their places: that of their numbers
 * is nobody's business. */
function scouts(q: Query): readonly Piece[] {
  return q.cached('scouts', ['pieces'], () => {
    const out: Piece[] = [];
    for (let p = 0; p < q.pieceCount; p++) if (isArm(q, p, 'scout') && onMap(q, p)) out.push(p);
    return out.sort((a, b) => q.at(a) - q.at(b));
  });
}

/** 5.2 Looks around after anything has moved. A scout that has been spotted may spot others. */
export function lookForScouts(g: Play): void {
  for (;;) {
    const p = scouts(g).find((x) => !g.has(x, 'spotted') && isSpotted(g, x));
    if (p === undefined) return;
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

/** 5.3 Whether a block that enters this hex sets eyes on a scout its side did not see before. */
export const discovers = rule(
  '5.3',
  (q: Query, mover: Piece, hex: Loc): boolean => {
    if (!isOpen(q, mover)) return false;
    const side = q.sideOf(mover);
    for (let d = 0; d < 6; d++) {
      const at = GRID.neighbours[hex * 6 + d] ?? NONE;
      if (at === NONE || lurking(q, side, at) === NONE) continue;
      if (betrayed(q, at, hex, GRID.sides[hex * 6 + d] ?? NONE)) return true;
    }
    return false;
  },
  () => false,
);

/** Whether an enemy scout could hide in a hex, as far as `side` knows: none of its blocks is there, and none but `p` would see one there. */
function couldHide(q: Query, side: Side, hex: Loc, p: Piece): boolean {
  const others = (at: Loc): readonly Piece[] => q.piecesAt(at).filter((x) => x !== p && q.sideOf(x) === side);
  if (others(hex).length > 0) return false;
  for (let d = 0; d < 6; d++) {
    const from = GRID.neighbours[hex * 6 + d] ?? NONE;
    if (betrayed(q, hex, from, GRID.sides[hex * 6 + d] ?? NONE) && others(from).some((x) => isOpen(q, x))) return false;
  }
  return true;
}
/** 5.2 to 5.4, 5.6 Whether a block that comes into a hex could come upon a scout: as long as the enemy has one out of sight, it may be
 * in any hex that nobody looks into. */
export function looks(q: Query, p: Piece, at: Loc): boolean {
  const side = q.sideOf(p);
  if (at >= HEXES || !q.cached(`unseen-${side}`, ['pieces', 'known'], () => hasUnseen(q, side))) return false;
  if (couldHide(q, side, at, p)) return true;
  if (!isOpen(q, p)) return false;
  for (let d = 0; d < 6; d++) {
    const hex = GRID.neighbours[at * 6 + d] ?? NONE;
    if (hex !== NONE && betrayed(q, hex, at, GRID.sides[at * 6 + d] ?? NONE) && couldHide(q, side, hex, p)) return true;
  }
  return false;
}
/** One that was never in this game is not out of sight. */
function hasUnseen(q: Query, side: Side): boolean {
  return q.piecesOf(enemyOf(side)).some((p) => isArm(q, p, 'scout') && q.knows(side, p) === UNSEEN);
}

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
