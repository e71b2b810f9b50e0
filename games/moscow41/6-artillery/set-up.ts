// Chapter 6, 6.2: towed artillery has a set-up for fighting and one for transport.
import { type Piece, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { isEmplaced, onMap, typeOf } from '../1-basics/units.ts';
import { points } from '../3-movement/costs.ts';
import { pointsLeft, spend } from '../3-movement/points.ts';
import { table } from '../data/tables.ts';
import { refuseAfterBarrage } from './barrage-rest.ts';
import { type Query, verb } from '../words.ts';

/** 6.2.3 Towed artillery moves only in transport set-up. Called by every kind of movement. */
const isFixed = rule(
  '6.2.3',
  (q: Query, p: Piece): boolean => isEmplaced(q, p),
  () => false,
);
export function refuseEmplaced(q: Query, p: Piece): Refusal | undefined {
  if (!isFixed(q, p)) return undefined;
  return refuse('6.2.3', say`${unit(p)} is in combat set-up: change it to transport first.`, { pieces: [p] });
}

/** 6.2.4 A point, in the Movement Phase. */
const price = rule(
  '6.2.4',
  (): number => points(table('numbers').changeSetUp),
  () => 0,
);
function refuseChange(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: ReturnType<typeof say>): Refusal => refuse(rule, text, { pieces: [p] });
  if (!onMap(q, p)) return no('6.2.4', say`${unit(p)} is not on the map.`);
  if (typeOf(q, p) !== 'art') return no('6.2.2', say`${unit(p)} has one set-up only.`);
  if (q.has(p, 'strategic')) return no('2.2.3', say`${unit(p)} is marked for strategic movement.`);
  if (q.has(p, 'halted')) return no('4.2.1', say`${unit(p)} has stopped in an enemy zone of control.`);
  if (pointsLeft(q, p) < price()) return no('3.1.5', say`${unit(p)} has used up its movement points.`);
  return refuseAfterBarrage(q, p);
}
const changeSetUp = verb({
  id: 'change-set-up',
  title: 'Change set-up',
  rule: '6.2.4',
  args: { gun: 'piece' },
  ask: {
    gun: {
      title: 'Gun',
      candidates: (q) => q.piecesOf(q.actor),
      refuse: (q, _, p) => refuseChange(q, p),
    },
  },
  apply(g, { gun }) {
    spend(g, gun, price());
    if (g.has(gun, 'limbered')) g.lower(gun, 'limbered');
    else g.raise(gun, 'limbered');
  },
});

/** Verbs of the Movement Phase. */
export const setUpVerbs: readonly Verb[] = [changeSetUp];
