// Where games are kept. Every host brings its own place; this one forgets when the program ends.
import { type Journal, memoryJournal } from '@rasputitsa/kernel';
import type { TableInfo } from './protocol.ts';

export interface Kept {
  readonly info: TableInfo;
  /** How far somebody has come in a tutorial, or a game of before games were kept record by record. */
  readonly text?: string;
}
export interface Storage {
  /** Whether what is put here is there after the page was closed. */
  readonly lasting: boolean;
  /** The records of a game. Whatever is added brings its info up to date with it. */
  journal(id: string, info: () => TableInfo): Journal;
  put(kept: Required<Kept>): Promise<void>;
  get(id: string): Promise<Kept | undefined>;
  list(): Promise<readonly TableInfo[]>;
  /** Everything under this id. */
  remove(id: string): Promise<void>;
}

export function memoryStorage(): Storage {
  const all = new Map<string, Kept>();
  const journals = new Map<string, Journal>();
  return {
    lasting: false,
    journal(id, info) {
      const journal = journals.get(id) ?? memoryJournal();
      const keepInfo = () => {
        journals.set(id, journal);
        all.set(id, { info: info() });
      };
      return {
        ...journal,
        begin: (file) => journal.begin(file).then(keepInfo),
        append: (records, snapshot) => journal.append(records, snapshot).then(keepInfo),
      };
    },
    put: (k) => Promise.resolve(void all.set(k.info.id, k)),
    get: (id) => Promise.resolve(all.get(id)),
    list: () => Promise.resolve([...all.values()].map((k) => k.info)),
    remove(id) {
      journals.delete(id);
      return Promise.resolve(void all.delete(id));
    },
  };
}
