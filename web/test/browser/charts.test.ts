// Charts of one's own, by clicking: saved, changed, refused with the line, chosen, and named at the table.
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, PHONE, Player, TABLET } from './player.ts';

let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

describe.each([
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const)('charts on a %s', (size, screen) => {
  it('are saved to a file, refused while it is wrong, and played with when it is right', async () => {
    player = await Player.again(screen);
    const { page } = player;
    await page.evaluate(() => void (location.hash = '#/new/skirmish'));
    await page.getByText('Charts', { exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.locator('[data-act=save-charts]').click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    const choose = (text: string) =>
      page
        .locator('.disclosure input[type=file]')
        .setInputFiles({ name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
    await choose(saved.replace('wood: 1', 'wood: 9'));
    const notice = page.getByText(/mine\.yaml:\d+: \/charts\/cover\/wood must be a whole number from 0 to 4/);
    await notice.waitFor();
    await choose(saved.replace('My own charts', 'From my copy').replace('wood: 1', 'wood: 2'));
    await page.locator('.disclosure-note', { hasText: 'From my copy' }).waitFor();
    expect(await notice.count()).toBe(0);
    await player.shot(`charts-${size}`);
    await page.getByRole('button', { name: /^start/i }).click();
    await player.boardReady();
    expect(await page.locator('.table-charts').textContent()).toContain('From my copy');
    await player.shot(`charts-table-${size}`);
    // Kept with the game: after a reload it is still played with them.
    await page.reload();
    await player.boardReady();
    expect(await page.locator('.table-charts').textContent()).toContain('From my copy');
  });
});
