// What lies before the table, by clicking: the first page, a new game, files, settings.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen, TABLET } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let player: Player;
async function sitDown(screen: Screen = DESKTOP): Promise<void> {
  player = await Player.sitDown(screen);
  await player.page.getByRole('heading', { name: 'EastFront' }).waitFor();
}
afterEach(async () => {
  await player.leave();
  if (player.faults.length > 0) throw new Error(player.faults.join('\n'));
});
afterAll(closeBrowser);

const button = (name: RegExp | string) => player.page.getByRole('button', { name });

/** What a checker of accessibility finds, and whether the page is wider than the screen. */
async function flaws(): Promise<readonly string[]> {
  await player.page.evaluate(AXE);
  const found = await player.page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    const results = await axe.run();
    const wide = document.documentElement.scrollWidth - innerWidth;
    const list = results.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
    return wide > 0 ? [...list, `wider than the screen by ${wide}`] : list;
  });
  return found;
}

async function newSkirmish(): Promise<void> {
  await player.page.evaluate(() => void (location.hash = '#/new/skirmish'));
  await button(/^start/i).click();
  await player.page.waitForSelector('[data-table]', { timeout: 20_000 });
  await player.boardReady();
}
const home = () => player.page.evaluate(() => void (location.hash = '#/'));

describe('every screen, on every size of screen, light and dark', () => {
  it.each([
    ['desktop', DESKTOP],
    ['tablet', TABLET],
    ['phone', PHONE],
  ] as const)('%s', async (size, screen) => {
    await sitDown(screen);
    for (const look of ['light', 'dark'] as const) {
      await player.page.emulateMedia({ colorScheme: look });
      const name = (s: string) => `shell-${size}-${look}-${s}`;
      const at = async (hash: string, ready: string) => {
        await player.page.evaluate((h) => void (location.hash = h), hash);
        await player.page.waitForSelector(ready);
        await player.atRest();
        await player.shot(name(ready.replaceAll(/\W/g, '')));
        expect(await flaws()).toEqual([]);
      };
      await at('#/', '.game-entry');
      await at('#/new/eastfront', '.scenario-brief');
      await player.page.locator('.disclosure-head').first().click();
      expect(await flaws()).toEqual([]);
      await at('#/about', '.about-card');
      await home();
      // The screen that is left stands until the next one has come: its buttons are not meant.
      await player.page.waitForSelector('.game-entry');
      await player.page.waitForSelector('.about-card', { state: 'detached' });
      await player.atRest();
      for (const open of ['Settings', 'First steps']) {
        await button(open).first().click();
        await player.page.waitForSelector('dialog[open]');
        await player.shot(name(open.replace(' ', '-')));
        expect(await flaws()).toEqual([]);
        await player.page.keyboard.press('Escape');
        await player.page.waitForSelector('dialog[open]', { state: 'detached' });
      }
    }
  });
});

