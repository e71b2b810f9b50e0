// What one press of undo takes back. Units that were sent together go back together, and steps that ended by themselves go back with
// what led to them. Kept with the game, so that it holds after a reload.

/** For each side: how many actions each entry has, the last one last. */
export interface UndoSteps {
  readonly done: readonly number[];
  readonly undone: readonly number[];
}

/** Nobody goes back further. */
const MOST = 64;

export class UndoStack {
  #done: readonly number[];
  #undone: readonly number[];

  constructor(from: UndoSteps = { done: [], undone: [] }) {
    this.#done = from.done;
    this.#undone = from.undone;
  }
  get steps(): UndoSteps {
    return { done: this.#done, undone: this.#undone };
  }
  /** How many actions the last entry has. */
  get last(): number {
    return this.#done.at(-1) ?? 1;
  }
  get lastUndone(): number {
    return this.#undone.at(-1) ?? 1;
  }
  did(actions: number): void {
    this.#undone = [];
    if (actions > 0) this.#done = [...this.#done, actions].slice(-MOST);
  }
  /** The last entry was taken back, as part of `undid`. */
  drop(): void {
    this.#done = this.#done.slice(0, -1);
  }
  /** So many actions were taken back at once: they are done again at once. */
  undid(actions: number): void {
    this.#undone = [...this.#undone, actions];
  }
  redid(actions: number): void {
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, actions].slice(-MOST);
  }
}
