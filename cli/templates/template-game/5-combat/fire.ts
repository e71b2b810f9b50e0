// Chapter 5, 5.3 and 5.5: what a die must reach, and why.
import { type Loc, type Message, type Piece, type Preview, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { TERRAIN } from '../1-map/board.ts';
import { typeOf } from '../2-units/units.ts';
import { COVER, DIE } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

/** A change to the number a die must reach: its rule, how much, and why. */
export interface Modifier {
  readonly rule: string;
  readonly n: number;
  readonly message: Message;
}

/** 5.5 Woods and towns cover the units in them. */
const cover = rule(
  '5.5',
  (target: Loc): number => COVER[TERRAIN[target] ?? 'clear'],
  () => 0,
);

/** What changes the aim at units that defend this hex (NOWHERE: at attackers). The dice and the panel both ask here. */
export function modifiers(target: Loc): readonly Modifier[] {
  const n = cover(target);
  return n === 0 ? [] : [{ rule: '5.5', n, message: say`cover of the ${TERRAIN[target] ?? ''}` }];
}

/** 5.3 What a die of this unit must reach. */
export const needed = rule(
  '5.3',
  (q: Query, p: Piece, target: Loc): number => modifiers(target).reduce((sum, m) => sum + m.n, typeOf(q, p).hits),
  () => 1,
);

/** 5.3 Every step of a unit throws a die. Returns the hits. */
export function fire(g: Play, units: readonly Piece[], target: Loc, side: Side): number {
  let hits = 0;
  for (const p of units) {
    const least = needed(g, p, target);
    const dice = g.roll(g.steps(p), DIE, say`${unit(p)} fires, hits on ${least} or more`, '5.3', side, least);
    hits += dice.filter((die) => die >= least).length;
  }
  return hits;
}

export function previewAttack(q: Query, target: Loc, units: readonly Piece[]): Preview {
  const aims = units.map((p) => {
    const n = needed(q, p, target);
    return { rule: '5.3', n, message: say`${unit(p)}: ${q.steps(p)} dice, hits on ${n} or more` };
  });
  return { notes: [...aims, ...modifiers(target)] };
}
