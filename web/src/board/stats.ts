// How fast the board draws, for measuring.
export interface FrameFigures {
  readonly frames: number;
  readonly slow: number;
  readonly worst: number;
}

export interface FrameClock {
  /** After a frame: when it began and when it ended. */
  frame(began: number, ended: number): void;
  /** Figures since the last time they were read. */
  read(): FrameFigures;
}

/** Pictures further apart (ms) missed one of the screen's; still further apart there was nothing to draw. */
const SLOW = 20;
const IDLE = 100;

export function createFrameClock(): FrameClock {
  let figures = { frames: 0, slow: 0, worst: 0 };
  let last = 0;
  return {
    frame(began, ended) {
      const since = began - last;
      figures.frames++;
      figures.worst = Math.max(figures.worst, ended - began);
      if (since > SLOW && since < IDLE) figures.slow++;
      last = began;
    },
    read() {
      const read = figures;
      figures = { frames: 0, slow: 0, worst: 0 };
      return read;
    },
  };
}
