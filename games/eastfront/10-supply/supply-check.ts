// The supply check (10.2): status changes in the enemy's Supply Phase alone.
import type { ProcessNode, Query } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { enemyOf } from '../2-units/units.ts';
import { openExcess } from '../6-movement/repulse-overstack.ts';
import { attrition } from './attrition.ts';
import { storesAt } from './fortress-supply.ts';
import { unsupplied, withoutLine } from './supply-status.ts';

/** 10.5a, 15.31: the next place where the checked side has a real choice. */
function openChoice(
  q: Query,
  side: number,
  chosen: readonly number[],
): { at: number; among: readonly number[] } | undefined {
  for (const [at, units] of withoutLine(q, side)) {
    if (!isHex(at)) continue;
    const { among } = storesAt(q, at, side, units, chosen);
    if (among.length > 0) return { at, among };
  }
  return undefined;
}

export const supplyCheck: ProcessNode = {
  kind: 'process',
  id: 'supply-check',
  title: 'Supply check',
  rule: '10.2',
  step(g) {
    const side = enemyOf(g.active);
    const chosen = (g.frame.vars['chosen'] ?? []) as readonly number[];
    const open = openChoice(g, side, chosen);
    if (open) {
      g.call('stores', { side, vars: { at: open.at, among: open.among, kept: chosen } });
      return 'again';
    }
    const named = (g.frame.vars['excess'] ?? []) as readonly number[];
    const full = openExcess(g, side, [...unsupplied(g, side, chosen), ...named]);
    if (full) {
      g.call('excess', { side, vars: { ...full, named } });
      return 'again';
    }
    attrition(g, side, chosen, named);
    return 'done';
  },
};
