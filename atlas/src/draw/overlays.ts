// Areas of the game on demand: districts, sectors, weather zones, set-up areas. Bounds as broken lines, names inside.
import type { Area, HexMap } from '../../../kit/src/map.ts';
import type { Frame } from './frame.ts';
import { hexRing } from './layout.ts';
import { sideStrokes } from './lines.ts';
import { area, line, type Layer, type Ring, type Shape } from './scene.ts';

/** The areas asked for, by name or by kind. */
export function chosenAreas(map: HexMap, wanted: readonly string[]): Area[] {
  return map.areas.filter((a) => wanted.includes(a.name) || wanted.includes(a.kind));
}

/** Sides with the area on one hand only. */
function bounds(map: HexMap, hexes: ReadonlySet<number>): number[] {
  const out: number[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) {
    const a = hexes.has(map.grid.sideA[s] ?? -1);
    const b = hexes.has(map.grid.sideB[s] ?? -1);
    if (a !== b) out.push(s);
  }
  return out;
}

export function overlayLayer(map: HexMap, frame: Frame, wanted: readonly string[], clip: readonly Ring[]): Layer {
  const areas = chosenAreas(map, wanted);
  const shapes: Shape[] = [];
  const drawn = new Set<number>();
  for (const [i, a] of areas.entries()) {
    // Every other area is tinted, so that neighbours stay apart without a colour key.
    if (i % 2 === 0) for (const h of a.hexes) shapes.push(area('overlay', [frame.sheetLine(hexRing(frame.layout, h))]));
    const fresh = bounds(map, new Set(a.hexes)).filter((s) => !drawn.has(s));
    for (const s of fresh) drawn.add(s);
    for (const c of sideStrokes(frame, fresh)) shapes.push(line('overlay-edge', frame.sheetLine(c)));
  }
  return { id: 'overlays', clip, shapes };
}