describe('the first page', () => {
  it('is in a game with one click, and waits with it afterwards', async () => {
    await sitDown();
    await button(/^Play EastFront/).click();
    await player.page.waitForSelector('[data-table]', { timeout: 20_000 });
    await player.boardReady();
    const prompt = await player.prompt();
    expect(prompt).toMatch(/headquarters/i);
    await home();
    await button(/^Continue EastFront, Operation Edelweiss/).click();
    await player.page.waitForSelector('[data-table]');
    await player.boardReady();
    expect(await player.prompt()).toBe(prompt);
    // All of this under the policy the server sends: a violation would stand in the console, and any error there fails the test. That the
    // policy is there and bites is seen by breaking it.
    const answer = await player.page.request.get(player.page.url());
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'self';.*frame-ancestors 'none'$/);
    const broken = await player.page.evaluate(async () => {
      const said: string[] = [];
      const both = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', (e) => {
          if (said.push(e.effectiveDirective) === 2) resolve();
        });
      });
      const inline = document.createElement('script');
      inline.textContent = 'globalThis.smuggled = true';
      document.head.append(inline);
      await fetch('https://elsewhere.invalid/').catch(() => undefined);
      await both;
      return { said, smuggled: 'smuggled' in globalThis };
    });
    expect(broken).toEqual({ said: ['script-src-elem', 'connect-src'], smuggled: false });
    const refused = player.faults.splice(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((f) => !/content security policy|elsewhere\.invalid/i.test(f))).toEqual([]);
  });

  it('can be used by keyboard alone', async () => {
    await sitDown();
    const focused = () =>
      player.page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    for (let i = 0; i < 20 && (await focused()) !== 'Scenarios and options for EastFront'; i++)
      await player.page.keyboard.press('Tab');
    await player.page.keyboard.press('Enter');
    await player.page.waitForSelector('.scenario-brief');
    for (
      let i = 0;
      i < 5 &&
      !(await focused().then(() =>
        player.page.evaluate(() => document.activeElement?.getAttribute('name') === 'scenario'),
      ));
      i++
    )
      await player.page.keyboard.press('Tab');
    await player.page.keyboard.press('ArrowDown');
    expect(await player.page.locator('.scenario-heading').innerText()).toContain('Barbarossa');
    for (let i = 0; i < 20 && !((await focused()) ?? '').startsWith('Start'); i++)
      await player.page.keyboard.press('Tab');
    await player.page.keyboard.press('Enter');
    await player.page.waitForSelector('[data-table]', { timeout: 20_000 });
  });

  it('removes a table only when the undo has passed', async () => {
    await sitDown();
    await newSkirmish();
    await home();
    const row = player.page.locator('.table-row');
    await row.waitFor();
    const remove = async () => {
      await button(/^More actions for/).click();
      await player.page.getByRole('menuitem', { name: 'Remove' }).click();
      await row.waitFor({ state: 'detached' });
    };
    await remove();
    await button('Undo').click();
    await row.waitFor();
    await remove();
    await button('Dismiss').click();
    const kept = () => player.page.evaluate(async () => (await globalThis.rasputitsa.host.tables()).length);
    await expect.poll(kept).toBe(0);
  });
});

describe('files', () => {
  it('a game goes out to a file and comes back', async () => {
    await sitDown();
    await newSkirmish();
    await home();
    await button(/^More actions for/).click();
    const [download] = await Promise.all([
      player.page.waitForEvent('download'),
      player.page.getByRole('menuitem', { name: 'Save to a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^skirmish-crossing.*\.json$/);
    const path = await download.path();
    await player.page.locator('input[type=file]').setInputFiles(path);
    await player.page.waitForSelector('[data-table]');
    await player.boardReady();
    await home();
    await expect.poll(() => player.page.locator('.table-row').count()).toBe(2);
  });

  it('a file that is not ours is refused in words', async () => {
    await sitDown();
    const words = async (name: string, body: string | Buffer) => {
      await player.page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(body) });
      return player.page.locator('.home-trouble', { hasText: name }).innerText();
    };
    expect(await words('a.json', '{"format":')).toMatch(/damaged|cut off/);
    expect(await words('b.json', '{"hello":1}')).toMatch(/neither a saved game nor a position nor a set-up/);
    expect(await words('letter.txt', 'Dear all')).toMatch(/not one of our files|neither/);
    expect(await words('c.png', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]))).toMatch(/not a text file/);
    expect(await player.page.evaluate(() => globalThis.rasputitsa.host.tables())).toEqual([]);
  });

  it('can be dropped anywhere on the page', async () => {
    await sitDown();
    await player.page.evaluate(() => {
      const files = new DataTransfer();
      files.items.add(new File(['{"hello":1}'], 'dropped.json'));
      const on = document.querySelector('.game-title');
      on?.dispatchEvent(new DragEvent('dragover', { dataTransfer: files, bubbles: true, cancelable: true }));
      on?.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
    });
    expect(await player.page.locator('.home-trouble').innerText()).toContain('dropped.json');
  });
});

describe('settings', () => {
  it('are seen at once and kept', async () => {
    await sitDown();
    await button('Settings').click();
    await player.page.getByRole('radio', { name: 'Dark' }).check();
    await player.page.getByRole('radio', { name: 'Huge' }).check();
    const seen = () =>
      player.page.evaluate(() => [
        document.documentElement.dataset['theme'],
        getComputedStyle(document.documentElement).fontSize,
      ]);
    expect(await seen()).toEqual(['dark', '23.2px']);
    await player.page.reload();
    await player.page.waitForSelector('.game-entry');
    expect(await seen()).toEqual(['dark', '23.2px']);
    expect(await flaws()).toEqual([]);
  });
});
