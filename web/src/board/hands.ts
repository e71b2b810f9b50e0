// What a press, a drag and a hovering pointer do to the board, and what the page is told of them.
import type { Camera } from './camera.ts';
import { fanPiece, inFan, layFan } from './fan.ts';
import type { Corner, Hands, Hit } from './pointer.ts';
import { type BoardState, facesAt, hitAt } from './state.ts';
import { type BoardEvents, isTarget } from './types.ts';

export interface Handling extends Hands {
  openFan(at: number): void;
  closeFan(): void;
  /** What can be pressed has changed: an open fan must not lie over it. */
  makeWay(): void;
}

export interface HandlingNeeds {
  readonly element: HTMLElement;
  readonly state: BoardState;
  readonly camera: Camera;
  readonly events: BoardEvents;
  /** Something above the table changed; or on it too. */
  readonly touch: (what: 'above' | 'all') => void;
}

/** A mouse this far (pixels) from the fan has left it. */
const LEFT = 28;
/** A piece dragged this near to the edge takes the map along, so many pixels a frame. */
const EDGE = 36;
const DRIFT = 10;

function toward(v: number, most: number): number {
  if (v < EDGE) return -DRIFT;
  return v > most - EDGE ? DRIFT : 0;
}

/** Left upper corner and size. */
function boxOf([ax, ay]: Corner, [bx, by]: Corner): { x: number; y: number; w: number; h: number } {
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(ax - bx), h: Math.abs(ay - by) };
}

export function createHandling({ element, state, camera, events, touch }: HandlingNeeds): Handling {
  let drift = 0;
  /** What is drawn around units, while it is. */
  let frame: HTMLElement | undefined;

  const closeFan = (): void => {
    if (state.fan === undefined) return;
    state.fan = undefined;
    touch('above');
  };
  const openFan = (at: number): void => {
    const where = state.ground?.geometry.where(at);
    const faces = facesAt(state, at);
    if (where === undefined || faces.length === 0) return;
    const place = { x: camera.toX(where.x), y: camera.toY(where.y), hex: camera.k };
    state.fan = layFan(at, faces, place, camera, targetSpots());
    touch('above');
  };
  /** Where on the screen a click would be an answer. */
  const targetSpots = (): readonly { readonly x: number; readonly y: number }[] =>
    state.scene.shades.flatMap((s) => {
      const where = isTarget(s) ? state.ground?.geometry.where(s.at) : undefined;
      return where ? [{ x: camera.toX(where.x), y: camera.toY(where.y) }] : [];
    });
  const makeWay = (): void => {
    const at = state.fan?.at;
    if (at === undefined) return;
    openFan(at);
    // No room beside what can be pressed: the list of the place shows the stack too.
    if (state.fan?.covers) closeFan();
  };

  const hit = (x: number, y: number): Hit | null => {
    const { fan } = state;
    const laid = fan === undefined ? undefined : fanPiece(fan, x, y);
    if (fan !== undefined && laid !== undefined) return { at: fan.at, piece: laid.id };
    return hitAt(state, camera, x, y);
  };

  /** A pick in the fan brings the piece to the top; with more to pick it stays open. */
  const pickInFan = (at: number, piece: number, extend: 'extend' | 'alone'): void => {
    state.ground?.stacks.raise(piece);
    touch('all');
    events.pick({ at, piece, extend: extend === 'extend' });
    if (extend === 'alone') closeFan();
    else openFan(at);
  };

  const hoverTo = (h: Hit | null, x: number, y: number): void => {
    if (h?.at === state.hovered?.at && h?.piece === state.hovered?.piece) return;
    state.hovered = h;
    touch('above');
    events.hover(h === null ? null : { ...h, x, y });
  };

  const stopDrift = (): void => {
    cancelAnimationFrame(drift);
    drift = 0;
  };
  const driftOn = (): void => {
    drift = 0;
    const { held } = state;
    if (held === undefined) return;
    const dx = toward(held.x, camera.width);
    const dy = toward(held.y, camera.height);
    if (dx === 0 && dy === 0) return;
    camera.put(camera.mapX(camera.width / 2 + dx), camera.mapY(camera.height / 2 + dy));
    drift = requestAnimationFrame(driftOn);
  };

  return {
    openFan,
    closeFan,
    makeWay,
    hit,
    draggable: (piece) => state.byId.get(piece)?.ready === true,
    click(h, x, y, extend) {
      // Between its pieces the fan is open to the board below.
      if (state.fan !== undefined && h !== null && h.piece !== null && fanPiece(state.fan, x, y) !== undefined) {
        pickInFan(h.at, h.piece, extend);
        return;
      }
      const open = state.fan?.at;
      closeFan();
      if (h === null) return;
      // A click on a target is an answer, not a question about who stands there.
      const aimed = state.scene.shades.some((s) => s.at === h.at && isTarget(s));
      if (h.piece !== null && !aimed && open !== h.at && facesAt(state, h.at).length > 1) openFan(h.at);
      events.pick({ at: h.at, piece: h.piece, extend: extend === 'extend' });
    },
    context(h, x, y) {
      if (h !== null) events.context({ ...h, x, y });
    },
    hover(h, x, y) {
      const { fan } = state;
      // A fan that the mouse has left is in the way of what lies under it.
      if (fan !== undefined && h !== null && h.at !== fan.at && !inFan(fan, x, y, LEFT)) closeFan();
      element.style.cursor = h !== null && h.piece !== null ? 'pointer' : '';
      hoverTo(h, x, y);
    },
    drag(piece, x, y) {
      const first = state.held === undefined;
      if (first) {
        closeFan();
        element.style.cursor = 'grabbing';
      }
      state.held = { piece, x, y };
      hoverTo(hitAt(state, camera, x, y), x, y);
      touch(first ? 'all' : 'above');
      if (drift === 0) driftOn();
    },
    drop(piece, x, y) {
      const below = hitAt(state, camera, x, y);
      if (below !== null && below.at !== state.byId.get(piece)?.at) events.drop({ piece, at: below.at });
    },
    frames: (e) => e.shiftKey || state.options.frames === true,
    frame(from, to) {
      if (frame === undefined) {
        frame = document.createElement('div');
        frame.className = 'board-area';
        element.append(frame);
      }
      const { x, y, w, h } = boxOf(from, to);
      Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    },
    framed(from, to, extend) {
      const { x, y, w, h } = boxOf(from, to);
      const within = state.scene.faces.flatMap((f) => {
        const where = f.ready ? state.ground?.geometry.where(f.at) : undefined;
        if (where === undefined) return [];
        const [px, py] = [camera.toX(where.x), camera.toY(where.y)];
        if (px < x || py < y || px > x + w || py > y + h) return [];
        return [{ id: f.id, at: f.at, far: Math.hypot(px - to[0], py - to[1]) }];
      });
      const [lead] = within.toSorted((a, b) => a.far - b.far);
      if (lead === undefined) return;
      events.area?.({ pieces: within.map((f) => f.id), at: lead.at, extend: extend === 'extend' });
    },
    release() {
      frame?.remove();
      frame = undefined;
      stopDrift();
      state.held = undefined;
      element.style.cursor = '';
      touch('all');
    },
    pan() {
      closeFan();
      hoverTo(null, 0, 0);
    },
  };
}
