// Where a client sits, by handle: whoever loses its host (a worker that fell over, a server that is not reached) takes its seats again at
// the next one, under the same handles, and goes on.
import type { Standing, TableViewer } from './protocol.ts';

interface Place {
  readonly table: string;
  readonly viewer: TableViewer;
}
export interface SitsAgain {
  sit(table: string, viewer: TableViewer, handle: string): Promise<Standing>;
  /** Milliseconds until the next try, by how often it was tried; undefined: never again. */
  patience(error: unknown, tried: number): number | undefined;
  /** Whether the host is still the one that was asked. */
  isCurrent(): boolean;
}

export class SeatBook {
  readonly #places = new Map<string, Place>();
  /** Those that are being taken again. */
  readonly #sitting = new Set<string>();

  get size(): number {
    return this.#places.size;
  }
  get handles(): readonly string[] {
    return [...this.#places.keys()];
  }
  has(handle: string): boolean {
    return this.#places.has(handle);
  }
  /** What is asked there has to wait. */
  isSitting(handle: string): boolean {
    return this.#sitting.has(handle);
  }
  took({ seat, table, viewer }: Standing): void {
    this.#places.set(seat, { table: table.id, viewer });
  }
  /** The chair may follow the decision: where we sit is what the last standing said. */
  sat(standing: Standing): void {
    if (this.#places.has(standing.seat)) this.took(standing);
  }
  left(handle: string): void {
    this.#places.delete(handle);
  }
  /** Another host: nothing that was asked of the last one counts. */
  anew(): void {
    this.#sitting.clear();
  }
  /** Takes a seat again; undefined where it is given up, or the host is another one by now. */
  async sitAgain(handle: string, how: SitsAgain): Promise<Standing | undefined> {
    this.#sitting.add(handle);
    for (let tried = 0; ; tried++) {
      const at = this.#places.get(handle);
      if (!at || !how.isCurrent()) return undefined;
      try {
        const standing = await how.sit(at.table, at.viewer, handle);
        if (!how.isCurrent()) return undefined;
        this.#sitting.delete(handle);
        this.sat(standing);
        return standing;
      } catch (error) {
        if (!how.isCurrent()) return undefined;
        const pause = how.patience(error, tried);
        if (pause === undefined) {
          this.#places.delete(handle);
          this.#sitting.delete(handle);
          return undefined;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}
