// A wooden block: its strength is the number on its upper edge. As on the table the block is turned a quarter for every
// step lost; the numbers go round with it, while symbol and code stay upright for the reader.
import { type Art, band, mix, sizeAbove, snap, symbol, words } from './art.ts';
import { widthOf } from './marks.ts';
import { GUARDS_BAND } from './nations.ts';
import { ROOMY } from './types.ts';

/** Which edge shows strength n while the block stands at `steps`: 0 top, 1 right, 2 bottom, 3 left. */
export function edgeOf(n: number, steps: number): 0 | 1 | 2 | 3 {
  return ((((steps - n) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
}

/** Four layouts: what is left out at each size would be too small to read. */
interface Plan {
  readonly number: number;
  readonly frame: number;
  readonly top: number;
  readonly code: number;
  readonly codeAt: number;
}
/** From afar strength and branch are all there is room for. */
const TINY: Plan = { number: 0.54, frame: 0.7, top: 0.535, code: 0, codeAt: 0 };
const NARROW: Plan = { number: 0.38, frame: 0.6, top: 0.345, code: 0.26, codeAt: 0.822 };
const MIDDLE: Plan = { number: 0.4, frame: 0.58, top: 0.355, code: 0.2, codeAt: 0.81 };
const WIDE: Plan = { number: 0.36, frame: 0.55, top: 0.388, code: 0.18, codeAt: 0.815 };
/** Below this a code would have letters of six pixels. */
const FAR = 26;
/** From here on the size mark has room, and a name may take two lines. */
const AMPLE = 56;

function planOf(s: number): Plan {
  if (s < FAR) return TINY;
  if (s < ROOMY) return NARROW;
  return s < AMPLE ? MIDDLE : WIDE;
}

/** A weakened block shows a stripe on its edge of full strength, so that it is seen from afar to be turned. */
function stripe(art: Art): void {
  const { s, h, hair, face } = art;
  if (face.steps === undefined || face.maxSteps === undefined) return;
  const edge = edgeOf(face.maxSteps, face.steps);
  if (edge === 0) return;
  const thick = snap(art, Math.max(1.5, s * 0.042));
  const ends = s * 0.16;
  const boxes = [
    { x: ends, y: hair, w: s - 2 * ends, h: thick },
    { x: s - hair - thick, y: ends, w: thick, h: h - 2 * ends },
    { x: ends, y: h - hair - thick, w: s - 2 * ends, h: thick },
    { x: hair, y: ends, w: thick, h: h - 2 * ends },
  ] as const;
  art.marks.push({ kind: 'box', ...boxes[edge], r: 0, fill: art.colours.edge, opacity: 0.85 });
}

/** The strength on the upper edge. */
function strength(art: Art, size: number): void {
  const { s, face } = art;
  const at = { x: s / 2, y: s * (0.035 + size * 0.35), size: s * size, fit: s * 0.5 };
  if (face.steps === undefined) words(art, { ...at, text: '?', opacity: 0.65 });
  else words(art, { ...at, text: String(face.steps) });
}

/** The other strengths on the other edges, in paler ink. */
function otherStrengths(art: Art): void {
  const { s, h, face, colours } = art;
  const max = face.maxSteps ?? 0;
  // Five or more do not fit round a square.
  if (face.steps === undefined || s < ROOMY || max > 4) return;
  const named = face.look?.symbol === 'hq';
  const pale = mix(colours.ink, colours.ground, 0.36);
  const paleBeside = face.look?.guards ? mix(GUARDS_BAND.ink, GUARDS_BAND.ground, 0.36) : pale;
  const far = s * 0.105;
  for (let n = 1; n <= max; n++) {
    const turn = edgeOf(n, face.steps);
    if (turn === 0) continue;
    const text = { text: String(n), fit: s * 0.2, fill: pale, turn, weight: 500 } as const;
    if (turn !== 2)
      words(art, { ...text, fill: paleBeside, x: turn === 1 ? s - far : far, y: s * 0.53, size: s * 0.175 });
    // Beside the code, which has the middle.
    else if (!named) words(art, { ...text, x: s * 0.82, y: h - s * 0.128, size: s * 0.155 });
  }
}

/** Shorter and shorter ways to write a name: all of it, its initials or first word, some letters. */
export function shortName(name: string, size: number, fit: number): string {
  const parts = name.split(' ');
  const initials = parts.map((p) => p.replaceAll(/\W/g, '').slice(0, 1)).join('');
  const ways = [name, ...(parts.length > 2 ? [initials] : []), parts[0] ?? name];
  return ways.find((w) => widthOf(w, size) * 0.9 <= fit) ?? `${(parts[0] ?? name).slice(0, 4)}.`;
}

/** In two lines when it has several words. */
function twoLines(name: string): readonly string[] {
  const parts = name.split(' ');
  if (parts.length < 2) return [name];
  return [parts.slice(0, -1).join(' '), parts.at(-1) ?? ''];
}

/** A headquarters: its value large, its name instead of a number. */
function headquarters(art: Art): void {
  const { s } = art;
  const name = art.face.look?.code ?? '';
  if (s < FAR) {
    strength(art, TINY.number);
    symbol(art, s / 2, s * TINY.top, s * 0.6);
    return;
  }
  strength(art, 0.44);
  const ample = s >= AMPLE;
  const top = s * (ample ? 0.425 : 0.405);
  symbol(art, s / 2, top, s * (ample ? 0.36 : 0.42));
  if (ample) sizeAbove(art, s / 2, top - s * 0.024, s * 0.045);
  const one = { size: s * (s < ROOMY ? 0.25 : 0.2), fit: s * 0.9 };
  const lines = ample ? twoLines(name) : [shortName(name, one.size, one.fit)];
  const size = lines.length > 1 ? s * 0.16 : one.size;
  const below = s * (lines.length > 1 ? 0.725 : ample ? 0.79 : 0.815);
  for (const [i, text] of lines.entries()) words(art, { text, x: s / 2, y: below + i * s * 0.142, size, fit: one.fit });
}

export function block(art: Art): void {
  const { s, face } = art;
  const look = face.look;
  if (!look) return;
  if (look.symbol === 'hq') {
    stripe(art);
    otherStrengths(art);
    headquarters(art);
    return;
  }
  const plan = planOf(s);
  const [width, top] = [s * plan.frame, s * plan.top];
  band(art, { x: 0, y: top, w: width, h: width * 0.6 }, s * 0.03);
  stripe(art);
  otherStrengths(art);
  strength(art, plan.number);
  symbol(art, s / 2, top, width);
  if (s >= AMPLE) sizeAbove(art, s / 2, top - s * (look.guards ? 0.036 : 0.024), s * 0.045);
  if (plan.code === 0) return;
  const text = [look.code, s >= ROOMY ? look.badge : undefined].filter(Boolean).join(' ');
  words(art, { text, x: s / 2, y: s * plan.codeAt, size: s * plan.code, fit: s * (s < ROOMY ? 0.86 : 0.6) });
}
