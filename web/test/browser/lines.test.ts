// Lines beside a game, games by name, pictures and films of the board.
import { readFileSync, statSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { EDELWEISS, SIZES } from './openings.ts';
import { closeBrowser, LAPTOP, PHONE, Player } from './player.ts';

let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

async function menu(item: RegExp): Promise<void> {
  await player.page.getByRole('button', { name: 'Game menu' }).click();
  await player.page.getByRole('menuitem', { name: item }).click();
}
/** What the page hands to the reader. */
async function file(what: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([player.page.waitForEvent('download'), what()]);
  return download;
}

describe.each(SIZES)('at %s', (name, screen) => {
  it('a line is tried from here, named, compared, and left for the game, which has not moved', async () => {
    player = await Player.again(screen);
    const id = await player.begin(EDELWEISS);
    await player.boardReady();
    const before = await player.settled();
    const hidden = before.view.pieces.filter((p) => p.kind === undefined).length;
    await menu(/^Lines/);
    await player.page.locator('[data-act="line-new"]').click();
    await player.page.waitForSelector('.line-mark');
    await player.boardReady();
    const line = await player.settled();
    expect(line.table.line?.of).toBe(id);
    expect(line.view.pieces.filter((p) => p.kind === undefined).length).toBe(hidden);
    await player.doing(() => player.done());
    await player.page.locator('.line-mark').click();
    const dialog = player.page.locator('dialog[open]');
    await dialog.getByRole('textbox').first().fill('Straight for Rostov');
    await player.page.keyboard.press('Tab');
    await player.shot(`lines-${name}`);
    expect(await dialog.innerText()).toContain('German');
    await player.page.locator('[data-act="line-back"]').click();
    await player.page.waitForFunction((t) => globalThis.rasputitsa.session.standing().table.id === t, id);
    expect((await player.standing()).version).toBe(before.version);
    await menu(/^Lines/);
    expect(await player.page.locator('dialog[open] input').first().inputValue()).toBe('Straight for Rostov');
  });
});

it('games have names, are found by them, by opponent and by game', async () => {
  // The list of games is looked at: nobody else's are in it.
  player = await Player.sitDown();
  for (const bot of ['regular', 'random', 'regular', 'greedy'])
    await player.begin({ ...EDELWEISS, game: 'skirmish', scenario: 'crossing', chairs: ['person', { bot }] });
  await player.page.evaluate(() => void (location.hash = '#/'));
  await player.page.waitForSelector('.tables');
  // The names of opponents come with the cards of the games.
  // What was the Regular once is the staff's own advice; games begun against it keep it.
  await player.page.locator('.table-row').first().getByText('Staff').waitFor();
  await player.page.locator('.table-row').nth(1).getByText('Regular').waitFor();
  await player.page
    .locator('.table-row')
    .first()
    .getByRole('button', { name: /More actions/ })
    .click();
  await player.page.getByRole('menuitem', { name: 'Name this game' }).click();
  await player.page.locator('[data-act="name-game"]').fill('The ford at dawn');
  await player.page.keyboard.press('Enter');
  await player.page.reload();
  await player.page.waitForSelector('.tables');
  expect(await player.page.locator('.table-row').first().innerText()).toContain('The ford at dawn');
  await player.page.locator('[data-act="find-game"]').fill('dawn');
  expect(await player.page.locator('.table-row').count()).toBe(1);
  await player.page.locator('[data-act="find-game"]').fill('chance');
  await expect.poll(() => player.page.locator('.table-row').count()).toBe(1);
  await player.shot('games-found');
});

it.each(SIZES)(
  'at %s arrows and notes of one’s own stay with the game and go with a position',
  async (name, screen) => {
    player = await Player.again(screen);
    await player.begin(EDELWEISS);
    await player.mapPainted();
    await player.settled();
    const version = (await player.standing()).version;
    await player.clickHex('Rostov');
    if (screen === PHONE) await player.page.getByRole('tab', { name: 'Here' }).click();
    await player.page.getByText('My notes and arrows').click();
    await player.page.locator('[data-act="note"]').fill('Take it by August');
    await player.page.keyboard.press('Tab');
    await player.page.locator('[data-act="arrow"]').click();
    await player.clickHex('Krasnodar');
    const drawn = await player.page.evaluate(() => globalThis.rasputitsa.session.sketching.sketch());
    expect(drawn.arrows).toEqual([[await player.at('Rostov'), await player.at('Krasnodar')]]);
    await player.shot(`sketch-${name}`);
    await player.page.reload();
    await player.boardReady();
    expect(await player.page.evaluate(() => globalThis.rasputitsa.session.sketching.sketch())).toEqual(drawn);
    expect((await player.standing()).version).toBe(version);
    const saved = readFileSync(await (await file(() => menu(/^Save this position/))).path(), 'utf8');
    expect((JSON.parse(saved) as { sketch: unknown }).sketch).toEqual(drawn);
    await player.page.evaluate(() => void (location.hash = '#/'));
    await player.page.waitForSelector('.tables');
    await player.page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'shared.json',
        mimeType: 'application/json',
        buffer: Buffer.from(saved),
      });
    await player.page.waitForSelector('[data-table]');
    await player.boardReady();
    expect(await player.page.evaluate(() => globalThis.rasputitsa.session.sketching.sketch())).toEqual(drawn);
    // What was face-down still is.
    expect((await player.standing()).view.pieces.filter((p) => p.kind === undefined).length).toBeGreaterThan(10);
  },
);

