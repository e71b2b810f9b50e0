// Hex numbers: tiny, at the top of each hex, only where there is room for them.
import type { HexMap } from '../../../kit/src/map.ts';
import type { Frame } from './frame.ts';
import { text, widthOf } from './panel.ts';
import { overlaps, type Box } from './placer.ts';
import type { Shape } from './scene.ts';
import { groundOf, type Looks } from './words.ts';

/** Numbers smaller than this cannot be read. */
const LEAST_HEX = 44;

export function hexNumbers(map: HexMap, frame: Frame, looks: Looks, taken: readonly Box[]): Shape[] {
  if (frame.zoom !== 'near' || frame.hexSize < LEAST_HEX || map.scheme.kind === 'compass') return [];
  const size = Math.min(7.6 * frame.pen, frame.hexSize * 0.13);
  const lift = map.grid.orientation === 'pointy' ? 0.4 : 0.46;
  const grounds = map.terrains.map((t) => groundOf(t, looks));
  const byRow = new Map<number, Box[]>();
  const band = 40;
  for (const b of taken) {
    for (let k = Math.floor(b.y0 / band); k <= Math.floor(b.y1 / band); k++) byRow.set(k, [...(byRow.get(k) ?? []), b]);
  }
  const out: Shape[] = [];
  for (let h = 0; h < map.grid.count; h++) {
    const label = map.labels[h] ?? '';
    if (label === '' || grounds[map.terrain[h] ?? 0] === 'void') continue;
    const [x, y] = frame.sheet(frame.layout.cx[h] ?? 0, (frame.layout.cy[h] ?? 0) - lift);
    const w = widthOf('hex-number', label, size);
    const base = y + size * 0.95;
    const box = { x0: x - w / 2, y0: base - size * 0.72, x1: x + w / 2, y1: base };
    const near = [...(byRow.get(Math.floor(box.y0 / band)) ?? []), ...(byRow.get(Math.floor(box.y1 / band)) ?? [])];
    if (near.some((b) => overlaps(b, box))) continue;
    out.push(text('hex-number', label, box.x0, base, size));
  }
  return out;
}
