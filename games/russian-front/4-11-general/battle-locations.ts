// Battle locations (4.8): made when enemies meet, cleared when the battle is over (7.6).
import { type Loc, type Piece, place, rule, say, type Side } from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { isGround } from '../1-components/units.ts';
import { finishMines } from '../7-15-combat/mine-missions.ts';
import { battles, boxed, groundAt, isBattle, unitsAt } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { seize } from './city-control.ts';
import { look } from './examining-units.ts';
import { finishConversion } from './gauge.ts';
import { spoilRefit } from './refit.ts';

/** 1.4: a box of its own for each battle location, the lowest number that is free. */
const freeNumber = rule(
  '1.4',
  (q: Query): number => {
    const taken = new Set(battles(q).map((at) => q.mark('battle', at)));
    let n = 1;
    while (taken.has(n)) n++;
    return n;
  },
  () => 1,
);
/** A battle location is marked; who goes into its box is another matter. */
export function openLocation(g: Play, at: Loc): void {
  if (isBattle(g, at)) return;
  g.setMark('battle', at, freeNumber(g));
  g.note('4.8', say`Battle at ${place(at)}.`);
}
/** 4.8: marks a hex and puts everybody in it into the box, to be examined by both (11.10). */
export const markBattle = rule(
  '4.8',
  (g: Play, at: Loc): void => {
    openLocation(g, at);
    for (const side of [AXIS, SOVIET]) for (const p of unitsAt(g, at, side).all) enterBox(g, p);
    look(g, [at]);
  },
  () => undefined,
);
/** A unit goes into the battle box. Air and naval units that have retreated stay out of it (7.5.2.1, 11.7.2.2.4). */
export function enterBox(g: Play, p: Piece): void {
  if (isOut(g, p)) return;
  g.raise(p, 'box');
  if (!isGround(g, p)) g.raise(p, 'flew');
}
/** 7.5.2.1, 11.7.2.2.4 */
const isOut = rule(
  '11.7.2.2.4',
  (q: Query, p: Piece): boolean => q.has(p, 'retreated'),
  () => false,
);
/** A unit leaves the box: it retreats or is out of this battle. */
export function leaveBox(g: Play, p: Piece): void {
  // 11.6.2: only a combat of its own; attacks on a base in the hex do not disturb it.
  if (g.has(p, 'box') && g.within('battle') && g.v('segment') === 'ground') spoilRefit(g, p);
  g.lower(p, 'box');
}
function takeBlitz(g: Play, at: Loc): void {
  g.setMark('blitz', at, 0);
}
/** 11.7.3: a blitz unit is free after use. */
const freeBlitz = rule('11.7.3', takeBlitz, () => undefined);
/** 11.7.2.1.2: attackers that retreat lose it. */
const loseBlitz = rule('11.7.2.1.2', takeBlitz, () => undefined);
/** 7.6: the battle location is taken away; who is left stands in the hex, and alone in it controls it (4.7.1, 4.5.2.2). */
export const endBattle = rule(
  '7.6',
  (g: Play, at: Loc): void => {
    for (const side of [AXIS, SOVIET]) for (const p of boxed(g, at, side).all) leaveBox(g, p);
    g.setMark('battle', at, 0);
    if (groundAt(g, at, g.active).length > 0) freeBlitz(g, at);
    else loseBlitz(g, at);
    // 14.4.1.2: interdiction is shown by the battle location and goes with it.
    g.setMark('interdiction', at, 0);
    const owner = [AXIS, SOVIET].filter((s) => groundAt(g, at, s).length > 0);
    const [winner] = owner;
    if (owner.length === 1 && winner !== undefined) possess(g, at, winner);
    finishConversion(g, at, owner.length === 1 ? winner : undefined);
    finishMines(g, at);
    look(g, [at]);
  },
  () => undefined,
);
/** Ground units of a side are alone in a hex: it is theirs, with all that follows (4.7.1, 14.2.1, 11.1). */
export function possess(g: Play, at: Loc, side: Side): void {
  seize(g, at, side, endBattle);
}
/** A battle location nobody is in any more, by flight, return or loss, is taken away. */
export function closeEmpty(g: Play, at: Loc): void {
  if (!isBattle(g, at) || [AXIS, SOVIET].some((side) => boxed(g, at, side).all.length > 0)) return;
  endBattle(g, at);
}
