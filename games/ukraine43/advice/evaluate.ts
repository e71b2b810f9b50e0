// What a position is worth in victory points above the benchmark (30.1), and what the armies are likely to change about it. Looks at
// everything: asked only in imagined worlds, and of games that are over.
import type { Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { benchmark, pointsOf } from '../30-victory/victory.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

/** What all steps of one side are worth in a whole game, in points. */
const ARMY = 12;

function steps(q: Query, side: Side): number {
  return q.piecesOf(side).reduce((n, p) => n + (isHex(q.at(p)) ? q.steps(p) : 0), 0);
}
export function evaluate(asked: AnyQuery, side: Side): number {
  const q = asked as unknown as Query;
  const left = q.state.result ? 0 : Math.max(0, q.track('last') - q.track('turn') + 1) / Math.max(1, q.track('last'));
  const [ours, theirs] = [steps(q, SOVIET), steps(q, GERMAN)];
  const ahead = (q.state.result?.score ?? pointsOf(q)) - benchmark(q);
  const margin = ahead + left * ARMY * ((ours - theirs) / Math.max(1, ours + theirs));
  return side === SOVIET ? margin : -margin;
}
