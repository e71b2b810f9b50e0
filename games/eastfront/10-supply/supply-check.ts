// The supply check (10.2): status changes in the enemy's Supply Phase alone.
import { type Loc, NOWHERE, type Piece, place, rule, say, type Side } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { checkedSide } from '../4-sequence/supply-phase.ts';
import { openExcess } from '../6-movement/repulse-overstack.ts';
import { notAmong, pickOne } from '../7-combat/battle-frame.ts';
import type { Play, ProcessNode, Query } from '../words.ts';
import { attrition } from './attrition.ts';
import { storesAt } from './fortress-supply.ts';
import { unsupplied, withoutLine } from './supply-status.ts';

/** 10.5a, 15.31: the next place where the checked side has a real choice. */
function openChoice(
  q: Query,
  side: Side,
  kept: readonly Piece[],
): { readonly at: Loc; readonly among: readonly Piece[] } | undefined {
  for (const [at, units] of withoutLine(q, side)) {
    if (!isHex(at)) continue;
    const { among } = storesAt(q, at, side, units, kept);
    if (among.length > 0) return { at, among };
  }
  return undefined;
}

/** Who is equally strong is not for the enemy to know: it is reckoned when asked for, not written down. */
export const { node: stores, verb: keep } = pickOne({
  node: 'stores',
  title: 'Stores of the besieged',
  rule: '10.5a',
  prompt: (q) => say`The stores at ${place(q.v('at') ?? NOWHERE)} keep one more unit: which?`,
  verb: 'keep',
  verbTitle: 'Keep in supply',
  among: (q) => openChoice(q, q.actor, q.v('kept') ?? [])?.among ?? [],
  otherwise: (q, p) => notAmong(q, p, 'one of those whom the stores can keep'),
});

/** 10.2: in a side's Supply Phase the enemy is checked, and only then. */
const checked = rule(
  '10.2',
  (q: Query): Side => checkedSide(q),
  (q) => q.active,
);
export const supplyCheck: ProcessNode = {
  kind: 'process',
  id: 'supply-check',
  title: 'Supply check',
  rule: '10.2',
  step(g) {
    const side = checked(g);
    const kept = g.v('kept') ?? [];
    const open = openChoice(g, side, kept);
    if (open) {
      if (!answered(g, 'kept', open.among)) g.call('stores', { side, vars: { at: open.at } });
      return 'again';
    }
    const excess = g.v('excess') ?? [];
    const full = openExcess(g, side, [...unsupplied(g, side, kept), ...excess]);
    if (full) {
      if (!answered(g, 'excess', full.among)) g.call('excess', { side, vars: full });
      return 'again';
    }
    attrition(g, side, kept, excess);
    return 'done';
  },
};
/** Whether the owner has just said whom of these: then it is noted down. */
function answered(g: Play, list: 'kept' | 'excess', among: readonly Piece[]): boolean {
  const chosen = g.v('chosen');
  if (chosen === undefined || !among.includes(chosen)) return false;
  g.unset('chosen');
  g.set(list, [...(g.v(list) ?? []), chosen]);
  return true;
}
