// What part of the map is on the screen. Wheel, pinch and drag come through d3-zoom; a scale of k means that neighbouring
// hexes are k pixels apart.
import type { Rect } from '@rasputitsa/atlas/draw/layout';
import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';

export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The map is known now. */
  bound(bounds: Rect, home: Rect): void;
  resize(width: number, height: number): void;
  /** Map units to pixels of the element and back. */
  toX(x: number): number;
  toY(y: number): number;
  mapX(px: number): number;
  mapY(py: number): number;
  window(): Rect;
  /** Whether a point is well inside the view, clear of what a page lays over the edges. */
  shows(x: number, y: number): boolean;
  look(at: { readonly x: number; readonly y: number; readonly k?: number }): void;
  /** The same, but at the upper edge of the map no more of the table than need be. */
  lookOnPaper(at: { readonly x: number; readonly y: number; readonly k?: number }): void;
  /** At once, for a hand that drags. */
  put(x: number, y: number): void;
  /** The same at a scale. */
  show(x: number, y: number, k: number): void;
  frame(rect: Rect): void;
  /** The same to begin with: where units would be too small to read, around a point of it, near enough; a small screen is filled rather than
   * left empty beside a strip of map. */
  open(rect: Rect, middle: { readonly x: number; readonly y: number }): void;
  /** Nothing lies over this part of the screen: what is covered beside it does not count as seen, and the map may be drawn out from under it. */
  leaves(free: Rect): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Whether the scale is on its way to another. */
  zooming(): boolean;
  close(): void;
}

export interface CameraWishes {
  changed(): void;
  /** The hand is off: what the view needs can be asked for. */
  settled(): void;
  /** Whether this press drags the map; a piece may be meant. */
  pans(event: Event): boolean;
  glides(): boolean;
}

export const CLOSEST = 190;
const GLIDE = 180;
/** How much of the screen may be without map at an edge, so that every hex comes out from under what a page lays over the board:
 * buttons and small map at three sides, the prompt at the foot, which on a phone is half the board. */
const SLACK = 0.15;
const FOOT_SLACK = 0.3;
const PHONE = 640;
const PHONE_SLACK = 0.5;
/** Shares of the screen: edges on three sides, and how far down, above the prompt, a place is well seen. */
const MARGIN = 0.12;
const FOOT = 0.75;
/** How much of the upper half is to be map when a place near the upper edge is looked at. At the other edges a page lays cards over the
 * board, and the middle is the safe place. */
const UPPER = 0.65;
/** What a prompt of two lines takes of it, on a phone held upright and on one that lies. */
const PROMPT = 0.12;
const PHONE_PROMPT = 0.24;
const LYING_PROMPT = 0.42;
/** Pixels from hex to hex at which counters are counters and not squares with a figure. */
const NEAR_ENOUGH = 29;

/** Where the beginning of the map may lie on an axis, in pixels: no more table than the slack at either end; a map smaller than the
 * screen lies anywhere on it. */
function within(at: number, map: number, screen: number, slack: readonly [number, number]): number {
  const most = Math.max(slack[0] * screen, screen - map);
  const least = Math.min(screen - map - slack[1] * screen, 0);
  return Math.min(most, Math.max(least, at));
}

/** The middle of a view of this room, so that it does not reach beyond what it lies on; one that is smaller lies in the middle. */
function inside(x: number, low: number, high: number, room: number): number {
  return room >= high - low ? (low + high) / 2 : Math.min(high - room / 2, Math.max(low + room / 2, x));
}

