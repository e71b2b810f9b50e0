// Replay, luck report, and the tutorial to its end.
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, PHONE, Player, TABLET } from './player.ts';

let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

async function menu(item: RegExp): Promise<void> {
  await player.page.getByRole('button', { name: 'Game menu' }).click();
  await player.page.getByRole('menuitem', { name: item }).click();
}

it("looks back at any point of the game from the player's own knowledge, by buttons and by keys", async () => {
  const { page } = player;
  await player.begin({
    game: 'eastfront',
    scenario: 'edelweiss',
    options: {},
    chairs: ['person', { bot: 'greedy' }],
    seed: 11,
  });
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
  ['tablet', TABLET],
  ['phone', PHONE],
] as const)(
  "the computer's turn is told in a report and watched again with captions, on a %s",
  async (size, screen) => {
    await player.leave();
    player = await Player.sitDown(screen);
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

it('the tutorial can be followed to its end, and a wrong move is corrected kindly', async () => {
  const { page } = player;
  await page.evaluate(async () => {
    const t = await globalThis.rasputitsa.host.openTutorial('eastfront');
    location.hash = `#/table/${t.id}`;
  });
  await page.waitForSelector('[data-kind="tutorial"]');
  await player.boardReady();
  const guide = async () => (await player.standing()).guide;
  let corrected = false;
  let clicked = 0;
  for (let i = 0; i < 400; i++) {
    const g = await guide();
    if (!g || g.done) break;
    const step = g.steps[g.at];
    if (step?.kind === 'ask' && !corrected) {
      // Something legal that was not asked for.
      const wrong = await page.evaluate(async () => {
        const s = globalThis.rasputitsa.session;
        const done = s.standing().offers.find((o) => o.verb === 'done' && !o.refusal);
        if (!done) return null;
        await s.act({ verb: 'done', args: {} });
        return s.standing().guide?.remark ?? s.refusal()?.text ?? null;
      });
      if (wrong !== null && (await guide())?.at === g.at) {
        corrected = wrong.length > 10;
      }
    }
    const { piece, to } = (step?.action?.args ?? {}) as { readonly piece?: number; readonly to?: number };
    const { version } = await player.standing();
    if (
      step?.kind === 'ask' &&
      (step.tasks?.length ?? 0) === 0 &&
      piece !== undefined &&
      to !== undefined &&
      to < 398 &&
      clicked < 12
    ) {
      // The first moves by hand, on the map: a piece, and where it goes.
      const label = await page.evaluate((h) => globalThis.rasputitsa.session.labelOf(h), to);
      await page.evaluate((p) => globalThis.rasputitsa.session.select([p]), piece);
      await player.targets(step.action?.verb ?? '');
      await player.clickHex(label);
      clicked++;
    } else
      await page
        .locator('.guide')
        .getByRole('button', { name: /^(Next|Play it|See it refused|Do it for me)$/ })
        .first()
        .click();
    await page.waitForFunction(
      ([at, v]) => {
        const now = globalThis.rasputitsa.session.standing();
        return now.guide?.at !== at || now.version !== v;
      },
      [g.at, version] as const,
    );
  }
  expect(clicked).toBeGreaterThan(5);
  expect((await guide())?.done).toBe(true);
  expect(corrected).toBe(true);
  await player.shot('tutorial-end');
});

it('a rule shows its case on the board, and the case plays itself to its end', async () => {
  const { page } = player;
  await player.begin({
    game: 'eastfront',
    scenario: 'edelweiss',
    options: {},
    chairs: ['person', { bot: 'greedy' }],
    seed: 11,
  });
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
