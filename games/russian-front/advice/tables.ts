// Tables with a number for each hex. A look at the board needs a dozen of them and is over soon: to take them anew each time is dearer than to fill
// them.
import { HEXES } from '../1-components/board.ts';

const free: Uint8Array[] = [];
const freeWide: Float64Array[] = [];
const freeRanks: Uint16Array[] = [];

export class Tables {
  readonly #taken: Uint8Array[] = [];
  readonly #takenWide: Float64Array[] = [];
  readonly #takenRanks: Uint16Array[] = [];
  /** One that has this number everywhere. */
  take(all = 0): Uint8Array {
    const table = (free.pop() ?? new Uint8Array(HEXES)).fill(all);
    this.#taken.push(table);
    return table;
  }
  /** One for points, 0 everywhere. */
  takeWide(): Float64Array {
    const table = (freeWide.pop() ?? new Float64Array(HEXES)).fill(0);
    this.#takenWide.push(table);
    return table;
  }
  /** One for places in a list, 0 everywhere. */
  takeRanks(): Uint16Array {
    const table = (freeRanks.pop() ?? new Uint16Array(HEXES)).fill(0);
    this.#takenRanks.push(table);
    return table;
  }
  /** Whoever has taken them does not look at them any more. */
  giveBack(): void {
    free.push(...this.#taken);
    this.#taken.length = 0;
    freeWide.push(...this.#takenWide);
    this.#takenWide.length = 0;
    freeRanks.push(...this.#takenRanks);
    this.#takenRanks.length = 0;
  }
}
