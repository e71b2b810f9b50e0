// Option 20.1: a required retreat bought off with one more hit.
import { type Piece, place, refuse, rule, say, type Side, sideName, unit, type Verb } from '@rasputitsa/kernel';
import { hitCargo } from '../17-special/cargo-hits.ts';
import { at, rulesOf, segment } from '../7-15-combat/battle-frame.ts';
import { markHit } from '../7-15-combat/elimination.ts';
import { bearers } from '../7-15-combat/hits.ts';
import { uses } from '../state.ts';
import { type Node, type Play, type Query, question } from '../words.ts';

/** 20.1: who may take the extra hit: those engaged or supporting, else the others in the combat; not who would not have to go. */
const takers = rule(
  '20.1',
  (q: Query, side: Side): readonly Piece[] => {
    if (!uses(q, 'ignore-retreats')) return [];
    const involved = rulesOf(q).leavers(q, at(q), side);
    return bearers(q, side).filter((p) => involved.includes(p));
  },
  () => [],
);
/**
 * 20.1: whether a retreat is one that may be bought off: by the table, or for the loss of the engaged units, as it is read.
 * `byTable`, `dead`: the sides that must leave for either reason, -1 neither.
 */
export function mayHoldOut(q: Query, byTable: Side, dead: number): boolean {
  if (dead < 0) return byTable >= 0;
  const reading = q.option('hold-out-after-loss');
  return reading === 'any' || (reading === 'required' && byTable >= 0);
}
/**
 * Asks a side that must retreat; true when the question is put. The answer is the variable `extra`.
 * `dead`: the side whose engaged units are dead, -1 neither: then the hit falls on others, who stay in spite of 7.3.6.
 */
export function offerHoldOut(g: Play, side: Side, dead: number): boolean {
  const among = takers(g, side);
  if (among.length === 0 || g.v('offered') === 1) return false;
  g.set('offered', 1);
  g.set('spared', dead);
  g.call('hold-out', { side, vars: { among } });
  return true;
}
const NOBODY_SPARED = -2;
/**
 * The extra hit is marked: the retreat is off, though who dies of it may drive the others out (7.3.6).
 * Gives the side that need not leave although its engaged units are dead.
 */
export function settleHoldOut(g: Play): number {
  const p = g.v('extra') ?? -1;
  if (p < 0) return NOBODY_SPARED;
  g.unset('extra');
  g.set('driven', '');
  g.note('20.1', say`${sideName(g.sideOf(p))} stays; ${unit(p)} takes one more hit.`);
  hitCargo(g, p, at(g), segment(g));
  markHit(g, p, '20.1');
  return g.v('spared') === g.sideOf(p) ? g.sideOf(p) : NOBODY_SPARED;
}
/** The next round asks again. */
export function closeHoldOut(g: Play): void {
  if (g.v('offered') === 1) g.set('offered', 0);
}

const holdingOut = question({
  node: 'hold-out',
  title: 'Required retreat',
  rule: '20.1',
  prompt: (q) => say`Retreat from ${place(at(q))}, or stay at the price of one more hit?`,
  done: { title: 'Retreat', rule: '7.2.1.3.2' },
  verb: 'hold-out',
  verbTitle: 'Stay and take one more hit',
  arg: 'piece',
  type: 'piece',
  argTitle: 'unit that takes the hit',
  among: (q) => q.v('among') ?? [],
  refuse: (q, p) =>
    q.v('among')?.includes(p)
      ? undefined
      : refuse('20.1', say`${unit(p)} is neither engaged nor supporting.`, { pieces: [p] }),
  answer: 'extra',
});

export const verbs: readonly Verb[] = [holdingOut.verb];
export const interrupts: readonly Node[] = [holdingOut.node];
