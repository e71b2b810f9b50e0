// Mouse, finger and pen: a short press picks, a long one asks for the menu, a press that moves pans the map or drags a piece.
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
}

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
  state: 'pressed' | 'dragging' | 'panning' | 'spent';
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
    if (press.state === 'dragging') hands.release();
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
    const p: Press = {
      id: e.pointerId,
      x,
      y,
      hit,
      state: 'pressed',
      timer: 0,
      slack: SLACK[e.pointerType] ?? 6,
      piece: piece !== null && hands.draggable(piece) ? piece : null,
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
      press.state = press.piece === null ? 'panning' : 'dragging';
      if (press.state === 'panning') hands.pan();
      else element.setPointerCapture(e.pointerId);
    }
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
    if (p.state === 'pressed') hands.click(p.hit, x, y, e.shiftKey || e.ctrlKey || e.metaKey ? 'extend' : 'alone');
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
      if (e.key === 'Escape' && press?.state === 'dragging') forget();
    },
    { signal },
  );
  return {
    pans: () => press === undefined || (press.piece === null && press.state !== 'spent'),
    close: () => {
      forget();
      ended.abort();
    },
  };
}