export function createCamera(element: HTMLElement, wishes: CameraWishes): Camera {
  const target = select<HTMLElement, unknown>(element);
  let t: ZoomTransform = zoomIdentity.scale(40);
  let size = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
  let known: { bounds: Rect; home: Rect } | undefined;
  let rest = t.k;
  let gliding = false;
  let glide = 0;
  // What is asked for before the map is known.
  let later: (() => void) | undefined;

  const stop = (): void => {
    cancelAnimationFrame(glide);
    gliding = false;
  };

  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: Event) => {
      if (event instanceof WheelEvent) return true;
      if (event instanceof MouseEvent && event.button !== 0 && event.button !== 1) return false;
      return wishes.pans(event);
    })
    .extent(() => [
      [0, 0],
      [size.width, size.height],
    ])
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent !== null) stop();
      t = event.transform;
      wishes.changed();
    })
    .on('end', () => {
      if (gliding) return;
      rest = t.k;
      wishes.settled();
    });
  target.call(behaviour).on('dblclick.zoom', null);

  const put = (next: ZoomTransform): void => {
    target.call((s) => behaviour.transform(s, next));
  };

  const limits = (): void => {
    if (known === undefined) return;
    const { bounds } = known;
    const w = bounds.x1 - bounds.x0;
    const h = bounds.y1 - bounds.y0;
    const least = 0.85 * Math.min(size.width / w, size.height / h);
    behaviour.scaleExtent([Math.min(least, 30), CLOSEST]);
  };

  /** Shares of the screen under what the page has laid over the board. */
  let covered = { left: 0, right: 0, top: 0, bottom: 0 };
  /** The screen stays over the map: every edge can be brought out from under a panel, and nobody looks at an empty table. */
  const kept = (z: ZoomTransform): ZoomTransform => {
    if (known === undefined) return z;
    const { bounds } = known;
    const [x, y] = z.apply([bounds.x0, bounds.y0]);
    const narrow = size.width < PHONE;
    const side = narrow ? SLACK * 2 : SLACK;
    const [top, foot] = narrow ? [PHONE_SLACK, PHONE_SLACK] : [SLACK, FOOT_SLACK];
    const across = [Math.max(side, covered.left + SLACK), Math.max(side, covered.right + SLACK)] as const;
    const down = [Math.max(top, covered.top + SLACK), Math.max(foot, covered.bottom + SLACK)] as const;
    const dx = within(x, (bounds.x1 - bounds.x0) * z.k, size.width, across) - x;
    const dy = within(y, (bounds.y1 - bounds.y0) * z.k, size.height, down) - y;
    return dx === 0 && dy === 0 ? z : z.translate(dx / z.k, dy / z.k);
  };
  behaviour.constrain(kept);

  const centred = (x: number, y: number, k: number): ZoomTransform => {
    const [least, most] = behaviour.scaleExtent();
    const scale = Math.min(most, Math.max(least, k));
    return kept(zoomIdentity.translate(size.width / 2 - x * scale, size.height / 2 - y * scale).scale(scale));
  };

  /** There in a moment, not at once: the eye keeps its place. Zooming goes in equal proportions. */
  const go = (to: ZoomTransform): void => {
    stop();
    if (!wishes.glides()) {
      put(to);
      return;
    }
    gliding = true;
    const from = t;
    const [ax, ay] = from.invert([size.width / 2, size.height / 2]);
    const [bx, by] = to.invert([size.width / 2, size.height / 2]);
    const began = performance.now();
    const tick = (now: number): void => {
      const u = Math.min(1, Math.max(0, (now - began) / GLIDE));
      const e = 1 - (1 - u) ** 3;
      if (u === 1) {
        gliding = false;
        put(to);
        return;
      }
      const k = from.k * (to.k / from.k) ** e;
      // Along the straight line as seen on the screen, whatever the zoom does meanwhile.
      const f = to.k === from.k ? e : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
      const x = ax + (bx - ax) * f;
      const y = ay + (by - ay) * f;
      put(zoomIdentity.translate(size.width / 2 - x * k, size.height / 2 - y * k).scale(k));
      glide = requestAnimationFrame(tick);
    };
    glide = requestAnimationFrame(tick);
  };

  /** As near to the middle as the upper edge of the map allows: nobody wants to look at half a table without a map. */
  const onPaper = (x: number, y: number, k: number): ZoomTransform => {
    if (known === undefined) return centred(x, y, k);
    return centred(x, Math.max(y, known.home.y0 + (size.height / 2 / k) * UPPER), k);
  };

  const scaleFor = (rect: Rect, height: number): number =>
    Math.min(size.width / Math.max(0.1, rect.x1 - rect.x0), height / Math.max(0.1, rect.y1 - rect.y0));
  const framed = (rect: Rect): ZoomTransform =>
    centred((rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2, scaleFor(rect, size.height));
  const filled = (rect: Rect, at: { readonly x: number; readonly y: number }): ZoomTransform => {
    const isSmall = Math.min(size.width, size.height) < PHONE;
    const small = size.width < size.height ? PHONE_PROMPT : LYING_PROMPT;
    const foot = size.height * (isSmall ? small : PROMPT);
    const whole = scaleFor(rect, size.height - foot);
    if (!isSmall && whole >= NEAR_ENOUGH) return raised(rect);
    const k = Math.max(whole, NEAR_ENOUGH);
    const home = known?.home ?? rect;
    const room = { x: size.width / k, y: (size.height - foot) / k };
    const x = inside(inside(at.x, rect.x0, rect.x1, room.x), home.x0, home.x1, room.x);
    const y = inside(inside(at.y, rect.y0, rect.y1, room.y), home.y0, home.y1, room.y);
    return centred(x, y + foot / 2 / k, k);
  };
  /** Above the prompt. */
  const raised = (rect: Rect): ZoomTransform => {
    const foot = size.height * PROMPT;
    const k = scaleFor(rect, size.height - foot);
    return centred((rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2 + foot / 2 / k, k);
  };

  return {
    get k() {
      return t.k;
    },
    get x() {
      return t.x;
    },
    get y() {
      return t.y;
    },
    get width() {
      return size.width;
    },
    get height() {
      return size.height;
    },
    bound(bounds, home) {
      known = { bounds, home };
      limits();
      put(framed(home));
      later?.();
      later = undefined;
    },
    resize(width, height) {
      const cx = t.invertX(size.width / 2);
      const cy = t.invertY(size.height / 2);
      const whole = size.width <= 1;
      size = { width: Math.max(1, width), height: Math.max(1, height) };
      limits();
      if (known === undefined) return;
      // What was in the middle stays in the middle.
      put(whole ? framed(known.home) : centred(cx, cy, t.k));
    },
    toX: (x) => t.applyX(x),
    toY: (y) => t.applyY(y),
    mapX: (px) => t.invertX(px),
    mapY: (py) => t.invertY(py),
    window: () => ({ x0: t.invertX(0), y0: t.invertY(0), x1: t.invertX(size.width), y1: t.invertY(size.height) }),
    shows(x, y) {
      const [px, py] = t.apply([x, y]);
      return (
        px > size.width * MARGIN &&
        px < size.width * (1 - MARGIN) &&
        py > size.height * MARGIN &&
        py < size.height * FOOT
      );
    },
    look({ x, y, k }) {
      if (known === undefined) later = () => put(centred(x, y, k ?? t.k));
      else go(centred(x, y, k ?? t.k));
    },
    lookOnPaper({ x, y, k }) {
      if (known === undefined) later = () => put(onPaper(x, y, k ?? t.k));
      else go(onPaper(x, y, k ?? t.k));
    },
    put(x, y) {
      stop();
      put(centred(x, y, t.k));
    },
    show(x, y, k) {
      stop();
      put(centred(x, y, k));
    },
    leaves(free) {
      covered = {
        left: free.x0 / size.width,
        right: 1 - free.x1 / size.width,
        top: free.y0 / size.height,
        bottom: 1 - free.y1 / size.height,
      };
    },
    frame(rect) {
      if (known === undefined) later = () => put(raised(rect));
      else go(raised(rect));
    },
    open(rect, middle) {
      if (known === undefined) later = () => put(filled(rect, middle));
      else go(filled(rect, middle));
    },
    zoomBy(factor) {
      go(centred(t.invertX(size.width / 2), t.invertY(size.height / 2), t.k * factor));
    },
    panBy(dx, dy) {
      go(centred(t.invertX(size.width / 2 + dx), t.invertY(size.height / 2 + dy), t.k));
    },
    zooming: () => t.k !== rest,
    close() {
      stop();
      target.on('.zoom', null);
    },
  };
}
