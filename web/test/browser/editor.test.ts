// The position editor: units from the palette, the brush, undo and redo, what the rules say, saved and played.
import { readFileSync } from 'node:fs';
import type { PositionFile } from '@rasputitsa/kernel';
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

const check = () => player.page.locator('[data-check]');
async function checked(n: string): Promise<string> {
  await player.page.waitForSelector(`[data-check="${n}"]`);
  return check().innerText();
}
async function pieces(): Promise<number> {
  const [saved] = await Promise.all([
    player.page.waitForEvent('download'),
    player.page.locator('[data-act=save-position]').click(),
  ]);
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8')) as PositionFile;
  return file.pieces?.length ?? 0;
}

it('puts units down, paints, goes back and forth, says what breaks a rule, saves and plays', async () => {
  player = await Player.sitDown();
  // One Soviet unit on a bare board: all others are in the palette.
  await player.page.evaluate(async () => {
    const { host } = globalThis.rasputitsa;
    const { kinds, labels, terrains, terrain } = await host.profile('ukraine43');
    const unit = Object.values(kinds).find((k) => k.side === 0 && k.look?.symbol === 'infantry')?.id;
    const at = labels[terrain.findIndex((x, h) => h > 400 && terrains[x] === 'clear')];
    const file = {
      game: 'ukraine43',
      scenario: 'august',
      board: 'bare',
      pieces: [{ unit, at }],
      phase: 'movement',
      side: 'soviet',
    };
    const table = await host.importFile(JSON.stringify(file), 'one');
    location.hash = `#/table/${table.id}`;
  });
  await player.page.waitForSelector('[data-table]');
  await player.boardReady();
  await player.page.getByRole('button', { name: 'Game menu' }).click();
  await player.page.getByRole('menuitem', { name: /edit/i }).click();
  await player.page.waitForSelector('[data-editor]');
  expect(await checked('0')).toMatch(/Nothing breaks the rules/);
  const before = await pieces();
  // A German among Soviets: the rule that forbids it is said, and where.
  const side = player.page.getByLabel('Side', { exact: true }).first();
  await side.selectOption({ label: 'German' });
  await player.page.locator('.editor-palette button').first().click();
  await player.shot('editor-palette');
  const board = player.page.locator('[data-board]');
  await board.focus();
  await player.page.keyboard.press('PageUp');
  await player.page.keyboard.press('End');
  await player.page.keyboard.press('Enter');
  const said = await checked('1');
  expect(said).toMatch(/Units of both sides are in \S+.* 4\.1c/);
  await player.shot('editor-check');
  expect(await pieces()).toBe(before + 1);
  await player.page.getByRole('button', { name: 'Undo' }).click();
  expect(await pieces()).toBe(before);
  await checked('0');
  await player.page.getByRole('button', { name: 'Redo' }).click();
  expect(await pieces()).toBe(before + 1);
  await board.focus();
  await player.page.keyboard.press('Control+z');
  await checked('0');
  // The brush: seven hexes at once.
  await player.page.getByText('Paint hexes').click();
  await player.page.getByLabel('What to paint').selectOption('control');
  await player.page.locator('[data-word=soviet]').click();
  await player.page.getByRole('button', { name: '7 hexes' }).click();
  await board.focus();
  await player.page.keyboard.press('Enter');
  await player.shot('editor-brush');
  const [saved] = await Promise.all([
    player.page.waitForEvent('download'),
    player.page.locator('[data-act=save-position]').click(),
  ]);
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8')) as PositionFile;
  expect(file.layers?.['control']?.['soviet']?.length ?? 0).toBeGreaterThanOrEqual(7);
  await player.page.locator('[data-act=play-from-here]').click();
  await player.page.waitForSelector('[data-table]');
});
