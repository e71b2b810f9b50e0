// What a position is worth in points at the end (17.1), as it was learned from games (data/learned.ts). Looks at everything: asked only in
// imagined worlds.
import { expectedMargin, type Query, type Side } from '@rasputitsa/kernel';
import { LEARNED } from '../data/learned.ts';
import { GERMAN } from '../sides.ts';
import { features } from './features.ts';

export function evaluate(q: Query, side: Side): number {
  const margin = expectedMargin(LEARNED, features(q));
  return side === GERMAN ? margin : -margin;
}
