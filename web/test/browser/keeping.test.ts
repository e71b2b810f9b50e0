// A game is kept action by action: a reload finds it as it was, with what can be taken back; games of before are still there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, Player } from './player.ts';

const HOT_SEAT: SeededGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', 'person'],
  sandbox: true,
  seed: 11,
};
const OLD = fileURLToPath(new URL('../../../games/eastfront/saves/v1-middle.f1.json', import.meta.url));
let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

async function actSomehow(): Promise<void> {
  await player.doing(() =>
    player.page.evaluate(async () => {
      const { session, host } = globalThis.rasputitsa;
      const s = session.standing();
      for (const offer of s.offers.filter((o) => !o.refusal)) {
        const args: Record<string, unknown> = {};
        for (;;) {
          const asked = await host.choices(s.seat, offer.verb, args);
          if (!asked.ok) break;
          if (asked.arg !== null) args[asked.arg] = asked.choices[0]?.value;
          else {
            if ((await host.act(s.seat, [{ verb: offer.verb, args: args as never }], s.version)).ok) return;
            break;
          }
        }
      }
      throw new Error('nothing can be done');
    }),
  );
}

it('a reload finds the game as it was left; undo and redo go on as before it', async () => {
  await player.begin(HOT_SEAT);
  await player.boardReady();
  const start = await player.standing();
  await actSomehow();
  await actSomehow();
  const before = await player.standing();
  await player.saved();
  await player.page.reload();
  await player.page.waitForSelector('[data-table], .hand-over');
  const after = await player.settled();
  expect([after.view, after.version, after.log.lines.length, after.canUndo]).toEqual([
    before.view,
    before.version,
    (await player.page.evaluate(() => globalThis.rasputitsa.session.log())).length,
    true,
  ]);
  await player.doing(() => player.page.evaluate(() => globalThis.rasputitsa.session.undo()));
  await player.saved();
  await player.page.reload();
  await player.page.waitForSelector('[data-table], .hand-over');
  const { canRedo } = await player.settled();
  expect(canRedo).toBe(true);
  const back = await player.doing(() => player.page.evaluate(() => globalThis.rasputitsa.session.undo()));
  expect(back.view.pieces).toEqual(start.view.pieces);
  const again = await player.doing(async () => {
    await player.page.evaluate(() => globalThis.rasputitsa.session.redo());
  });
  await player.doing(() => player.page.evaluate(() => globalThis.rasputitsa.session.redo()));
  expect(again.version).toBeGreaterThan(back.version);
  expect((await player.settled()).view.pieces).toEqual(before.view.pieces);
});

it('a game kept by the page of before is in the list, opens, and is kept the new way', async () => {
  const text = readFileSync(OLD, 'utf8');
  await player.page.evaluate(async (game: string) => {
    const done = <T>(r: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        r.addEventListener('success', () => resolve(r.result));
        r.addEventListener('error', () => reject(new Error('the database failed')));
      });
    await done(indexedDB.deleteDatabase('rasputitsa'));
    const open = indexedDB.open('rasputitsa', 1);
    open.addEventListener('upgradeneeded', () => {
      open.result.createObjectStore('infos', { keyPath: 'id' });
      open.result.createObjectStore('games');
    });
    const db = await done(open);
    const info = {
      id: '0123456789abcdef',
      game: 'eastfront',
      scenario: 'edelweiss',
      chairs: ['person', 'person'],
      sandbox: false,
      kind: 'play',
      standing: 'Kept long ago',
      entries: 40,
      over: null,
      changed: 1,
    };
    const t = db.transaction(['infos', 'games'], 'readwrite');
    t.objectStore('infos').put(info);
    t.objectStore('games').put(game, info.id);
    await new Promise((resolve) => t.addEventListener('complete', resolve));
    db.close();
  }, text);
  await player.page.reload();
  await player.page.getByText('Kept long ago').first().waitFor();
  await player.page.evaluate(() => void (location.hash = '#/table/0123456789abcdef'));
  await player.page.waitForSelector('[data-table], .hand-over');
  const kept = () =>
    player.page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const r = indexedDB.open('rasputitsa');
        r.addEventListener('success', () => resolve(r.result));
      });
      const t = db.transaction(['games', 'heads', 'records', 'snapshots'], 'readonly');
      const count = (store: string) =>
        new Promise<number>((resolve) => {
          const r = t.objectStore(store).count();
          r.addEventListener('success', () => resolve(r.result));
        });
      const counts = await Promise.all(['games', 'heads', 'records', 'snapshots'].map(count));
      db.close();
      return counts;
    });
  const [games, heads, records, snapshots] = await kept();
  expect([games, heads]).toEqual([0, 1]);
  expect(records).toBeGreaterThan(40);
  expect(snapshots).toBeGreaterThan(0);
  await player.page.reload();
  await player.page.waitForSelector('[data-table], .hand-over');
  expect((await player.page.evaluate(() => globalThis.rasputitsa.host.tables())).map((t) => t.id)).toEqual([
    '0123456789abcdef',
  ]);
});
