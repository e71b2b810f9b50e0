// Bridges: two rails with splayed ends across the water, the old sign on staff maps.
import type { HexMap } from '../../../kit/src/map.ts';
import type { Frame } from './frame.ts';
import { sideEnds } from './layout.ts';
import { line, type Layer, type Ring, type Shape } from './scene.ts';

export function bridgeSides(map: HexMap): Set<number> {
  return new Set(map.lines.filter((l) => /bridge/i.test(l.kind)).flatMap((l) => l.sides));
}

/** The sign at a point, along a direction (unit vector). */
export function bridgeSign(x: number, y: number, dx: number, dy: number, pen: number): Shape[] {
  const [half, apart, splay] = [5 * pen, 3.4 * pen, 2.2 * pen];
  const at = (along: number, across: number): [number, number] => [
    x + dx * along - dy * across,
    y + dy * along + dx * across,
  ];
  return [1, -1].map((side) =>
    line('bridge', [
      ...at(-half - splay, side * (apart + splay)),
      ...at(-half, side * apart),
      ...at(half, side * apart),
      ...at(half + splay, side * (apart + splay)),
    ]),
  );
}

export function bridgeLayer(map: HexMap, frame: Frame, clip: readonly Ring[]): Layer {
  if (frame.zoom === 'far') return { id: 'bridges', clip, shapes: [] };
  const shapes: Shape[] = [];
  for (const s of bridgeSides(map)) {
    const [x0, y0, x1, y1] = sideEnds(frame.layout, s);
    const [x, y] = frame.sheet((x0 + x1) / 2, (y0 + y1) / 2);
    const len = Math.hypot(x1 - x0, y1 - y0) || 1;
    // Across the side.
    shapes.push(...bridgeSign(x, y, -(y1 - y0) / len, (x1 - x0) / len, frame.pen));
  }
  return { id: 'bridges', clip, shapes };
}
