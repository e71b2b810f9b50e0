// The board by itself, to look at and to measure: board.html?game=<id>&pieces=1500&theme=dark. Development only.
import { createBoard, type BoardScene, type Face, type Shade } from '../src/board/index.ts';
import type { Demo } from './board-demo.ts';
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'skirmish';
const started = performance.now();
let theme = (query.get('theme') ?? 'light') as ThemeName;
const palette = theme === 'distinct' ? 'distinct' : 'plain';
const motion = query.get('motion') !== 'off';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no element ${id}`);
  return found;
}

const picks: string[] = [];
const board = createBoard(
  element('board'),
  game,
  {
    pick: (h) => {
      picks.push(`pick ${h.at} ${h.piece} ${h.extend}`);
      show({ selected: new Set(h.piece === null ? [] : [h.piece]), ...around(h.at, h.piece) });
    },
    drop: (h) => picks.push(`drop ${h.piece} ${h.at}`),
    hover: (h) => picks.push(h === null ? 'hover off' : `hover ${h.at} ${h.piece}`),
    context: (h) => picks.push(`context ${h.at} ${h.piece}`),
    moved: () => undefined,
  },
  { theme, palette, motion },
);
board.miniMap(element('mini'));

let scene: BoardScene = { faces: [], selected: new Set(), shades: [], lines: [], cursor: null };
function show(part: Partial<BoardScene>): void {
  scene = { ...scene, ...part };
  board.show(scene);
}

/** Six neighbours as targets and a way to one of them, as a page would show. */
function around(at: number, piece: number | null): Partial<BoardScene> {
  if (piece === null) return { shades: [], lines: [] };
  const shades: Shade[] = [{ at, style: 'chosen' }];
  for (const d of ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const) {
    const to = board.neighbour(at, d);
    if (to !== at && !shades.some((s) => s.at === to))
      shades.push({ at: to, style: 'target', text: d === 'e' ? '2' : '1' });
  }
  const e = board.neighbour(at, 'e');
  return { shades, lines: [{ path: [at, e, board.neighbour(e, 'ne')], style: 'path' }] };
}

let seed = 7;
function random(): number {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
}
const NATIONS = ['german', 'german', 'german', 'rumanian', 'hungarian', 'finnish'] as const;
const SYMBOLS = ['infantry', 'infantry', 'armor', 'mech', 'cavalry', 'artillery', 'hq'] as const;
const SIZES = ['division', 'corps', 'army'] as const;
function pick<T>(list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** Two crowds facing each other across the middle of the map. */
function people(count: number): void {
  seed = 7;
  const blocks = query.get('blocks') !== null;
  const spots = Array.from({ length: 20000 }, (_, at) => ({ at, ...board.mapOf(at) })).filter((s) => s.known);
  const xs = spots.map((s) => s.x);
  const mid = (Math.min(...xs) + Math.max(...xs)) / 2;
  const span = Math.max(...xs) - Math.min(...xs);
  const faces: Face[] = [];
  const near = [0, 1].map((side) =>
    spots.filter((s) => (side === 0 ? s.x <= mid : s.x > mid) && Math.abs(s.x - mid) < span * 0.25),
  );
  for (let id = 0; id < count; id++) {
    const side = id % 2;
    const nation = side === 0 ? pick(NATIONS) : 'soviet';
    const max = 1 + Math.floor(random() * 4);
    const hidden = blocks && side === 1;
    faces.push({
      id,
      side,
      nation,
      at: pick(near[side] ?? []).at,
      ready: side === 0 && random() < 0.3,
      name: `piece ${id}`,
      ...(hidden
        ? {}
        : {
            steps: 1 + Math.floor(random() * max),
            maxSteps: max,
            look: {
              symbol: pick(SYMBOLS),
              size: pick(SIZES),
              nation,
              code: String(id),
              factors: `${max * 2}-${4 + (id % 4)}`,
              ...(blocks ? { block: true } : {}),
            },
          }),
      tabs: random() < 0.1 ? [{ shape: 'triangle', tone: 'bad', title: 'Out of supply' }] : [],
    });
  }
  show({ faces });
}

function mouse(type: string, x: number, y: number, on: EventTarget): void {
  const event = { clientX: x, clientY: y, bubbles: true, cancelable: true, view: window, button: 0 };
  on.dispatchEvent(new MouseEvent(type, event));
}

function pan(frames: number): Promise<readonly number[]> {
  const target = element('board');
  const times: number[] = [];
  mouse('mousedown', 20, 20, target);
  return new Promise((done) => {
    let last = performance.now();
    const tick = (now: number): void => {
      times.push(now - last);
      last = now;
      const n = times.length;
      const x = 20 + 400 * Math.abs(Math.sin(n / 20));
      const y = 20 + 300 * Math.abs(Math.sin(n / 31));
      if (n > frames) {
        mouse('mouseup', x, y, window);
        done(times.slice(1));
        return;
      }
      mouse('mousemove', x, y, window);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

const demo: Demo = {
  board,
  picks,
  readyAfter: 0,
  people,
  scene: () => scene,
  show,
  aim: 0,
  pan,
  theme(name) {
    theme = name;
    board.options({ theme, palette: name === 'distinct' ? 'distinct' : 'plain', motion });
  },
};
window.demo = demo;
await board.ready;
demo.readyAfter = performance.now() - started;
people(Number(query.get('pieces') ?? 200));
document.body.dataset['ready'] = 'yes';
