// What a position is worth in victory points above those that win for the attacker (TY.vic.scale, RS.vic), and what the armies are likely to
// change about it. Looks at everything: asked only in imagined worlds, and of games that are over.
import type { Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { HEXES } from '../1-basics/board.ts';
import { pointsOf, scorer, victoryChart } from '../17-scenarios/victory.ts';
import { TRUTH } from '../4-zone-of-control/control.ts';
import type { Query } from '../words.ts';

/** What all steps of one side are worth in a whole game, in points. */
const ARMY = 12;

function steps(q: Query, side: Side): number {
  return q.piecesOf(side).reduce((n, p) => n + (q.at(p) >= 0 && q.at(p) < HEXES ? q.steps(p) : 0), 0);
}
export function evaluate(asked: AnyQuery, side: Side): number {
  const q = asked as unknown as Query;
  const attacker = scorer(q);
  const id = attacker === 0 ? 'german' : 'soviet';
  const wins = victoryChart(q).scale.find((l) => l.winner === id)?.least ?? 0;
  const left = q.state.result ? 0 : Math.max(0, q.track('last') - q.track('turn') + 1) / Math.max(1, q.track('last'));
  const [ours, theirs] = [steps(q, attacker), steps(q, 1 - attacker)];
  const points = (q.state.result?.score ?? pointsOf(q, TRUTH)) - wins;
  const margin = points + left * ARMY * ((ours - theirs) / Math.max(1, ours + theirs));
  return side === attacker ? margin : -margin;
}
