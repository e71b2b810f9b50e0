// Chapter 1: blocks, what they are and what becomes of them.
import { FULL, fromChart, NOWHERE, type Piece, rule, type Side, type Loc } from '@rasputitsa/kernel';
import type { ArmValues } from '../data/charts.ts';
import { POINTS } from '../data/tables.ts';
import { type Arm, ARMS, type ArmId } from '../data/units.ts';
import { nameOf } from '../words.ts';
import { enemyOf, HEXES, RESERVE } from './board.ts';
import type { Play, Query } from '../words.ts';

/** 1.3 The arms with the values of the game being played. */
export const armsOn = fromChart((values: ArmValues): readonly Arm[] => ARMS.map((a) => ({ ...a, ...values[a.id] })));
export const armIndex = (q: Query, p: Piece): number => (q.columns.kind[p] ?? 0) % ARMS.length;
export function armOf(q: Query, p: Piece): Arm {
  const arm = armsOn(q.chart('arms'))[armIndex(q, p)];
  if (!arm) throw new Error('skirmish: no arms');
  return arm;
}
export const isArm = (q: Query, p: Piece, arm: ArmId): boolean => armOf(q, p).id === arm;
export const onMap = (q: Query, p: Piece): boolean => q.at(p) >= 0 && q.at(p) < HEXES;

export function piecesIn(q: Query, hex: Loc, side: Side): readonly Piece[] {
  return q.piecesAt(hex).filter((p) => q.sideOf(p) === side);
}

/** 11.2 The enemy scores for a block that is eliminated. */
const score = rule(
  '11.2',
  (arm: ArmId): number => (arm === 'leader' ? POINTS.leader : POINTS.block),
  () => 0,
);

/** 6.12 A leader who falls is out of the game; other blocks go to the reserve. */
const restingPlace = rule(
  '6.12',
  (arm: ArmId, side: Side): number => (arm === 'leader' ? NOWHERE : (RESERVE[side] ?? NOWHERE)),
  (_: ArmId, side: Side) => RESERVE[side] ?? NOWHERE,
);

/** 6.12 The block is shown and taken off the map. */
export function eliminate(g: Play, p: Piece, why: string): void {
  const side = g.sideOf(p);
  const enemy = enemyOf(side);
  const arm = armOf(g, p).id;
  g.reveal([p], enemy, FULL);
  g.lowerAll(p);
  g.clearFields(p);
  if (g.steps(p) > 0) g.setSteps(p, 0, why);
  g.remove(p, restingPlace(arm, side), why);
  g.setTrack(nameOf('points', enemy), g.track(nameOf('points', enemy)) + score(arm));
}

/** Something kept beside each game in play, such as arrays to be used again; nothing that the rules depend on. */
export function perGame<T>(make: () => T): (q: Query) => T {
  const kept = new WeakMap<Query, T>();
  return (q) => {
    let it = kept.get(q);
    if (it === undefined) kept.set(q, (it = make()));
    return it;
  };
}
