// Chapter 3, 3.2: how many CEL a hex holds when a phase ends.
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { ALL_HEXES } from '../1-basics/board.ts';
import { loseCel } from '../1-basics/losses.ts';
import { isHq, onMap, unitsIn } from '../1-basics/units.ts';
import { table } from '../data/tables.ts';
import { type Query, verb } from '../words.ts';

/** 3.2.1 */
export const stackLimit = rule(
  '3.2.1',
  (): number => table('numbers').stack,
  () => Number.MAX_SAFE_INTEGER,
);
/** 3.2.2 A headquarters counts for one CEL. */
const hqRoom = rule(
  '3.2.2',
  (q: Query, p: Piece): number => q.steps(p),
  () => 0,
);
export const roomOf = (q: Query, p: Piece): number => (isHq(q, p) ? hqRoom(q, p) : q.steps(p));

/** CEL of a side in a hex. */
export function celIn(q: Query, side: Side, hex: Loc): number {
  let sum = 0;
  for (const p of unitsIn(q, hex, side)) sum += roomOf(q, p);
  return sum;
}
/** Room that is left for a side in a hex. */
export const roomIn = (q: Query, side: Side, hex: Loc): number => stackLimit() - celIn(q, side, hex);

/** Whether these may stay in the hex when a phase ends; `units` need not be there yet. */
export function refuseStack(q: Query, side: Side, hex: Loc, units: readonly Piece[]): Refusal | undefined {
  const more = units.filter((p) => q.at(p) !== hex).reduce((sum, p) => sum + roomOf(q, p), 0);
  const there = celIn(q, side, hex);
  if (there + more <= stackLimit()) return undefined;
  return refuse('3.2.1', say`${place(hex)} would hold ${there + more} CEL; at most ${stackLimit()} may stay there.`, {
    places: [hex],
  });
}

/** Hexes in which a side has too many. */
export function overfull(q: Query, side: Side): readonly Loc[] {
  return q.cached(`overfull-${side}`, ['pieces'], () => {
    const sums = new Map<Loc, number>();
    for (const p of q.piecesOf(side)) if (onMap(q, p)) sums.set(q.at(p), (sums.get(q.at(p)) ?? 0) + roomOf(q, p));
    return ALL_HEXES.length === 0 ? [] : [...sums].filter(([, cel]) => cel > stackLimit()).map(([hex]) => hex);
  });
}

/** 3.2.1 No phase ends while a hex is too full. */
export function refuseOverfull(q: Query, side: Side): Refusal | undefined {
  const [hex] = overfull(q, side);
  if (hex === undefined) return undefined;
  return refuse(
    '3.2.1',
    say`${place(hex)} holds ${celIn(q, side, hex)} CEL; at most ${stackLimit()} may stay. Move units away, or give some up.`,
    { places: [hex] },
  );
}

/** RULINGS R21: when units cannot get away from a hex that is too full, their owner gives up what is too much. */
export const giveUp = verb({
  id: 'give-up',
  title: 'Give up a CEL',
  rule: '3.2.1',
  givesUp: true,
  args: { piece: 'piece' },
  refuse: (q) =>
    overfull(q, q.actor).length > 0
      ? undefined
      : refuse('3.2.1', say`No hex holds more than ${counted(stackLimit(), 'CEL', 'CEL')}.`),
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => overfull(q, q.actor).flatMap((hex) => unitsIn(q, hex, q.actor)),
      refuse: (q, _, p) =>
        overfull(q, q.actor).includes(q.at(p))
          ? undefined
          : refuse('3.2.1', say`${unit(p)} is in a hex that is not too full.`, { pieces: [p] }),
    },
  },
  apply: (g, { piece }) => loseCel(g, piece, 1, '3.2.1', 'stacking'),
});
