// The whole map in a corner: where the view is, and who stands where.
import { coloursOf } from '../counters/index.ts';
import type { Camera } from './camera.ts';
import type { BoardState } from './state.ts';

export interface MiniMap {
  /** pieces: the pieces or the map itself changed; view: only the part that is shown. */
  refresh(what: 'pieces' | 'view'): void;
  close(): void;
}

export function createMiniMap(element: HTMLElement, state: BoardState, camera: Camera): MiniMap {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:none;cursor:crosshair';
  canvas.setAttribute('aria-hidden', 'true');
  element.append(canvas);
  const under = document.createElement('canvas');
  let fresh = false;
  let due = 0;

  /** The map as large as it fits, in the middle. */
  const fit = (): { k: number; x: number; y: number } | undefined => {
    const g = state.ground?.geometry;
    if (g === undefined) return undefined;
    const b = g.bounds;
    const k = Math.min(element.clientWidth / (b.x1 - b.x0), element.clientHeight / (b.y1 - b.y0));
    const x = (element.clientWidth - (b.x0 + b.x1) * k) / 2;
    const y = (element.clientHeight - (b.y0 + b.y1) * k) / 2;
    return k > 0 && Number.isFinite(k) ? { k, x, y } : undefined;
  };

  const drawUnder = (f: { k: number; x: number; y: number }, ratio: number): void => {
    const ctx = under.getContext('2d');
    if (ctx === null) return;
    under.width = canvas.width;
    under.height = canvas.height;
    ctx.scale(ratio, ratio);
    const over = state.ground?.tiles.overview();
    if (over !== undefined) {
      const s = over.sheet;
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(over.bitmap, s.x0 * f.k + f.x, s.y0 * f.k + f.y, (s.x1 - s.x0) * f.k, (s.y1 - s.y0) * f.k);
    }
    const size = Math.max(2.5, Math.min(5, f.k * 0.9));
    const { palette } = state.options;
    for (const p of state.ground?.stacks.piles ?? []) {
      const colours = coloursOf(p.top.look?.nation ?? p.top.nation, palette);
      const x = p.x * f.k + f.x - size / 2;
      const y = p.y * f.k + f.y - size / 2;
      ctx.fillStyle = colours.edge;
      ctx.fillRect(x - 0.5, y - 0.5, size + 1, size + 1);
      ctx.fillStyle = colours.ground;
      ctx.fillRect(x, y, size, size);
    }
  };

  const draw = (): void => {
    due = 0;
    const f = fit();
    const ctx = canvas.getContext('2d');
    if (f === undefined || ctx === null) return;
    const ratio = devicePixelRatio;
    const [w, h] = [Math.round(element.clientWidth * ratio), Math.round(element.clientHeight * ratio)];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
      fresh = false;
    }
    if (!fresh) drawUnder(f, ratio);
    fresh = true;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, w, h);
    ctx.drawImage(under, 0, 0);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    const view = camera.window();
    const x0 = Math.max(1, view.x0 * f.k + f.x);
    const y0 = Math.max(1, view.y0 * f.k + f.y);
    const x1 = Math.min(element.clientWidth - 1, view.x1 * f.k + f.x);
    const y1 = Math.min(element.clientHeight - 1, view.y1 * f.k + f.y);
    ctx.lineWidth = 3.5;
    ctx.strokeStyle = state.inks.paper;
    ctx.strokeRect(x0, y0, x1 - x0, y1 - y0);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = state.inks.accent;
    ctx.strokeRect(x0, y0, x1 - x0, y1 - y0);
  };

  const schedule = (): void => {
    if (due === 0) due = requestAnimationFrame(draw);
  };

  let down = false;
  const go = (e: PointerEvent): void => {
    const f = fit();
    if (f === undefined) return;
    const box = canvas.getBoundingClientRect();
    camera.put((e.clientX - box.left - f.x) / f.k, (e.clientY - box.top - f.y) / f.k);
  };
  canvas.addEventListener('pointerdown', (e) => {
    down = true;
    canvas.setPointerCapture(e.pointerId);
    go(e);
  });
  canvas.addEventListener('pointermove', (e) => {
    if (down) go(e);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, () => {
      down = false;
    });
  const observer = new ResizeObserver(schedule);
  observer.observe(element);
  schedule();

  return {
    refresh(what) {
      if (what === 'pieces') fresh = false;
      schedule();
    },
    close() {
      observer.disconnect();
      cancelAnimationFrame(due);
      canvas.remove();
    },
  };
}
