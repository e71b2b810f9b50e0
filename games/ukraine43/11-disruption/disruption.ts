// Chapter 11: disruption. 11.2 says who becomes Disrupted and is carried out where it happens; everybody calls `disrupt`.
import { type Piece, rule } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** A marker more is no marker (11.4). `cited`: the rule that disrupts. */
export function disrupt(g: Play, p: Piece, _cited: string): void {
  if (!g.has(p, 'disrupted')) g.raise(p, 'disrupted');
}

/** 11.5 In the End Phase of the side whose turn it is, whatever the supply and the enemy (3.C.7.a). */
export const recover = rule(
  '11.5',
  (g: Play): void => {
    for (const p of g.piecesOf(g.active)) if (g.has(p, 'disrupted')) g.lower(p, 'disrupted');
  },
  () => {},
);
