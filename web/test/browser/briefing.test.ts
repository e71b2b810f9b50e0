// A player who begins a game is told who he is, what he must do and how it stands; the score stays in the head.
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, LAPTOP, PHONE, Player } from './player.ts';

let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

/** Through the page, as a newcomer does: choose a game, begin. */
async function beginByHand(game: string): Promise<void> {
  await player.page.evaluate((id) => {
    location.hash = `#/new/${id}`;
  }, game);
  await player.page.getByRole('button', { name: /^start/i }).click();
}

/** With the one click that the first page offers. */
const beginAtOnce = (game: string): Promise<void> =>
  player.page.getByRole('button', { name: new RegExp(`^Play.*${game}`, 'i') }).click();

it.each([
  ['desktop', DESKTOP, () => beginByHand('eastfront')],
  ['laptop', LAPTOP, () => beginByHand('eastfront')],
  ['phone', PHONE, () => beginAtOnce('EastFront')],
] as const)('is read before the first turn and once more from the head, on a %s', async (size, screen, begin) => {
  player = await Player.again(screen);
  await begin();
  const card = player.page.getByRole('dialog', { name: 'Edelweiss' });
  await card.getByText('What matters').waitFor();
  expect(await card.innerText()).toMatch(
    /You command the German side[\s\S]*Stalingrad[\s\S]*Rostov is your only railway/,
  );
  expect(await card.innerText()).toMatch(/July 1942, second fortnight: Dry/i);
  await player.shot(`briefing-${size}`);
  await card.locator('[data-act="close-briefing"]').click();
  await card.waitFor({ state: 'detached' });
  const score = player.page.locator('.score-line');
  expect(await score.innerText()).toMatch(/lead by|Between|Even/);
  await player.boardReady();
  await player.shot(`briefing-${size}-head`);
  await score.click();
  await card.waitFor();
  await player.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // Asked for again, not pushed: nobody reads it twice against his will.
  await player.page.reload();
  await player.boardReady();
  expect(await card.count()).toBe(0);
  await player.page.keyboard.press('b');
  await card.waitFor();
});

it('tells each of two players at one screen his own task', async () => {
  player = await Player.again();
  await player.page.evaluate(() => {
    location.hash = '#/new/skirmish';
  });
  await player.page.getByRole('radio', { name: /two/i }).first().check({ force: true });
  await player.page.getByRole('radio', { name: /Bridgehead/ }).check({ force: true });
  await player.page.getByRole('button', { name: /^start/i }).click();
  const ready = player.page.locator('.hand-over button');
  const card = player.page.getByRole('dialog');
  await ready.or(card).first().waitFor();
  if (await ready.isVisible()) await ready.click();
  await card.getByText('What matters').waitFor();
  expect(await card.innerText()).toMatch(/You command the Blue side[\s\S]*Drive Red off the bridge in five turns/);
});
