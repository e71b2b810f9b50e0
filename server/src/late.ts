// Those who watch with a delay: the storage of a host that shows games as they stood a while ago. It reads no further than what is old
// enough, so whatever is asked of such a host (standing, log, replay, report, file) can tell nothing newer. Its tables are never written:
// they follow, as the tables of a second window do.
import type { Kept, Storage } from '@rasputitsa/host';
import type { Pen, PenNews } from '@rasputitsa/host/pens';
import type { Journal } from '@rasputitsa/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** How many records of a table are old enough to be shown, and when the next one was stored. */
export interface Due {
  readonly records: number;
  readonly next: number | null;
}
export type DueAt = (table: string, storedBefore: number) => Promise<Due>;

/** Nothing is looked at more often than this. */
const SHORTEST_MS = 250;
/** Nor left alone for longer: what was written may be another process's doing. */
const LONGEST_MS = 5000;

export function dueIn(db: Kysely<Tables>): DueAt {
  return async (table, storedBefore) => {
    // The last one first: what is stored between the two questions is not counted.
    const last = await db
      .selectFrom('records')
      .select((x) => x.fn.max('n').as('n'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    const next = await db
      .selectFrom('times')
      .select(['n', 'at'])
      .where('table_id', '=', table)
      .where('at', '>', storedBefore)
      .orderBy('n')
      .limit(1)
      .executeTakeFirst();
    return next ? { records: next.n, next: next.at } : { records: (last?.n ?? -1) + 1, next: null };
  };
}

const written = (): Promise<never> => Promise.reject(new Error('what is shown later is not written'));

export function lateStorage(storage: Storage, dueAt: DueAt): Storage {
  const delayOf = async (id: string): Promise<number> => (await storage.get(id))?.info.delay ?? 0;
  const due = async (id: string): Promise<Due> => dueAt(id, Date.now() - (await delayOf(id)));

  function journal(id: string): Journal {
    const all = storage.journal(id, () => {
      throw new Error('what is shown later is not written');
    });
    return {
      head: () => all.head(),
      begin: written,
      append: written,
      async latest(at = Infinity) {
        return all.latest(Math.min(at, (await due(id)).records));
      },
      async records(from, to = Infinity) {
        const upTo = Math.min(to, (await due(id)).records);
        return from >= upTo ? [] : all.records(from, upTo);
      },
    };
  }
  /** Wakes a table when more of it may be shown. What is not written yet cannot be shown before the delay is over. */
  function pen(id: string, hear: (news: PenNews) => void): Pen {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closed = false;
    let shown = 0;
    const look = async (): Promise<void> => {
      const { records, next } = await due(id);
      const delay = await delayOf(id);
      if (closed) return;
      if (records !== shown) hear('written');
      shown = records;
      sleep(next === null ? delay : next + delay - Date.now());
    };
    const sleep = (ms: number): void => {
      // A database that is away for a moment is asked again.
      const again = (): void => void look().catch(() => closed || sleep(LONGEST_MS));
      timer = setTimeout(again, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms)));
      timer.unref();
    };
    sleep(0);
    return {
      held: false,
      ask: () => undefined,
      pass: () => undefined,
      close() {
        closed = true;
        clearTimeout(timer);
      },
    };
  }
  return {
    lasting: storage.lasting,
    strict: true,
    unlisted: true,
    journal,
    async get(id): Promise<Kept | undefined> {
      const kept = await storage.get(id);
      if (!kept) return undefined;
      // What waits for links, and what is kept of the players, is of the game as it is now.
      const { undo, deeds, links, marks, ...info } = kept.info;
      void [undo, deeds, marks];
      const isAll = info.over !== null && (await due(id)).next === null;
      return { info: { ...info, ...(isAll && links ? { links } : {}) } };
    },
    put: written,
    list: () => Promise.resolve([]),
    remove: written,
    pen: (id, hear) => Promise.resolve(pen(id, hear)),
    watch: () => undefined,
  };
}
