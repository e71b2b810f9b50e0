// The page in German: chosen in the settings, fetched when it is read, and at the table too.
import { afterAll, afterEach, expect, it } from 'vitest';
import { EDELWEISS } from './openings.ts';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

it('speaks German once it was chosen, plurals and all', async () => {
  player = await Player.sitDown();
  const { page } = player;
  const fetched: string[] = [];
  page.on('response', (r) => fetched.push(new URL(r.url()).pathname));
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.reload();
  await page.waitForSelector('h1');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(fetched.some((f) => /\/de-[\w-]+\.js$/.test(f))).toBe(true);
  // The head comes first, the games a little later.
  await page.locator('main').getByText('Spielen').first().waitFor();
  await player.begin(EDELWEISS);
  await player.boardReady();
  await player.settled();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Hier', 'Zug', 'Kräfte', 'Verlauf', 'Ebenen']);
  await player.verb('done');
  expect(await page.locator('dialog[open]').innerText()).toMatch(/\d+ Einheit(en können| kann) noch handeln/);
  await player.shot('german');
});
