// Which names a map carries, and where each may sit: around marks, along rivers, over seas and regions.
import { chaikin, lineLength, pointAlong, resample, simplify } from './curve.ts';
import type { Frame } from './frame.ts';
import type { InkMap } from './ink.ts';
import { advance, ASCENT, DESCENT, textWidth } from './metrics.ts';
import { paintOf } from './svg.ts';
import type { Mark } from './places.ts';
import type { Box, Candidate, Label } from './placer.ts';
import type { RiverStroke } from './rivers.ts';
import type { Glyph, TextShape } from './scene.ts';

export interface NameCandidate extends Candidate {
  readonly shape: TextShape;
}
export type NameLabel = Label<NameCandidate>;

const SIZE = [0, 15.4, 14.6, 13, 11.2, 10] as const;
const WEIGHT = [0, 400, 260, 160, 90, 60] as const;
/** What crossing ink costs; a name fully on lines costs about half of leaving out a village. */
export const INK = 130;

export function inWindow(box: Box, frame: Frame): boolean {
  const w = frame.window;
  const m = 3 * frame.pen;
  return box.x0 >= w.x0 + m && box.x1 <= w.x1 - m && box.y0 >= w.y0 + m && box.y1 <= w.y1 - m;
}

export function grown(box: Box, by: number): Box {
  return { x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by };
}

/** The box of a line of text whose baseline starts at x, y. */
export function textBox(text: string, cls: string, size: number, spacing: number, x: number, y: number): Box {
  const face = paintOf(cls).face ?? 'serif';
  const w = textWidth(text, face, size, spacing) * 1.02;
  return { x0: x, y0: y - ASCENT * size, x1: x + w, y1: y + DESCENT * size };
}

/** Eight sides of a mark and a few in-betweens; the classic order of preference, right and above first. */
const AROUND: readonly (readonly [dx: number, dy: number, cost: number])[] = [
  [1, -0.5, 0],
  [1, 0.5, 3],
  [1, 0, 2],
  [-1, -0.5, 4],
  [-1, 0, 5],
  [-1, 0.5, 6],
  [0, -1, 5],
  [0, 1, 6],
  [0.5, -1, 4],
  [0.5, 1, 6],
  [-0.5, -1, 7],
  [-0.5, 1, 8],
];

export function placeLabelsOf(marks: readonly Mark[], frame: Frame, ink: InkMap): NameLabel[] {
  return marks.map((m, i) => {
    const cls = `text-${m.rank}`;
    const grand = m.rank === 1;
    const text = grand ? m.place.name.toLocaleUpperCase('en') : m.place.name;
    const size = (SIZE[m.rank] ?? 10) * frame.namePen;
    const spacing = grand ? 0.9 * frame.namePen : 0;
    const base = textBox(text, cls, size, spacing, 0, 0);
    const w = base.x1;
    const h = base.y1 - base.y0;
    const candidates: NameCandidate[] = [];
    for (const [ring, extra] of [
      [1, 0],
      [1.9, 9],
      [2.8, 17],
    ] as const) {
      const gap = m.r * (m.fort ? 1.45 : 1) + 1.7 * frame.namePen * ring;
      for (const [dx, dy, cost] of AROUND) {
        // dx places the box's near edge; dy its middle; corners tuck in a little.
        const side = Math.abs(dx) === 1;
        const x = side ? (dx > 0 ? m.x + gap : m.x - gap - w) : m.x - w / 2 + dx * w * 0.7;
        const cy = side ? m.y + dy * (h * 0.95) : m.y + Math.sign(dy) * (gap + h / 2);
        const y = cy - h / 2 + ASCENT * size;
        const box = textBox(text, cls, size, spacing, x, y);
        if (!inWindow(box, frame)) continue;
        const shape: TextShape = {
          kind: 'text',
          cls,
          text,
          x,
          y,
          size,
          ...(spacing > 0 ? { spacing } : {}),
          of: [m.x, m.y],
        };
        candidates.push({ shape, boxes: [grown(box, 0.9 * frame.namePen)], cost: cost + extra + INK * ink.under(box) });
      }
    }
    return { id: `place ${i} ${m.place.name}`, weight: (WEIGHT[m.rank] ?? 60) * 2, candidates };
  });
}

export function markObstacles(marks: readonly Mark[], pen: number): Box[] {
  return marks.flatMap((m) => {
    const r = m.r * (m.fort ? 1.4 : 1) + 0.4 * pen;
    const boxes: Box[] = [{ x0: m.x - r, y0: m.y - r, x1: m.x + r, y1: m.y + r }];
    if (m.port) {
      const [x, y, h] = [m.x + m.r + 4.6 * pen, m.y - m.r - 2.6 * pen, 4.2 * pen];
      boxes.push({ x0: x - h * 0.6, y0: y - h * 0.6, x1: x + h * 0.6, y1: y + h * 0.8 });
    }
    return boxes;
  });
}

const RIVER_SIZE = [0, 12.6, 11, 9.8] as const;

