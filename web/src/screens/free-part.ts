// Where on a box there is room that nothing lies over.
import type { Rect } from '@rasputitsa/atlas/draw/layout';

const area = (r: Rect): number => Math.max(0, r.x1 - r.x0) * Math.max(0, r.y1 - r.y0);

/** What is left of a rectangle on each side of another that lies over it. */
function beside(r: Rect, over: Rect): readonly Rect[] {
  const meets = over.x0 < r.x1 && over.x1 > r.x0 && over.y0 < r.y1 && over.y1 > r.y0;
  if (!meets) return [r];
  const parts = [
    { ...r, x1: over.x0 },
    { ...r, x0: over.x1 },
    { ...r, y1: over.y0 },
    { ...r, y0: over.y1 },
  ];
  return parts.filter((p) => area(p) > 0);
}

/** The largest upright rectangle of a box that none of these covers; the whole box when they cover all of it. */
export function freePart(box: Rect, covers: readonly Rect[]): Rect {
  let parts: readonly Rect[] = [box];
  for (const c of covers) parts = parts.flatMap((p) => beside(p, c));
  return parts.reduce<Rect | undefined>((best, p) => (best && area(best) >= area(p) ? best : p), undefined) ?? box;
}
/** The part of the board, in its own pixels, that nothing lies over. */
export function freeBoard(covers: string): Rect | undefined {
  const origin = document.querySelector('[data-board]')?.getBoundingClientRect();
  if (!origin) return undefined;
  const inside = ({ left, top, right, bottom }: DOMRect) => ({
    x0: left - origin.left,
    y0: top - origin.top,
    x1: right - origin.left,
    y1: bottom - origin.top,
  });
  return freePart(
    inside(origin),
    [...document.querySelectorAll(covers)].map((e) => inside(e.getBoundingClientRect())),
  );
}
