// A face as marks, at the level of detail its size allows.
import type { Face } from '../board/types.ts';
import { type Art, artOf, symbol, words } from './art.ts';
import { back, bevel, body, outlineSelected, veil } from './body.ts';
import { block } from './block.ts';
import { counter, strengthOf } from './counter.ts';
import type { Mark } from './marks.ts';
import { GUARDS_BAND } from './nations.ts';
import { tabs } from './tabs.ts';
import { detailOf, type How } from './types.ts';

/** Guards and elite far away: a line along the foot. */
function foot(art: Art, height: number): void {
  const { s, h, face, colours } = art;
  const fill = face.look?.guards ? GUARDS_BAND.ground : face.look?.elite ? colours.plate : undefined;
  if (fill) art.marks.push({ kind: 'box', x: 0, y: h - height, w: s, h: height, r: 0, fill });
}

function dot(art: Art): void {
  const { s, h } = art;
  foot(art, Math.max(1, s * 0.16));
  const text = strengthOf(art);
  if (text !== undefined && s >= 8)
    words(art, { text, x: s / 2, y: h * 0.5, size: s * 0.86, fit: s * 0.92, weight: 600 });
}

function small(art: Art): void {
  const { s, h, face } = art;
  if (face.look?.guards) foot(art, s * 0.12);
  symbol(art, s / 2, s * 0.14, s * 0.72);
  const text = strengthOf(art);
  if (text !== undefined) words(art, { text, x: s / 2, y: h * 0.78, size: s * 0.46, fit: s * 0.9, weight: 600 });
}

function front(art: Art): void {
  const detail = detailOf(art.s);
  if (art.face.look === undefined) back(art);
  else if (detail === 'dot') dot(art);
  // A block says its strength in figures however small it is: dots would have to be counted.
  else if (art.face.look.block) block(art);
  else if (detail === 'small') small(art);
  else counter(art);
}

/** In a box of `size` by `size`; shadow and outline reach a little beyond it. */
export function marksOf(face: Face, size: number, how: How): readonly Mark[] {
  const art = artOf(face, size, how);
  body(art);
  front(art);
  bevel(art);
  veil(art);
  outlineSelected(art);
  tabs(art);
  return art.marks;
}
