// Shades on the board: whose the railways are, who is supplied, the Axis line and its gaps.
import type { Overlay } from '@rasputitsa/kernel';
import { RAIL_HEXES } from '../3-equipment/board.ts';
import { isPartisan, unitsOnMap } from '../3-equipment/units.ts';
import { hasCommunications, isSupplied } from '../13-supply/supply.ts';
import { continuousLine } from '../22-23-line/line.ts';
import { NOBODY, SIDE_NUMBERS } from '../sides.ts';
import { OWNERS, type OverlayInfo, type Query } from '../words.ts';

/** 6.5 */
const railways: OverlayInfo = {
  id: 'railways',
  title: 'Railways',
  rule: '6.5',
  open: true,
  compute(q) {
    const rail = q.layer('rail');
    return {
      hexes: RAIL_HEXES.map((at) => ({ at, value: '', style: OWNERS[rail[at] ?? NOBODY] ?? 'nobody' })),
      legend: { axis: 'Axis', russian: 'Russian', nobody: 'neutral' },
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
export const overlays: readonly OverlayInfo[] = [railways, supply, line];
