// Shades on the board.
import { RAIL_HEXES } from '../3-equipment/board.ts';
import { NOBODY } from '../sides.ts';
import { OWNERS, type OverlayInfo } from '../words.ts';

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
export const overlays: readonly OverlayInfo[] = [railways];
