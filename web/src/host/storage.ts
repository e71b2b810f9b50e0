// Where games are kept in this browser. Without a database (private windows) they are kept as long as the page is open, and that is said.
import { type GameRecord, type Head, type Journal, PlayedElsewhere, type Snapshot } from '@rasputitsa/kernel';
import type { TableInfo } from '@rasputitsa/host';
import { GameRemoved, memoryStorage, type Storage } from '@rasputitsa/host/storage';
import { type BrowserPens, browserPens } from './pens.ts';

const NAME = 'rasputitsa';
/** 1 kept each game as one text; those are still there, and are moved when they are opened. */
const VERSION = 2;
/** The list of games must not read every game: infos stand apart from the games themselves. */
const INFOS = 'infos';
/** Games of version 1, and how far tutorials have come. */
const TEXTS = 'games';
const HEADS = 'heads';
/** Keys are the table and the number of the record. */
const RECORDS = 'records';
/** Keys are the table and the record before which it stands. */
const SNAPSHOTS = 'snapshots';
/** Milliseconds until the database is given up. */
const PATIENCE = 10_000;
const GAME = [INFOS, TEXTS, HEADS, RECORDS, SNAPSHOTS];

function asked<T>(r: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    r.addEventListener('success', () => resolve(r.result));
    r.addEventListener('error', () => reject(r.error ?? new Error('the database did not answer')));
  });
}
function finished(t: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    t.addEventListener('complete', () => resolve());
    // What went wrong is known only now: when a request fails, the transaction does not yet say why.
    t.addEventListener('abort', () => reject(t.error ?? new Error('the database gave up')));
  });
}

function upgrade(db: IDBDatabase, from: number): void {
  if (from < 1) {
    db.createObjectStore(INFOS, { keyPath: 'id' });
    db.createObjectStore(TEXTS);
  }
  if (from < 2) for (const store of [HEADS, RECORDS, SNAPSHOTS]) db.createObjectStore(store);
}
async function opened(): Promise<IDBDatabase> {
  const open = indexedDB.open(NAME, VERSION);
  open.addEventListener('upgradeneeded', (e) => upgrade(open.result, e.oldVersion));
  // A database that never answers must not keep the page from starting.
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('it did not answer')), PATIENCE));
  const db = await Promise.race([asked(open), late]);
  // A newer page in another window wants to change the stores: it must not wait for us.
  db.addEventListener('versionchange', () => db.close());
  return db;
}

/** All keys of a table from one number on. */
function keysOf(id: string, from = 0, to = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, to], false, to !== Infinity);
}
function changing(db: IDBDatabase, stores: readonly string[]): IDBTransaction {
  return db.transaction(stores, 'readwrite', { durability: 'strict' });
}

function journalIn(db: IDBDatabase, id: string, info: () => TableInfo, pens: BrowserPens): Journal {
  return {
    head: () => asked<Head | undefined>(db.transaction(HEADS, 'readonly').objectStore(HEADS).get(id)),
    async begin({ head, records, snapshots }) {
      const t = changing(db, GAME);
      t.objectStore(TEXTS).delete(id);
      for (const store of [RECORDS, SNAPSHOTS]) t.objectStore(store).delete(keysOf(id));
      t.objectStore(INFOS).put(info());
      t.objectStore(HEADS).put(head, id);
      for (const r of records) t.objectStore(RECORDS).put(r, [id, r.n]);
      for (const s of snapshots) t.objectStore(SNAPSHOTS).put(s, [id, s.at]);
      await finished(t);
      pens.tell(id, 'written');
    },
    async append(records, snapshot) {
      const t = changing(db, [INFOS, HEADS, RECORDS, SNAPSHOTS]);
      let removed = false;
      // Asked in the same breath: what another window has removed must not come back in parts.
      const head = t.objectStore(HEADS).getKey(id);
      head.addEventListener('success', () => {
        removed = head.result === undefined;
        if (removed) t.abort();
      });
      t.objectStore(INFOS).put(info());
      for (const r of records) t.objectStore(RECORDS).add(r, [id, r.n]);
      if (snapshot) t.objectStore(SNAPSHOTS).put(snapshot, [id, snapshot.at]);
      try {
        await finished(t);
      } catch (error) {
        if (removed) throw new GameRemoved();
        // The number is taken: another window plays this game.
        throw error instanceof DOMException && error.name === 'ConstraintError' ? new PlayedElsewhere() : error;
      }
      pens.tell(id, 'written');
    },
    async latest(at = Infinity) {
      const store = db.transaction(SNAPSHOTS, 'readonly').objectStore(SNAPSHOTS);
      const found = await asked(store.openCursor(IDBKeyRange.bound([id, 0], [id, at]), 'prev'));
      return found?.value as Snapshot | undefined;
    },
    records(from, to = Infinity) {
      // A range without anything in it is an error to the database.
      if (to <= from) return Promise.resolve([]);
      const store = db.transaction(RECORDS, 'readonly').objectStore(RECORDS);
      return asked<GameRecord[]>(store.getAll(keysOf(id, from, to)));
    },
  };
}

/** The storage, and when games do not last in it, the reason. */
export async function browserStorage(): Promise<{ readonly storage: Storage; readonly why?: string }> {
  if (typeof indexedDB === 'undefined') return { storage: memoryStorage(), why: 'it has no database for pages' };
  try {
    return { storage: storageIn(await opened(), browserPens()) };
  } catch (error) {
    return { storage: memoryStorage(), why: error instanceof Error ? error.message : String(error) };
  }
}

function storageIn(db: IDBDatabase, pens: BrowserPens): Storage {
  return {
    lasting: true,
    pen: (id, hear) => pens.pen(id, hear),
    watch: (hear) => pens.watch(hear),
    journal: (id, info) => journalIn(db, id, info, pens),
    async put({ info, text }) {
      const t = changing(db, [INFOS, TEXTS]);
      t.objectStore(INFOS).put(info);
      t.objectStore(TEXTS).put(text, info.id);
      await finished(t);
    },
    async get(id) {
      const t = db.transaction([INFOS, TEXTS], 'readonly');
      const [info, text] = await Promise.all([
        asked<TableInfo | undefined>(t.objectStore(INFOS).get(id)),
        asked<string | undefined>(t.objectStore(TEXTS).get(id)),
      ]);
      return info && (text === undefined ? { info } : { info, text });
    },
    list: () => asked<TableInfo[]>(db.transaction(INFOS, 'readonly').objectStore(INFOS).getAll()),
    async remove(id) {
      const t = changing(db, GAME);
      for (const store of [INFOS, TEXTS, HEADS]) t.objectStore(store).delete(id);
      for (const store of [RECORDS, SNAPSHOTS]) t.objectStore(store).delete(keysOf(id));
      await finished(t);
      pens.tell(id, 'removed');
    },
  };
}