it.each(SIZES)('at %s the range of an enemy stack is laid over the map', async (name, screen) => {
  player = await Player.again(screen);
  await player.begin(EDELWEISS);
  await player.mapPainted();
  await player.settled();
  await player.clickHex('Rostov');
  const range = player.page.locator('[data-act="threat"]');
  if (!(await range.isVisible())) await player.page.getByRole('tab', { name: 'Here' }).click();
  await range.click();
  await player.quiet();
  const shown = (): Promise<number> =>
    player.page.evaluate(() => globalThis.rasputitsa.session.overlays()[0]?.hexes?.length ?? 0);
  expect(await shown()).toBeGreaterThan(3);
  await player.shot(`threat-${name}`);
});

it('the board is saved as PNG and SVG, and a replay as a film', async () => {
  player = await Player.again(LAPTOP);
  await player.begin({
    ...EDELWEISS,
    game: 'skirmish',
    scenario: 'crossing',
    sandbox: true,
    chairs: ['person', 'person'],
  });
  await player.mapPainted();
  await player.settled();
  const png = await file(() => menu(/PNG/));
  const bytes = readFileSync(await png.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // A picture of nothing would be a few hundred bytes.
  expect(bytes.length).toBeGreaterThan(30_000);
  const svg = await file(() => menu(/SVG/));
  const text = readFileSync(await svg.path(), 'utf8');
  expect(text).toMatch(/^<svg /);
  expect(text).toContain('<title>Skirmish');
  for (let i = 0; i < 3; i++) {
    const s = await player.standing();
    const verb = s.offers.find((o) => !o.refusal && (o.verb === 'done' || s.starts[o.verb]?.ok))?.verb ?? 'done';
    await (verb === 'done' ? player.doing(() => player.done()) : player.order(verb));
  }
  await menu(/^Replay/);
  await player.page.waitForSelector('.replay');
  await player.mapPainted();
  const film = await file(async () => {
    await player.page.locator('[data-act="film"]').click();
    await player.page.waitForTimeout(2500);
    const stop = player.page.getByRole('button', { name: 'Stop recording and save the film' });
    // At the end of the game it stops by itself.
    if ((await stop.count()) > 0) await stop.click();
  });
  expect(film.suggestedFilename()).toMatch(/\.webm$/);
  expect(statSync(await film.path()).size).toBeGreaterThan(10_000);
});
