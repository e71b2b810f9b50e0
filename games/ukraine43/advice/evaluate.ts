// What a position is worth in victory points above the benchmark (30.1) at the end. Looks at everything: asked only in imagined worlds, and
// of games that are over. The weights are rounded from a regression over 90 games of the advice against itself.
import type { Loc, Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { factorsOf, infoAt } from '../2-units/units.ts';
import { benchmark, objectives, pointsOf } from '../30-victory/victory.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';
import { apart } from './distances.ts';

/** What the Soviet share of all steps is worth in a whole game, in points, and the share that is usual. */
const ARMY = 100;
const USUAL_SHARE = 2 / 3;
/** Points that come early are to be had later as well: so much of them does not last a whole game. */
const FADING = 0.6;
/** What a point that is threatened is worth to who threatens it. */
const THREAT = { soviet: 0.25, german: 0.15 } as const;
/** Hexes within which attackers threaten a city and defenders cover it; how much more those weigh, and what an empty city is worth. */
const AROUND_CITY = { attack: 3, defense: 2, weight: 2, bare: 6 } as const;

interface Band {
  readonly at: Loc;
  readonly attack: number;
  readonly defense: number;
}
interface Army {
  readonly bands: readonly Band[];
  readonly steps: number;
}
function armyOf(q: Query, side: Side): Army {
  const bands: Band[] = [];
  let steps = 0;
  for (const p of q.piecesOf(side)) {
    const at = q.at(p);
    if (!isHex(at)) continue;
    const { class: sort } = infoAt(q, p);
    if (sort === 'air' || sort === 'leader') continue;
    const { attack, defense } = factorsOf(q, p);
    bands.push({ at, attack, defense });
    if (sort !== 'hq') steps += q.steps(p);
  }
  return { bands, steps };
}
/** How much of a city's points is as good as taken: 0 to 1. */
function pressure(hex: Loc, by: Army, on: Army): number {
  let attack = 0;
  for (const b of by.bands) if (apart(b.at, hex) <= AROUND_CITY.attack) attack += b.attack;
  if (attack === 0) return 0;
  let defense = 0;
  for (const b of on.bands) if (apart(b.at, hex) <= AROUND_CITY.defense) defense += b.defense;
  return attack / (attack + AROUND_CITY.weight * defense + AROUND_CITY.bare);
}

export function evaluate(asked: AnyQuery, side: Side): number {
  const q = asked as unknown as Query;
  const margin = q.state.result ? (q.state.result.score ?? pointsOf(q)) - benchmark(q) : expected(q);
  return side === SOVIET ? margin : -margin;
}
function expected(q: Query): number {
  const last = q.track('last');
  const left = Math.min(1, Math.max(0, last - q.track('turn') + 1) / Math.max(1, last));
  const soviets = armyOf(q, SOVIET);
  const germans = armyOf(q, GERMAN);
  const share = soviets.steps / Math.max(1, soviets.steps + germans.steps);
  let threats = 0;
  for (const { hex, points, isSoviet } of objectives(q))
    threats += isSoviet
      ? -THREAT.german * points * pressure(hex, germans, soviets)
      : THREAT.soviet * points * pressure(hex, soviets, germans);
  return (pointsOf(q) - benchmark(q)) * (1 - FADING * left) + left * ARMY * (share - USUAL_SHARE) + threats;
}
