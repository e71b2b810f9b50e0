// Chapter 7, 7.1.2 to 7.1.4 and 7.1.8: building field fortifications.
import { type Piece, place, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { SWAMP } from '../1-basics/board.ts';
import { terrainAt } from '../1-basics/ground.ts';
import { isRegular, onMap } from '../1-basics/units.ts';
import { reachOf } from '../3-movement/movement.ts';
import { isFresh, spendAll } from '../3-movement/points.ts';
import { inEnemyZone } from '../4-zone-of-control/zones.ts';
import { hasFixed } from './fixed.ts';
import { worksOf } from './works.ts';
import { type Query, verb } from '../words.ts';

/** 7.1.2 Regular units build. */
const mayBuild = rule(
  '7.1.2',
  (q: Query, p: Piece): boolean => isRegular(q, p),
  () => true,
);
/** 7.1.2.a, 7.1.4 With all the points of the phase, so without a step. */
const hasAllPoints = rule(
  '7.1.2.a',
  (q: Query, p: Piece): boolean => isFresh(q, p) && !q.has(p, 'strategic'),
  () => true,
);
/** 7.1.2.b, 5.3.10, RULINGS R104 Not after a retreat since its last own Movement Phase, */
const isShaken = rule(
  '7.1.2.b',
  (q: Query, p: Piece): boolean => hasRetreated(q, p),
  () => false,
);
const hasRetreated = rule(
  '5.3.10',
  (q: Query, p: Piece): boolean => q.has(p, 'retreated'),
  () => false,
);
/** 7.1.3 unless it cannot get out of an enemy zone of control. */
const isTrapped = rule(
  '7.1.3',
  (q: Query, p: Piece): boolean => inEnemyZone(q, q.sideOf(p), q.at(p)) && reachOf(q, p).size === 0,
  () => false,
);
/** 7.1.8 */
const isTooWet = rule(
  '7.1.8',
  (q: Query, p: Piece): boolean => terrainAt(q, q.at(p)) === SWAMP,
  () => false,
);
/** 7.1.9 */
const isBuiltAlready = rule(
  '7.1.9',
  (q: Query, p: Piece): boolean => hasFixed(q, q.at(p)),
  () => false,
);

function refuseDigging(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: ReturnType<typeof say>): Refusal => refuse(rule, text, { pieces: [p] });
  if (!onMap(q, p)) return no('7.1.2', say`${unit(p)} is not on the map.`);
  if (!mayBuild(q, p)) return no('7.1.2', say`${unit(p)} cannot dig in by itself: a regular unit must.`);
  if (q.layer('works')[q.at(p)] === worksOf(q.sideOf(p)))
    return no('7.1.1', say`${place(q.at(p))} is fortified already.`);
  if (!hasAllPoints(q, p))
    return no('7.1.2.a', say`${unit(p)} has been active: digging in takes all its movement points.`);
  if (isShaken(q, p) && !isTrapped(q, p))
    return no('7.1.2.b', say`${unit(p)} has retreated since its last Movement Phase.`);
  if (isTooWet(q, p)) return no('7.1.8', say`Nobody digs in a swamp.`);
  if (isBuiltAlready(q, p)) return no('7.1.9', say`${place(q.at(p))} has fixed positions.`);
  return undefined;
}

const digIn = verb({
  id: 'dig-in',
  title: 'Dig in',
  rule: '7.1.2',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(q.actor),
      refuse: (q, _, p) => refuseDigging(q, p),
    },
  },
  apply(g, { piece }) {
    spendAll(g, piece);
    // 7.1.2.a: nor does it march on by road.
    g.raise(piece, 'off-road');
    g.setLayer('works', [g.at(piece)], worksOf(g.sideOf(piece)));
  },
});

/** Verbs of the Movement Phase. */
export const worksVerbs: readonly Verb[] = [digIn];
