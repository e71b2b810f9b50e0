// Where games are kept. Every host brings its own place; this one forgets when the program ends.
import type { TableInfo } from './protocol.ts';

export interface Kept {
  readonly info: TableInfo;
  readonly text: string;
}
export interface Storage {
  /** Whether what is put here is there after the page was closed. */
  readonly lasting: boolean;
  put(kept: Kept): Promise<void>;
  get(id: string): Promise<Kept | undefined>;
  list(): Promise<readonly TableInfo[]>;
  remove(id: string): Promise<void>;
}

export function memoryStorage(): Storage {
  const all = new Map<string, Kept>();
  return {
    lasting: false,
    put: (k) => Promise.resolve(void all.set(k.info.id, k)),
    get: (id) => Promise.resolve(all.get(id)),
    list: () => Promise.resolve([...all.values()].map((k) => k.info)),
    remove: (id) => Promise.resolve(void all.delete(id)),
  };
}
