// The board as text. A wall of bricks has the neighbourhoods of a hex grid, so nothing is bent: each hex is a brick,
// and the borders between bricks show rivers and the like.
import type { Game, SeenPiece, View } from '@rasputitsa/kernel';
import type { HexMap } from '@rasputitsa/kit';
import { paint, type Style } from './out.ts';
import { sideName } from './words.ts';

/** Side 0, side 1, ...: told apart by letter case of their initials too, for who sees no colours. */
const SIDE_STYLES: readonly Style[] = ['cyan', 'red', 'green', 'magenta'];
export const sideStyle = (side: number): Style => SIDE_STYLES[side % SIDE_STYLES.length] ?? 'white';

/** One or two letters for each kind of unit, unlike each other as far as they can be. */
export class Codes {
  readonly #codes = new Map<string, string>();

  constructor(game: Game) {
    for (const [side] of game.sides.entries()) {
      const taken = new Map<string, string>();
      for (const kind of game.kinds) {
        if (kind.side !== side) continue;
        const symbol = kind.look?.['code'] ?? kind.look?.['symbol'];
        const word = typeof symbol === 'string' ? symbol : kind.name.replace(sideName(game, side), '').trim();
        const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
        const tries = [
          letters.slice(0, 1),
          letters.slice(0, 2),
          letters.slice(0, 1) + letters.slice(2, 3),
          letters.slice(0, 3),
        ];
        const free = tries.find((t) => t !== '' && (taken.get(t.toUpperCase()) ?? word) === word);
        const code = (free ?? letters.slice(0, 3)).toUpperCase() || '#';
        taken.set(code, word);
        this.#codes.set(kind.id, code);
      }
    }
  }
  of(kind: string): string {
    return this.#codes.get(kind) ?? '?';
  }
  /** Code and word, for a legend of what stands on the board. */
  legend(game: Game, pieces: readonly SeenPiece[]): string {
    const seen = new Map<string, string>();
    for (const p of pieces) {
      if (p.kind === undefined) continue;
      const kind = game.kinds.find((k) => k.id === p.kind);
      const symbol = kind?.look?.['symbol'];
      seen.set(this.of(p.kind), typeof symbol === 'string' ? symbol : (kind?.name ?? p.kind));
    }
    const shown = [...seen].sort(([a], [b]) => (a < b ? -1 : 1));
    return shown.length > 16 ? '' : shown.map(([c, w]) => `${c} ${w}`).join(', ');
  }
}

class Canvas {
  readonly #rows: { ch: string; style: Style | undefined }[][] = [];
  put(x: number, y: number, text: string, style?: Style): void {
    if (y < 0) return;
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y] ?? [];
    let i = x;
    for (const ch of text) {
      if (i >= 0) {
        while (row.length < i) row.push({ ch: ' ', style: undefined });
        row[i] = { ch, style };
      }
      i++;
    }
  }
  text(): string {
    return this.#rows
      .map((row) => {
        let out = '';
        for (let i = 0; i < row.length; ) {
          const style = row[i]?.style;
          let run = '';
          for (; i < row.length && row[i]?.style === style; i++) run += row[i]?.ch ?? ' ';
          out += style === undefined ? run : paint(style, run);
        }
        return out.trimEnd();
      })
      .join('\n');
  }
}

export interface BoardOptions {
  /** Characters a line may have. */
  readonly columns: number;
  /** Lines it may have; the part around `focus` is shown when the board is larger. */
  readonly rows?: number;
  readonly focus?: number;
  /** Hexes to mark: reachable ones, say. */
  readonly marked?: ReadonlySet<number>;
}

const LEAST_WIDTH = 7;
const MOST_WIDTH = 12;

