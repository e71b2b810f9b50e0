// Where games are kept in this browser. Without a database (private windows) they are kept as long as the page is open, and that is said.
import type { TableInfo } from '@rasputitsa/host';
import { memoryStorage, type Storage } from '@rasputitsa/host/storage';

const NAME = 'rasputitsa';
/** The list of games must not read every game: infos stand apart from the games themselves. */
const INFOS = 'infos';
const TEXTS = 'games';

function asked<T>(r: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    r.addEventListener('success', () => resolve(r.result));
    r.addEventListener('error', () => reject(r.error ?? new Error('the database did not answer')));
  });
}
function finished(t: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    t.addEventListener('complete', () => resolve());
    t.addEventListener('abort', () => reject(t.error ?? new Error('the database gave up')));
    t.addEventListener('error', () => reject(t.error ?? new Error('the database failed')));
  });
}

export async function browserStorage(): Promise<Storage> {
  if (typeof indexedDB === 'undefined') return memoryStorage();
  let db: IDBDatabase;
  try {
    const open = indexedDB.open(NAME, 1);
    open.addEventListener('upgradeneeded', () => {
      open.result.createObjectStore(INFOS, { keyPath: 'id' });
      open.result.createObjectStore(TEXTS);
    });
    db = await asked(open);
  } catch {
    return memoryStorage();
  }
  return {
    lasting: true,
    async put({ info, text }) {
      const t = db.transaction([INFOS, TEXTS], 'readwrite', { durability: 'strict' });
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
      return info && text !== undefined ? { info, text } : undefined;
    },
    list: () => asked<TableInfo[]>(db.transaction(INFOS, 'readonly').objectStore(INFOS).getAll()),
    async remove(id) {
      const t = db.transaction([INFOS, TEXTS], 'readwrite');
      t.objectStore(INFOS).delete(id);
      t.objectStore(TEXTS).delete(id);
      await finished(t);
    },
  };
}
