// The board: a map of tiles with shades, lines and counters on it, and what moves above. It knows places and pieces as
// faces, nothing of rules; what a click means is for the page to say.
import { type Rect, type Turn, turnBack, turned } from '@rasputitsa/atlas/draw/layout';
import { forgetSprites } from '../counters/index.ts';
import { createCamera } from './camera.ts';
import { drawAbove, drawTableLayer, LAYERS, type LayerName } from './frame.ts';
import { middleOfFront, type Spot } from './front.ts';
import { createGeometry } from './geometry.ts';
import { createHandling } from './hands.ts';
import { inksOf } from './inks.ts';
import { createLayers } from './layers.ts';
import { createMakers } from './makers.ts';
import { type GridSheet, stepFor } from './messages.ts';
import { createMiniMap, type MiniMap } from './minimap.ts';
import { createJourneys } from './motion.ts';
import { createPilePainter } from './piles.ts';
import { watchPointer } from './pointer.ts';
import { createStamps } from './stamps.ts';
import { createStacks } from './stacks.ts';
import { type BoardState, EMPTY, facesAt } from './state.ts';
import { createFrameClock } from './stats.ts';
import { createTiles } from './tiles.ts';
import type { Board, BoardEvents, BoardOptions } from './types.ts';

export * from './types.ts';

/** Paper left around hexes that are brought into view, in hexes. */
const ROOM = 1.6;
/** Of that, what must not be cut off when nothing needs to move. */
const EDGE = 0.7;
/** Pixels from hex to hex at which a counter can be read. */
const LEGIBLE = 56;
/** Of the counters; the map's are loaded where it is painted. */
const FONTS = ['500 16px "Barlow Condensed"', '600 16px "Barlow Condensed"', '700 16px "Barlow Condensed"'];

