// What a position is worth in victory points above those that win for the attacker (TY.vic.scale, RS.vic), as it was learned from games
// (data/learned.ts). Looks at everything: asked only in imagined worlds, and of games that are over.
import { expectedMargin, type Query, type Side } from '@rasputitsa/kernel';
import { GERMAN } from '../1-basics/board.ts';
import { LEARNED } from '../data/learned.ts';
import { features } from './features.ts';

export function evaluate(q: Query, side: Side): number {
  const margin = expectedMargin(LEARNED, features(q));
  return side === GERMAN ? margin : -margin;
}
