// Shades on the board: whose the railways are, who is supplied, the Axis line and its gaps.
import type { Loc, Overlay } from '@rasputitsa/kernel';
import { RAIL_HEXES, RAIL_TO } from '../3-equipment/board.ts';
import { isPartisan, unitsOnMap } from '../3-equipment/units.ts';
import { finnishNet, railToEdge } from '../6-rail/network.ts';
import { hasCommunications, isSupplied } from '../13-supply/supply.ts';
import { continuousLine } from '../22-23-line/line.ts';
import { AXIS, NOBODY, SIDE_NUMBERS } from '../sides.ts';
import { front } from './front.ts';
import { OWNERS, type OverlayInfo, type Query } from '../words.ts';

/** 6.54, 6.56: the farthest hexes that friendly rail joins to the own edge; 6.69 in Finland to Helsinki. */
function railheads(q: Query): ReadonlySet<Loc> {
  const heads = new Set<Loc>();
  for (const side of SIDE_NUMBERS) {
    const nets = side === AXIS ? [railToEdge(q, side), finnishNet(q)] : [railToEdge(q, side)];
    for (const net of nets)
      for (const at of RAIL_HEXES) if (net[at] === 1 && (RAIL_TO[at] ?? []).some((to) => net[to] === 0)) heads.add(at);
  }
  return heads;
}
const isJoined = (q: Query, at: Loc): boolean =>
  SIDE_NUMBERS.some((side) => railToEdge(q, side)[at] === 1) || finnishNet(q)[at] === 1;
const marked = (style: string, hexes: readonly Loc[]) => hexes.map((at) => ({ at, value: '', style }));
/** From a hex to those of the same owner after it; a hex between others is a stretch of its own. */
function stretches(at: Loc, ownerAt: (hex: Loc) => number): readonly { path: readonly Loc[]; style: string }[] {
  const style = OWNERS[ownerAt(at)] ?? 'nobody';
  const same = (RAIL_TO[at] ?? []).filter((to) => ownerAt(to) === ownerAt(at));
  if (same.length === 0) return [{ path: [at, at], style }];
  return same.filter((to) => to > at).map((to) => ({ path: [at, to], style }));
}
/** 6.5 */
const railways: OverlayInfo = {
  id: 'railways',
  title: 'Railways and railheads',
  rule: '6.5',
  open: true,
  compute(q) {
    const rail = q.layer('rail');
    const ownerAt = (at: Loc): number => rail[at] ?? NOBODY;
    const cut = RAIL_HEXES.filter((at) => ownerAt(at) !== NOBODY && !isJoined(q, at));
    return {
      lines: RAIL_HEXES.flatMap((at) => stretches(at, ownerAt)),
      hexes: [...marked('chosen', [...railheads(q)]), ...marked('bad', cut)],
      legend: {
        axis: 'Axis',
        russian: 'Russian',
        nobody: 'neutral',
        chosen: 'railhead',
        bad: 'cut off from the friendly edge',
      },
    };
  },
};

function hungry(q: Query): Overlay {
  const hexes = new Map<number, 'unsupplied' | 'pocket'>();
  for (const side of SIDE_NUMBERS)
    for (const p of unitsOnMap(q, side))
      if (!isPartisan(q, p) && !isSupplied(q, p)) hexes.set(q.at(p), hasCommunications(q, p) ? 'unsupplied' : 'pocket');
  return {
    hexes: [...hexes].map(([at, style]) => ({ at, value: '', style })),
    legend: { unsupplied: 'unsupplied', pocket: 'without line of communications' },
  };
}
/** 13.0 */
const supply: OverlayInfo = { id: 'supply', title: 'Out of supply', rule: '13.0', open: true, compute: hungry };

/** 22.0: the line with the fewest gaps. */
const line: OverlayInfo = {
  id: 'axis-line',
  title: 'Axis Continuous Line',
  rule: '22.0',
  open: true,
  compute(q) {
    const { path, unguarded } = continuousLine(q);
    return {
      lines: [{ path, style: 'line' }],
      hexes: unguarded.map((at) => ({ at, value: '', style: 'gap' })),
      legend: { gap: 'unguarded', line: 'the line with the fewest gaps' },
    };
  },
};
export const overlays: readonly OverlayInfo[] = [front, railways, supply, line];
