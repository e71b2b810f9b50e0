// Option 20.1: a required retreat bought off with one more hit.
import {
  type DecisionNode,
  type Node,
  place,
  type Play,
  type Query,
  refuse,
  rule,
  say,
  sideName,
  unit,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { bearers } from './hits.ts';
import { markHit } from './losses.ts';
import { uses } from './state.ts';

/** 20.1: who may take the extra hit: those engaged or supporting, else the others in the combat. */
const takers = rule(
  '20.1',
  (q: Query, side: number): readonly number[] => (uses(q, 'ignoreRetreats') ? bearers(q, side) : []),
  () => [],
);
/** Asks a side that must retreat by the table; true when the question is put. The answer is the variable `extra`. */
export function offerHoldOut(g: Play, side: number): boolean {
  const among = takers(g, side);
  if (among.length === 0 || g.v('offered') === 1) return false;
  g.set('offered', 1);
  g.call('hold out', { side, vars: { among } });
  return true;
}
/** The extra hit is marked: the retreat is off, though who dies of it may drive the others out (7.3.6). */
export function settleHoldOut(g: Play): void {
  const p = Number(g.v('extra') ?? -1);
  if (p < 0) return;
  g.set('extra', -1);
  g.set('driven', '');
  g.note('20.1', say`${sideName(g.sideOf(p))} stays; ${unit(p)} takes one more hit.`);
  markHit(g, p, '20.1');
}
/** The next round asks anew. */
export function closeHoldOut(g: Play): void {
  if (g.v('offered') === 1) g.set('offered', 0);
}

const holdOut = verb<{ readonly piece: number; readonly [name: string]: number }>({
  id: 'holdOut',
  title: 'Stay and take one more hit',
  rule: '20.1',
  ends: true,
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit that takes the hit',
      candidates: (q) => (q.v('among') ?? []) as readonly number[],
      refuse: (q, _soFar, p) =>
        ((q.v('among') ?? []) as readonly number[]).includes(Number(p))
          ? undefined
          : refuse('20.1', say`${unit(Number(p))} is neither engaged nor supporting.`, { pieces: [Number(p)] }),
    },
  ],
  apply(g, { piece }) {
    g.reply('extra', piece);
  },
});
const holdingOut: DecisionNode = {
  kind: 'decision',
  id: 'hold out',
  title: 'Required retreat',
  rule: '20.1',
  verbs: ['holdOut'],
  prompt: (q) => say`Retreat from ${place(Number(q.v('where')))}, or stay at the price of one more hit?`,
  done: { title: 'Retreat', rule: '7.2.1.3.2' },
};

export const verbs: readonly Verb[] = [holdOut];
export const interrupts: readonly Node[] = [holdingOut];
