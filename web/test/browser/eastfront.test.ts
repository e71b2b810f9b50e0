// EastFront on the page, by hand.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { closeBrowser, Player } from './player.ts';

const EDELWEISS: SeededGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 11,
};

let player: Player;
beforeEach(async () => {
  player = await Player.sitDown();
});
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

/** Activates Army Group A where it stands, with the buttons of the prompt. */
async function activate(): Promise<void> {
  await player.clickUnit('U Army Group A');
  await player.order('activate');
}

describe('a turn of EastFront by clicking', () => {
  it('opens from the home screen in two clicks', async () => {
    await player.page.getByRole('button', { name: /play/i }).first().click();
    await player.page.waitForSelector('[data-table]', { timeout: 20_000 });
    await player.boardReady();
    expect(await player.prompt()).toMatch(/headquarters/i);
  });
  it('shows why a move is not legal, with the rule, and opens the rule reader there', async () => {
    await player.begin(EDELWEISS);
    await player.boardReady();
    await activate();
    await player.doing(() => player.done());
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
  });
  it('takes a move back, and refuses to take back a die', async () => {
    await player.begin(EDELWEISS);
    await player.boardReady();
    await activate();
    await player.doing(() => player.done());
    const before = await player.standing();
    await player.clickUnit('X armor');
    const [label = ''] = await player.targets('move');
    const moved = await player.doing(() => player.clickHex(label));
    expect(moved.view.pieces).not.toEqual(before.view.pieces);
    expect(moved.canUndo).toBe(true);
    const back = await player.doing(() => player.page.keyboard.press('Control+z'));
    expect(back.view.pieces).toEqual(before.view.pieces);
  });
  it('goes on after a reload in mid-phase exactly where it was', async () => {
    await player.begin(EDELWEISS);
    await player.boardReady();
    await activate();
    await player.doing(() => player.done());
    const before = await player.standing();
    await player.saved();
    await player.page.reload();
    await player.boardReady();
    const after = await player.standing();
    expect(after.view).toEqual(before.view);
    expect(after.log.lines.length).toBeGreaterThan(0);
  });
});
