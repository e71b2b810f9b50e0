// A game against computers that is put away and taken up again goes on as if it had not been.
import { canonical, Keeper } from '@rasputitsa/kernel';
import { expect, it } from 'vitest';
import { LocalHost, memoryStorage, OWNER, type Storage } from '../src/index.ts';
import { newTable } from '../src/new-game.ts';
import { openKept } from '../src/opening.ts';
import { pastOf, seenBy } from '../src/remembering.ts';
import type { Table } from '../src/table.ts';
import { folderLibrary as library } from './library.ts';

/** As a storage that keeps texts: nothing comes back as the same object. */
function writtenDown(storage: Storage): Storage {
  return {
    ...storage,
    get: async (id) =>
      JSON.parse(JSON.stringify((await storage.get(id)) ?? null)) as Awaited<ReturnType<Storage['get']>>,
  };
}
/** Actions of the game, and those that are compared after it was taken up again. */
const MOST = 110;
const COMPARED = 30;
/** Of the steps that begin, one in so many. */
const EVERY = 4;
const NEW = { game: 'eastfront', scenario: 'edelweiss', options: {}, seed: 6 };

async function keptTable(storage: Storage, bot = 'veteran'): Promise<Table> {
  const table = await newTable(library, { ...NEW, chairs: [{ bot }, { bot }] });
  const journal = storage.journal(table.id, () => table.kept);
  table.keeper = await Keeper.begin(journal, table.file(), table.match);
  return table;
}
/** The decision at hand, and whose turn it is. */
function stepOf({ match }: Table): string {
  return `${match.q.active} ${match.state.stack.map((f) => f.n).join('/')}`;
}

it('computers that plan go on with the same actions, wherever a step begins', { timeout: 240_000 }, async () => {
  const storage = writtenDown(memoryStorage());
  const table = await keptTable(storage);
  const opened: { readonly from: number; readonly other: Table }[] = [];
  let [step, begun] = ['', 0];
  for (let n = 0; n < MOST; n++) {
    await table.keeper?.keep();
    if (stepOf(table) !== step && begun++ % EVERY === 0)
      opened.push({ from: n, other: await openKept(table.id, { library, storage }) });
    step = stepOf(table);
    table.botActs();
    for (const { from, other } of opened) {
      if (n >= from + COMPARED) continue;
      other.botActs();
      expect(other.match.hash(), `opened after ${from} actions, the last of ${n + 1}`).toBe(table.match.hash());
    }
  }
  expect(opened.length).toBeGreaterThan(6);
});
it('what a side saw is fetched from the journal where it is not at hand any more', { timeout: 60_000 }, async () => {
  const storage = memoryStorage();
  const table = await keptTable(storage, 'greedy');
  const { match } = table;
  const texts = async (): Promise<readonly string[]> => {
    const out: string[] = [];
    for (const view of seenBy(1, await pastOf(match, table.keeper?.journal))) out.push(canonical(view));
    return out;
  };
  for (let n = 0; n < 150; n++) {
    table.botActs();
    await table.keeper?.keep();
  }
  const all = await texts();
  match.forget(match.length);
  expect(match.first).toBeGreaterThan(90);
  expect(await texts()).toEqual(all);
  expect(all.length).toBeGreaterThan(100);
  expect(all.at(-1)).toBe(canonical(match.view(1)));
});
it('in the middle of a step they go on with the same plan', { timeout: 60_000 }, async () => {
  const storage = writtenDown(memoryStorage());
  const table = await keptTable(storage);
  for (let n = 0; n < 7; n++) table.botActs();
  await table.keeper?.keep();
  const other = await openKept(table.id, { library, storage });
  expect(table.kept.minds?.some((m) => m?.posture)).toBe(true);
  expect(other.kept.minds).toEqual(table.kept.minds);
  // Nobody else reads it.
  expect(JSON.stringify(await new LocalHost({ library, storage }).tables(OWNER))).not.toContain('posture');
});