interface Window {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function range(values: Int16Array): readonly [number, number] {
  let low = values[0] ?? 0;
  let high = low;
  for (const v of values) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  return [low, high];
}

/** As many columns as fit, with the focus in the middle where possible. */
function cut(low: number, high: number, fits: number, focus: number): readonly [number, number] {
  if (high - low + 1 <= fits) return [low, high];
  const from = Math.min(Math.max(low, focus - Math.floor(fits / 2)), high - fits + 1);
  return [from, from + fits - 1];
}

function stackText(pieces: readonly SeenPiece[], codes: Codes, room: number): string {
  const known = pieces.map((p) => (p.kind === undefined ? '?' : `${codes.of(p.kind)}${p.steps ?? '?'}`));
  const loose = known.join(' ');
  if (loose.length <= room) return loose;
  const tight = known.join('');
  return tight.length <= room ? tight : `x${pieces.length}`;
}

/** The terrain of a hex in one or two letters; the first terrain of the map, the commonest, is left blank. */
function terrainCodes(map: HexMap): readonly string[] {
  const taken = new Set<string>();
  return map.terrains.map((t, i) => {
    if (i === 0) return '';
    for (const code of [t.slice(0, 1), t.slice(0, 2), t.slice(0, 3)]) {
      if (taken.has(code)) continue;
      taken.add(code);
      return code;
    }
    return t.slice(0, 2);
  });
}

/** How hexside terrains look: the commonest first. */
const SIDE_MARKS: readonly (readonly [flat: string, upright: string, style: Style])[] = [
  ['~', '}', 'blue'],
  ['=', ')', 'blueBright'],
  ['^', '>', 'yellow'],
  ['"', ':', 'green'],
  ['#', 'H', 'white'],
  ['_', '!', 'magenta'],
  ['%', '%', 'green'],
  ['*', '*', 'red'],
];

function sideMark(map: HexMap, side: number): (typeof SIDE_MARKS)[number] | undefined {
  const t = map.sideTerrain[side] ?? 0;
  return t === 0 ? undefined : (SIDE_MARKS[t - 1] ?? SIDE_MARKS.at(-1));
}

function windowOf(map: HexMap, o: BoardOptions, cellHeight: number): { window: Window; cellWidth: number } {
  const { grid } = map;
  const [left, right] = range(grid.col);
  const [top, bottom] = range(grid.row);
  const lead = grid.orientation === 'pointy' ? 0.5 : 0;
  const across = right - left + 1 + lead;
  const widest = Math.floor((o.columns - 1) / across);
  const cellWidth = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, widest));
  // Even, so that half a brick is a whole number of characters.
  const even = cellWidth - (cellWidth % 2) < LEAST_WIDTH ? LEAST_WIDTH + 1 : cellWidth - (cellWidth % 2);
  const focus = o.focus ?? Math.floor(grid.count / 2);
  const [l, r] = cut(left, right, Math.max(1, Math.floor((o.columns - 1) / even - lead)), grid.col[focus] ?? 0);
  const tall = o.rows === undefined ? bottom - top + 1 : Math.max(1, Math.floor((o.rows - 1) / cellHeight));
  const [t, b] = cut(top, bottom, tall, grid.row[focus] ?? 0);
  return { window: { left: l, right: r, top: t, bottom: b }, cellWidth: even };
}

function drawBorders(canvas: Canvas, map: HexMap, hex: number, x: number, y: number, w: number, h: number): void {
  const { grid } = map;
  const half = w / 2;
  const mark = (d: number) => sideMark(map, grid.sides[hex * 6 + d] ?? -1);
  const level = (d: number, x0: number, y0: number, length: number) => {
    const m = mark(d);
    canvas.put(x0, y0, (m ? m[0] : '-').repeat(length), m ? m[2] : 'gray');
  };
  const upright = (d: number, x0: number, y0: number, length: number) => {
    const m = mark(d);
    for (let i = 0; i < length; i++) canvas.put(x0, y0 + i, m ? m[1] : '|', m ? m[2] : 'gray');
  };
  if (grid.orientation === 'pointy') {
    level(5, x + 1, y, half - 1);
    level(0, x + half, y, half);
    level(3, x + 1, y + h, half - 1);
    level(2, x + half, y + h, half);
    upright(4, x, y + 1, h - 1);
    upright(1, x + w, y + 1, h - 1);
    canvas.put(x, y, '+', 'gray');
    canvas.put(x, y + h, '+', 'gray');
    canvas.put(x + w, y, '+', 'gray');
    canvas.put(x + w, y + h, '+', 'gray');
  } else {
    level(0, x + 1, y, w - 1);
    level(3, x + 1, y + h, w - 1);
    upright(5, x, y + 1, h / 2 - 1);
    upright(4, x, y + h / 2 + 1, h / 2 - 1);
    upright(1, x + w, y + 1, h / 2 - 1);
    upright(2, x + w, y + h / 2 + 1, h / 2 - 1);
    for (const cy of [y, y + h / 2, y + h]) {
      canvas.put(x, cy, '+', 'gray');
      canvas.put(x + w, cy, '+', 'gray');
    }
  }
}

/** Names shorter than this say nothing. */
const LEAST_NAME = 3;

/** `Kharkov NE1` in eight letters is `Khar NE1`: the end tells neighbours apart. */
function shortLabel(label: string, room: number): string {
  if (label.length <= room) return label;
  const cut = label.indexOf(' ');
  const tail = cut < 0 ? '' : label.slice(cut).replaceAll(' ', '');
  if (cut < 0 || tail.length + 2 > room) return label.slice(0, room);
  return `${label.slice(0, Math.min(cut, room - tail.length - 1))} ${tail}`;
}

