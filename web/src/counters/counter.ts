// A cardboard counter: size above the symbol, code left, parent right, factors along the bottom.
import { type Art, band, besideInk, type Frame, sizeAbove, symbol, words } from './art.ts';
import { widthOf } from './marks.ts';
import { READABLE_SIDES, READABLE_TURNED, ROOMY } from './types.ts';

export function factorsOf(art: Art): string | undefined {
  const { look, steps } = art.face;
  const byStep = steps === undefined ? undefined : look?.factorsBySteps?.[steps - 1];
  return byStep ?? look?.factors;
}

/** The figure that says most: the strength of a block, the first factor of a counter. */
export function strengthOf(art: Art): string | undefined {
  const { look, steps } = art.face;
  if (look?.block) return steps === undefined ? undefined : String(steps);
  return factorsOf(art)?.match(/\d+/)?.[0] ?? (steps === undefined ? undefined : String(steps));
}

/** Steps left as full pips, steps lost as hollow ones; a bar when they are many. */
function pips(art: Art, y: number, size: number): void {
  const { s, colours, face } = art;
  const max = face.maxSteps ?? 0;
  const steps = face.steps;
  if (steps === undefined || max < 2) return;
  if (max > 6 || (s >= 25 && s < ROOMY)) {
    const w = s * 0.72;
    const bar = { kind: 'box', x: (s - w) / 2, y: y - size / 2, h: size, r: size / 2 } as const;
    art.marks.push({ ...bar, w, fill: colours.ink, opacity: 0.28 });
    art.marks.push({ ...bar, w: (w * steps) / max, fill: colours.ink });
    return;
  }
  const step = Math.min(size * 1.55, (s * 0.86) / max);
  for (let i = 0; i < max; i++) {
    const x = s / 2 + (i - (max - 1) / 2) * step - size / 2;
    const pip = { kind: 'box', x, y: y - size / 2, w: size, h: size, r: size / 2 } as const;
    art.marks.push(
      i < steps ? { ...pip, fill: colours.ink } : { ...pip, stroke: colours.ink, width: size * 0.2, opacity: 0.7 },
    );
  }
}

/** Beside the symbol: across when it fits, else up the side as on printed counters. */
function beside(art: Art, text: string | undefined, frame: Frame, end: 'left' | 'right'): void {
  if (!text) return;
  const { s } = art;
  const room = frame.x - art.hair * 2;
  const x = end === 'left' ? frame.x / 2 + art.hair / 2 : s - frame.x / 2 - art.hair / 2;
  const y = frame.y + frame.h / 2;
  const size = s * 0.17;
  const fill = besideInk(art);
  if (widthOf(text, size) <= room) words(art, { text, x, y, size, fit: room, fill });
  else if (s >= READABLE_TURNED)
    words(art, { text, x, y, size: s * 0.155, fit: s * 0.42, fill, turn: end === 'left' ? 3 : 1 });
}

/** Below it crosses would be grey dots, and the symbol can use the room. */
const LEAST_SIZE_MARK = 32;

export function counter(art: Art): void {
  const { s, face } = art;
  const look = face.look;
  if (!look) return;
  const roomy = s >= ROOMY;
  const factors = factorsOf(art);
  // Small counters show steps only once some are lost.
  const hasPips = (face.maxSteps ?? 0) > 1 && face.steps !== undefined && (roomy || face.steps < (face.maxSteps ?? 0));
  const hasSize = s >= LEAST_SIZE_MARK && look.size !== undefined;
  const width = s * (s >= READABLE_SIDES ? 0.58 : 0.64);
  const top = s * (factors === undefined ? 0.3 : hasSize ? 0.185 : 0.125);
  const frame = { x: (s - width) / 2, y: top, w: width, h: width * 0.6 };
  band(art, frame, s * 0.03);
  const drawn = symbol(art, s / 2, top, width);
  if (hasSize) sizeAbove(art, s / 2, top - s * (look.guards ? 0.05 : 0.035), s * (roomy ? 0.085 : 0.1));
  if (s >= READABLE_SIDES) {
    beside(art, look.code, drawn, 'left');
    beside(art, look.parent, drawn, 'right');
    if (look.badge)
      words(art, { text: look.badge, x: s * 0.17, y: s * 0.1, size: s * 0.13, fit: s * 0.27, weight: 500 });
  }
  if (factors !== undefined) {
    const size = s * (roomy ? 0.38 : 0.44);
    words(art, { text: factors, tabular: true, x: s / 2, y: s * (hasPips ? 0.735 : 0.755), size, fit: s * 0.92 });
  }
  if (hasPips) pips(art, s * 0.94, Math.max(1.6, s * 0.055));
}
