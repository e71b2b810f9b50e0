// Nothing is lost: two tabs with one game, a browser that stores nothing, a page that does not start.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, openBrowser, Player } from './player.ts';

const HOT_SEAT: SeededGame = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  chairs: ['person', 'person'],
  sandbox: true,
  seed: 11,
};
afterAll(closeBrowser);

/** Does the first legal thing, as the page would. */
async function actSomehow(page: Page): Promise<void> {
  const { version } = await page.evaluate(() => globalThis.rasputitsa.session.standing());
  await page.evaluate(async () => {
    const { session, host } = globalThis.rasputitsa;
    const s = session.standing();
    for (const offer of s.offers.filter((o) => !o.refusal)) {
      const args: Record<string, unknown> = {};
      for (;;) {
        const asked = await host.choices(s.seat, offer.verb, args);
        if (!asked.ok) break;
        if (asked.arg === null) {
          await session.act({ verb: offer.verb, args: args as never });
          return;
        }
        args[asked.arg] = asked.choices[0]?.value;
      }
    }
    throw new Error('nothing can be done');
  });
  await page.waitForFunction((v) => globalThis.rasputitsa.session.standing().version !== v, version);
}
async function shot(page: Page, name: string): Promise<void> {
  const dir = process.env['SHOTS'];
  if (dir !== undefined) await page.screenshot({ path: `${dir}/${name}.png` });
}
const version = (page: Page) => page.evaluate(() => globalThis.rasputitsa.session.standing().version);
const pieces = (page: Page) => page.evaluate(() => globalThis.rasputitsa.session.standing().view.pieces);

describe('two tabs with one game', () => {
  let player: Player;
  let second: Page;
  beforeEach(async () => {
    player = await Player.sitDown();
    await player.begin(HOT_SEAT);
    second = await player.context.newPage();
    await second.goto(player.page.url());
    await second.waitForSelector('[data-trouble=elsewhere]');
  });
  afterEach(() => player.leaveClean());

  it('the second follows live and says so; nothing can be done there', async () => {
    expect(await second.locator('[data-trouble=elsewhere]').innerText()).toMatch(/following.*another window/i);
    await player.shot('two-tabs-first');
    await shot(second, 'two-tabs-second');
    expect(await second.locator('[data-verb]').count()).toBe(0);
    await actSomehow(player.page);
    const now = await version(player.page);
    await second.waitForFunction((v) => globalThis.rasputitsa.session.standing().version === v, now);
    expect(await pieces(second)).toEqual(await pieces(player.page));
    const refused = await second.evaluate(() => {
      const { seat, version: v } = globalThis.rasputitsa.session.standing();
      return globalThis.rasputitsa.host.act(seat, [{ verb: 'done', args: {} }], v);
    });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'kernel:elsewhere' } });
  });
  it('when the first is closed, the second plays on', async () => {
    await actSomehow(player.page);
    const now = await version(player.page);
    await player.page.close();
    await second.waitForSelector('[data-trouble=elsewhere]', { state: 'detached' });
    await second.waitForFunction((v) => globalThis.rasputitsa.session.standing().version === v, now);
    await actSomehow(second);
    await second.reload();
    await second.waitForSelector('[data-table]');
    expect(await version(second)).toBeGreaterThan(now);
  });
  it('"Play here instead" exchanges their parts', async () => {
    await actSomehow(player.page);
    await second.locator('[data-act=play-here]').click();
    await player.page.waitForSelector('[data-trouble=elsewhere]');
    await second.waitForSelector('[data-trouble=elsewhere]', { state: 'detached' });
    await actSomehow(second);
    const now = await version(second);
    await player.page.waitForFunction((v) => globalThis.rasputitsa.session.standing().version === v, now);
    expect(await pieces(second)).toEqual(await pieces(player.page));
  });
});

