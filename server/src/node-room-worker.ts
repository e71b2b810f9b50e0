// A room in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { type DatabaseAt, openDatabase } from './node-database.ts';
import { folderLibrary } from './node-library.ts';
import { Room, type ToRoom } from './room.ts';
import { serverStorage } from './storage.ts';

const { at } = workerData as { readonly at: DatabaseAt };
const db = openDatabase(at);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
const post = (message: unknown): void => parentPort?.postMessage(message);
const storage = serverStorage({
  db,
  fence: () => undefined,
  changed: (table) => post({ kind: 'changed', table }),
});
const room = new Room(folderLibrary(), storage, post);
parentPort?.on('message', (message: ToRoom | { readonly kind: 'close' }) => {
  if (message.kind !== 'close') return room.hear(message);
  void room.close().then(async () => {
    await db.destroy();
    parentPort?.close();
  });
});
