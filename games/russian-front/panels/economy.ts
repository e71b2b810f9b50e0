// Replacements (13.2): what comes in and why, what is saved, what it can buy; pressed right here while the step is on.
import { type PanelBlock, type PanelRow, place, say, type Side, sideName, unit } from '@rasputitsa/kernel';
import { POOL } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { hitsOn } from '../1-components/units.ts';
import { incomeOf } from '../5-13-preparation/available-factors.ts';
import { type Pool, poolTrack } from '../5-13-preparation/pools.ts';
import { rebuildCost } from '../5-13-preparation/rebuilding.ts';
import { hitCost } from '../5-13-preparation/replacing-losses.ts';
import { isAdvanced, unitsOf } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { legal, type Seat, signed, state } from './common.ts';

const POOLS: readonly (readonly (readonly [pool: Pool, title: string])[])[] = [
  [
    ['german', 'Germany'],
    ['finnish', 'Finland'],
    ['other', 'Hungary, Italy, Romania'],
    ['oil', 'Oilfield factors to give out'],
    ['baltic', 'Baltic factors to give out'],
  ],
  [['soviet', 'Soviet Union']],
];
/** 13.2.5: saved factors lie open. */
function poolBlock(q: Query, side: Side): PanelBlock {
  return {
    kind: 'table',
    title: say`${sideName(side)}: replacement factors in hand`,
    head: ['Nation', 'Factors'],
    rows: (POOLS[side] ?? [])
      .map(([pool, title]): PanelRow => ({ cells: [title, q.track(poolTrack(pool))], rule: '13.2.5' }))
      .filter((r, i) => i < 3 || Number(r.cells[1]) > 0),
    rule: '13.2.5',
  };
}
/** 13.2.1: what the Turn at hand brings, part by part, as things stand. */
function incomeBlock(q: Query, side: Side): PanelBlock {
  const parts = incomeOf(q, side);
  return {
    kind: 'factors',
    title: say`${sideName(side)}: factors of this Turn`,
    factors: parts.map(({ label, n, rule }) => ({ text: label, n: signed(n), rule })),
    sum: { text: 'together', n: parts.reduce((sum, p) => sum + p.n, 0) },
  };
}

// What can be bought

function repairRows(q: Query, who: Seat, side: Side): readonly PanelRow[] {
  return unitsOf(q, side)
    .filter((p) => hitsOn(q, p) > 0)
    .toSorted((a, b) => hitsOn(q, b) - hitsOn(q, a) || a - b)
    .map((p) => ({
      cells: [say`${unit(p)}`, say`${place(q.at(p))}`, state(q, p), hitCost(q, p)],
      piece: p,
      at: q.at(p),
      rule: '13.2.3',
      actions: [1, 2].flatMap((n) =>
        legal(q, who, n === 1 ? 'Replace a hit' : 'Replace two', { verb: 'replace', args: { piece: p, hits: n } }),
      ),
    }));
}
function rebuildRows(q: Query, who: Seat, side: Side): readonly PanelRow[] {
  return q
    .piecesAt(POOL[side] ?? -1)
    .map((p) => ({
      cells: [say`${unit(p)}`, rebuildCost(q, p)],
      piece: p,
      rule: '13.2.4',
      actions: legal(q, who, 'Rebuild', { verb: 'rebuild', args: { piece: p } }),
    }))
    .filter((r) => r.actions.length > 0);
}
function spendingBlocks(q: Query, who: Seat): readonly PanelBlock[] {
  const side = q.active;
  const out: PanelBlock[] = [poolBlock(q, side), incomeBlock(q, side)];
  // Hits are seen in the battle box only (11.10): the list is for the owner.
  if (who !== side) return out;
  const repairs = repairRows(q, who, side);
  const rebuilds = rebuildRows(q, who, side);
  if (repairs.length > 0)
    out.push({
      kind: 'table',
      title: 'Units with hits',
      head: ['Unit', 'Where', 'State', 'Factors a hit'],
      rows: repairs,
      rule: '13.2.3',
    });
  if (rebuilds.length > 0)
    out.push({
      kind: 'table',
      title: 'Lost units that can be rebuilt now',
      head: ['Unit', 'Factors'],
      rows: rebuilds,
      rule: '13.2.4',
    });
  return out;
}
export const replacementPanel: PanelInfo = {
  id: 'replacements',
  title: 'Replacements',
  rule: '13.2',
  slot: 'turn',
  compute(q, who) {
    return q.state.result === null && q.node.id === 'spend-factors' ? spendingBlocks(q, who) : [];
  },
};
export const ledgerPanel: PanelInfo = {
  id: 'ledger',
  title: 'Replacement ledger',
  rule: '13.2',
  slot: 'reference',
  compute(q) {
    if (!isAdvanced(q) || q.within('set-up')) return [];
    return [AXIS, SOVIET].flatMap((side) => [poolBlock(q, side), incomeBlock(q, side)]);
  },
};
