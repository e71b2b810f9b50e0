// What is kept in the frame of a battle while it is fought, and dice (7.31).
import { type Play, type Query, say, unit, verb } from '@rasputitsa/kernel';
import { FIRE_NAMES, NO_FIRE } from '../data/tables.ts';

type Stage = 'reveal' | 'air' | 'defense' | 'repulse' | 'offense' | 'end';

export function where(q: Query): number {
  return Number(q.v('at'));
}
export function count(q: Query, key: string): number {
  return Number(q.v(key) ?? 0);
}
export function word(q: Query, key: string): string {
  const v = q.v(key);
  return typeof v === 'string' ? v : '';
}
export function support(q: Query): 'supported' | 'unsupported' {
  return q.v('supported') === 1 ? 'supported' : 'unsupported';
}

/** 7.31: a die for each step; how many reach the class. */
export function roll(g: Play, p: number, needs: number, purpose: string): readonly number[] {
  if (needs === NO_FIRE || g.steps(p) === 0) return [];
  const what = say`${unit(p)} fires ${FIRE_NAMES[needs] ?? ''} (${purpose})`;
  return g.roll(g.steps(p), 6, what, '7.31', g.sideOf(p), needs);
}

/** Sets out the hits to be taken by a side; the losses stage deals them one by one. */
export function deal(g: Play, hits: number, target: number, perStep: number, next: Stage): void {
  g.set('hits', perStep === 0 ? 0 : hits);
  g.set('target', target);
  g.set('per', perStep);
  g.set('next', next);
  g.set('stage', 'losses');
}

export function byStrength(q: Query, units: readonly number[]): readonly number[] {
  return units.toSorted((a, b) => q.steps(b) - q.steps(a) || a - b);
}

interface Pick {
  readonly piece: number;
  readonly [name: string]: number;
}
export function pickVerb(id: string, title: string, ruleId: string): ReturnType<typeof verb> {
  return verb<Pick>({
    id,
    title,
    rule: ruleId,
    ends: true,
    args: [
      { name: 'piece', type: 'piece', title: 'unit', candidates: (q) => (q.v('among') ?? []) as readonly number[] },
    ],
    apply(g, { piece }) {
      g.reply('chosen', piece);
    },
  });
}
