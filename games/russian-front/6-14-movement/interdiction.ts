// Air interdiction (14.4.1): aircraft close a hex to the enemy.
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { hexDistance, HEXES, isAllWater, isLand } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { nationOf } from '../1-components/units.ts';
import { openLocation } from '../4-11-general/battle-locations.ts';
import { AIR_RANGE, INTERDICTION_SINCE, yearOf } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { boxed, isAdvanced, isEnemyCity, turn, unitsAt } from '../state.ts';
import { ownedBy, type Play, type Query } from '../words.ts';
import { missionVerb } from './air-movement.ts';

/** 14.4.1.3: the enemy of this side interdicts the hex; no longer when his aircraft there are shot down or driven off. */
export function isInterdicted(q: Query, at: Loc, side: Side): boolean {
  const enemy = enemyOf(side);
  return q.mark('interdiction', at) === ownedBy(enemy) && boxed(q, at, enemy).air.length > 0;
}

/** 14.4.1.4 */
const nationRefusal = rules(
  ['14.4.1.4', 'CRT.note4'],
  (q: Query, p: Piece): Refusal | undefined => {
    const since = INTERDICTION_SINCE[nationOf(q, p)];
    if (since !== undefined && yearOf(turn(q)) >= since) return undefined;
    return since === undefined
      ? refuse('14.4.1.4', say`Only German and Soviet air units interdict; ${unit(p)} does not.`)
      : refuse('14.4.1.4', say`${unit(p)} may interdict from ${String(since)} on.`);
  },
  () => undefined,
);
/** 14.4.1.1 */
const hexRefusal = rule(
  '14.4.1.1',
  (q: Query, side: Side, to: Loc): Refusal | undefined => {
    if (isEnemyCity(q, side, to))
      return refuse('14.4.1.1', say`${place(to)} is an enemy city: no interdiction there.`, { places: [to] });
    const there = unitsAt(q, to, enemyOf(side)).all;
    return there.length === 0
      ? undefined
      : refuse('14.4.1.1', say`Enemy units are at ${place(to)}: no interdiction there.`, {
          pieces: there,
          places: [to],
        });
  },
  () => undefined,
);
function isInPlay(at: Loc): boolean {
  return isLand(at) || isAllWater(at);
}
function targetRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (!isInPlay(to)) return refuse('14.4.1.1', say`${place(to)} is out of play.`, { places: [to] });
  return hexRefusal(q, q.sideOf(p), to);
}
function hexesInRange(from: Loc): readonly Loc[] {
  return [...Array(HEXES).keys()].filter((h) => isInPlay(h) && hexDistance(from, h) <= AIR_RANGE.mission);
}
/** 14.4.1 */
const hasInterdiction = rule('14.4.1', isAdvanced, () => false);
/** 14.4.1.2: a battle location of its own, marked with the side. Friends in the hex are not drawn into it. */
const markInterdiction = rule(
  '14.4.1.2',
  (g: Play, side: Side, to: Loc): void => {
    openLocation(g, to);
    g.setMark('interdiction', to, ownedBy(side));
  },
  () => undefined,
);
const interdict = missionVerb({
  id: 'interdict',
  title: 'Interdict a hex',
  rule: '14.4.1',
  target: 'hex',
  range: '14.4.1',
  off: (q) =>
    hasInterdiction(q) ? undefined : refuse('ADV.intro', say`There is no air interdiction in the Basic Game.`),
  crew: nationRefusal,
  targets: (q, p) => (p < 0 ? [] : hexesInRange(q.at(p))),
  refusal: targetRefusal,
  arrive(g, p, to) {
    markInterdiction(g, g.sideOf(p), to);
    g.raise(p, 'box');
  },
});
export const verbs: readonly Verb[] = [interdict];
