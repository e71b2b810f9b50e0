// What the page can lay over the map. Each is computed from what its viewer sees.
import { place, say } from '@rasputitsa/kernel';
import { formatUnits } from '@rasputitsa/kit/units';
import { onMap } from '../01-board/blocks.ts';
import { ALL_HEXES } from '../01-board/board.ts';
import { picture } from '../03-zones/zones.ts';
import { left, reachOf } from '../04-movement/movement.ts';
import { inSupply, supplyLine } from '../08-supply/supply.ts';
import { heldBy } from '../11-victory/victory.ts';
import { SCALE } from '../data/tables.ts';
import { CONTROL } from '../words.ts';
import type { OverlayInfo } from '../words.ts';

export const overlays: readonly OverlayInfo[] = [
  {
    id: 'control',
    title: 'Control',
    rule: '11.1',
    open: true,
    compute: (q) => ({
      hexes: ALL_HEXES.filter((at) => heldBy(q, at) >= 0).map((at) => {
        const side = CONTROL[heldBy(q, at) + 1] ?? '';
        return { at, value: side, style: side };
      }),
    }),
  },
  {
    id: 'zoc',
    title: 'Enemy zones of control',
    rule: '3.3',
    compute(q, viewer) {
      const { zoc } = picture(q, viewer);
      return { hexes: ALL_HEXES.filter((at) => (zoc[at] ?? 0) > 0).map((at) => ({ at, value: zoc[at] ?? 0 })) };
    },
  },
  {
    id: 'reach',
    title: 'Where my blocks can go',
    rule: '4.1',
    compute(q, viewer) {
      const cheapest = new Map<number, number>();
      for (const p of q.piecesOf(viewer)) {
        if (!onMap(q, p) || left(q, p) <= 0) continue;
        for (const [hex, cost] of reachOf(q, p))
          cheapest.set(hex, Math.min(cheapest.get(hex) ?? Number.POSITIVE_INFINITY, cost));
      }
      return { hexes: [...cheapest].map(([at, cost]) => ({ at, value: formatUnits(cost, SCALE) })) };
    },
  },
  {
    id: 'supply',
    title: 'My supply',
    rule: '8.1',
    traces: true,
    compute(q, viewer) {
      const own = [
        ...new Set(
          q
            .piecesOf(viewer)
            .filter((p) => onMap(q, p))
            .map((p) => q.at(p)),
        ),
      ];
      const cut = own.filter((at) => !inSupply(q, viewer, at));
      return {
        lines: own
          .map((at) => ({ path: supplyLine(q, viewer, at), style: CONTROL[viewer + 1] ?? '' }))
          .filter((l) => l.path.length > 1),
        hexes: ALL_HEXES.filter((at) => inSupply(q, viewer, at)).map((at) => ({ at, value: 'supplied' })),
        notes: cut.map((at) => ({
          at,
          rule: '8.2',
          message: say`No supply line reaches ${place(at)}: the enemy or his zones bar the way, or it is too long.`,
        })),
      };
    },
  },
];
