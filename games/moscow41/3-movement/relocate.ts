// Chapter 3: how a unit changes its hex, whoever moves it: march, retreat, pursuit, advance. Works of the enemy are gone where it comes
// (7.1.6), neighbours are told of each other (16.1.4).
import type { Loc, Piece } from '@rasputitsa/kernel';
import { HEXES } from '../1-basics/board.ts';
import { lookAround } from '../16-masking/masking.ts';
import { watchBridges } from '../14-bridges/control.ts';
import { enterWorks } from '../7-fortifications/works.ts';
import type { Play } from '../words.ts';

export type Manner = 'march' | 'strategic' | 'retreat' | 'pursuit' | 'advance' | 'entry';

/** The search finds the way. Of a retreat or a pursuit the way is declared, and the enemy's answer depends on it. */
const BY_OWN_POINTS: ReadonlySet<Manner> = new Set(['march', 'strategic', 'entry']);

/** `path` begins with the unit's own hex. */
export function relocate(g: Play, p: Piece, path: readonly Loc[], by: Manner): void {
  const from = path[0] ?? -1;
  const to = path.at(-1) ?? from;
  if (to === from) return;
  for (const hex of path.slice(1)) enterWorks(g, g.sideOf(p), hex);
  // The way of a march is the cheapest for what the unit is: whoever sees only its back is not told (16.1.1).
  g.move(p, to, BY_OWN_POINTS.has(by) ? { path, by, veiled: true } : { path, by });
  if (g.option('stacks') === 'top') onTop(g, p);
  const changed = from < HEXES ? [from, to] : [to];
  watchBridges(g, g.sideOf(p), changed);
  lookAround(g, changed);
}
/** 16.1.1 The last to arrive lies on top. */
function onTop(g: Play, p: Piece): void {
  for (const other of g.piecesAt(g.at(p))) if (other !== p) g.lower(other, 'top');
  g.raise(p, 'top');
}
