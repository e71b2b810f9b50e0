// Status tabs in the corners: shapes first, colours second.
import type { Face } from '../board/types.ts';
import type { Art } from './art.ts';
import { TONES } from './nations.ts';

/** Shapes in a box of 20 by 20. The star has four points: no army wore it. */
const SHAPES: Readonly<Record<string, string>> = {
  round: 'M10,1A9,9 0 1 1 10,19A9,9 0 1 1 10,1Z',
  square: 'M2,2H18V18H2Z',
  triangle: 'M10,1L20,18H0Z',
  bar: 'M0,6H20V14H0Z',
  cross: 'M4,1L10,7L16,1L19,4L13,10L19,16L16,19L10,13L4,19L1,16L7,10L1,4Z',
  star: 'M10,-1L13,7L21,10L13,13L10,21L7,13L-1,10L7,7Z',
};

/** Corners in the order in which tabs take them: upper right, lower right, lower left, upper left. */
const CORNERS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
] as const;

/** What calls for a decision or spells trouble takes the first corners, in whatever order a game lists its flags. */
const RANK: Readonly<Record<string, number>> = { owed: 0, bad: 1, good: 2, plain: 3, quiet: 4 };
export function byUrgency(list: Face['tabs']): Face['tabs'] {
  return list.toSorted((a, b) => (RANK[a.tone] ?? 3) - (RANK[b.tone] ?? 3));
}

/** How many fit: the rest is told in words. */
function roomFor(size: number): number {
  if (size < 14) return 1;
  return size < 25 ? 2 : CORNERS.length;
}

export function tabs(art: Art): void {
  const { s, how, face } = art;
  // A dot has room only for what its owner must not miss.
  const urgent = byUrgency(face.tabs);
  const shown = s < 14 ? urgent.filter((t) => t.tone === 'bad' || t.tone === 'owed') : urgent;
  const size = Math.min(20, Math.max(s < 14 ? 5 : 7, s * 0.25));
  const over = size * 0.22;
  for (const [i, tab] of shown.slice(0, roomFor(s)).entries()) {
    const [right, low] = CORNERS[i] ?? [1, 0];
    const at = {
      kind: 'path',
      d: SHAPES[tab.shape] ?? '',
      x: right ? s - size + over : -over,
      y: low ? s - size + over : -over,
      scale: size / 20,
    } as const;
    const tones = TONES[how.palette];
    art.marks.push({ ...at, stroke: '#FBF6EA', width: Math.max(1.5, size * 0.22) });
    art.marks.push({ ...at, fill: tones[tab.tone] ?? tones['plain'] ?? '#000000' });
  }
}
