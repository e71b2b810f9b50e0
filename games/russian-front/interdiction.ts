// Air interdiction (14.4.1): aircraft close a hex to the enemy.
import { place, type Query, type Refusal, refuse, rule, say, unit, type Verb, verb } from '@rasputitsa/kernel';
import { missionBan } from './allies.ts';
import { HEXES, hexDistance, isAllWater, isLand } from './board.ts';
import { AIR_RANGE, INTERDICTION_SINCE, yearOf } from './data/tables.ts';
import { flierRefusal, rangeRefusal } from './flights.ts';
import { look } from './intelligence.ts';
import { openLocation } from './locations.ts';
import { boxed, isAdvanced, isEnemyCity, ownedBy, turn, unitsAt, unitsOf } from './state.ts';
import { enemyOf, isAir, nationOf } from './units.ts';

/** 14.4.1.3: the enemy of this side interdicts the hex; no longer when his aircraft there are shot down or driven off. */
export function isInterdicted(q: Query, at: number, side: number): boolean {
  const enemy = enemyOf(side);
  return q.mark('interdiction', at) === ownedBy(enemy) && boxed(q, at, enemy).air.length > 0;
}

/** 14.4.1.4 */
const nationRefusal = rule(
  '14.4.1.4',
  (q: Query, p: number): Refusal | undefined => {
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
  (q: Query, side: number, to: number): Refusal | undefined => {
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
function isInPlay(at: number): boolean {
  return isLand(at) || isAllWater(at);
}
function targetRefusal(q: Query, p: number, to: number): Refusal | undefined {
  if (!isInPlay(to)) return refuse('14.4.1.1', say`${place(to)} is out of play.`, { places: [to] });
  return rangeRefusal(q, p, to, '14.4.1') ?? hexRefusal(q, q.sideOf(p), to) ?? missionBan(q, p, to);
}
function hexesInRange(from: number): readonly number[] {
  return [...Array(HEXES).keys()].filter((h) => isInPlay(h) && hexDistance(from, h) <= AIR_RANGE.mission);
}
const interdict = verb<{ readonly piece: number; readonly to: number; readonly [name: string]: number }>({
  id: 'interdict',
  title: 'Interdict a hex',
  rule: '14.4.1',
  refuse: (q) =>
    isAdvanced(q) ? undefined : refuse('ADV.intro', say`There is no air interdiction in the Basic Game.`),
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'air unit',
      candidates: (q) => unitsOf(q, q.actor).filter((p) => isAir(q, p)),
      refuse: (q, _soFar, p) => flierRefusal(q, Number(p)) ?? nationRefusal(q, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      title: 'hex',
      candidates: (q, { piece = -1 }) => hexesInRange(q.at(piece)),
      refuse: (q, { piece = -1 }, to) => targetRefusal(q, piece, Number(to)),
      preview: (q, { piece = -1 }, to) => ({ cost: hexDistance(q.at(piece), Number(to)) }),
    },
  ],
  /** 14.4.1.2: a battle location of its own, marked with the side. Friends in the hex are not drawn into it. */
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.move(piece, to, { by: 'air' });
    openLocation(g, to);
    g.setMark('interdiction', to, ownedBy(g.sideOf(piece)));
    g.raise(piece, 'box');
    g.raise(piece, 'flew');
    look(g, [from, to]);
  },
});
export const verbs: readonly Verb[] = [interdict];
