// Hexes overfull after a Repulse (6.22b): whoever is too many there counts as unsupplied.
import { type DecisionNode, place, type Query, rule, say, verb } from '@rasputitsa/kernel';
import { unitsAt } from '../state.ts';
import { overstacked, stackLimit } from './stacking.ts';

/** 6.22b: how many units of a side are too many in a place. */
const excessAt = rule(
  '6.22b',
  (q: Query, at: number, side: number): number => unitsAt(q, at, side).length - stackLimit(at),
  () => 0,
);

/** The next place where the owner has yet to say who is too many; units that are cut off in any case count first. */
export function openExcess(
  q: Query,
  side: number,
  cut: readonly number[],
): { readonly at: number; readonly among: readonly number[] } | undefined {
  for (const at of overstacked(q, side)) {
    const among = unitsAt(q, at, side).filter((p) => !cut.includes(p));
    if (among.length > stackLimit(at) && excessAt(q, at, side) > 0) return { at, among };
  }
  return undefined;
}

export const excess: DecisionNode = {
  kind: 'decision',
  id: 'excess',
  title: 'Too many for one hex',
  rule: '6.22b',
  verbs: ['forgo'],
  prompt: (q) => say`More units than may stack are at ${place(Number(q.v('at')))}: which goes without supply?`,
};
export const forgo = verb<{ readonly piece: number; readonly [name: string]: number }>({
  id: 'forgo',
  title: 'Go without supply',
  rule: '6.22b',
  ends: true,
  args: [{ name: 'piece', type: 'piece', title: 'unit', candidates: (q) => (q.v('among') ?? []) as readonly number[] }],
  apply(g, { piece }) {
    g.reply('excess', [...((g.v('named') ?? []) as readonly number[]), piece]);
  },
});
