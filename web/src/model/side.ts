// The panel at the side of the table: how wide this reader has drawn it, and whether it is folded away. Kept in this browser.
import { createSignal, onCleanup } from 'solid-js';
import { keepHere, readKept } from './kept-here.ts';

const KEY = 'rasputitsa.side';
/** As in table.css: below this the panel is a drawer at the foot. */
const ROOM = '(min-width: 60.0625rem)';
/** Pixels; the map always keeps more than half of the screen. */
const LEAST = 240;
const SHARE = 0.48;

export interface Side {
  /** undefined: as wide as the page thinks best. */
  readonly width: number | undefined;
  readonly folded: boolean;
}
function read(): Side {
  const { width, folded } = (readKept(KEY) ?? {}) as Partial<Record<keyof Side, unknown>>;
  return { width: typeof width === 'number' ? width : undefined, folded: folded === true };
}

export interface SidePanel {
  /** There is room for a panel beside the board. */
  beside(): boolean;
  folded(): boolean;
  fold(): void;
  /** For the style of the table. */
  width(): string | undefined;
  /** Draws its edge to this distance from the right of the screen; undefined: as wide as the page thinks best. */
  draw(pixels: number | undefined): void;
}

export function createSide(): SidePanel {
  const [side, setSide] = createSignal(read());
  const room = matchMedia(ROOM);
  const [beside, setBeside] = createSignal(room.matches);
  const listen = (e: MediaQueryListEvent): void => void setBeside(e.matches);
  room.addEventListener('change', listen);
  onCleanup(() => room.removeEventListener('change', listen));
  const keep = (next: Side): void => {
    setSide(next);
    keepHere(KEY, next);
  };
  return {
    beside,
    folded: () => beside() && side().folded,
    fold: () => keep({ ...side(), folded: !side().folded }),
    width: () => {
      const { width } = side();
      return width === undefined ? undefined : `${Math.round(Math.min(width, innerWidth * SHARE))}px`;
    },
    draw: (pixels) =>
      keep({
        folded: false,
        width: pixels === undefined ? undefined : Math.min(innerWidth * SHARE, Math.max(LEAST, pixels)),
      }),
  };
}
