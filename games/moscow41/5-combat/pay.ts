// Chapter 5, 5.1.8: losses one CEL at a time, by their owner's choice. Combat and fire of every kind pay in the same way.
import { type Piece, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { loseCel } from '../1-basics/losses.ts';
import { onMap } from '../1-basics/units.ts';
import { type Play, type Query, question } from '../words.ts';

const alive = (q: Query): readonly Piece[] => (q.v('pool') ?? []).filter((p) => onMap(q, p));
/** 15.1.7, 15.4.3 The first CEL comes from units that used an ability, while they are there. */
export const payers = rule(
  '15.1.7',
  (q: Query): readonly Piece[] => {
    const pool = alive(q);
    const obliged = (q.v('obliged') ?? []).filter((p) => pool.includes(p));
    return obliged.length > 0 ? obliged : pool;
  },
  alive,
);
/** 5.1.8 The owner chooses. */
export const loss = question({
  node: 'loss',
  title: 'Losses',
  rule: '5.1.8',
  prompt: (q) => say`Choose a unit that loses a CEL (${q.v('cel') ?? 0} to lose).`,
  verb: 'lose',
  verbTitle: 'Lose a CEL',
  arg: 'unit',
  type: 'piece',
  among: payers,
  refuse(q, p) {
    if (payers(q).includes(p)) return undefined;
    return alive(q).includes(p)
      ? refuse('15.1.7', say`The first CEL must come from a unit that used its ability.`, { pieces: [p] })
      : refuse('5.1.8', say`${unit(p)} has no part in these losses.`, { pieces: [p] });
  },
  answer: 'victim',
});

/** So many CEL are to be lost among these (TAB.COMBAT.note). */
export function owe(g: Play, cel: number, pool: readonly Piece[], obliged: readonly Piece[] = []): void {
  g.set('cel', cel);
  g.set('pool', pool);
  g.set('obliged', obliged);
}
export const isOwing = (q: Query): boolean => (q.v('cel') ?? 0) > 0;

/** Whether somebody has to choose. */
const hasChoice = rule(
  '5.1.8',
  (choices: readonly Piece[]): boolean => choices.length > 1,
  () => false,
);
/** One CEL: asked for where there is a choice. Called by a process until nothing is owed. */
export function pay(g: Play, why: string, cause: 'combat' | 'fire'): void {
  const victim = g.v('victim');
  if (victim !== undefined) {
    g.unset('victim');
    take(g, victim, why, cause);
    return;
  }
  const choices = payers(g);
  const [first] = choices;
  if (first === undefined) g.set('cel', 0);
  else if (hasChoice(choices)) g.call('loss', { side: g.sideOf(first) });
  else take(g, first, why, cause);
}
function take(g: Play, p: Piece, why: string, cause: 'combat' | 'fire'): void {
  loseCel(g, p, 1, why, cause);
  g.set('cel', Math.max(0, (g.v('cel') ?? 0) - 1));
  if ((g.v('obliged') ?? []).includes(p)) g.set('obliged', []);
}
