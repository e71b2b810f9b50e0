// When something goes wrong: a clear message, and nothing lost.
import { afterAll, afterEach, expect, it } from 'vitest';
import { EDELWEISS } from './openings.ts';
import { counted, letHelp } from './cores.ts';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterEach(() => player.leave());
afterAll(closeBrowser);

it('the worker falls over: it is started again, the game goes on where it was, and that is said', async () => {
  player = await Player.sitDown();
  await player.begin(EDELWEISS);
  await player.boardReady();
  await player.doing(() => player.done());
  const before = await player.settled();
  await player.saved();
  await player.page.evaluate(() => globalThis.rasputitsa.host.restart('it was stopped on purpose'));
  await player.page
    .getByText(/started again/i)
    .first()
    .waitFor();
  await player.page.waitForFunction((v) => globalThis.rasputitsa.session.standing().version >= v - 1, before.version);
  const after = await player.settled();
  expect(after.view.pieces).toEqual(before.view.pieces);
  expect(after.view.prompt).toBe(before.view.prompt);
  await player.doing(() => player.done());
});

it('an address of a game that is not here leads back', async () => {
  player = await Player.sitDown();
  await player.page.evaluate(() => void (location.hash = '#/table/0000'));
  await player.page
    .getByText(/not here/i)
    .first()
    .waitFor();
  await player.page.getByRole('button', { name: /back to the games/i }).click();
  await player.page.waitForSelector('h1');
  expect(player.page.url()).toMatch(/#\/$/);
});

it('a reload in the tutorial goes on at its step', async () => {
  player = await Player.sitDown();
  await player.page.evaluate(async () => {
    const { id } = await globalThis.rasputitsa.host.openTutorial('eastfront');
    const { seat } = await globalThis.rasputitsa.host.sit(id, 0);
    await globalThis.rasputitsa.host.goto(seat, 6);
    location.hash = `#/table/${encodeURIComponent(id)}`;
  });
  await player.page.waitForSelector('[data-table]');
  await player.page.reload();
  await player.page.waitForSelector('[data-table]');
  expect((await player.standing()).guide?.at).toBe(6);
});

it('a closed tab loses nothing: the game stands in the list and goes on', async () => {
  player = await Player.sitDown();
  await player.begin(EDELWEISS);
  await player.boardReady();
  const before = await player.doing(() => player.done());
  await player.saved();
  const second = await player.context.newPage();
  await player.page.close();
  await second.goto(player.page.url().split('#')[0] ?? '');
  await second
    .getByRole('button', { name: /continue|go on/i })
    .first()
    .click();
  await second.waitForSelector('[data-table]');
  await second.waitForFunction(() => !globalThis.rasputitsa.session.standing().thinking);
  const after = await second.evaluate(() => globalThis.rasputitsa.session.standing());
  expect(after.view.phase).toEqual(before.view.phase);
});

it('works without a network once loaded', async () => {
  player = await Player.sitDown(undefined, { offline: true });
  // Everything is kept but the maps of other games, which are fetched last.
  const kept = (): Promise<boolean> =>
    player.page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return false;
      const text = await (await fetch('sw.js')).text();
      const files = [...text.matchAll(/const (?:FIRST|REST) = (\[.*?\]);/g)].flatMap(
        (m) => JSON.parse(m[1] ?? '[]') as string[],
      );
      const wanted = files.filter((file) => !file.startsWith('maps/') || /board\.json$|eastfront/.test(file));
      for (const file of wanted) if (!(await caches.match(file))) return false;
      return wanted.length > 10;
    });
  await expect.poll(kept, { timeout: 60_000, interval: 250 }).toBe(true);
  await player.page.reload();
  await player.page.waitForSelector('h1');
  await player.context.setOffline(true);
  await player.page.reload();
  await player.page.waitForSelector('h1');
  await player.begin(EDELWEISS);
  await player.boardReady();
  expect(await player.prompt()).toMatch(/headquarters/i);
  // Those who simulate for a computer come from what is kept, too.
  await letHelp(player, { most: 2 });
  await player.begin({ ...EDELWEISS, chairs: [{ bot: 'marshal' }, 'person'] });
  await player.settled();
  expect((await counted(player)).answered).toBeGreaterThan(0);
});
