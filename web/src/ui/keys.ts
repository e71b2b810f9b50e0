// Where arrow keys lead in a list: shared by tabs, menus and choices.

/** The index to go to, or undefined when the key is not ours. Goes round at the ends. */
export function nextIndex(key: string, at: number, count: number, way: 'across' | 'down'): number | undefined {
  if (count === 0) return undefined;
  const on = way === 'across' ? 'ArrowRight' : 'ArrowDown';
  const back = way === 'across' ? 'ArrowLeft' : 'ArrowUp';
  if (key === on) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The next entry that begins with the letter typed. */
export function byLetter(key: string, at: number, titles: readonly string[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= titles.length; step++) {
    const i = (at + step) % titles.length;
    if (titles[i]?.toLocaleLowerCase().startsWith(letter)) return i;
  }
  return undefined;
}

/** Keeps a box of this size beside a point inside the window: opens to the other side where there is no room. */
export function beside(
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const gap = 4;
  const below = at.y + at.height + gap;
  const y = below + box.height <= room.height || at.y - gap - box.height < 0 ? below : at.y - gap - box.height;
  const x = at.x + box.width <= room.width ? at.x : at.x + at.width - box.width;
  const clamp = (v: number, most: number) => Math.max(gap, Math.min(v, most - gap));
  return { x: clamp(x, room.width - box.width), y: clamp(y, room.height - box.height) };
}