/** The middle of what is in sight: where a large board is looked at first. */
function middle(map: HexMap, view: View): number {
  const on = view.pieces.filter((p) => p.at >= 0 && p.at < map.grid.count);
  if (on.length === 0) return Math.floor(map.grid.count / 2);
  const centre = (values: Int16Array) => {
    const sorted = on.map((p) => values[p.at] ?? 0).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const found = map.grid.at(centre(map.grid.col), centre(map.grid.row));
  return found >= 0 ? found : (on[0]?.at ?? 0);
}

/** The board with what a viewer sees on it. */
export function drawBoard(game: Game, map: HexMap, view: View, codes: Codes, o: BoardOptions): string {
  const { grid } = map;
  const pointy = grid.orientation === 'pointy';
  const h = pointy ? 3 : 4;
  const { window, cellWidth: w } = windowOf(map, { focus: middle(map, view), ...o }, h);
  const names = new Map(map.places.map((p) => [p.hex, p.name]));
  const canvas = new Canvas();
  const terrain = terrainCodes(map);
  const stacks = new Map<number, SeenPiece[]>();
  for (const p of view.pieces) stacks.set(p.at, [...(stacks.get(p.at) ?? []), p]);
  const shifted = (n: number) => ((n & 1) === 1) === (grid.shift === 'odd');
  for (let hex = 0; hex < grid.count; hex++) {
    const col = grid.col[hex] ?? 0;
    const row = grid.row[hex] ?? 0;
    if (col < window.left || col > window.right || row < window.top || row > window.bottom) continue;
    const x = (col - window.left) * w + (pointy && shifted(row) ? w / 2 : 0);
    const y = (row - window.top) * h + (!pointy && shifted(col) ? h / 2 : 0);
    drawBorders(canvas, map, hex, x, y, w, h);
    const pieces = stacks.get(hex) ?? [];
    const mark = o.marked?.has(hex) ? '*' : '';
    const full = map.labels[hex] ?? String(hex);
    const label = mark + shortLabel(full, w - 1 - mark.length);
    canvas.put(x + 1, y + 1, label, mark ? 'bold' : 'gray');
    const name = names.get(hex);
    const ground = terrain[map.terrain[hex] ?? 0] ?? '';
    const beside = name !== undefined && name !== full && pieces.length > 0 ? name : ground;
    const room = w - 2 - label.length;
    if (beside.length <= room || room >= LEAST_NAME)
      canvas.put(
        x + w - Math.min(room, beside.length),
        y + 1,
        beside.slice(0, room),
        beside === ground ? 'green' : 'yellow',
      );
    else if (pieces.length === 0) canvas.put(x + w - ground.length, y + 2, ground, 'green');
    if (pieces.length === 0 && name !== undefined && name !== full)
      canvas.put(x + 1, y + 2, name.slice(0, w - 1), 'yellow');
    drawStack(canvas, game, pieces, codes, x + 1, y + 2, w - 1, pointy ? 1 : 2);
  }
  return canvas.text();
}

function drawStack(
  canvas: Canvas,
  game: Game,
  pieces: readonly SeenPiece[],
  codes: Codes,
  x: number,
  y: number,
  room: number,
  lines: number,
): void {
  const sides = game.sides.map((_, s) => pieces.filter((p) => p.side === s)).filter((l) => l.length > 0);
  // Two sides in one hex on one line: no room for more than how many.
  const crowded = sides.length > lines;
  for (const [i, stack] of sides.entries()) {
    const side = stack[0]?.side ?? 0;
    const initial = sideName(game, side).slice(0, 1);
    if (crowded) canvas.put(x + i * Math.floor(room / sides.length), y, `${initial}x${stack.length}`, sideStyle(side));
    else canvas.put(x, y + i, `${initial} ${stackText(stack, codes, room - 2)}`.slice(0, room), sideStyle(side));
  }
}

/** What the marks between hexes and the letters in them mean. */
export function mapLegend(map: HexMap): string {
  const codes = terrainCodes(map);
  const ground = map.terrains.flatMap((t, i) => (i === 0 ? [] : [`${codes[i] ?? ''} ${t}`]));
  const sides = map.sideTerrains.slice(1).map((t, i) => `${(SIDE_MARKS[i] ?? SIDE_MARKS.at(-1))?.[0] ?? ''} ${t}`);
  return [...ground, ...sides].join(', ');
}
