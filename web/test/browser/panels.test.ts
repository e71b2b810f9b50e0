// Panels by hand: a battle fought from its panel, a loss taken by pressing a counter, a stack chosen by keyboard.
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { BOTS, BotPlayer } from '@rasputitsa/bots';
import { Match, save, saveText, seededDice } from '@rasputitsa/kernel';
import { game } from '../../../games/eastfront/index.ts';
import { closeBrowser, Player } from './player.ts';

const SEED = 7;

/** Computers play until the German player owes something at this step. */
function playedTo(scenario: string, node: string): string {
  const match = new Match({ game, scenario, options: {}, dice: seededDice(SEED) });
  const eager = BOTS.find((b) => b.id === 'eager');
  if (!eager) throw new Error('no computers');
  const bots = game.sides.map((_, side) => new BotPlayer(match, side, eager.make(SEED + side, game)));
  for (let n = 0; n < 3000 && !match.over; n++) {
    if (match.state.stack.at(-1)?.n === node && match.owing().includes(0)) break;
    const side = match.owing()[0] ?? 0;
    const bot = bots[side];
    if (bot) match.act(side, bot.choose());
  }
  const meta = { chairs: ['person', { bot: 'greedy' }], seed: SEED, changed: 0 };
  return saveText(save(match, { kind: 'seeded', seed: SEED }, meta));
}

let player: Player;
beforeEach(async () => {
  player = await Player.again();
});
afterEach(() => player.clean());
afterAll(closeBrowser);

async function open(text: string): Promise<void> {
  await player.page.evaluate(async (file) => {
    const table = await globalThis.rasputitsa.host.importFile(file, 'x.game.json');
    location.hash = `#/table/${table.id}`;
  }, text);
  await player.page.waitForSelector('[data-table]');
  await player.boardReady();
}

it('a battle is fought from its panel and told with its dice', async () => {
  await open(playedTo('edelweiss', 'rounds'));
  const battle = player.page.locator('.battle');
  // The card is fetched when there is a battle.
  await battle.getByRole('button', { name: 'Fight', exact: true }).first().waitFor();
  const owed = await battle.getByRole('button', { name: 'Fight', exact: true }).count();
  expect(owed).toBeGreaterThan(1);
  await player.doing(() => battle.getByRole('button', { name: 'Fight', exact: true }).first().click());
  await battle.locator('.results .dice').first().waitFor();
  expect(await battle.locator('.story-opening').innerText()).toMatch(/fights at/);
  const losses = battle.getByRole('button', { name: 'Takes the hit' });
  for (let i = 0; i < 8 && (await losses.count()) > 0; i++) await player.doing(() => losses.first().click());
  await expect.poll(() => battle.getByRole('button', { name: 'Fight', exact: true }).count()).toBe(owed - 1);
  expect(await player.page.locator('.trouble').count()).toBe(0);
});

it('a window that is in the way is made small, and opens again', async () => {
  await open(playedTo('edelweiss', 'rounds'));
  const battle = player.page.locator('.battle');
  await battle.getByRole('button', { name: 'Minimise the window' }).click();
  expect(await battle.locator('.battle-body').count()).toBe(0);
  await battle.getByRole('button', { name: 'Restore the window' }).click();
  expect(await battle.locator('.battle-body').count()).toBe(1);
});

it('a loss is taken by pressing the counter', async () => {
  await open(playedTo('s41', 'losses'));
  const counters = player.page.locator('.battle .blocks-piece-button');
  await counters.first().waitFor();
  const name = await counters.first().locator('.blocks-piece-name').innerText();
  const stepsOf = (): Promise<number> =>
    player.page.evaluate((n) => {
      const { session } = globalThis.rasputitsa;
      return session.faces().find((f) => f.name.startsWith(n))?.steps ?? -1;
    }, name);
  const before = await stepsOf();
  await player.doing(() => counters.first().click());
  expect(await stepsOf()).toBeLessThan(before);
});

it('a stack is chosen by keyboard: one, several, all', async () => {
  await open(playedTo('edelweiss', 'moves'));
  const at = await player.page.evaluate(() => {
    const { session } = globalThis.rasputitsa;
    const full = [...session.stacks()].find(
      ([h, s]) => h < session.profile.hexes && s.filter((f) => f.ready).length > 1,
    );
    if (full) session.goTo(full[0]);
    return full?.[0] ?? -1;
  });
  expect(at).toBeGreaterThanOrEqual(0);
  await player.page.getByRole('tab', { name: 'Here' }).click();
  const chosen = (): Promise<number> => player.page.evaluate(() => globalThis.rasputitsa.session.selected().size);
  const ready = player.page.locator('.stack-row.stack-ready');
  await ready.first().focus();
  await player.page.keyboard.press(' ');
  expect(await chosen()).toBe(1);
  await player.page.keyboard.press('ArrowDown');
  await player.page.keyboard.press(' ');
  expect(await chosen()).toBe(2);
  await player.page.keyboard.press(' ');
  expect(await chosen()).toBe(1);
  await player.page.locator('.stack-all').click();
  expect(await chosen()).toBe(await ready.count());
});

it('the log finds, folds and stays at its end', async () => {
  await open(playedTo('edelweiss', 'rounds'));
  await player.page.getByRole('tab', { name: 'Log' }).click();
  const list = player.page.locator('.log-list');
  const fromEnd = (): Promise<number> => list.evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight);
  await expect.poll(fromEnd).toBeLessThan(4);
  const heading = player.page.locator('.log-fold[aria-expanded=true]:not(:disabled)').last();
  const lines = await player.page.locator('.log-line').count();
  await heading.click();
  await expect.poll(() => player.page.locator('.log-line').count()).toBeLessThan(lines);
  await player.page.getByRole('searchbox', { name: 'Search the log' }).fill('airstrike');
  await expect.poll(() => player.page.locator('.log-line').count()).toBeGreaterThan(0);
  for (const text of await player.page.locator('.log-line').allInnerTexts())
    expect(text.toLowerCase()).toContain('airstrike');
});
