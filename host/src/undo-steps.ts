// What one press of undo takes back. Units that were sent together go back together, and steps that ended by themselves go back with
// what led to them. Kept with the game, so that it holds after a reload.

/** For each side: how many actions each entry has, the last one last. */
export interface UndoSteps {
  readonly done: readonly number[];
  /** Which of these ended a step in which nothing else could be done: undo goes on to what led there. */
  readonly passed?: readonly boolean[];
  readonly undone: readonly number[];
  /** Where several play a side: which of them did each entry. */
  readonly by?: readonly number[];
}

/** Nobody goes back further. */
const MOST = 64;

/** One press. */
export interface UndoEntry {
  readonly actions: number;
  /** It ended a step in which nothing else could be done. */
  readonly passed: boolean;
}
interface Did extends UndoEntry {
  readonly by: number;
}

export class UndoStack {
  #done: readonly Did[];
  #undone: readonly number[];

  constructor(from: UndoSteps = { done: [], undone: [] }) {
    this.#done = from.done.map((actions, i) => ({
      actions,
      passed: from.passed?.[i] ?? false,
      by: from.by?.[i] ?? 0,
    }));
    this.#undone = from.undone;
  }
  get steps(): UndoSteps {
    const [done, passed] = [this.#done.map((x) => x.actions), this.#done.map((x) => x.passed)];
    const by = this.#done.some((x) => x.by !== 0) ? { by: this.#done.map((x) => x.by) } : {};
    return { done, passed, undone: this.#undone, ...by };
  }
  /** How many actions the last entry has. */
  get last(): number {
    return this.#done.at(-1)?.actions ?? 1;
  }
  get lastBy(): number | undefined {
    return this.#done.at(-1)?.by;
  }
  /** What one press takes back, the last first. */
  get press(): readonly UndoEntry[] {
    const first = this.#done.findLastIndex((x) => !x.passed);
    return this.#done.slice(Math.max(0, first)).toReversed();
  }
  get lastUndone(): number {
    return this.#undone.at(-1) ?? 1;
  }
  did(actions: number, by = 0, how: 'chosen' | 'passed' = 'chosen'): void {
    this.#undone = [];
    if (actions > 0) this.#push({ actions, passed: how === 'passed', by });
  }
  #push(did: Did): void {
    this.#done = [...this.#done, did].slice(-MOST);
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
    this.#push({ actions, passed: false, by: 0 });
  }
}
