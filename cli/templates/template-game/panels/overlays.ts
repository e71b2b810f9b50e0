// What the page can lay over the map.
import { TOWNS } from '../1-map/board.ts';
import { enemyZone } from '../4-movement/movement.ts';
import { holderOf } from '../6-victory/victory.ts';
import { CONTROL, type OverlayInfo } from '../words.ts';

export const overlays: readonly OverlayInfo[] = [
  {
    id: 'control',
    title: 'Control of towns',
    rule: '6.1',
    open: true,
    compute: (q) => ({
      hexes: TOWNS.filter((t) => holderOf(q, t.hex) >= 0).map(({ hex, points }) => ({
        at: hex,
        value: points,
        style: CONTROL[holderOf(q, hex) + 1] ?? '',
      })),
    }),
  },
  {
    id: 'zone',
    title: 'Hexes next to the enemy',
    rule: '4.4',
    compute: (q, viewer) => ({ hexes: [...enemyZone(q, viewer)].map((at) => ({ at, value: '' })) }),
  },
];
