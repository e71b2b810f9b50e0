// EastFront on the page, by hand.
import { afterAll, afterEach, expect, it } from 'vitest';
import { EDELWEISS } from './openings.ts';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

it('a refusal with its rule opens the reader there; a move is taken back; a reload in mid-phase finds all as it was', async () => {
  player = await Player.sitDown();
  await player.begin(EDELWEISS);
  await player.boardReady();
  await player.clickUnit('U Army Group A');
  await player.order('activate');
  const before = await player.doing(() => player.done());
  await player.clickUnit('X armor');
  await player.clickHex('Moscow');
  const words = await player.refusal();
  const rule = await player.page.locator('.prompt-refusal').getAttribute('data-refusal');
  expect(words.length).toBeGreaterThan(10);
  // A rule of the book, or of the scenario.
  expect(rule).toMatch(/^(\d+|[A-Z]+)\./);
  await player.page.locator('.prompt-refusal .rule-number').click();
  await player.page.waitForSelector('dialog[open]');
  expect(await player.page.locator('dialog[open]').innerText()).toContain(rule ?? '');
  await player.page.keyboard.press('Escape');
  await player.page.waitForSelector('dialog[open]', { state: 'detached' });

  await player.clickUnit('X armor');
  const [label = ''] = await player.targets('move');
  const moved = await player.doing(() => player.clickHex(label));
  expect(moved.view.pieces).not.toEqual(before.view.pieces);
  expect(moved.canUndo).toBe(true);
  const back = await player.doing(() => player.page.keyboard.press('Control+z'));
  expect(back.view.pieces).toEqual(before.view.pieces);

  await player.saved();
  await player.page.reload();
  await player.boardReady();
  const after = await player.standing();
  expect(after.view).toEqual(back.view);
  expect(after.log.lines.length).toBeGreaterThan(0);
});
