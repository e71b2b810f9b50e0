// Mouse, finger and pen: a short press picks, a long one asks for the menu, a press that moves pans the map, drags a piece or draws a
// frame around units.
export interface Hit {
  readonly at: number;
  readonly piece: number | null;
}

export interface Hands {
  hit(x: number, y: number): Hit | null;
  /** May this piece be dragged? */
  draggable(piece: number): boolean;
  click(hit: Hit | null, x: number, y: number, extend: 'extend' | 'alone'): void;
  context(hit: Hit | null, x: number, y: number): void;
  hover(hit: Hit | null, x: number, y: number): void;
  drag(piece: number, x: number, y: number): void;
  drop(piece: number, x: number, y: number): void;
  /** The drag came to nothing. */
  release(): void;
  /** The press turned into a pan. */
  pan(): void;
  /** Whether a press that moves draws a frame around units; then what is in it, in pixels. */
  frames(e: PointerEvent): boolean;
  frame(from: Corner, to: Corner): void;
  framed(from: Corner, to: Corner, extend: 'extend' | 'alone'): void;
}
export type Corner = readonly [x: number, y: number];

/** How far (pixels) a press may stray and still be a click. */
const SLACK: Readonly<Record<string, number>> = { mouse: 4, pen: 7, touch: 10 };
const LONG_PRESS = 480;
const LAST_LOOK = 40;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  readonly hit: Hit | null;
  /** What would be dragged. */
  readonly piece: number | null;
  /** It draws a frame, should it move. */
  readonly frames: boolean;
  state: 'pressed' | 'dragging' | 'panning' | 'framing' | 'spent';
  timer: number;
}

export interface PointerWatch {
  /** False while the press belongs to a piece. */
  pans(): boolean;
  close(): void;
}

export function watchPointer(element: HTMLElement, hands: Hands): PointerWatch {
  let press: Press | undefined;
  const fingers = new Set<number>();
  const ended = new AbortController();
  const { signal } = ended;

  const at = (e: MouseEvent): readonly [number, number] => {
    const box = element.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  };
  const forget = (): void => {
    if (press === undefined) return;
    clearTimeout(press.timer);
    if (press.state === 'dragging' || press.state === 'framing') hands.release();
    press = undefined;
  };

  const down = (e: PointerEvent): void => {
    fingers.add(e.pointerId);
    // A second finger means a pinch.
    if (fingers.size > 1) return forget();
    if (e.button !== 0) return;
    const [x, y] = at(e);
    const hit = hands.hit(x, y);
    const piece = hit?.piece ?? null;
    const frames = hands.frames(e);
    const p: Press = {
      id: e.pointerId,
      x,
      y,
      hit,
      frames,
      state: 'pressed',
      timer: 0,
      slack: SLACK[e.pointerType] ?? 6,
      piece: !frames && piece !== null && hands.draggable(piece) ? piece : null,
    };
    press = p;
    if (e.pointerType === 'mouse') return;
    const ask = (): void => {
      if (p.state !== 'pressed') return;
      p.state = 'spent';
      hands.context(p.hit, p.x, p.y);
    };
    // On a busy page the finger may be up already and its event still wait: let it in before a tap is taken for a long press.
    p.timer = window.setTimeout(() => (p.timer = window.setTimeout(ask, LAST_LOOK)), LONG_PRESS - LAST_LOOK);
  };

  const move = (e: PointerEvent): void => {
    const [x, y] = at(e);
    if (press === undefined) {
      if (e.pointerType !== 'touch') hands.hover(hands.hit(x, y), x, y);
      return;
    }
    if (press.id !== e.pointerId) return;
    if (press.state === 'pressed' && Math.hypot(x - press.x, y - press.y) > press.slack) {
      clearTimeout(press.timer);
      press.state = press.frames ? 'framing' : press.piece === null ? 'panning' : 'dragging';
      if (press.state !== 'dragging') hands.pan();
      if (press.state !== 'panning') element.setPointerCapture(e.pointerId);
    }
    if (press.state === 'framing') hands.frame([press.x, press.y], [x, y]);
    if (press.state === 'dragging' && press.piece !== null) hands.drag(press.piece, x, y);
  };

  const up = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
    if (press?.id !== e.pointerId) return;
    const [x, y] = at(e);
    const p = press;
    clearTimeout(p.timer);
    press = undefined;
    if (p.state === 'dragging' && p.piece !== null) {
      hands.release();
      hands.drop(p.piece, x, y);
    }
    const extend = e.shiftKey || e.ctrlKey || e.metaKey ? 'extend' : 'alone';
    if (p.state === 'framing') {
      hands.release();
      hands.framed([p.x, p.y], [x, y], e.ctrlKey || e.metaKey ? 'extend' : 'alone');
    }
    if (p.state === 'pressed') hands.click(p.hit, x, y, extend);
  };

  element.addEventListener('pointerdown', down, { signal });
  window.addEventListener(
    'pointermove',
    (e) => {
      if (press !== undefined || (e.target instanceof Node && element.contains(e.target))) move(e);
    },
    { signal },
  );
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener(
    'pointercancel',
    (e) => {
      fingers.delete(e.pointerId);
      if (press?.id === e.pointerId) forget();
    },
    { signal },
  );
  element.addEventListener('pointerleave', () => hands.hover(null, 0, 0), { signal });
  element.addEventListener(
    'contextmenu',
    (e) => {
      e.preventDefault();
      // A long press of a finger has already asked.
      if (press?.state === 'spent') return;
      const [x, y] = at(e);
      hands.context(hands.hit(x, y), x, y);
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (e) => {
      if (e.key === 'Escape' && (press?.state === 'dragging' || press?.state === 'framing')) forget();
    },
    { signal },
  );
  return {
    pans: () => press === undefined || (press.piece === null && !press.frames && press.state !== 'spent'),
    close: () => {
      forget();
      ended.abort();
    },
  };
}
