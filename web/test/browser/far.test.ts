// Two people who are not in the same room: each at their own browser, one table on the server between them.
import type { Standing } from '@rasputitsa/host';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fightOn, openWithThreeCorps, stepOf } from './eastfront-turn.ts';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen } from './player.ts';

const here: Player[] = [];
async function comes(screen: Screen): Promise<Player> {
  const player = await Player.sitDown(screen);
  here.push(player);
  return player;
}
afterEach(async () => {
  for (const player of here.splice(0)) await player.leaveClean();
});
afterAll(closeBrowser);

/** Anna makes a table in the page and gets a link. */
async function invites(anna: Player): Promise<void> {
  await anna.page.evaluate(() => void (location.hash = '#/new/eastfront'));
  await anna.page.getByRole('radio', { name: 'A friend far away' }).click();
  await anna.page.locator('[data-act="far-name"]').fill('Anna');
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  await anna.page.waitForSelector('[data-screen="waiting"]');
}
async function closeBriefing(player: Player): Promise<void> {
  await player.boardReady();
  await player.page.locator('[data-act="close-briefing"]').click();
  await player.quiet();
}
async function link(player: Player, act: string): Promise<string> {
  await player.page.getByRole('tab', { name: 'Players' }).click();
  return player.page.locator(`[data-act="${act}"]`).inputValue();
}
async function opens(player: Player, address: string): Promise<void> {
  await player.page.evaluate((to) => void (location.href = to), address);
}
async function joins(player: Player, address: string, name: string): Promise<void> {
  await opens(player, address);
  await player.page.locator('[data-act="far-name"]').fill(name);
  await player.page.locator('[data-act="sit-1"]').click();
  await player.page.waitForSelector('[data-table]');
  await closeBriefing(player);
}
const owes = (s: Standing): boolean => s.view.owing.includes(Number(s.viewer));
/** Goes on until the other is to decide. */
async function goesOn(player: Player, from: Standing): Promise<Standing> {
  let now = from;
  for (let i = 0; i < 30 && owes(now); i++) {
    now = (await fightOn(player, now)).last;
    if (!owes(now) || !/command|production/.test(stepOf(now))) continue;
    await player.done();
    // Where both decide in secret nothing is told, only that it is done.
    await player.page.waitForFunction((v) => {
      const { version, view, viewer } = globalThis.rasputitsa.session.standing();
      return version !== v || !view.owing.includes(Number(viewer));
    }, now.version);
    await player.quiet();
    now = await player.standing();
  }
  return now;
}

describe('a friend far away', () => {
  it('a link, a turn each, a lost player who comes back, and somebody who watches', async () => {
    const anna = await comes(DESKTOP);
    await invites(anna);
    // The waiting room: who is missing, the link and its code, what was agreed.
    await anna.page.getByText('nobody yet').waitFor();
    await anna.page.locator('svg.qr').waitFor();
    const invite = await anna.page.locator('[data-act="invite-link"]').inputValue();
    expect(invite).toContain('#/join/');
    await anna.shot('far-waiting');

    const boris = await comes(PHONE);
    await opens(boris, invite);
    await boris.page.locator('[data-act="far-name"]').waitFor();
    // What was agreed can be read before sitting down.
    await boris.page.getByText('As long as you like').waitFor();
    await boris.shot('far-invited');
    await joins(boris, invite, 'Boris');
    await boris.shot('far-boris');
    // With Boris the game begins, and Anna sees who has come.
    await anna.page.waitForSelector('[data-table]');
    await closeBriefing(anna);
    await anna.shot('far-anna');
    await anna.page.getByRole('tab', { name: 'Players' }).click();
    await anna.page.getByText('Boris', { exact: false }).first().waitFor();
    await anna.shot('far-links');

    await anna.page.locator('[data-act="say"]').fill('Good luck');
    await anna.page.keyboard.press('Enter');
    const own = await link(boris, 'own-link');
    await boris.page.getByText('Good luck').waitFor();
    await boris.shot('far-talk');

    const watcher = await comes(DESKTOP);
    await opens(watcher, await anna.page.locator('[data-act="watch-link"]').inputValue());
    await watcher.page.waitForSelector('[data-table]');
    expect((await watcher.standing()).viewer).toBe('spectator');

    const before = (await boris.standing()).version;
    await goesOn(anna, await openWithThreeCorps(anna));
    await boris.page.waitForFunction((v) => globalThis.rasputitsa.session.standing().version > v, before);
    await boris.page.waitForFunction(() => globalThis.rasputitsa.session.standing().view.owing.includes(1));
    await boris.page.waitForFunction(() => document.title.startsWith('●'));

    // Boris's browser is gone; on another machine his link is his chair.
    const { version } = await boris.standing();
    await boris.leave();
    const again = await comes(PHONE);
    await opens(again, own);
    await again.page.waitForSelector('[data-table]');
    await again.boardReady();
    expect(await again.standing()).toMatchObject({ viewer: 1, version });
    const heard = (await anna.standing()).version;
    await goesOn(anna, await anna.standing());
    await again.shot('far-again');
    await goesOn(again, await again.standing());
    await anna.page.waitForFunction((v) => globalThis.rasputitsa.session.standing().version > v, heard);
    await anna.shot('far-later');

    // Boris gives up, and both see it.
    await again.page.getByRole('tab', { name: 'Players' }).click();
    await again.page.locator('[data-act="resign"]').click();
    await again.page.locator('[data-act="resign-sure"]').click();
    await anna.page.waitForFunction(() => globalThis.rasputitsa.session.standing().table.over !== null);
    expect((await anna.standing()).table.over).toBe('German wins (resignation)');
    await anna.shot('far-over');

    // Anybody can check now that all was fair.
    await anna.page.getByRole('tab', { name: 'Players' }).click();
    await anna.page.locator('[data-act="check-game"]').click();
    await anna.page.locator('[data-checked]').waitFor();
    await anna.shot('far-checked');
    const said = await anna.page.locator('[data-checked]').innerText();
    expect(await anna.page.locator('[data-checked="good"]').count(), said).toBe(1);
    expect(said).toContain('links from German and Soviet');
    expect(said).toContain('this browser');
    await anna.page.locator('[data-act="rematch"]').waitFor();

    // On the first page the games that wait come first.
    await anna.page.evaluate(() => void (location.hash = '#/'));
    await anna.page.locator('[data-far]').waitFor();
    // A feed for a reader of news: the address alone is enough, and plays nothing.
    await anna.page.locator('[data-act="feed"]').click();
    const feed = await anna.page.locator('[data-act="feed-link"]').inputValue();
    const atom = await anna.page.evaluate(async (at) => (await fetch(at)).text(), feed);
    expect(atom).toContain('German wins (resignation)');
    await anna.shot('far-home');
  });
});
