// What is kept in the frame of a battle while it is fought, dice (7.31), and the choice among equals.
import {
  type Loc,
  type Message,
  NOWHERE,
  type Piece,
  place,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { firstFire } from '../4-sequence/combat-phase.ts';
import { FIRE_NAMES, NO_FIRE } from '../data/tables.ts';
import { type Play, type Query, question, type Stage, type Words } from '../words.ts';

export function where(q: Query): Loc {
  return q.v('at') ?? NOWHERE;
}
/** A number of the battle; nothing is said of it before its stage. */
export function count(q: Query, key: 'hits' | 'per' | 'repulse' | 'repulses'): number {
  return q.v(key) ?? 0;
}
export function support(q: Query): 'supported' | 'unsupported' {
  return q.v('supported') === 1 ? 'supported' : 'unsupported';
}

/** 7.31: a die for each step; how many reach the class. */
export function roll(g: Play, p: Piece, needs: number, purpose: string): readonly number[] {
  const dice = diceOf(g, p);
  if (needs === NO_FIRE || dice === 0) return [];
  const what = say`${unit(p)} fires ${FIRE_NAMES[needs] ?? ''} (${purpose})`;
  return g.roll(dice, 6, what, '7.31', g.sideOf(p), needs);
}
const diceOf = rule(
  '7.31',
  (q: Query, p: Piece): number => q.steps(p),
  () => 1,
);

/** 7.22: after the airstrike Defensive Fire, and only then Offensive Fire. */
export const afterStrike = rule('7.22', firstFire, () => 'offense');

/** Sets out the hits to be taken by a side; the losses stage deals them one by one. */
export function deal(g: Play, hits: number, target: Side, perStep: number, next: Stage): void {
  g.set('hits', perStep === 0 ? 0 : hits);
  g.set('target', target);
  g.set('per', perStep);
  g.set('next', next);
  g.set('stage', 'losses');
}

export function byStrength(q: Query, units: readonly Piece[]): readonly Piece[] {
  return units.toSorted((a, b) => q.steps(b) - q.steps(a) || a - b);
}

interface Pick {
  readonly node: Words['node'];
  readonly title: string;
  readonly rule: string;
  readonly verb: string;
  readonly verbTitle: string;
  readonly prompt: (q: Query) => Message;
  readonly among: (q: Query) => readonly Piece[];
  /** What is said of a unit that is not among them. */
  readonly otherwise: (q: Query, p: Piece) => Message;
}
/** One of some units; the one who asked finds it in `chosen`. */
export function pickOne(pick: Pick): ReturnType<typeof question> {
  const { otherwise, ...rest } = pick;
  return question({
    ...rest,
    arg: 'piece',
    type: 'piece',
    argTitle: 'unit',
    answer: 'chosen',
    refuse: (q, p) => (pick.among(q).includes(p) ? undefined : refuse(pick.rule, otherwise(q, p), { pieces: [p] })),
  });
}
/** Of a unit that is not where the choice is made, or not one of those it is between. */
export function notAmong(q: Query, p: Piece, which: string): Message {
  const at = where(q);
  return q.at(p) === at ? say`${unit(p)} is not ${which} at ${place(at)}.` : say`${unit(p)} is not at ${place(at)}.`;
}
export function among(q: Query): readonly Piece[] {
  return q.v('among') ?? [];
}
