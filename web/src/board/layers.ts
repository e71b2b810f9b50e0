// Canvases one above the other, each drawn again only when something on it changed.
export interface LayerCanvas {
  readonly ctx: CanvasRenderingContext2D;
  dirty: boolean;
}

export interface Layers<Name extends string> {
  readonly ratio: number;
  get(name: Name): LayerCanvas;
  /** A canvas with nothing on it need not be blended over the others. */
  hide(name: Name, how: 'hidden' | 'visible'): void;
  resize(width: number, height: number): void;
  close(): void;
}

/** A screen of more pixels a unit than this gains nothing the eye sees and costs twice the time. */
const MOST_RATIO = 2;

export function createLayers<Name extends string>(element: HTMLElement, names: readonly Name[]): Layers<Name> {
  let ratio = Math.min(MOST_RATIO, devicePixelRatio);
  const made = new Map<Name, LayerCanvas>();
  const canvases: HTMLCanvasElement[] = [];
  for (const [i, name] of names.entries()) {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
    canvas.setAttribute('aria-hidden', 'true');
    canvas.dataset['layer'] = name;
    // Nothing lies under the lowest: the browser need not blend it.
    const ctx = canvas.getContext('2d', { alpha: i > 0 });
    if (ctx === null) throw new Error('this browser cannot draw on a canvas');
    element.append(canvas);
    canvases.push(canvas);
    made.set(name, { ctx, dirty: true });
  }
  return {
    get ratio() {
      return ratio;
    },
    get(name) {
      const layer = made.get(name);
      if (layer === undefined) throw new Error(`no layer ${name}`);
      return layer;
    },
    hide(name, how) {
      const { style } = this.get(name).ctx.canvas;
      if (style.visibility !== how) style.visibility = how;
    },
    resize(width, height) {
      ratio = Math.min(MOST_RATIO, devicePixelRatio);
      for (const c of canvases) {
        c.width = Math.max(1, Math.round(width * ratio));
        c.height = Math.max(1, Math.round(height * ratio));
      }
      for (const l of made.values()) l.dirty = true;
    },
    close() {
      for (const c of canvases) {
        // Some browsers free the pixels only when the canvas is small.
        c.width = 1;
        c.height = 1;
        c.remove();
      }
    },
  };
}

/** Clears a layer and turns it to pixels of the page. */
export function begin(layer: LayerCanvas, ratio: number): CanvasRenderingContext2D {
  const { ctx } = layer;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  layer.dirty = false;
  return ctx;
}
