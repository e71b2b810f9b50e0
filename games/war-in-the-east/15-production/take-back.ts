// 15.47: when a Russian Movement Phase begins, a stack may be taken off its Conversion Track. What it cost is lost.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { PRODUCTION_TRACKS, TRAY } from '../3-equipment/board.ts';
import { bringIn, countersLeft, infoAt, isCavalry, isMech, kindNamed } from '../3-equipment/units.ts';
import { isUnmoved, marchOf } from '../5-movement/allowance.ts';
import { frontOf } from '../8-9-zones-stacking/picture.ts';
import { STACKING } from '../data/charts.ts';
import { RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';
import { placesFor, refuseOthers } from './placing.ts';
import {
  centerNumbered,
  componentsOf,
  conversions,
  CONVERSION,
  READY,
  readyUnits,
  type Started,
  started,
  TAKEN_BACK,
} from './tracks.ts';

const stackOf = (q: Query, p: Piece): Started | undefined =>
  started(q).find((s) => s.track === CONVERSION && s.units.includes(p));
/** Nobody has moved yet. */
const isOpening = (q: Query): boolean => q.piecesOf(RUSSIAN).every((p) => isUnmoved(q, p));
const isLate = rule(
  '15.47',
  (q: Query): boolean => !isOpening(q),
  () => false,
);
/** Only in a phase in which they could move. */
const couldMove = rule(
  '15.47',
  (q: Query, units: readonly Piece[]): boolean =>
    marchOf(q) === 'initial' || units.every((p) => isMech(q, p) || isCavalry(q, p)),
  () => true,
);
/** Not while the Center is on a train. */
const isOnTrain = rule(
  '15.47',
  (q: Query, number: number): boolean => {
    const center = centerNumbered(q, number);
    return center !== undefined && q.has(center, 'entrained');
  },
  () => false,
);
/** 15.42: a 5-5 is a 4-4 again. */
const reverts = (q: Query, s: Started): string | undefined => {
  const [first = 0] = s.units;
  return conversions(q).includes(infoAt(q, first).name) ? componentsOf(q, s.what)[0]?.what : undefined;
};
function roomFor(q: Query, s: Started): number {
  const [first = 0] = s.units;
  return placesFor(q, first).reduce((sum, hex) => sum + STACKING[1] - (frontOf(q, RUSSIAN).units[hex] ?? 0), 0);
}
function refuseStack(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  const s = stackOf(q, p);
  if (s === undefined) return refuse('15.47', say`${unit(p)} is not on a Conversion Track.`, about);
  if (isLate(q)) return refuse('15.47', say`Units leave a Conversion Track before anybody has moved.`, about);
  if (isOnTrain(q, s.center)) return refuse('15.47', say`Center ${s.center} is on a train.`, about);
  if (!couldMove(q, s.units)) return refuse('15.47', say`${unit(p)} could not move in this phase.`, about);
  const before = reverts(q, s);
  if (before !== undefined && countersLeft(q, kindNamed(before)) <= 0)
    return refuse('36.3', say`No counter of ${before} is left.`, about);
  if (roomFor(q, s) < s.units.length + waitingAt(q, s.center))
    return refuse('15.47', say`There is no room beside Center ${s.center}.`, about);
  return undefined;
}
const waitingAt = (q: Query, number: number): number =>
  readyUnits(q).filter((p) => q.field(p, 'number') === number).length;
function leave(g: Play, p: Piece, number: number): void {
  g.setField(p, 'number', number);
  g.setField(p, 'track', TAKEN_BACK);
  g.setField(p, 'box', READY);
}
function takeOff(g: Play, s: Started): void {
  const before = reverts(g, s);
  if (before === undefined) {
    for (const p of s.units) leave(g, p, s.center);
    return;
  }
  for (const p of s.units) {
    g.clearFields(p);
    g.remove(p, TRAY, '15.47');
    const again = bringIn(g, kindNamed(before), PRODUCTION_TRACKS, infoAt(g, p).steps);
    if (again !== undefined) leave(g, again, s.center);
  }
}
export const takeBack = verb({
  id: 'take-back',
  title: 'Take a stack off its Conversion Track',
  rule: '15.47',
  args: { stack: 'piece' },
  givesUp: true,
  refuse: refuseOthers,
  ask: {
    stack: {
      title: 'Stack',
      candidates: (q) => started(q).flatMap((s) => (s.track === CONVERSION ? s.units.slice(0, 1) : [])),
      refuse: (q, _, value) => refuseStack(q, value),
    },
  },
  apply(g, { stack }) {
    const s = stackOf(g, stack);
    if (s !== undefined) takeOff(g, s);
  },
});
