// The board: a map of tiles, shades and lines, counters, and what moves, on four canvases. It knows places and pieces as
// faces, nothing of rules; what a click means is for the page to say.
import { createCamera } from './camera.ts';
import { drawFanCard, type Fan, fanPiece, inFan, layFan } from './fan.ts';
import { drawBoxes, drawRing, drawTable } from './furniture.ts';
import { createGeometry, type Geometry } from './geometry.ts';
import { inksOf } from './inks.ts';
import { begin, createLayers } from './layers.ts';
import { drawLines } from './lines.ts';
import { createMakers } from './makers.ts';
import { type FromPainter, type GridSheet, stepFor } from './messages.ts';
import { createMiniMap, type MiniMap } from './minimap.ts';
import { createJourneys } from './motion.ts';
import { createPilePainter, type PileView } from './piles.ts';
import { type Hit, watchPointer } from './pointer.ts';
import { drawShades, drawShadeTexts, tracePlace } from './shades.ts';
import { createStacks, type Stacks } from './stacks.ts';
import { createTiles, type TileStore } from './tiles.ts';
import type { Board, BoardEvents, BoardOptions, BoardScene, BoardWindow, Face } from './types.ts';

export type * from './types.ts';

const EMPTY: BoardScene = { faces: [], selected: new Set(), shades: [], lines: [], cursor: null };
const NAMES = ['map', 'shades', 'counters', 'motion'] as const;
/** A frame longer than this (ms) missed the screen's next picture. */
const SLOW = 20;

