// What a person sees of the opponent: its style is chosen with the game and a surprise told at the end; points given to a side stand
// at the table and in the result.
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, PHONE, Player } from './player.ts';

let player: Player;
afterEach(() => player.leaveClean());
afterAll(closeBrowser);

it('a computer that is hurried once is hurried for its whole turn, however often it thinks again', async () => {
  player = await Player.sitDown();
  const { page } = player;
  await player.begin({
    game: 'eastfront',
    scenario: 'edelweiss',
    options: {},
    chairs: [{ bot: 'marshal' }, 'person'],
    seed: 7,
  });
  // It does not listen at first, as one that begins to think about the next thing would not know.
  await page.evaluate(() => {
    const { host } = globalThis.rasputitsa.session;
    const hurry = host.hurry.bind(host);
    let asked = 0;
    Object.assign(host, {
      hurry: async (seat: string) => {
        document.body.dataset['asked'] = String(++asked);
        if (asked > 3) await hurry(seat);
      },
    });
  });
  const button = page.locator('[data-act=hurry]');
  await button.click();
  await button.waitFor({ state: 'detached' });
  await page.waitForFunction(() => Number(document.body.dataset['asked']) > 3);
  expect(await button.count()).toBe(0);
  await player.settled();
});

const wide = () => player.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it.each([
  ['1440', DESKTOP],
  ['phone', PHONE],
] as const)(
  'at %s: a game is begun with a style and a handicap, by keyboard where there is one',
  async (size, screen) => {
    player = await Player.sitDown(screen);
    const { page } = player;
    await page.evaluate(() => void (location.hash = '#/new/eastfront'));
    await page.getByLabel('Style').waitFor();
    await page.locator('.trial-curve polyline').waitFor();
    await player.shot(`opponents-${size}-trials`);
    // Somebody new is offered neither the weakest nor the strongest; the fields of a row stand in line.
    expect(await page.getByLabel('The computer plays as').inputValue()).toBe('regular');
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('.new-row .segments, .new-row select')].map((e) => {
        const { left, top, height } = e.getBoundingClientRect();
        return { left, top, height };
      }),
    );
    expect(new Set(rows.map((r) => r.height)).size).toBe(1);
    const [first, ...others] = Map.groupBy(rows, (r) => r.top).values();
    for (const [i, r] of others.flatMap((row) => [...row.entries()])) expect(r.left).toBe(first?.[i]?.left);
    await page.getByLabel('The computer plays as').selectOption('Chance');
    expect(await page.getByLabel('Style').count()).toBe(0);
    await page.getByLabel('The computer plays as').selectOption('Regular');
    await page.getByLabel('The computer plays as').focus();
    // Everything follows in the order of the page.
    await page.keyboard.press('Tab');
    await page.keyboard.type('Surprise');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Points for Soviet');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12');
    await page.keyboard.press('Tab');
    expect(await page.getByText('you are told when the game is over').isVisible()).toBe(true);
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.locator('.new-choices').scrollIntoViewIfNeeded();
    await player.shot(`opponents-${size}-new`);
    await page.getByRole('button', { name: /^start/i }).click();
    await page.waitForSelector('[data-table]', { timeout: 20_000 });
    await player.boardReady();
    expect(await page.locator('[data-handicap]').innerText()).toBe(
      'Handicap: 12 points for Soviet, counted at the end where points decide.',
    );
    await player.shot(`opponents-${size}-briefing`);
    await page.locator('[data-act=close-briefing]').click();
    expect(await page.locator('.score-line').innerText()).toMatch(/^Soviet \+12\. German/);
    await player.shot(`opponents-${size}-table`);
    const { table } = await player.standing();
    expect(table.chairs).toEqual(['person', { bot: 'regular', style: 'surprise' }]);
    await page.evaluate(() => globalThis.rasputitsa.host.resign(globalThis.rasputitsa.session.seat));
    const result = page.locator('.result');
    await result.waitFor();
    const words = await result.innerText();
    expect(words).toContain('Handicap, where points decide: 12 points for Soviet');
    expect(words).toMatch(/Style of the computer \(Soviet\): (Usual|Cautious|Bold)/);
    expect(await wide()).toBeLessThanOrEqual(0);
    await player.shot(`opponents-${size}-result`);
  },
);
