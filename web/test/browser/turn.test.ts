// A whole player-turn with a battle and losses, production, and the screen handed over; all by clicking.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from '@rasputitsa/host';
import type { SeededGame } from '../seeded-game.ts';
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
  player = await Player.sitDown();
});
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

const stepOf = (s: Standing): string => s.view.phase.at(-1)?.node ?? '';
const offered = (s: Standing, verb: string): boolean => s.offers.some((o) => o.verb === verb && !o.refusal);

async function openWithThreeCorps(): Promise<Standing> {
  await player.clickUnit('U Army Group A');
  await player.order('activate');
  await player.doing(() => player.done());
  for (const name of ['X armor', 'W armor', 'V armor']) {
    await player.clickUnit(name);
    expect(await player.targets('move')).toContain('Rostov');
    await player.doing(() => player.clickHex('Rostov'));
  }
  return player.doing(() => player.done());
}

/** Fights what must be fought, takes what must be taken, until another step or another side. */
async function fightOn(
  from: Standing,
): Promise<{ readonly last: Standing; readonly losses: number; readonly fights: number }> {
  let last = from;
  let losses = 0;
  let fights = 0;
  for (let i = 0; i < 30 && last.offers.length > 0; i++) {
    if (offered(last, 'fight') && last.starts['fight']?.ok && last.starts['fight'].choices.length > 0) {
      const at = Number(last.starts['fight'].choices[0]?.value);
      const label = await player.page.evaluate((h) => globalThis.rasputitsa.session.labelOf(h), at);
      last = await player.doing(() => player.clickHex(label));
      fights++;
    } else if (offered(last, 'take')) {
      last = await player.order('take');
      losses++;
    } else if (offered(last, 'repel')) {
      last = await player.order('repel');
    } else if (stepOf(last).includes('command') || stepOf(last).includes('production')) break;
    else last = await player.doing(() => player.done());
  }
  return { last, losses, fights };
}

describe('a player-turn of EastFront', () => {
  it('command, movement, a battle with losses, the computer, and production', async () => {
    await player.begin(SOLO);
    await player.boardReady();
    const moved = await openWithThreeCorps();
    await player.shot('turn-moved');
    const { last, losses, fights } = await fightOn(moved);
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
  it('cannot take back what a die decided, and says so', async () => {
    await player.begin(SOLO);
    await player.boardReady();
    let s = await openWithThreeCorps();
    for (let i = 0; i < 4 && !offered(s, 'fight'); i++) s = await player.doing(() => player.done());
    const at = Number(s.starts['fight']?.ok ? s.starts['fight'].choices[0]?.value : -1);
    const label = await player.page.evaluate((h) => globalThis.rasputitsa.session.labelOf(h), at);
    const fought = await player.doing(() => player.clickHex(label));
    expect(fought.canUndo).toBe(false);
    await player.page.keyboard.press('Control+z');
    expect(await player.refusal()).toMatch(/cannot be undone/);
    expect((await player.standing()).version).toBe(fought.version);
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
