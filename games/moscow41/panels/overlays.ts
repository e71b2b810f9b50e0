// What the page can lay over the map. Each is computed from what its viewer sees.
import { ALL_HEXES } from '../1-basics/board.ts';
import { onMap } from '../1-basics/units.ts';
import { controllerOf, ownerOf } from '../4-zone-of-control/control.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { HOLDERS, type OverlayInfo } from '../words.ts';

export const overlays: readonly OverlayInfo[] = [
  {
    id: 'control',
    title: 'Control',
    rule: '4.3.1',
    compute: (q, viewer) => ({
      hexes: ALL_HEXES.map((at) => {
        const owner = controllerOf(q, viewer, at);
        const style = owner < 0 && ownerOf(q, at) >= 0 ? 'disputed' : (HOLDERS[owner + 1] ?? 'nobody');
        return { at, value: style, style };
      }).filter((h) => h.style !== 'nobody'),
      legend: { disputed: 'Contested: nobody controls it now' },
    }),
  },
  {
    id: 'zoc',
    title: 'Enemy zones of control',
    rule: '4.1.1',
    compute(q, viewer) {
      const { zone } = picture(q, viewer);
      return { hexes: ALL_HEXES.filter((at) => (zone[at] ?? 0) > 0).map((at) => ({ at, value: zone[at] ?? 0 })) };
    },
  },
  {
    id: 'seen',
    title: 'What was seen',
    rule: '16.1.3',
    compute: (q, viewer) => ({
      notes: (q.memo(viewer === 1 ? 'seen-soviet' : 'seen-german') ?? [])
        .filter((s) => !q.piecesAt(s.hex).some((p) => onMap(q, p) && q.sideOf(p) === viewer))
        .map((s) => ({
          at: s.hex,
          rule: '16.1.3',
          message: { text: [`Turn ${s.turn}: ${s.units.join('; ')}`], refs: [] },
        })),
    }),
  },
];
