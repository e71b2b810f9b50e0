// The Non-Phasing Reserve Ground Movement Step (11.5.3.2): reserves move into battles.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import { isInterdicted } from '../6-14-movement/interdiction.ts';
import { modeOf } from '../6-14-movement/kinds-of-movement.ts';
import { battles, groundAt, isAdvanced, isBattle, unitsOf } from '../state.ts';
import type { DecisionNode, Play, Query } from '../words.ts';
import { look } from './examining-units.ts';
import { inReserve } from './reserves.ts';

/** 11.5.3.2.1: reserves join battles; not through interdiction, to no other enemy. */
export const reserveRefusal = rule(
  '11.5.3.2.1',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const side = q.sideOf(p);
    if (isInterdicted(q, to, side))
      return refuse('11.5.3.2.1', say`${place(to)} is interdicted from the air.`, { places: [to] });
    if (groundAt(q, to, enemyOf(side)).length > 0 && !isBattle(q, to))
      return refuse('11.5.3.2.1', say`Reserves may only move into a battle; there is no battle at ${place(to)}.`, {
        places: [to],
      });
    return undefined;
  },
  () => undefined,
);
/** 11.5.3.2: where a move of reserves must end. */
export const goalRefusal = rule(
  '11.5.3.2',
  (q: Query, side: Side, to: Loc): Refusal | undefined =>
    modeOf(q) !== 'reserve' || (isBattle(q, to) && groundAt(q, to, enemyOf(side)).length > 0)
      ? undefined
      : refuse(
          '11.5.3.2',
          say`Reserves may only move into a battle; there is no battle with enemy ground units at ${place(to)}.`,
          {
            places: [to],
          },
        ),
  () => undefined,
);

function canCome(q: Query, p: Piece): boolean {
  return q.has(p, 'reserve') && !q.has(p, 'box');
}
function begin(g: Play): void {
  for (const p of inReserve(g, enemyOf(g.active))) g.setField(p, 'spent', 0);
}
function end(g: Play): void {
  for (const p of unitsOf(g, enemyOf(g.active))) {
    g.setField(p, 'spent', 0);
    g.lower(p, 'halted');
  }
  look(g);
}
/** 11.5.3.2 */
export const reserveStep: DecisionNode = {
  kind: 'decision',
  id: 'reserve-movement',
  title: 'Non-Phasing Reserve Ground Movement Step',
  rule: '11.5.3.2',
  when: (q) =>
    isAdvanced(q) &&
    battles(q).some((at) => groundAt(q, at, q.active).length > 0) &&
    unitsOf(q, enemyOf(q.active)).some((p) => canCome(q, p)),
  who: (q) => (unitsOf(q, enemyOf(q.active)).some((p) => canCome(q, p)) ? [enemyOf(q.active)] : []),
  enter: begin,
  verbs: ['move', 'march', 'forced-march'],
  prompt: () => say`Units in reserve may move into battles.`,
  done: { title: 'Reserves stay', rule: '11.5.3.2' },
  leave: end,
};
