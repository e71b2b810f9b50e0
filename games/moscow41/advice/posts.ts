// A city that outweighs all the villages on the way to it: a few of its hexes, full and dug in, keep the enemy out of all of them. One unit
// in every hex would not: odds rise with every counter that stands elsewhere, and works and houses count as much for four as for one.
import type { Loc } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { AROUND, GRID } from '../1-basics/board.ts';
import { POSTS } from '../data/advice.ts';
import type { Picture } from './picture.ts';
import type { Own } from './units.ts';

export interface Order {
  readonly unit: Own;
  readonly post: Loc;
}
interface Choice extends Order {
  readonly score: number;
  /** How many are there before him. */
  readonly rank: number;
}

export const isDear = (p: Picture, hex: Loc): boolean => p.worth(hex) >= POSTS.from;

/** So many hexes that none of the city is further than one from them; those that are manned and dug in before others. */
function chosen(p: Picture): readonly Loc[] {
  const dear = p.prizes.objectives.filter((hex) => isDear(p, hex) && p.isMine(hex) && !p.hasFoes(hex));
  const open = new Set(dear);
  const out: Loc[] = [];
  while (open.size > 0) {
    let [keep, most] = [-1, -Infinity];
    for (const hex of dear) {
      if (out.includes(hex)) continue;
      let n = p.ownAt(hex).length * POSTS.manned - p.front(hex) * POSTS.further + (open.has(hex) ? 1 : 0);
      if (p.isDugIn(hex)) n += POSTS.works;
      for (const at of AROUND[hex] ?? []) if (open.has(at)) n++;
      if (n > most) [keep, most] = [hex, n];
    }
    out.push(keep);
    open.delete(keep);
    for (const at of AROUND[keep] ?? []) open.delete(at);
  }
  return out;
}
/** For every unit at most one post, the nearest first; who is there already stays. */
export function posts(p: Picture, able: readonly Own[]): readonly Order[] {
  const free = new Set(able);
  const manned = new Map<Loc, number>();
  const choices: Choice[] = [];
  for (const post of chosen(p)) {
    const staying = p.ownAt(post).filter((u) => u.isRegular && !free.has(u)).length;
    manned.set(post, staying);
    const isOpen = !p.isZoned(post) || p.isDugIn(post);
    for (const unit of able) {
      const far = distance(GRID, unit.at, post);
      if (far > 0 && (!isOpen || far > unit.unit.mp * POSTS.turns)) continue;
      const way = far === 0 ? -POSTS.stay : (far / unit.unit.mp) * POSTS.turn;
      for (let rank = staying; rank < POSTS.most; rank++)
        choices.push({ unit, post, rank, score: -rank * POSTS.next - way });
    }
  }
  choices.sort((a, b) => b.score - a.score || a.unit.id - b.unit.id);
  const out: Order[] = [];
  for (const { unit, post, rank } of choices) {
    if (!free.has(unit) || manned.get(post) !== rank) continue;
    free.delete(unit);
    manned.set(post, rank + 1);
    out.push({ unit, post });
  }
  return out;
}
