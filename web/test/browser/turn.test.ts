// A whole player-turn with a battle and losses, production, and the screen handed over; all by clicking.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeededGame } from '../seeded-game.ts';
import { fightOn, openWithThreeCorps, stepOf } from './eastfront-turn.ts';
import { closeBrowser, Player } from './player.ts';

const SOLO: SeededGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 11,
};
const HOT_SEAT: SeededGame = { ...SOLO, chairs: ['person', 'person'] };

let player: Player;
beforeEach(async () => {
  player = await Player.again();
});
afterEach(() => player.clean());
afterAll(closeBrowser);

describe('a player-turn of EastFront', () => {
  it('command, movement, a battle with losses, the computer, and production', async () => {
    await player.begin(SOLO);
    await player.boardReady();
    const moved = await openWithThreeCorps(player);
    await player.shot('turn-moved');
    const { last, losses, fights } = await fightOn(player, moved);
    expect(fights).toBeGreaterThan(0);
    expect(losses).toBeGreaterThan(0);
    expect(last.canUndo).toBe(false);
    expect(stepOf(last)).toContain('production');

    // The panel of production opens by itself and its buttons build.
    await player.page.waitForSelector('.turn-panel table, .turn-panel .panel button');
    await player.shot('turn-production');
    const pp = last.view.tracks['pp-german'] ?? 0;
    const built = await player.order('replace');
    expect(built.view.tracks['pp-german'] ?? 0).toBeLessThan(pp);
    expect(built.canUndo).toBe(true);
    const next = await player.doing(() => player.done());
    expect(stepOf(next)).not.toContain('production');
    expect(next.log.lines.length + next.log.from).toBeGreaterThan(20);
  });
});

describe('two people at one screen', () => {
  it('hands over with nothing of the board on the page, and each sees only its own', async () => {
    await player.begin(HOT_SEAT);
    const cover = player.page.locator('.hand-over');
    await cover.waitFor();
    expect(await player.page.locator('[data-board]').count()).toBe(0);
    await cover.getByRole('button').click();
    await player.boardReady();
    const german = await player.standing();
    expect(german.viewer).toBe(0);
    const theirs = german.view.pieces.filter((p) => p.side === 1 && p.at < 398);
    expect(theirs.filter((p) => p.kind === undefined).length).toBeGreaterThan(8);
    expect(theirs.every((p) => p.kind !== undefined || p.steps === undefined)).toBe(true);
    await player.doing(() => player.done());
    await player.page.waitForSelector('.hand-over, [data-board]');
    for (let i = 0; i < 6 && (await cover.count()) === 0; i++) await player.doing(() => player.done());
    await cover.waitFor();
    expect(await player.page.locator('[data-board]').count()).toBe(0);
    expect(await cover.innerText()).toContain('Soviet');
    await player.shot('hand-over');
    await cover.getByRole('button').click();
    await player.boardReady();
    const soviet = await player.standing();
    expect(soviet.viewer).toBe(1);
    expect(soviet.view.pieces.filter((p) => p.side === 0).some((p) => p.kind === undefined)).toBe(true);
    expect(soviet.view.pieces.filter((p) => p.side === 1).every((p) => p.kind !== undefined)).toBe(true);
  });
});
