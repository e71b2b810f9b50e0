// Small pictures that are put on the board again and again: discs with a number, squares, plates. Letters are expensive to draw.
export interface Stamps {
  /** Puts a picture of w by h with its left upper corner at (x, y); `paint` makes it when there is none under the key. */
  put(ctx: CanvasRenderingContext2D, spot: StampSpot, key: string, paint: (ctx: Pen) => void): void;
  forget(): void;
}
export type Pen = OffscreenCanvasRenderingContext2D;
export interface StampSpot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly ratio: number;
}

/** While zooming every size is new; old ones go all at once, which is cheaper than to keep count. */
const MOST = 800;

export function createStamps(): Stamps {
  const made = new Map<string, OffscreenCanvas>();
  return {
    put(ctx, { x, y, w, h, ratio }, key, paint) {
      const name = `${key}|${w}x${h}@${ratio}`;
      let picture = made.get(name);
      if (picture === undefined) {
        if (made.size >= MOST) made.clear();
        picture = new OffscreenCanvas(Math.ceil(w * ratio), Math.ceil(h * ratio));
        const pen = picture.getContext('2d');
        if (pen === null) return;
        pen.scale(ratio, ratio);
        paint(pen);
        made.set(name, picture);
      }
      const px = Math.round(x * ratio) / ratio;
      const py = Math.round(y * ratio) / ratio;
      ctx.drawImage(picture, px, py, picture.width / ratio, picture.height / ratio);
    },
    forget: () => made.clear(),
  };
}
