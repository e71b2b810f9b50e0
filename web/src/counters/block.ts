// A wooden block: its strength is the number on its upper edge. As on the table the block is turned a quarter for every
// step lost; the numbers go round with it, while symbol and code stay upright for the reader.
import { type Art, band, mix, sizeAbove, snap, symbol, words } from './art.ts';
import { widthOf } from './marks.ts';
import { ROOMY } from './types.ts';

/** Which edge shows strength n while the block stands at `steps`: 0 top, 1 right, 2 bottom, 3 left. */
export function edgeOf(n: number, steps: number): 0 | 1 | 2 | 3 {
  return ((((steps - n) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
}

/** The edge of full strength carries a stripe, so that a weakened block is seen from afar to be turned. */
function stripe(art: Art): void {
  const { s, h, hair, face } = art;
  if (face.steps === undefined || face.maxSteps === undefined || face.maxSteps < 2) return;
  const edge = edgeOf(face.maxSteps, face.steps);
  const thick = snap(art, Math.max(1.5, s * 0.045));
  const ends = s * 0.16;
  const boxes = [
    { x: ends, y: hair, w: s - 2 * ends, h: thick },
    { x: s - hair - thick, y: ends, w: thick, h: h - 2 * ends },
    { x: ends, y: h - hair - thick, w: s - 2 * ends, h: thick },
    { x: hair, y: ends, w: thick, h: h - 2 * ends },
  ] as const;
  const box = boxes[edge];
  art.marks.push({ kind: 'box', ...box, r: 0, fill: art.colours.edge, opacity: 0.8 });
}

function strengths(art: Art, topSize: number): void {
  const { s, h, face, colours } = art;
  const y = s * 0.06 + topSize * 0.36;
  if (face.steps === undefined) {
    words(art, { text: '?', x: s / 2, y, size: topSize, fit: s * 0.5, opacity: 0.65 });
    return;
  }
  words(art, { text: String(face.steps), x: s / 2, y, size: topSize, fit: s * 0.5, weight: 600 });
  const max = face.maxSteps ?? face.steps;
  // Five or more do not fit round a square.
  if (s < ROOMY || max > 4) return;
  const pale = mix(colours.ink, colours.ground, 0.38);
  const far = s * 0.105;
  const spots = [
    [s / 2, y],
    [s - far, h * 0.53],
    [s / 2, h - far * 0.92],
    [far, h * 0.53],
  ] as const;
  for (let n = 1; n <= max; n++) {
    const edge = edgeOf(n, face.steps);
    const [x, at] = spots[edge];
    if (edge !== 0)
      words(art, { text: String(n), x, y: at, size: s * 0.165, fit: s * 0.2, fill: pale, turn: edge, weight: 500 });
  }
}

/** Shorter and shorter ways to write a name: all of it, its initials or first word, some letters. */
export function shortName(name: string, size: number, fit: number): string {
  const parts = name.split(' ');
  const initials = parts.map((p) => p.replaceAll(/\W/g, '').slice(0, 1)).join('');
  const ways = [name, ...(parts.length > 2 ? [initials] : []), parts[0] ?? name];
  return ways.find((w) => widthOf(w, size) * 0.8 <= fit) ?? `${(parts[0] ?? name).slice(0, 4)}.`;
}

/** In two lines when it has several words. */
function twoLines(name: string): readonly string[] {
  const parts = name.split(' ');
  if (parts.length < 2) return [name];
  return [parts.slice(0, -1).join(' '), parts.at(-1) ?? ''];
}

function headquarters(art: Art): void {
  const { s, h } = art;
  const name = art.face.look?.code ?? '';
  const roomy = s >= ROOMY;
  strengths(art, s * (roomy ? 0.42 : 0.44));
  const width = s * (roomy ? 0.36 : 0.4);
  const top = s * (roomy ? 0.445 : 0.43);
  symbol(art, s / 2, top, width);
  if (roomy) sizeAbove(art, s / 2, top - s * 0.025, s * 0.05);
  const lines = roomy ? twoLines(name) : [shortName(name, s * 0.25, s * 0.88)];
  const size = s * (roomy ? (lines.length > 1 ? 0.155 : 0.2) : 0.25);
  const below = h * (lines.length > 1 ? 0.755 : 0.83);
  for (const [i, text] of lines.entries())
    words(art, { text, x: s / 2, y: below + i * size * 0.95, size, fit: s * 0.74, weight: 600 });
}

export function block(art: Art): void {
  const { s, h, face } = art;
  const look = face.look;
  if (!look) return;
  stripe(art);
  if (look.symbol === 'hq') {
    headquarters(art);
    return;
  }
  const roomy = s >= ROOMY;
  const width = s * (roomy ? 0.52 : 0.58);
  const top = s * (roomy ? 0.385 : 0.375);
  const frame = { x: 0, y: top, w: width, h: width * 0.6 };
  band(art, frame, s * 0.03);
  strengths(art, s * (roomy ? 0.3 : 0.34));
  symbol(art, s / 2, top, width);
  if (roomy) sizeAbove(art, s / 2, top - s * (look.guards ? 0.045 : 0.03), s * 0.055);
  const text = [look.code, roomy ? look.badge : undefined].filter(Boolean).join(' ');
  const size = s * (roomy ? 0.19 : 0.25);
  words(art, { text, x: s / 2, y: h * (roomy ? 0.785 : 0.85), size, fit: s * (roomy ? 0.66 : 0.86) });
}