export function createBoard(element: HTMLElement, gameId: string, events: BoardEvents, options: BoardOptions): Board {
  const state: BoardState = {
    options,
    inks: inksOf(options.theme),
    scene: EMPTY,
    byId: new Map(),
    ground: undefined,
    fan: undefined,
    held: undefined,
    hovered: null,
  };
  let frame = 0;
  let closed = false;
  let seen = '';
  let preferred = -1;
  /** What was asked for before the map was known. */
  let later: (() => void)[] = [];
  let bare: GridSheet | undefined;
  /** Drawings of the map that are there. */
  const known = new Set<number>();
  const minis = new Set<MiniMap>();
  const clock = createFrameClock();
  const { promise: ready, resolve: arrive, reject: miss } = Promise.withResolvers<void>();
  // A caller that does not wait for the map must not get an unhandled failure.
  ready.catch(() => undefined);

  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  element.style.touchAction = 'none';
  element.style.userSelect = 'none';
  const layers = createLayers(element, LAYERS);
  const stamps = createStamps();
  const painter = createPilePainter(stamps);

  const touch = (...names: readonly LayerName[]): void => {
    for (const n of names) layers.get(n).dirty = true;
    if (frame === 0 && !closed) frame = requestAnimationFrame(draw);
  };
  const touchFor = (what: 'above' | 'all'): void => (what === 'all' ? touch(...LAYERS) : touch('above'));
  const journeys = createJourneys(
    () => state.ground?.geometry,
    () => touch(...LAYERS),
  );
  const camera = createCamera(element, {
    changed: () => {
      hands.closeFan();
      touch(...LAYERS);
    },
    settled: () => touch('table'),
    pans: () => pointer.pans(),
    // The first look is there at once; only from a place one has seen is there a way to another.
    glides: () => state.options.motion && preferred >= 0,
  });
  const hands = createHandling({ element, state, camera, events, touch: touchFor });
  const pointer = watchPointer(element, hands);

  /** Once the board is known, and again when it is turned. */
  const layGround = (sheet: GridSheet): void => {
    const { turn = 0 } = state.options;
    const geometry = createGeometry(sheet, turn);
    const stacks = createStacks(geometry);
    stacks.arrange(state.scene.faces);
    const tiles = createTiles(geometry.sheet, (list) => makers.want(list), turn);
    for (const step of known) tiles.read(step);
    state.ground?.tiles.close();
    state.ground = { geometry, stacks, tiles };
    camera.resize(element.clientWidth, element.clientHeight);
    camera.bound(geometry.bounds, geometry.sheet);
  };
  /** What was in the middle stays there, as large as it was. */
  const turnBoard = (from: Turn, sheet: GridSheet): void => {
    hands.closeFan();
    journeys.skip();
    state.hovered = null;
    const w = camera.window();
    const { k } = camera;
    const [x, y] = turned(turnBack(from), (w.x0 + w.x1) / 2, (w.y0 + w.y1) / 2);
    layGround(sheet);
    const [tx, ty] = turned(state.options.turn ?? 0, x, y);
    camera.show(tx, ty, k);
  };

  const makers = createMakers(gameId, {
    grid(sheet: GridSheet) {
      performance.mark('board grid');
      bare = sheet;
      layGround(sheet);
      for (const act of later) act();
      later = [];
      touch(...LAYERS);
    },
    read(step, ms) {
      performance.mark('board drawing', { detail: { step, ms } });
      known.add(step);
      state.ground?.tiles.read(step);
      touch('table');
    },
    tile(tile) {
      state.ground?.tiles.arrived(tile);
      touch('table');
      if (!tile.key.startsWith('overview')) return;
      for (const m of minis) m.refresh('pieces');
      performance.mark('board map', { detail: { ms: tile.ms } });
      arrive();
    },
    failed: (why) => miss(new Error(why)),
  });
  const whenKnown = (act: () => void): void => {
    if (state.ground === undefined) later.push(act);
    else act();
  };

  /** Asks for tiles once the zoom is at rest, and tells the page where it looks. */
  function follow(): void {
    if (state.ground === undefined) return;
    if (!camera.zooming()) {
      state.ground.tiles.wish(camera, layers.ratio, state.options.theme);
      const step = stepFor(camera.k);
      if (step !== preferred) makers.prefer(step);
      preferred = step;
    }
    const now = `${camera.k} ${camera.x} ${camera.y} ${camera.width} ${camera.height}`;
    if (now === seen) return;
    seen = now;
    const w = camera.window();
    events.moved({ scale: camera.k, x: w.x0, y: w.y0, width: w.x1 - w.x0, height: w.y1 - w.y0 });
    for (const m of minis) m.refresh('view');
  }

  function draw(now: number): void {
    frame = 0;
    const began = performance.now();
    const picture = { state, camera, layers, painter, stamps, journeys };
    const moving = journeys.positions(now);
    if (layers.get('table').dirty) {
      follow();
      if (!drawTableLayer(picture)) touch('table');
    }
    if (layers.get('above').dirty || journeys.busy) drawAbove(picture, moving);
    if (journeys.busy) touch('above');
    clock.frame(began, performance.now());
  }

  const resized = (): void => {
    layers.resize(element.clientWidth, element.clientHeight);
    camera.resize(element.clientWidth, element.clientHeight);
    // A resized canvas is blank: painted before it is seen.
    cancelAnimationFrame(frame);
    draw(performance.now());
  };
  const observer = new ResizeObserver(resized);
  observer.observe(element);
  layers.resize(element.clientWidth, element.clientHeight);
  // What was drawn in a substitute typeface is drawn again.
  void Promise.allSettled(FONTS.map((f) => document.fonts.load(f))).then(() => {
    forgetSprites();
    painter.forget();
    touch(...LAYERS);
  });

  /** The part of the map these hexes take, and a little around it. */
  const around = (hexes: readonly number[], room: number): Rect | undefined => {
    const spots = hexes.map((h) => state.ground?.geometry.where(h)).filter((p) => p !== undefined);
    if (spots.length === 0) return undefined;
    const xs = spots.map((p) => p.x);
    const ys = spots.map((p) => p.y);
    return {
      x0: Math.min(...xs) - room,
      y0: Math.min(...ys) - room,
      x1: Math.max(...xs) + room,
      y1: Math.max(...ys) + room,
    };
  };
  const fit = (hexes: readonly number[]): void => {
    const all = around(hexes, ROOM) ?? state.ground?.geometry.sheet;
    if (all) camera.frame(all);
  };
  const spotsOf = (hexes: readonly number[]): readonly Spot[] =>
    hexes.map((h) => state.ground?.geometry.where(h)).filter((p) => p !== undefined);
  const open = (own: readonly number[], others: readonly number[]): void => {
    const all = around([...own, ...others], ROOM) ?? state.ground?.geometry.sheet;
    if (!all) return;
    const middle = { x: (all.x0 + all.x1) / 2, y: (all.y0 + all.y1) / 2 };
    camera.open(all, middleOfFront(spotsOf(own), spotsOf(others)) ?? middle);
  };
  const reveal = (hexes: readonly number[], free: Rect): void => {
    const [tight, wide] = [around(hexes, EDGE), around(hexes, ROOM)];
    if (!tight || !wide) return;
    camera.leaves(free);
    const seen =
      camera.toX(tight.x0) >= free.x0 &&
      camera.toX(tight.x1) <= free.x1 &&
      camera.toY(tight.y0) >= free.y0 &&
      camera.toY(tight.y1) <= free.y1;
    if (seen) return;
    const most = Math.min((free.x1 - free.x0) / (wide.x1 - wide.x0), (free.y1 - free.y0) / (wide.y1 - wide.y0));
    const k = Math.min(most, Math.max(camera.k, LEGIBLE));
    camera.look({
      x: (wide.x0 + wide.x1) / 2 + (camera.width - free.x0 - free.x1) / 2 / k,
      y: (wide.y0 + wide.y1) / 2 + (camera.height - free.y0 - free.y1) / 2 / k,
      k,
    });
  };

  return {
    ready,
    show(next) {
      const before = state.scene;
      state.scene = next;
      touch('above');
      const same = (['faces', 'selected', 'pointed', 'shades', 'lines'] as const).every(
        (part) => next[part] === before[part],
      );
      if (!same) touch('table');
      if (next.shades !== before.shades) hands.makeWay();
      if (next.faces === before.faces) return;
      state.byId = new Map(next.faces.map((f) => [f.id, f]));
      state.ground?.stacks.arrange(next.faces);
      for (const m of minis) m.refresh('pieces');
      const open = state.fan?.at;
      if (open === undefined) return;
      hands.closeFan();
      if (facesAt(state, open).length > 1) hands.openFan(open);
    },
    animate: (motions) =>
      state.options.motion ? journeys.play(motions, performance.now()) : Promise.resolve(journeys.skip()),
    skip: () => journeys.skip(),
    options(next) {
      const from = state.options.turn ?? 0;
      state.options = next;
      state.inks = inksOf(next.theme);
      if (bare !== undefined && from !== (next.turn ?? 0)) turnBoard(from, bare);
      if (!next.motion) journeys.skip();
      for (const m of minis) m.refresh('pieces');
      touch(...LAYERS);
    },
    goTo: (at, zoom) =>
      whenKnown(() => {
        const p = state.ground?.geometry.where(at);
        if (p === undefined || (zoom === undefined && camera.shows(p.x, p.y))) return;
        camera.lookOnPaper({ x: p.x, y: p.y, ...(zoom === undefined ? {} : { k: zoom }) });
      }),
    fit: (hexes) => whenKnown(() => fit(hexes ?? [])),
    open: (own, others) => whenKnown(() => open(own, others)),
    reveal: (hexes, free) => whenKnown(() => reveal(hexes, free)),
    zoomBy: (factor) => camera.zoomBy(factor),
    panBy: (dx, dy) => camera.panBy(dx, dy),
    neighbour: (at, direction) => state.ground?.geometry.neighbour(at, direction) ?? at,
    screenOf(at) {
      const p = state.ground?.geometry.where(at);
      return p === undefined ? { x: 0, y: 0 } : { x: camera.toX(p.x), y: camera.toY(p.y) };
    },
    mapOf(at) {
      const p = state.ground?.geometry.where(at);
      return p === undefined ? { x: 0, y: 0, known: false } : { x: p.x, y: p.y, known: true };
    },
    fan(at) {
      hands.closeFan();
      if (at === null) return;
      hands.openFan(at);
      hands.makeWay();
    },
    get fanned() {
      return state.fan?.at ?? null;
    },
    miniMap(into) {
      const mini = createMiniMap(into, state, camera);
      minis.add(mini);
      return () => {
        minis.delete(mini);
        mini.close();
      };
    },
    stats: () => ({
      ...clock.read(),
      ...(state.ground?.tiles.figures() ?? { tiles: 0, memory: 0, painting: 0, wanted: 0 }),
    }),
    close() {
      closed = true;
      cancelAnimationFrame(frame);
      journeys.skip();
      observer.disconnect();
      pointer.close();
      camera.close();
      for (const m of minis) m.close();
      makers.close();
      state.ground?.tiles.close();
      layers.close();
      miss(new Error('the board was closed'));
    },
  };
}
