// What lies beyond the board: exits and entries as small tokens at the edge, area names over their hexes.
import type { HexMap } from '../../../kit/src/map.ts';
import type { Frame } from './frame.ts';
import { text, widthOf } from './panel.ts';
import type { Box } from './placer.ts';
import { area, circleRing, type Shape } from './scene.ts';

export interface Tokens {
  readonly shapes: readonly Shape[];
  readonly boxes: readonly Box[];
  readonly dropped: readonly string[];
}

/** One token per box, outside the board beside the first hex it touches. Long names do not fit a token. */
export function exitTokens(map: HexMap, frame: Frame): Tokens {
  const shapes: Shape[] = [];
  const boxes: Box[] = [];
  const dropped: string[] = [];
  const r = 8.5 * frame.pen;
  for (const b of map.boxes) {
    const hex = b.touches.find((h) => h < map.grid.count);
    if (hex === undefined || b.name.length > 3 || frame.zoom === 'far') {
      dropped.push(`${b.name}: ${b.kind} is not drawn on the map`);
      continue;
    }
    const [dx, dy] = outward(map, frame, hex);
    const [x, y] = frame.sheet((frame.layout.cx[hex] ?? 0) + dx * 0.74, (frame.layout.cy[hex] ?? 0) + dy * 0.74);
    const w = frame.window;
    const slack = frame.hexSize;
    if (x < w.x0 - slack || x > w.x1 + slack || y < w.y0 - slack || y > w.y1 + slack) {
      dropped.push(`${b.name}: ${b.kind} lies outside the region`);
      continue;
    }
    const px = Math.min(Math.max(x, w.x0 + 1.3 * r), w.x1 - 1.3 * r);
    const py = Math.min(Math.max(y, w.y0 + 1.3 * r), w.y1 - 1.3 * r);
    shapes.push(area('token', [circleRing(px, py, r)]));
    const size = 11 * frame.pen;
    shapes.push(text('token-text', b.name, px - widthOf('token-text', b.name, size) / 2, py + size * 0.35, size));
    boxes.push({ x0: px - r, y0: py - r, x1: px + r, y1: py + r });
  }
  return { shapes, boxes, dropped };
}

/** The mean direction of the sides at which the board ends. */
function outward(map: HexMap, frame: Frame, hex: number): readonly [number, number] {
  let x = 0;
  let y = 0;
  for (let d = 0; d < 6; d++) {
    if ((map.grid.neighbours[hex * 6 + d] ?? -1) >= 0) continue;
    x += (frame.layout.cornerX[d] ?? 0) + (frame.layout.cornerX[(d + 1) % 6] ?? 0);
    y += (frame.layout.cornerY[d] ?? 0) + (frame.layout.cornerY[(d + 1) % 6] ?? 0);
  }
  const len = Math.hypot(x, y);
  return len === 0 ? [0, -1] : [x / len, y / len];
}
