// The map in a few strokes: hexes in the colours of their ground, for the moments until it is painted. Pieces stand on it
// and can be played with meanwhile.
import { THEMES, type Ink, type ThemeName } from '@rasputitsa/atlas/draw/theme';
import { GROUNDS, type Ground } from '@rasputitsa/atlas/draw/words';
import type { Camera } from './camera.ts';
import type { Geometry } from './geometry.ts';
import { handfuls, tracePlace } from './shades.ts';

const INKS: Readonly<Record<Ground, Ink>> = {
  clear: 'paper',
  steppe: 'steppe',
  woods: 'woods',
  forest: 'forest',
  marsh: 'marsh',
  'wooded-marsh': 'woods',
  rough: 'rough',
  mountain: 'mountain',
  urban: 'urban',
  sea: 'sea',
  lake: 'sea',
  void: 'veil',
};

export function drawSketch(
  ctx: CanvasRenderingContext2D,
  geometry: Geometry,
  camera: Camera,
  themeName: ThemeName,
): void {
  const { colours } = THEMES[themeName];
  const { sheet, layout, grid, grounds } = geometry;
  const [x, y] = [camera.toX(sheet.x0), camera.toY(sheet.y0)];
  ctx.fillStyle = colours.table;
  ctx.fillRect(x, y, camera.toX(sheet.x1) - x, camera.toY(sheet.y1) - y);
  const w = camera.window();
  for (const [i, ground] of GROUNDS.entries()) {
    const hexes: number[] = [];
    for (let h = 0; h < grid.count; h++) {
      const [cx, cy] = [layout.cx[h] ?? 0, layout.cy[h] ?? 0];
      const seen = cx > w.x0 - 1 && cx < w.x1 + 1 && cy > w.y0 - 1 && cy < w.y1 + 1;
      if (seen && grounds[h] === i) hexes.push(h);
    }
    ctx.fillStyle = colours[INKS[ground]];
    for (const some of handfuls(hexes)) {
      ctx.beginPath();
      for (const h of some) tracePlace(ctx, geometry, camera, h, 0.98);
      ctx.fill();
    }
  }
}
