// Field works on the ground, under the counters: a trench around the hex, as staff maps draw it, a line with teeth towards the enemy. One
// that is still being dug has the teeth only.
import type { Camera } from './camera.ts';
import type { Geometry } from './geometry.ts';
import { styleInk } from './inks.ts';
import { handfuls, type Look, tracePlace } from './shades.ts';
import type { Work } from './types.ts';

/** Shares of a hex: the line, the teeth outside it, how thick they are. */
const LINE = 0.84;
const TEETH = 0.92;
const PEN = 0.05;
/** Pixels from hex to hex below which teeth run together, and below which nothing is seen. */
const TOOTHED = 16;
const LEAST = 6;

export function drawWorks(
  ctx: CanvasRenderingContext2D,
  works: readonly Work[],
  geometry: Geometry,
  camera: Camera,
  look: Look,
): void {
  if (camera.k < LEAST) return;
  const w = camera.window();
  const seen = works.filter(({ at }) => {
    const p = geometry.where(at);
    return p !== undefined && p.x > w.x0 - 1 && p.x < w.x1 + 1 && p.y > w.y0 - 1 && p.y < w.y1 + 1;
  });
  const pen = Math.max(1, camera.k * PEN);
  const stroke = (list: readonly Work[], inset: number): void => {
    for (const some of handfuls(list)) {
      ctx.beginPath();
      for (const { at } of some) tracePlace(ctx, geometry, camera, at, inset);
      ctx.stroke();
    }
  };
  ctx.save();
  for (const [style, list] of Map.groupBy(seen, (x) => x.style)) {
    ctx.strokeStyle = styleInk(style, look.inks, look.palette);
    ctx.lineCap = 'butt';
    ctx.lineWidth = pen;
    ctx.setLineDash([]);
    stroke(
      list.filter((x) => !x.begun),
      LINE,
    );
    if (camera.k < TOOTHED) continue;
    // Three teeth to a side of the hex, whose length is a little over half of what neighbours are apart.
    const tooth = (camera.k * TEETH) / Math.sqrt(3) / 6;
    ctx.lineWidth = pen * 1.7;
    ctx.setLineDash([tooth, tooth]);
    ctx.lineDashOffset = -tooth / 2;
    stroke(list, TEETH);
  }
  ctx.restore();
}
