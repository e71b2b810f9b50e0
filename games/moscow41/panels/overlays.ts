// What the page can lay over the map. Each is computed from what its viewer sees.
import { counted, type Loc, type Message, type Piece, place, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { formatUnits } from '@rasputitsa/kit/units';
import { ALL_HEXES, GRID } from '../1-basics/board.ts';
import { onMap } from '../1-basics/units.ts';
import { controllerOf, ownerOf } from '../4-zone-of-control/control.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { headquarters, hqRange } from '../9-headquarters/influence.ts';
import { FAR, linesOf, reachesUnit, supplyPoints } from '../10-supply/lines.ts';
import { type Gap, supplyGap } from '../10-supply/why.ts';
import { SCALE } from '../3-movement/costs.ts';
import { HOLDERS, type OverlayInfo, type Query } from '../words.ts';

/** Why no line of supply reaches a unit. */
function reason(q: Query, p: Piece, gap: Gap | undefined): { readonly rule: string; readonly message: Message } {
  if (!gap) return { rule: '10.1.4', message: say`${unit(p)}: no way leads to a supply base of its side.` };
  const [held] = gap.held;
  if (held !== undefined)
    return { rule: '10.1.10', message: say`${unit(p)}: enemy units in ${place(held)} close the way to supply.` };
  const [zoned, ...more] = gap.zoned;
  if (zoned !== undefined)
    return {
      rule: '10.1.10',
      message:
        more.length === 0
          ? say`${unit(p)}: an enemy zone of control at ${place(zoned)} closes the way to supply. A regular unit there would open it.`
          : say`${unit(p)}: enemy zones of control at ${place(zoned)} and ${counted(more.length, 'more hex', 'more hexes')} close the way to supply.`,
    };
  const [need, has] = [formatUnits(gap.need, SCALE), formatUnits(supplyPoints(q, p), SCALE)];
  return {
    rule: '10.1.7',
    message: say`${unit(p)}: the cheapest line takes ${need} supply points off the road; ${has} are allowed.`,
  };
}

/** The line to a base, from the unit. */
function lineOf(q: Query, p: Piece): readonly Loc[] {
  const { before } = linesOf(q, q.sideOf(p));
  const path: Loc[] = [];
  for (let hex = q.at(p); hex >= 0 && path.length <= ALL_HEXES.length; hex = before[hex] ?? -1) path.push(hex);
  return path;
}

export const overlays: readonly OverlayInfo[] = [
  {
    id: 'supply',
    title: 'My supply lines',
    rule: '10.1.1',
    traces: true,
    compute(q, viewer) {
      const own = q.piecesOf(viewer).filter((p) => onMap(q, p));
      const { cost, cut } = linesOf(q, viewer);
      const [any] = own;
      const most = any === undefined ? 0 : supplyPoints(q, any);
      const gaps = own.filter((p) => !reachesUnit(q, p)).map((p) => ({ p, gap: supplyGap(q, p) }));
      return {
        hexes: ALL_HEXES.filter((at) => (cost[at] ?? FAR) <= most).map((at) => ({
          at,
          value: cut[at] === 1 ? 'in an enemy zone' : 'supplied',
          style: cut[at] === 1 ? 'bad' : 'good',
        })),
        lines: [
          ...[...new Map(own.filter((p) => reachesUnit(q, p)).map((p) => [q.at(p), p])).values()]
            .map((p) => ({ path: lineOf(q, p), style: HOLDERS[viewer + 1] ?? '' }))
            .filter((l) => l.path.length > 1),
          ...gaps.flatMap(({ gap }) => (gap ? [{ path: gap.path, style: 'bad' }] : [])),
        ],
        notes: gaps.map(({ p, gap }) => ({ at: q.at(p), ...reason(q, p, gap) })),
      };
    },
  },
  {
    id: 'command',
    title: 'Range of my headquarters',
    rule: '9.2.1',
    compute(q, viewer) {
      const hqs = headquarters(q, viewer);
      return {
        hexes: ALL_HEXES.filter((at) => hqs.some((hq) => distance(GRID, q.at(hq), at) <= hqRange(q, hq))).map((at) => ({
          at,
          value: 'in range',
          style: 'good',
        })),
        notes: hqs.map((hq) => ({
          at: q.at(hq),
          rule: '9.2.2',
          message: say`${unit(hq)} moves the dice of combats whose units are all within ${hqRange(q, hq)} hexes.`,
        })),
        legend: { good: 'In range of a headquarters' },
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
