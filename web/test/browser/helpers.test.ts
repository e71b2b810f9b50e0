// Where the machine has cores, the computer's simulations are shared out among workers: the same turn is played, and nobody notices when
// they fail.
import { parseSave } from '@rasputitsa/kernel';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type Counted, counted, type Helpers, letHelp } from './cores.ts';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

interface Played extends Counted {
  readonly hash: string;
  readonly actions: number;
}
/** The computer's first turn. */
async function played(bot: string, helpers: Helpers): Promise<Played> {
  player = await Player.sitDown();
  await letHelp(player, helpers);
  await player.begin({ game: 'eastfront', scenario: 'edelweiss', options: {}, chairs: [{ bot }, 'person'], seed: 7 });
  await player.settled();
  const { text } = await player.page.evaluate(() => {
    const { host, session } = globalThis.rasputitsa;
    return host.exportFile(session.seat, 'game');
  });
  const { records } = parseSave(text);
  return { ...(await counted(player)), hash: records.at(-1)?.hash ?? '', actions: records.length };
}

/** One turn as the page plays it alone, and as it plays it in other ways. */
async function playedBoth(bot: string, ...ways: readonly Helpers[]): Promise<readonly Played[]> {
  const alone = await played(bot, { most: 0 });
  expect(alone.actions).toBeGreaterThan(5);
  expect(alone.started).toBe(0);
  const others: Played[] = [];
  for (const way of ways) {
    await player.leaveClean();
    others.push(await played(bot, way));
  }
  expect(others.map((o) => [o.hash, o.actions])).toEqual(others.map(() => [alone.hash, alone.actions]));
  return others;
}

it("a Veteran's turn is the same with helpers and without", async () => {
  const [helped] = await playedBoth('veteran', { most: 3 });
  expect(helped?.started).toBe(3);
});
it("helpers play a Marshal's turn with him, the same as without, and also when they are forbidden or die", async () => {
  const [helped, forbidden, dying] = await playedBoth(
    'marshal',
    { most: 3 },
    { most: 3, isForbidden: true },
    { most: 2, endAfter: 30 },
  );
  expect(helped?.started).toBe(3);
  expect(helped?.answered).toBeGreaterThan(100);
  expect(forbidden?.answered).toBe(0);
  expect(dying?.answered).toBeGreaterThan(0);
  expect(dying?.answered).toBeLessThan(60);
});
it('the page asks for helpers only when somebody plans', async () => {
  expect((await played('regular', { most: 3 })).started).toBe(0);
});
