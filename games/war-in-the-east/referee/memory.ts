import type { Hex } from './board.ts';

/** What the referee remembers between two questions. */
export class Memory {
  /** 25.0.B: turn in which fortified units were turned back; then nobody tries any more. */
  turnedBack = 0;
  /** 23.0: hexes the Axis may not give up in this Player-Turn. */
  mustHold: ReadonlySet<Hex> = new Set();
  /** Where everybody was when the phase began, and who cannot be sent back (RULINGS N1). */
  began: ReadonlyMap<number, Hex> = new Map();
  committed = new Set<number>();
  /** 35.2: what was used of something that is due on a turn. */
  readonly #used = new Map<string, number>();
  note(turn: number, what: string, count: number): void {
    this.#used.set(`${turn} ${what}`, this.doneOn(turn, what) + count);
  }
  doneOn(turn: number, what: string): number {
    return this.#used.get(`${turn} ${what}`) ?? 0;
  }
}
