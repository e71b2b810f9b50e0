// What lies over the board never hides a hex that is offered: the map makes way.
import { createEffect, onCleanup } from 'solid-js';
import type { Board } from '../board/types.ts';
import { offeredHexes } from '../model/offered.ts';
import type { Session } from '../model/types.ts';
import { unrest } from '../ui/unrest.ts';
import { freeBoard } from './free-part.ts';

const OVER = '.battle:not(.docked)';

function isCovered(board: Board, hexes: readonly number[]): boolean {
  const origin = document.querySelector('[data-board]')?.getBoundingClientRect();
  const cards = [...document.querySelectorAll(OVER)].map((e) => e.getBoundingClientRect());
  if (!origin || cards.length === 0) return false;
  return hexes.some((at) => {
    const p = board.screenOf(at);
    const [x, y] = [origin.left + p.x, origin.top + p.y];
    return cards.some((c) => x > c.left && x < c.right && y > c.top && y < c.bottom);
  });
}

export function keepOfferedClear(n: {
  readonly session: Session;
  readonly board: () => Board | null;
  readonly docks: () => boolean;
}): void {
  createEffect(() => {
    const board = n.board();
    const hexes = offeredHexes(n.session);
    // A card comes, goes or folds with these.
    n.session.results();
    n.session.digest();
    if (!board || n.docks() || hexes.length === 0) return;
    const frames: number[] = [];
    // The map may still move under the finger.
    const rest = unrest();
    const look = (): void => {
      if (!isCovered(board, hexes)) return;
      const free = freeBoard(`${OVER}, .prompt`);
      if (free) board.reveal(hexes, free);
    };
    // Once the card has its size; what it shows may be fetched after that.
    const wait = new ResizeObserver(() => frames.push(requestAnimationFrame(look)));
    for (const e of document.querySelectorAll(OVER)) wait.observe(e);
    frames.push(requestAnimationFrame(() => requestAnimationFrame(look)));
    const later = setTimeout(() => {
      for (const e of document.querySelectorAll(OVER)) wait.observe(e);
      look();
      rest();
    }, 150);
    onCleanup(() => {
      rest();
      wait.disconnect();
      clearTimeout(later);
      for (const f of frames) cancelAnimationFrame(f);
    });
  });
}
