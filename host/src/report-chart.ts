// Curves of a report as SVG: the score, and what each side lost, turn by turn.
import type { Report } from './report-types.ts';
import { lossTitle, shown } from './report-words.ts';

export const escaped = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WIDE = 760;
const HIGH = 190;
const LEFT = 46;
const RIGHT = 14;
const TOP = 26;
const FOOT = 34;
/** Names of turns under the axis, no more than can be read. */
const MOST_NAMES = 8;

export const r1 = (n: number): string => (Math.round(n * 10) / 10).toString();

export interface Frame {
  readonly x: (i: number) => number;
  readonly y: (v: number) => number;
  readonly axes: string;
}
/** Axes with the names of turns below. */
export function frame(turns: readonly string[], title: string, low: number, high: number): Frame {
  const n = turns.length;
  const step = (WIDE - LEFT - RIGHT) / Math.max(1, n);
  const x = (i: number): number => LEFT + step * (i + 0.5);
  const y = (v: number): number => TOP + ((high - v) / Math.max(1, high - low)) * (HIGH - TOP - FOOT);
  const marks = [...new Set([low, 0, high])].filter((v) => v >= low && v <= high);
  const lines = marks.map(
    (v) =>
      `<line x1="${LEFT}" x2="${WIDE - RIGHT}" y1="${r1(y(v))}" y2="${r1(y(v))}" class="grid"/><text x="${LEFT - 6}" y="${r1(y(v) + 4)}" text-anchor="end">${shown(v)}</text>`,
  );
  const every = Math.ceil(n / MOST_NAMES);
  const names = turns.flatMap((t, i) =>
    i % every === 0
      ? [`<text x="${r1(x(i))}" y="${HIGH - FOOT + 18}" text-anchor="middle">${escaped(short(t))}</text>`]
      : [],
  );
  return {
    x,
    y,
    axes: `<text x="${LEFT}" y="14" class="name">${escaped(title)}</text>${lines.join('')}${names.join('')}`,
  };
}
/** `July 1942, Fortnight 2` has no room under an axis. */
function short(turn: string): string {
  return turn
    .replace(/(\w{3})\w* (\d\d)(\d\d)/, '$1 $3')
    .replace(/, \w+ (\d+)/, ' $1')
    .replace(/^Turn /i, '');
}
function turnsOf(r: Report): readonly string[] {
  return r.turns.map((t) => t.turn);
}
export function svg(label: string, body: string): string {
  return `<svg class="chart" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label="${escaped(label)}">${body}</svg>`;
}

export function scoreChart(r: Report): string {
  const known = r.turns.flatMap((t, i) => (t.value === undefined ? [] : [{ i, v: t.value, t }]));
  if (known.length < 2) return '';
  const values = known.map((k) => k.v);
  const { x, y, axes } = frame(turnsOf(r), r.curve, Math.min(0, ...values), Math.max(0, ...values));
  const way = known.map((k) => `${r1(x(k.i))},${r1(y(k.v))}`).join(' ');
  const dots = known.map(
    (k) =>
      `<circle cx="${r1(x(k.i))}" cy="${r1(y(k.v))}" r="3.5"><title>${escaped(`${k.t.turn}: ${k.t.score}`)}</title></circle>`,
  );
  const turns = new Set(r.turning.map((p) => p.turn));
  const rings = known
    .filter((k) => turns.has(k.i))
    .map((k) => `<circle cx="${r1(x(k.i))}" cy="${r1(y(k.v))}" r="8" class="turning"/>`);
  return svg(`${r.curve}, turn by turn`, `${axes}<polyline points="${way}"/>${dots.join('')}${rings.join('')}`);
}

export function lossChart(r: Report, colours: readonly string[]): string {
  const most = Math.max(0, ...r.turns.flatMap((t) => t.losses));
  if (most === 0) return '';
  const { x, y, axes } = frame(turnsOf(r), 'Steps lost in battle', 0, most);
  const wide = Math.min(22, (WIDE - LEFT - RIGHT) / Math.max(1, r.turns.length) / (r.sides.length + 1));
  const bars = r.turns.flatMap((t, i) =>
    t.losses.map((n, side) => {
      const left = x(i) + (side - r.sides.length / 2) * wide;
      const words = `${t.turn}: ${r.sides[side] ?? ''} ${n}`;
      return `<rect x="${r1(left)}" y="${r1(y(n))}" width="${r1(wide - 1)}" height="${r1(y(0) - y(n))}" fill="${colours[side] ?? '#777'}" class="bar"><title>${escaped(words)}</title></rect>`;
    }),
  );
  const key = r.sides.map((s, i) => {
    const at = WIDE - RIGHT - (r.sides.length - i) * 150;
    return `<rect x="${at}" y="5" width="11" height="11" fill="${colours[i] ?? '#777'}" class="bar"/><text x="${at + 16}" y="14">${escaped(lossTitle(s))}</text>`;
  });
  return svg('Steps lost in battle, by turn and side', `${axes}${bars.join('')}${key.join('')}`);
}
