import type { Board, BoardScene } from '../src/board/index.ts';
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';

/** What the demo page offers to those who look at the board from outside. */
export interface Demo {
  board: Board;
  picks: string[];
  readyAfter: number;
  /** Puts pieces of two sides on the board, seeded. */
  people(count: number): void;
  scene(): BoardScene;
  show(scene: Partial<BoardScene>): void;
  theme(name: ThemeName): void;
  /** A place a test has in mind. */
  aim: number;
  /** Drags the map about for so many frames; the time of each. */
  pan(frames: number): Promise<readonly number[]>;
}

declare global {
  interface Window {
    demo: Demo;
  }
}
