// What was done and can be undone: whole states, one after the other.
import { createSignal } from 'solid-js';

export interface History<T> {
  now(): T;
  put(next: T): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
}
/** As far back as anybody goes. */
const MOST = 500;

export function createHistory<T>(start: T): History<T> {
  const [all, setAll] = createSignal<readonly T[]>([start]);
  const [at, setAt] = createSignal(0);
  return {
    now: () => all()[at()] ?? start,
    put(next) {
      const kept = [...all().slice(0, at() + 1), next].slice(-MOST);
      setAll(kept);
      setAt(kept.length - 1);
    },
    undo: () => setAt((n) => Math.max(0, n - 1)),
    redo: () => setAt((n) => Math.min(all().length - 1, n + 1)),
    canUndo: () => at() > 0,
    canRedo: () => at() < all().length - 1,
  };
}