/** A page whose worker begins with this script. */
async function withWorker(script: string): Promise<Page> {
  const context = await (await openBrowser()).newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${script};\n${await answer.text()}` });
  });
  await page.goto(inject('page'));
  await page.waitForSelector('.game-entry');
  return page;
}
/** Storing fails while `test-full` says so. */
const FULL = `
let full = false;
new BroadcastChannel('test-full').onmessage = (e) => { full = e.data; };
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...args) {
  if (full) throw new DOMException('no room', 'QuotaExceededError');
  return add.apply(this, args);
}`;

function storing(page: Page, how: 'fails' | 'works'): Promise<void> {
  return page.evaluate((full) => {
    const channel = new BroadcastChannel('test-full');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage(full);
  }, how === 'fails');
}

describe('failed storage', () => {
  it('is said; the banner offers to save and to try again, never to reload; leaving and coming back loses nothing', async () => {
    const page = await withWorker(FULL);
    await page.evaluate(() => void (location.hash = '#/new/skirmish'));
    await page.getByRole('button', { name: /^start/i }).click();
    await page.waitForSelector('[data-table]');
    await page.locator('[data-act=close-briefing]').click();
    const before = await version(page);
    await storing(page, 'fails');
    await actSomehow(page);
    const banner = page.locator('[data-trouble=unsaved]');
    await banner.waitFor();
    expect(await banner.innerText()).toMatch(/could not be saved[^]*is full/);
    expect(await banner.getByRole('button').allInnerTexts()).toEqual(['Save the game to a file', 'Try saving again']);
    expect(await page.getByRole('button', { name: /reload/i }).count()).toBe(0);
    await shot(page, 'unsaved');
    const [download] = await Promise.all([page.waitForEvent('download'), banner.getByRole('button').first().click()]);
    expect(download.suggestedFilename()).toMatch(/\.game\.json$/);
    const table = page.url();
    await page.evaluate(() => void (location.hash = '#/'));
    await page
      .getByText(/could not be saved/)
      .first()
      .waitFor();
    await page.evaluate((to) => void (location.href = to), table);
    await banner.waitFor();
    expect(await version(page)).toBeGreaterThan(before);
    await storing(page, 'works');
    await page.locator('[data-act=keep]').click();
    await banner.waitFor({ state: 'detached' });
    const now = await version(page);
    await page.reload();
    await page.waitForSelector('[data-table]');
    expect(await version(page)).toBe(now);
    await page.context().close();
  });
  it('closing the page is asked about while something is not stored', async () => {
    const page = await withWorker(FULL);
    await page.evaluate(() => void (location.hash = '#/new/skirmish'));
    await page.getByRole('button', { name: /^start/i }).click();
    await page.waitForSelector('[data-table]');
    await storing(page, 'fails');
    await actSomehow(page);
    await page.locator('[data-trouble=unsaved]').waitFor();
    const refused = await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(refused).toBe(true);
    await page.context().close();
  });
  it('without a database the page plays, and says that games do not last', async () => {
    const page = await withWorker("Object.defineProperty(self, 'indexedDB', { value: undefined })");
    await page.getByText('Games last only while this page is open').waitFor();
    await page.evaluate(() => void (location.hash = '#/new/skirmish'));
    await page.getByRole('button', { name: /^start/i }).click();
    await page.waitForSelector('[data-table]');
    const banner = page.locator('[data-trouble=storage]');
    expect(await banner.innerText()).toMatch(/last only while this page is open/);
    expect(await banner.getByRole('button', { name: /reload/i }).count()).toBe(0);
    await actSomehow(page);
    await page.context().close();
  });
});

describe('a worker that takes its time', () => {
  it('is not taken for dead: the player is asked, and it may go on', async () => {
    const context = await (await openBrowser()).newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
      const answer = await route.fetch();
      const busy = `let waits = true; self.addEventListener('message', (e) => {
        if (!waits || e.data.method !== 'profile') return;
        waits = false;
        const end = performance.now() + 3000; while (performance.now() < end);
      });`;
      await route.fulfill({ response: answer, body: `${busy}\n${await answer.text()}` });
    });
    // Half a minute of silence passes in half a second.
    await page.addInitScript(() => {
      const real = globalThis.setTimeout.bind(globalThis);
      const quick = (what: () => void, ms = 0, ...more: unknown[]) => real(what, ms === 30_000 ? 500 : ms, ...more);
      Object.assign(globalThis, { setTimeout: quick });
    });
    await page.goto(inject('page'));
    await page.waitForSelector('[data-slow]');
    expect(await page.locator('[data-slow]').innerText()).toMatch(/can take that long/);
    // It answers at last: nobody has ended it, and the question goes.
    await page.waitForSelector('[data-slow]', { state: 'detached' });
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .waitFor();
    expect(await page.getByText(/started again/).count()).toBe(0);
    await context.close();
  });
});

describe('a start that fails', () => {
  async function page(): Promise<Page> {
    const context = await (await openBrowser()).newContext({ serviceWorkers: 'block' });
    return context.newPage();
  }
  it('without its script: says so and what to do', async () => {
    const p = await page();
    await p.route(/assets\/page-[^/]*\.js$/, (route) => route.abort());
    await p.goto(inject('page'));
    await p.getByRole('heading', { name: 'The page did not start' }).waitFor();
    expect(await p.locator('#start').innerText()).toMatch(/could not be loaded: page-.*\.js[^]*Load the page again/);
    await p.unroute(/assets\/page-[^/]*\.js$/);
    await p.getByRole('button', { name: 'Load the page again' }).click();
    await p.waitForSelector('.game-entry');
    expect(await p.locator('#start').isVisible()).toBe(false);
    await p.context().close();
  });
  it('with an error in its script', async () => {
    const p = await page();
    await p.route(/assets\/page-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose')" }),
    );
    await p.goto(inject('page'));
    await p.getByText('broken on purpose').waitFor();
    expect(await p.locator('#start').innerText()).toMatch(/Games stored in this browser are still there/);
    await p.context().close();
  });
  it('without the worker: says so, and tries again when asked', async () => {
    const p = await page();
    await p.route(/assets\/worker-[^/]*\.js$/, (route) => route.abort());
    await p.goto(inject('page'));
    await p.getByText('The part of the page that knows the rules did not start').waitFor();
    await shot(p, 'no-worker');
    await p.unroute(/assets\/worker-[^/]*\.js$/);
    await p.getByRole('button', { name: 'Try again' }).click();
    await p.waitForSelector('.game-entry');
    expect(await p.getByText('did not start').filter({ visible: true }).count()).toBe(0);
    await p.context().close();
  });
  it('in a browser without workers', async () => {
    const p = await page();
    await p.addInitScript(() => Object.defineProperty(globalThis, 'Worker', { value: undefined }));
    await p.goto(inject('page'));
    await p.getByText('knows the rules did not start').waitFor();
    expect(await p.locator('.home-trouble').innerText()).toMatch(/does not let pages start workers/);
    await p.context().close();
  });
  it('when a part of the page is missing later, there is a way back', async () => {
    const p = await page();
    await p.route(/assets\/Table-[^/]*\.js$/, (route) => route.abort());
    await p.goto(inject('page'));
    await p.waitForSelector('.game-entry');
    await p
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await p.waitForSelector('[data-broken]');
    await shot(p, 'broken');
    expect(await p.locator('[data-broken]').innerText()).toMatch(/Saved games are safe/);
    await p.getByRole('button', { name: 'Back to the games' }).click();
    await p.waitForSelector('.game-entry');
    await p.context().close();
  });
});
