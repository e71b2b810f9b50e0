// 12.4: Air Interdiction.
import { type Loc, place, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { CLOSED, isHex, LAKE, LAKES, LAND } from '../3-equipment/board.ts';
import { frozen } from '../14-weather/weather.ts';
import { enemyOf, ownedBy } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { addPoints, pointsIn } from './points.ts';
import { inAirRange, noteAirfield } from './support.ts';

/** 12.14, 4.2.B6 Enemy markers come off first. */
export const removeEnemyMarkers = rule(
  '4.2.B6',
  (g: Play): void => {
    const enemy = ownedBy(enemyOf(g.active));
    for (const hex of g.marked('interdiction'))
      if (g.mark('interdiction', hex) === enemy) g.setMark('interdiction', hex, 0);
  },
  () => {},
);
/** 12.42 */
const inRange = rule('12.42', inAirRange, () => true);
/** 12.4 One to a land or frozen lake hex. */
const isTaken = rule(
  '12.4',
  (q: Query, hex: Loc): boolean => q.mark('interdiction', hex) > 0,
  () => false,
);
/** 12.14 As many as support points are left. */
const isSpent = rule(
  '12.14',
  (q: Query): boolean => pointsIn(q, q.actor, 'support') === 0,
  () => false,
);
function refuseHex(q: Query, hex: Loc): Refusal | undefined {
  const about = { places: [hex] };
  if (!isHex(hex) || CLOSED[hex] === 1 || (LAKE[hex] === 1 && frozen(q)[hex] === 0))
    return refuse('12.4', say`Markers lie on land and frozen lakes, not in ${place(hex)}.`, about);
  if (isTaken(q, hex)) return refuse('12.4', say`A marker is in ${place(hex)}.`, about);
  if (!inRange(q, q.actor, hex)) return refuse('12.42', say`${place(hex)} is out of range of your airfields.`, about);
  return undefined;
}
export const interdict = verb({
  id: 'interdict',
  title: 'Interdict',
  rule: '12.4',
  args: { to: 'place' },
  ask: {
    to: {
      title: 'Hex',
      candidates: (q) => [...LAND, ...LAKES.filter((hex) => frozen(q)[hex] === 1)],
      refuse: (q, _, value) => refuseHex(q, value),
    },
  },
  refuse: (q) => (isSpent(q) ? refuse('12.14', say`No Air-Ground Support is left.`) : undefined),
  // 12.44: the point is back at once and cannot be lost.
  apply(g, { to }) {
    noteAirfield(g, g.actor, [to]);
    g.setMark('interdiction', to, ownedBy(g.actor));
    addPoints(g, g.actor, 'support', -1);
    addPoints(g, g.actor, 'air', 1);
  },
});
/** What was not used is available again for the next turn. */
export function endInterdiction(g: Play): void {
  const rest = pointsIn(g, g.active, 'support');
  addPoints(g, g.active, 'support', -rest);
  addPoints(g, g.active, 'air', rest);
}
