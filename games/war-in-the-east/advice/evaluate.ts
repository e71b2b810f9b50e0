// What a position is worth in Personnel Centers, or in cities of 1944, above those that win (31.6 to 34.5), and what the armies are likely to
// change about it. Looks at everything: asked only in imagined worlds, and of games that are over.
import type { Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { axisCenters, russianCities } from '../29-34-scenarios/victory.ts';
import { rowOf } from '../29-34-scenarios/row.ts';
import { unitsOnMap } from '../3-equipment/units.ts';
import { CENTERS_TO_WIN } from '../data/charts.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';

/** What all units of one side are worth in a whole scenario, in centers. */
const ARMY = 8;
/** A result without a count of its own. */
const WON = 10;

function ofAxis(q: Query): number {
  const { result } = q.state;
  const row = rowOf(q);
  if (result && result.score === undefined) return result.winner === AXIS ? WON : result.winner === RUSSIAN ? -WON : 0;
  if (row.id === 'army-group-center') return 0.5 - (result?.score ?? russianCities(q).length);
  const [, draw = 0] = CENTERS_TO_WIN[row.id] ?? [];
  return (result?.score ?? axisCenters(q).length) - draw;
}
export function evaluate(asked: AnyQuery, side: Side): number {
  const q = asked as unknown as Query;
  const last = q.track('last');
  const left = q.state.result ? 0 : Math.max(0, last - q.track('turn') + 1) / Math.max(1, last - rowOf(q).first + 1);
  const count = (s: Side): number => unitsOnMap(q, s).reduce((n, p) => n + q.steps(p), 0);
  const [axis, russian] = [count(AXIS), count(RUSSIAN)];
  const margin = ofAxis(q) + Math.min(1, left) * ARMY * ((axis - russian) / Math.max(1, axis + russian));
  return side === AXIS ? margin : -margin;
}