export function createBoard(element: HTMLElement, gameId: string, events: BoardEvents, options: BoardOptions): Board {
  let opts = options;
  let inks = inksOf(opts.theme);
  let scene = EMPTY;
  let byId = new Map<number, Face>();
  let geometry: Geometry | undefined;
  let stacks: Stacks | undefined;
  let tiles: TileStore | undefined;
  let fan: Fan | undefined;
  let held: { piece: number; x: number; y: number } | undefined;
  let hovered: Hit | null = null;
  let frame = 0;
  let closed = false;
  const minis = new Set<MiniMap>();
  const figures = { frames: 0, slow: 0, worst: 0, last: 0 };
  const { promise: ready, resolve: arrive, reject: miss } = Promise.withResolvers<void>();
  // Whoever does not wait for the map must not be told of an unhandled failure.
  ready.catch(() => undefined);

  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  element.style.touchAction = 'none';
  element.style.userSelect = 'none';
  const layers = createLayers(element, NAMES);
  const painter = createPilePainter();

  const touch = (...names: readonly (typeof NAMES)[number][]): void => {
    for (const n of names) layers.get(n).dirty = true;
    if (frame === 0 && !closed) frame = requestAnimationFrame(draw);
  };
  const journeys = createJourneys(
    () => geometry,
    () => touch('counters', 'motion'),
  );
  const camera = createCamera(element, {
    changed: () => {
      if (fan !== undefined) closeFan();
      touch(...NAMES);
    },
    pans: () => pointer.pans(),
    glides: () => opts.motion,
  });

  const room = { width: element.clientWidth || 1000, height: element.clientHeight || 700 };
  const makers = createMakers(gameId, room, {
    grid(sheet: GridSheet) {
      const g = createGeometry(sheet);
      geometry = g;
      stacks = createStacks(g);
      stacks.arrange(scene.faces);
      tiles = createTiles(g.sheet, (list) => makers.want(list));
      camera.resize(element.clientWidth, element.clientHeight);
      camera.bound(g.bounds, g.sheet);
      touch(...NAMES);
    },
    built(step) {
      tiles?.built(step);
      touch('map');
    },
    tile(tile: FromPainter) {
      tiles?.arrived(tile);
      touch('map');
      if (tile.key.startsWith('overview')) {
        for (const m of minis) m.refresh('pieces');
        arrive();
      }
    },
    failed: (why) => miss(new Error(why)),
  });

  let preferred = -1;
  const prefer = (step: number): void => {
    if (step !== preferred) makers.prefer(step);
    preferred = step;
  };

  const view = (): PileView => ({
    camera,
    inks,
    ratio: layers.ratio,
    options: opts,
    selected: scene.selected,
    away: held === undefined ? journeys.away : new Set([...journeys.away, ...inHand(held.piece)]),
  });
  /** With a selected piece all that is selected in its place is taken up. */
  const inHand = (piece: number): readonly number[] => {
    const face = byId.get(piece);
    if (face === undefined || !scene.selected.has(piece)) return [piece];
    return scene.faces.filter((f) => f.at === face.at && scene.selected.has(f.id)).map((f) => f.id);
  };

  function draw(now: number): void {
    frame = 0;
    const began = performance.now();
    const moving = journeys.positions(now);
    const g = geometry;
    const look = { inks, palette: opts.palette };
    const map = layers.get('map');
    if (map.dirty) {
      const ctx = begin(map, layers.ratio);
      drawTable(ctx, g, camera, inks);
      if (tiles !== undefined) {
        if (!camera.zooming()) {
          tiles.wish(camera, layers.ratio, opts.theme);
          prefer(stepFor(camera.k));
        }
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        tiles.draw(ctx, camera, layers.ratio);
        events.moved(windowOf());
        for (const m of minis) m.refresh('view');
      }
    }
    const shades = layers.get('shades');
    if (shades.dirty) {
      const ctx = begin(shades, layers.ratio);
      if (g !== undefined) {
        drawBoxes(ctx, g, camera, inks);
        drawShades(ctx, scene.shades, g, camera, look);
        drawLines(ctx, scene.lines, g, camera, look);
      }
    }
    const counters = layers.get('counters');
    if (counters.dirty) {
      const ctx = begin(counters, layers.ratio);
      if (g !== undefined && stacks !== undefined) {
        const piles = stacks;
        const done = painter.draw(ctx, piles.piles, view());
        const occupied = (at: number): boolean => piles.at(at).length > 0;
        drawShadeTexts(ctx, scene.shades, g, camera, { ...look, occupied });
        if (!done) touch('counters');
      }
    }
    const top = layers.get('motion');
    if (top.dirty || moving.size > 0) drawTop(begin(top, layers.ratio), moving);
    if (journeys.busy) touch('motion');
    measure(began);
  }

  function measure(began: number): void {
    const spent = performance.now() - began;
    figures.frames++;
    figures.worst = Math.max(figures.worst, spent);
    if (began - figures.last < 100 && began - figures.last > SLOW) figures.slow++;
    figures.last = began;
  }

  function drawTop(
    ctx: CanvasRenderingContext2D,
    moving: ReadonlyMap<number, { readonly x: number; readonly y: number }>,
  ): void {
    const g = geometry;
    if (g === undefined) return;
    const ring = (at: number, style: 'cursor' | 'hover'): void =>
      drawRing(ctx, () => tracePlace(ctx, g, camera, at, style === 'cursor' ? 0.95 : 0.97), inks, style);
    if (hovered !== null && hovered.at !== scene.cursor) ring(hovered.at, 'hover');
    if (scene.cursor !== null) ring(scene.cursor, 'cursor');
    const size = 0.64 * camera.k;
    const v = view();
    for (const [id, at] of moving) {
      const face = byId.get(id);
      if (face !== undefined) painter.piece(ctx, face, { x: camera.toX(at.x), y: camera.toY(at.y), size }, v);
    }
    if (fan !== undefined) {
      drawFanCard(ctx, fan, inks);
      for (const s of fan.spots) painter.piece(ctx, s.face, { x: s.x, y: s.y, size: fan.size }, v);
    }
    if (held !== undefined) {
      const { x, y } = held;
      const big = Math.max(30, size);
      for (const [i, id] of inHand(held.piece).toReversed().entries()) {
        const face = byId.get(id);
        if (face !== undefined) painter.piece(ctx, face, { x: x + i * 3, y: y - 8 - i * 3, size: big }, v);
      }
    }
  }

  function windowOf(): BoardWindow {
    const w = camera.window();
    return { scale: camera.k, x: w.x0, y: w.y0, width: w.x1 - w.x0, height: w.y1 - w.y0 };
  }

  // Hands

  function closeFan(): void {
    fan = undefined;
    touch('motion');
  }
  function openFan(at: number): void {
    const where = geometry?.where(at);
    const faces = stacks?.at(at).flatMap((p) => p.faces) ?? [];
    if (where === undefined || faces.length === 0) return;
    fan = layFan(at, faces, { x: camera.toX(where.x), y: camera.toY(where.y), hex: camera.k }, camera);
    touch('motion');
  }

  function hit(x: number, y: number): Hit | null {
    if (fan !== undefined && inFan(fan, x, y)) return { at: fan.at, piece: fanPiece(fan, x, y)?.id ?? null };
    if (geometry === undefined || stacks === undefined) return null;
    const [mx, my] = [camera.mapX(x), camera.mapY(y)];
    const at = geometry.placeAt(mx, my);
    if (at < 0) return null;
    const piles = stacks.at(at);
    const under = piles.findLast((p) => Math.max(Math.abs(p.x - mx), Math.abs(p.y - my)) <= p.size / 2 + 0.03);
    return { at, piece: under?.top.id ?? null };
  }

  const pointer = watchPointer(element, {
    hit,
    draggable: (piece) => byId.get(piece)?.ready === true,
    click(h, x, y, extend) {
      const inside = fan !== undefined && inFan(fan, x, y);
      if (inside && h !== null) {
        if (h.piece === null) return;
        stacks?.raise(h.piece);
        events.pick({ at: h.at, piece: h.piece, extend: extend === 'extend' });
        if (extend === 'alone') closeFan();
        else openFan(h.at);
        touch('counters');
        return;
      }
      const open = fan?.at;
      closeFan();
      if (h === null) return;
      const aimed = scene.shades.some((s) => s.at === h.at && s.style === 'target');
      const pile = stacks?.at(h.at).reduce((n, p) => n + p.faces.length, 0) ?? 0;
      if (h.piece !== null && pile > 1 && !aimed && open !== h.at) openFan(h.at);
      events.pick({ at: h.at, piece: h.piece, extend: extend === 'extend' });
    },
    context(h, x, y) {
      if (h !== null) events.context({ ...h, x, y });
    },
    hover(h, x, y) {
      // A fan that the mouse has left is in the way of what lies under it.
      if (fan !== undefined && h !== null && h.at !== fan.at && !inFan(fan, x, y, 28)) closeFan();
      if (h?.at === hovered?.at && h?.piece === hovered?.piece) return;
      hovered = h;
      const can = h?.piece !== undefined && h.piece !== null;
      element.style.cursor = can ? 'pointer' : '';
      touch('motion');
      events.hover(h === null ? null : { ...h, x, y });
    },
    drag(piece, x, y) {
      if (held === undefined) closeFan();
      held = { piece, x, y };
      element.style.cursor = 'grabbing';
      const below = hit(x, y);
      if (below?.at !== hovered?.at) events.hover(below === null ? null : { ...below, x, y });
      hovered = below;
      touch('motion', 'counters');
    },
    drop(piece, x, y) {
      const below = hit(x, y);
      if (below !== null && below.at !== byId.get(piece)?.at) events.drop({ piece, at: below.at });
    },
    release() {
      held = undefined;
      element.style.cursor = '';
      touch('motion', 'counters');
    },
    pan() {
      if (hovered !== null) events.hover(null);
      hovered = null;
      closeFan();
    },
  });

  const observer = new ResizeObserver(() => {
    layers.resize(element.clientWidth, element.clientHeight);
    camera.resize(element.clientWidth, element.clientHeight);
    touch(...NAMES);
    if (frame !== 0) {
      // A resized canvas is blank: paint it before it is seen.
      cancelAnimationFrame(frame);
      draw(performance.now());
    }
  });
  observer.observe(element);
  layers.resize(element.clientWidth, element.clientHeight);

  return {
    show(next) {
      const before = scene;
      scene = next;
      if (next.faces !== before.faces) {
        byId = new Map(next.faces.map((f) => [f.id, f]));
        stacks?.arrange(next.faces);
        for (const m of minis) m.refresh('pieces');
        const at = fan?.at;
        if (at !== undefined) {
          closeFan();
          if ((stacks?.at(at).flatMap((p) => p.faces).length ?? 0) > 1) openFan(at);
        }
      }
      touch('shades', 'counters', 'motion');
    },
    animate(motions) {
      if (!opts.motion) return Promise.resolve();
      return journeys.play(motions, performance.now());
    },
    skip: () => journeys.skip(),
    options(o) {
      opts = o;
      inks = inksOf(o.theme);
      if (!o.motion) journeys.skip();
      for (const m of minis) m.refresh('pieces');
      touch(...NAMES);
    },
    goTo(at, zoom) {
      const go = (): void => {
        const p = geometry?.where(at);
        if (p !== undefined) camera.look({ x: p.x, y: p.y, ...(zoom === undefined ? {} : { k: zoom }) });
      };
      go();
    },
    fit(hexes) {
      const spots = (hexes ?? []).map((h) => geometry?.where(h)).filter((p) => p !== undefined);
      if (spots.length === 0) {
        if (geometry !== undefined) camera.frame(geometry.sheet);
        return;
      }
      const xs = spots.map((p) => p.x);
      const ys = spots.map((p) => p.y);
      const room = 2;
      camera.frame({
        x0: Math.min(...xs) - room,
        y0: Math.min(...ys) - room,
        x1: Math.max(...xs) + room,
        y1: Math.max(...ys) + room,
      });
    },
    zoomBy: (factor) => camera.zoomBy(factor),
    panBy: (dx, dy) => camera.panBy(dx, dy),
    neighbour: (at, direction) => geometry?.neighbour(at, direction) ?? at,
    screenOf(at) {
      const p = geometry?.where(at);
      return p === undefined ? { x: 0, y: 0 } : { x: camera.toX(p.x), y: camera.toY(p.y) };
    },
    mapOf(at) {
      const p = geometry?.where(at);
      return p === undefined ? { x: 0, y: 0, known: false } : { x: p.x, y: p.y, known: true };
    },
    fan(at) {
      closeFan();
      if (at !== null) openFan(at);
    },
    get fanned() {
      return fan?.at ?? null;
    },
    miniMap(into) {
      const mini = createMiniMap(into, {
        camera,
        geometry: () => geometry,
        overview: () => tiles?.overview(),
        options: () => opts,
        piles: () => stacks?.piles ?? [],
        inks: () => inks,
      });
      minis.add(mini);
      return () => {
        minis.delete(mini);
        mini.close();
      };
    },
    ready,
    stats() {
      const { frames, slow, worst } = figures;
      Object.assign(figures, { frames: 0, slow: 0, worst: 0 });
      return { frames, slow, worst, ...(tiles?.figures() ?? { tiles: 0, memory: 0 }) };
    },
    close() {
      closed = true;
      cancelAnimationFrame(frame);
      journeys.skip();
      observer.disconnect();
      pointer.close();
      camera.close();
      for (const m of minis) m.close();
      makers.close();
      tiles?.close();
      layers.close();
      miss(new Error('the board was closed'));
    },
  };
}
