// Chapter 27, 27.3a, and 30.2C1: Soviet units that leave the map by the north or the west edge.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { formatUnits } from '@rasputitsa/kit/units';
import { EXITED, HOLDING_BOX, isNorthEdge, isWestEdge } from '../1-map/board.ts';
import { isCombat, isGround, isMech, isOnMap } from '../2-units/units.ts';
import { goesOneHex, isUnmoved, pointsLeft, refuseMover, SCALE } from '../4-movement/allowance.ts';
import { enemyFront, leavingZoc } from '../4-movement/costs.ts';
import { takeTurn } from '../4-movement/move.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 27.3a, RULINGS A-36, 30.2C1: a point, and what leaving a zone of control costs. */
const price = (q: Query, hex: Loc): number => tablesOf(q).MOVE.exit * SCALE + leavingZoc(q, enemyFront(q, SOVIET), hex);
function refuseLeaver(q: Query, p: Piece, edge: (hex: Loc) => boolean, cited: string): Refusal | undefined {
  const about = { pieces: [p] };
  const hex = q.at(p);
  if (q.sideOf(p) !== SOVIET || !isOnMap(q, p) || !isGround(q, p))
    return refuse(cited, say`Only Soviet units on the map leave it.`, about);
  if (!edge(hex)) return refuse(cited, say`${unit(p)} is not on that map edge.`, about);
  const tied = refuseMover(q, p);
  if (tied) return tied;
  if (goesOneHex(q, p) ? isUnmoved(q, p) : pointsLeft(q, p) >= price(q, hex)) return undefined;
  return refuse(
    cited,
    say`Leaving the map at ${place(hex)} costs ${formatUnits(price(q, hex), SCALE)} movement points.`,
    about,
  );
}
function leave(g: Play, p: Piece, to: Loc): void {
  takeTurn(g, [p]);
  g.move(p, to, { by: 'exit' });
  g.lowerAll(p);
  g.clearFields(p);
}
/** 27.3a */
const northward = rule(
  '27.3a',
  (q: Query, p: Piece): Refusal | undefined => refuseLeaver(q, p, isNorthEdge, '27.3a'),
  () => refuse('27.3a', say`Nobody leaves the map there.`),
);
export const exitNorth = verb({
  id: 'exit-north',
  title: 'Leave for Central Front',
  rule: '27.3a',
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) =>
        q.actor === SOVIET ? q.piecesOf(SOVIET).filter((p) => isNorthEdge(q.at(p)) && !northward(q, p)) : [],
      refuse: (q, _, p) => northward(q, p),
    },
  },
  apply(g: Play, { unit: p }) {
    leave(g, p, HOLDING_BOX);
    g.setField(p, 'due', g.track('turn') + 1);
  },
});
/** 30.2C1 */
const westward = rule(
  '30.2C1',
  (q: Query, p: Piece): Refusal | undefined => refuseLeaver(q, p, isWestEdge, '30.2C1'),
  () => refuse('30.2C1', say`Nobody leaves the map there.`),
);
export const exitWest = verb({
  id: 'exit-west',
  title: 'Exit by the west edge',
  rule: '30.2C1',
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) =>
        q.actor === SOVIET ? q.piecesOf(SOVIET).filter((p) => isWestEdge(q.at(p)) && !westward(q, p)) : [],
      refuse: (q, _, p) => westward(q, p),
    },
  },
  apply(g: Play, { unit: p }) {
    const track = isMech(g, p) ? 'exited-mech' : 'exited-other';
    if (isCombat(g, p)) g.setTrack(track, g.track(track) + g.steps(p));
    leave(g, p, EXITED);
  },
});
