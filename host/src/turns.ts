// One after the other: what changes a table waits until what came before it is stored.
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const run = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = run.catch(() => undefined);
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return run;
  }
}
