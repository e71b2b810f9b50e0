// A room in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { dueIn, lateStorage } from './late.ts';
import { type DatabaseAt, hasRowLocks, openDatabase } from './node-database.ts';
import { folderLibrary } from './node-library.ts';
import type { FromThread, ToThread } from './node-rooms.ts';
import { signerOf, type SigningKey } from './node-signing.ts';
import { Room } from './room.ts';
import { type Hold, serverStorage } from './storage.ts';

const { at, signing } = workerData as { readonly at: DatabaseAt; readonly signing: SigningKey };
const db = openDatabase(at, 'room');
/** Tables this process may write, where there are others. */
const holds = new Map<string, Hold>();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
const post = (message: FromThread): void => parentPort?.postMessage(message);
const storage = serverStorage({
  db,
  hold: (table) => (hasRowLocks(at) ? holds.get(table) : 'alone'),
  changed: (table) => post({ kind: 'changed', table }),
  complain: (error) =>
    post({
      kind: 'complaint',
      method: 'storing',
      text: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  lost(table) {
    holds.delete(table);
    room.drop(table);
    post({ kind: 'lost', table });
  },
});
const late = lateStorage(storage, dueIn(db));
const room = new Room(folderLibrary(), { storage, late }, signerOf(signing), post);

function hold({ table, fence, holder }: ToThread & { readonly kind: 'hold' }): void {
  // Somebody else may have played it since we had it last.
  room.drop(table);
  holds.set(table, { fence, holder });
}
async function close(): Promise<void> {
  await room.close();
  await db.destroy();
  // Whatever still waits for a clock is of no use any more.
  process.exit(0);
}
parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'close') void close();
  else if (message.kind === 'hold') hold(message);
  else room.hear(message);
});
