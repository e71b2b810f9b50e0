// The after-action report from the page: a file that is whole in itself, from the player's own eyes while the game runs; and the log, whose
// turns have dates and whose lines show their place.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, LAPTOP, openBrowser, PHONE, Player, type Screen } from './player.ts';

const GAME = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }] as const,
  seed: 11,
};
const SIZES: readonly (readonly [string, Screen])[] = [
  ['desktop', DESKTOP],
  ['laptop', LAPTOP],
  ['phone', PHONE],
];

let player: Player;
beforeAll(async () => {
  player = await Player.sitDown();
  await player.begin(GAME);
  await player.mapPainted();
  await turnPasses();
});
afterEach(() => player.clean());
afterAll(closeBrowser);

/** A turn in which nothing is done: the computer moves and fights. */
async function turnPasses(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const s = await player.settled();
    if ((s.view.tracks['fortnight'] ?? 0) === 1) return;
    if (s.offers.some((o) => o.verb === 'done' && !o.refusal)) await player.doing(() => player.done());
    else await player.order(s.offers.find((o) => !o.refusal)?.verb ?? '');
  }
}
async function saved(item: string): Promise<string> {
  await player.page.getByRole('button', { name: 'Game menu' }).click();
  const [file] = await Promise.all([
    player.page.waitForEvent('download'),
    player.page.getByRole('menuitem', { name: item }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

it('is saved with maps and curves, needs nothing else, and names no block the player has not seen', async () => {
  const html = await saved('After-action report with maps');
  expect(html).toContain('data:image/jpeg;base64,');
  expect(html.match(/<svg class="map"/g)?.length ?? 0).toBeGreaterThan(0);
  expect(html).not.toMatch(/<script|https?:\/\//);
  expect(html.length).toBeLessThan(2_000_000);
  const secret = await player.page.evaluate(() => {
    const { session } = globalThis.rasputitsa;
    const said = session
      .log()
      .map((l) => l.text)
      .join('\n');
    const kinds = Object.values(session.profile.kinds).filter((k) => k.side === 1 && /^[A-Z] /.test(k.name));
    const seen = new Set(session.standing().view.pieces.map((p) => p.kind));
    return kinds.flatMap((k) => (seen.has(k.id) || said.includes(k.name) ? [] : [k.name]));
  });
  expect(secret.length).toBeGreaterThan(2);
  for (const name of secret) expect(html.includes(name), name).toBe(false);
  const markdown = await saved('After-action report (Markdown)');
  expect(markdown).toContain('## July 1942, Fortnight 2');

  // It is read anywhere: alone in a browser, at three widths, without a bar to scroll sideways.
  const dir = process.env['SHOTS'] ?? mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(dir, 'report.html');
  writeFileSync(file, html);
  for (const [name, screen] of SIZES) {
    const page = await (await openBrowser()).newPage({ viewport: screen });
    const asked: string[] = [];
    page.on('request', (r) => {
      if (!r.url().startsWith('file:') && !r.url().startsWith('data:')) asked.push(r.url());
    });
    await page.goto(`file://${file}`);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: join(dir, `report-${name}.png`) });
    await page.locator('.map').first().scrollIntoViewIfNeeded();
    const box = await page.locator('.map').first().boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(screen.width < 500 ? 300 : 600);
    if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: join(dir, `report-map-${name}.png`) });
    await page.close();
  }
});

it.each(SIZES)('the log on a %s has turns with date and weather, and a line shows its place', async (name, screen) => {
  await player.page.setViewportSize(screen);
  const turns = player.page.locator('.log-turn');
  if (!(await turns.first().isVisible())) await player.page.getByRole('tab', { name: 'Log' }).click();
  await turns.first().waitFor();
  expect(await turns.last().innerText()).toMatch(/^(July|August) 1942/);
  expect(await player.page.locator('.log-weather').last().innerText()).toMatch(/Dry|Mud|Snow/);
  const line = player.page.locator('.log-line:has(.log-pin)').last();
  await line.scrollIntoViewIfNeeded();
  const marked = (): Promise<number> =>
    player.page.evaluate(() => globalThis.rasputitsa.session.shades().filter((x) => x.style === 'pointed').length);
  expect(await marked()).toBe(0);
  await line.hover();
  expect(await marked()).toBeGreaterThan(0);
  await player.shot(`log-${name}`);
  await player.page.mouse.move(5, 5);
  expect(await marked()).toBe(0);
  // By keyboard too: the pin of a line has the focus.
  await line.locator('.log-pin').focus();
  expect(await marked()).toBeGreaterThan(0);
  await player.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
});
