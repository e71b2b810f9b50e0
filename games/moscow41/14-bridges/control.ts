// Chapter 14, 14.1.3: who controls a bridge. Called whenever a unit has changed its hex.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { AROUND, enemyOf, sideKey } from '../1-basics/board.ts';
import { bridgeBetween } from '../1-basics/ground.ts';
import { holderOf } from '../1-basics/units.ts';
import type { Play, Query } from '../words.ts';

const ownerOf = (q: Query, hex: Loc): Side => (q.layer('control')[hex] ?? 0) - 1;
/** Who came first keeps a bridge with enemies at both ends. */
const firstThere = rule(
  '14.1.3',
  (q: Query, key: string): Side => q.mark('bridge-holder', key) - 1,
  () => -1,
);
export function bridgeHolder(q: Query, a: Loc, b: Loc): Side {
  const [first, second] = [holderOf(q, a), holderOf(q, b)];
  if (first >= 0 && second >= 0 && first !== second) return firstThere(q, sideKey(a, b));
  if (first >= 0 || second >= 0) return Math.max(first, second);
  return ownerOf(q, a) === ownerOf(q, b) ? ownerOf(q, a) : -1;
}
/** A unit of `mover` has come or gone: where it now faces an enemy over a bridge, the enemy was first. */
export function watchBridges(g: Play, mover: Side, hexes: readonly Loc[]): void {
  if (!g.option('bridges')) return;
  for (const a of hexes)
    for (const b of AROUND[a] ?? []) {
      if (!bridgeBetween(g, a, b)) continue;
      const key = sideKey(a, b);
      const faces = holderOf(g, a) >= 0 && holderOf(g, b) >= 0 && holderOf(g, a) !== holderOf(g, b);
      if (!faces) g.setMark('bridge-holder', key, 0);
      else if (g.mark('bridge-holder', key) === 0) g.setMark('bridge-holder', key, enemyOf(mover) + 1);
    }
}
