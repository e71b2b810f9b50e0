// What the page can lay over the map. Each is computed from what its viewer sees.
import { type Message, type Piece, say, unit } from '@rasputitsa/kernel';
import { formatUnits } from '@rasputitsa/kit/units';
import { ALL_HEXES } from '../1-basics/board.ts';
import { onMap } from '../1-basics/units.ts';
import { controllerOf, ownerOf } from '../4-zone-of-control/control.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { FAR, linesOf, reachesUnit, supplyPoints } from '../10-supply/lines.ts';
import { SCALE } from '../3-movement/costs.ts';
import { HOLDERS, type OverlayInfo, type Query } from '../words.ts';

/** Why no line of supply reaches a unit. */
function reason(q: Query, p: Piece): Message {
  const { cost } = linesOf(q, q.sideOf(p));
  const need = cost[q.at(p)] ?? FAR;
  if (need === FAR)
    return say`${unit(p)}: every way to a supply base is barred by enemy units, their zones or their towns, or too long.`;
  return say`${unit(p)}: the cheapest line takes ${formatUnits(need, SCALE)} supply points off the road; ${formatUnits(supplyPoints(q, p), SCALE)} are allowed.`;
}

export const overlays: readonly OverlayInfo[] = [
  {
    id: 'supply',
    title: 'My supply',
    rule: '10.1.1',
    compute(q, viewer) {
      const own = q.piecesOf(viewer).filter((p) => onMap(q, p));
      const { cost, cut } = linesOf(q, viewer);
      const [any] = own;
      const most = any === undefined ? 0 : supplyPoints(q, any);
      return {
        hexes: ALL_HEXES.filter((at) => (cost[at] ?? FAR) <= most).map((at) => ({
          at,
          value: cut[at] === 1 ? 'in an enemy zone' : 'supplied',
          style: cut[at] === 1 ? 'bad' : 'good',
        })),
        notes: own
          .filter((p) => !reachesUnit(q, p))
          .map((p) => ({ at: q.at(p), rule: '10.1.10', message: reason(q, p) })),
      };
    },
  },
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