/** One name for every so much river; the longest strokes of a name first. */
export function riverLabels(strokes: readonly RiverStroke[], frame: Frame, ink: InkMap): NameLabel[] {
  if (frame.zoom === 'far') return [];
  const byName = new Map<string, RiverStroke[]>();
  for (const s of strokes) {
    for (const n of s.names) byName.set(n.name, [...(byName.get(n.name) ?? []), { ...s, course: n.course }]);
  }
  const out: NameLabel[] = [];
  for (const [name, list] of byName) {
    const rank = Math.min(...list.map((s) => s.rank));
    const size = (RIVER_SIZE[rank] ?? 9) * frame.namePen;
    const spacing = (rank === 1 ? 2 : 1) * frame.namePen;
    const candidates: NameCandidate[] = list.flatMap((s) => alongRiver(name, s, size, spacing, frame, ink));
    const length = list.reduce((sum, s) => sum + lineLength(s.course), 0) * frame.hexSize;
    const times = Math.max(1, Math.min(4, Math.round(length / (1400 * frame.namePen))));
    if (candidates.length === 0) continue;
    for (let k = 0; k < times; k++) {
      const part = candidates.filter((c) => stretchOf(c, candidates, times) === k);
      if (part.length > 0) out.push({ id: `river ${name} ${k}`, weight: rank === 1 ? 120 : 70, candidates: part });
    }
  }
  return out;
}

/** Repeats share out the river from end to end, with gaps between, so that two never stand side by side. */
function stretchOf(c: NameCandidate, all: readonly NameCandidate[], times: number): number {
  const xs = all.map((a) => a.shape.x);
  const ys = all.map((a) => a.shape.y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  const wide = x1 - x0 > y1 - y0;
  const t = wide ? (c.shape.x - x0) / (x1 - x0 || 1) : (c.shape.y - y0) / (y1 - y0 || 1);
  const part = Math.min(times - 1, Math.floor(t * times));
  const within = t * times - part;
  const clearBelow = part === 0 || within > 0.2;
  const clearAbove = part === times - 1 || within < 0.8;
  const inner = clearBelow && clearAbove;
  return inner ? part : -1;
}

function alongRiver(
  name: string,
  stroke: RiverStroke,
  size: number,
  spacing: number,
  frame: Frame,
  ink: InkMap,
): NameCandidate[] {
  const cls = 'text-river';
  const face = paintOf(cls).face ?? 'serif';
  const need = textWidth(name, face, size, spacing);
  // The baseline follows the valley, not every bend.
  const soft = chaikin(simplify(frame.sheetLine(stroke.course), size * 0.9), 3);
  const line = resample(soft, 4 * frame.namePen);
  const total = lineLength(line);
  const out: NameCandidate[] = [];
  const halfWidth = (Math.max(stroke.from, stroke.to) / 2) * frame.pen;
  for (let start = size; start + need < total - size; start += Math.max(need * 0.35, 10 * frame.namePen)) {
    const a = pointAlong(line, start);
    const b = pointAlong(line, start + need);
    const leftward = b.x < a.x;
    for (const above of [true, false]) {
      const lift = above ? halfWidth + size * 0.3 : -(halfWidth + size * 0.86);
      const glyphs: Glyph[] = [];
      const boxes: Box[] = [];
      let at = leftward ? start + need : start;
      let turn = 0;
      let last: number | undefined;
      for (const char of name) {
        const w = advance(char, face, size);
        const mid = pointAlong(line, leftward ? at - w / 2 : at + w / 2);
        const angle = leftward ? mid.angle + Math.PI : mid.angle;
        const norm = Math.atan2(Math.sin(angle), Math.cos(angle));
        if (last !== undefined)
          turn = Math.max(turn, Math.abs(Math.atan2(Math.sin(norm - last), Math.cos(norm - last))));
        last = norm;
        const up = { x: Math.sin(norm), y: -Math.cos(norm) };
        const x = mid.x - (Math.cos(norm) * w) / 2 + up.x * lift;
        const y = mid.y - (Math.sin(norm) * w) / 2 + up.y * lift;
        glyphs.push({ char, x, y, angle: norm });
        const cx = mid.x + up.x * (lift + size * 0.26);
        const cy = mid.y + up.y * (lift + size * 0.26);
        const rx = (Math.abs(Math.cos(norm)) * (w + spacing)) / 2 + Math.abs(Math.sin(norm)) * size * 0.44;
        const ry = (Math.abs(Math.sin(norm)) * (w + spacing)) / 2 + Math.abs(Math.cos(norm)) * size * 0.44;
        boxes.push({ x0: cx - rx, y0: cy - ry, x1: cx + rx, y1: cy + ry });
        at += leftward ? -(w + spacing) : w + spacing;
      }
      if (turn > 0.42 || !boxes.every((q) => inWindow(q, frame))) continue;
      const steep = Math.abs(b.y - a.y) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
      const under = boxes.reduce((s, q) => s + ink.under(q), 0) / Math.max(1, boxes.length);
      const first = glyphs[0];
      out.push({
        shape: { kind: 'text', cls, text: name, x: first?.x ?? 0, y: first?.y ?? 0, size, glyphs },
        boxes,
        cost: (above ? 0 : 2) + steep * 10 + turn * 40 + INK * under,
      });
    }
  }
  return out;
}
