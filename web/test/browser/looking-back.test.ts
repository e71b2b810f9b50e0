// Looking back: replay, the enemy's turn told and watched again, a rule's case.
import { afterAll, afterEach, expect, it } from 'vitest';
import { EDELWEISS } from './openings.ts';
import { closeBrowser, DESKTOP, LAPTOP, PHONE, Player } from './player.ts';

let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

async function menu(item: RegExp): Promise<void> {
  await player.page.getByRole('button', { name: 'Game menu' }).click();
  await player.page.getByRole('menuitem', { name: item }).click();
}

it("looks back at any point of the game from the player's own knowledge, by buttons and by keys", async () => {
  player = await Player.again();
  const { page } = player;
  await player.begin(EDELWEISS);
  await player.boardReady();
  for (let i = 0; i < 3; i++) {
    const s = await player.settled();
    if (s.offers.some((o) => o.verb === 'done' && !o.refusal)) await player.doing(() => player.done());
  }
  const now = await player.settled();
  await menu(/again|replay|look back/i);
  await page.waitForSelector('[data-kind="replay"]');
  await player.boardReady();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.at === 0);
  const first = await player.standing();
  const length = first.guide?.length ?? 0;
  expect(length).toBeGreaterThan(2);
  expect(first.guide?.at).toBe(0);
  await page.keyboard.press('End');
  await page.waitForFunction((n) => globalThis.rasputitsa.session.standing().guide?.at === n, length);
  const last = await player.standing();
  expect(last.view.pieces).toEqual(now.view.pieces);
  await page.keyboard.press('Home');
  await page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.at === 0);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.at === 1);
  await player.shot('replay');
  // The game is not over: the other side's knowledge stays closed.
  const closed = await page.evaluate(() =>
    globalThis.rasputitsa.host.sit(globalThis.rasputitsa.session.table, 1).then(
      () => 'open',
      (e: unknown) => String(e),
    ),
  );
  expect(closed).toMatch(/not over yet/);
  // And is not offered.
  const eyes = page.getByRole('combobox', { name: 'Point of view' }).locator('option');
  expect(await eyes.allInnerTexts()).toEqual(['as German saw it', 'as a spectator']);
});

it.each([
  ['desktop', DESKTOP],
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)(
  "the computer's turn is told in a report and watched again with captions, on a %s",
  async (size, screen) => {
    player = await Player.again(screen);
    const { page } = player;
    await player.begin({
      game: 'eastfront',
      scenario: 'edelweiss',
      options: {},
      chairs: [{ bot: 'greedy' }, 'person'],
      seed: 5,
    });
    // Moving second, the player is told of the first turn.
    const digest = page.locator('[data-digest]');
    await digest.waitFor();
    expect(await digest.innerText()).toMatch(/Moved \(\d+\)[\s\S]* to /i);
    await player.shot(`digest-${size}`);
    await digest.locator('[data-act="watch-again"]').click();
    await page.waitForSelector('[data-kind="replay"]');
    const caption = page.locator('[data-replay-caption]');
    // It plays by itself: a march is told while it is shown.
    await expect.poll(() => caption.innerText(), { timeout: 30_000 }).toMatch(/ to |roll|activat/i);
    await page.locator('.replay-play').click();
    await player.shot(`watch-again-${size}`);
    const chapter = page.locator('[data-replay-chapter]');
    const before = await chapter.innerText();
    await page.keyboard.press('PageDown');
    await expect.poll(() => chapter.innerText()).not.toBe(before);
    await page.keyboard.press('PageUp');
    await expect.poll(() => chapter.innerText()).toBe(before);
  },
);

it('a rule shows its case on the board, and the case plays itself to its end', async () => {
  player = await Player.again();
  const { page } = player;
  await player.begin(EDELWEISS);
  await player.boardReady();
  await page.locator('[data-act="rules"]').click();
  const reader = page.locator('dialog[open]');
  await reader.waitFor();
  await reader.getByRole('searchbox').fill('7.33b');
  await reader.locator('.rules-row:visible', { hasText: '7.33b' }).first().click();
  await reader
    .getByRole('button', { name: /show on the board/i })
    .first()
    .click();
  await page.waitForSelector('[data-kind="case"]');
  await player.boardReady();
  const g = (await player.standing()).guide;
  expect(g?.steps.length).toBeGreaterThan(0);
  await page.evaluate((n) => globalThis.rasputitsa.session.goto(n), g?.steps.length ?? 0);
  await page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.done === true);
  await player.shot('case');
});
