// Learning on the page, by clicking and by keyboard: the tutorial, the rules with their positions, the first steps.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let player: Player;
afterEach(async () => {
  await player.leave();
  if (player.faults.length > 0) throw new Error(player.faults.join('\n'));
});
afterAll(closeBrowser);

/** What a checker of accessibility finds inside one part of the page. */
async function flaws(part: string): Promise<readonly string[]> {
  await player.page.evaluate(AXE);
  return player.page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: { run(part: string): Promise<AxeResults> } };
    const { violations } = await axe.run(selector);
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
  }, part);
}
async function openTutorial(game: RegExp, screen: Screen = DESKTOP): Promise<void> {
  player = await Player.sitDown(screen);
  await player.page.getByRole('button', { name: game }).click();
  await player.page.waitForSelector('.guide');
  await player.boardReady();
}
async function openTable(screen: Screen = DESKTOP): Promise<void> {
  player = await Player.sitDown(screen);
  await player.begin({
    game: 'skirmish',
    scenario: 'crossing',
    options: {},
    chairs: ['person', { bot: 'random' }],
    seed: 1,
  });
  await player.boardReady();
}
const guide = async () => (await player.standing()).guide;
const at = async (): Promise<number> => (await guide())?.at ?? -1;
/** The main button of the panel, and then the next step. */
async function on(): Promise<void> {
  const before = await at();
  await player.page.locator('.guide-buttons .button').first().click();
  await player.page.waitForFunction((n) => globalThis.rasputitsa.session.standing().guide?.at !== n, before);
}

/** The first place the step at hand speaks of lies open on the board. */
async function seen(): Promise<void> {
  await expect.poll(lying, { timeout: 10_000 }).toBe('board');
}
function lying(): Promise<string> {
  return player.page.evaluate(() => {
    const { session, board } = globalThis.rasputitsa;
    const { guide: now } = session.standing();
    const spot = board()?.screenOf(now?.steps[now.at]?.places?.[0] ?? -1);
    const box = document.querySelector('[data-board]')?.getBoundingClientRect();
    if (!spot || !box) return 'nowhere';
    const over = document.elementFromPoint(box.x + spot.x, box.y + spot.y);
    return over?.closest('[data-board]') ? 'board' : (over?.className ?? 'outside');
  });
}

describe('the tutorial', () => {
  it('is read, tried and corrected kindly, to its end', async () => {
    await openTutorial(/^Tutorial for Skirmish/);
    await on();
    await on();
    await on();
    await on();
    expect((await guide())?.remark).toMatch(/river/);
    expect(await player.page.locator('.guide-now-ask').innerText()).toMatch(/YOUR MOVE/i);
    expect(await flaws('.guide')).toEqual([]);
    // Not what is asked: nothing changes, and a word is said.
    const before = await player.standing();
    await player.done();
    await player.page.getByText('Both go to 0404').first().waitFor();
    expect(await at()).toBe(before.guide?.at);
    expect((await player.standing()).view).toEqual(before.view);
    await on();
    // With one's own hand.
    await player.clickHex('0306');
    expect(await player.targets('move')).toContain('0305');
    await player.doing(() => player.clickHex('0305'));
    expect((await guide())?.steps[await at()]?.text).toMatch(/End your movement/);
    await player.doing(() => player.done());
    while (!(await guide())?.done) await on();
    await player.page.getByText('End of the tutorial').waitFor();
    await player.shot('guide-end');
    // And from the beginning again.
    await player.page.getByRole('button', { name: 'Start over' }).click();
    await player.page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.at === 0);
  });
  it('of stacks and battles is played with the battle card, and nothing it points at is covered', async () => {
    await openTutorial(/^Tutorial for Russian Front/);
    for (let i = 0; i < 5; i++) await on();
    expect((await guide())?.remark).toMatch(/beyond reach/);
    await seen();
    // Another unit first: answered, and nothing changes.
    const before = await player.standing();
    await player.clickHex('CC3');
    await player.targets('move');
    await player.clickHex('CC4');
    await player.page.getByText('bars the road').first().waitFor();
    expect((await player.standing()).view).toEqual(before.view);
    // Two things are asked for, one stack does both.
    await player.page.keyboard.press('Escape');
    await player.clickHex('BB3');
    await player.page
      .locator('.table-side')
      .getByRole('button', { name: /Select all/ })
      .click();
    expect(await player.targets('move')).toContain('Brest Litovsk BB4');
    await player.doing(() => player.clickHex('BB4'));
    expect(await at()).toBe(6);
    await on();
    await seen();
    await player.clickHex('CC1');
    await player.targets('move');
    await player.doing(() => player.clickHex('CC7'));
    expect((await guide())?.steps[await at()]).toMatchObject({ kind: 'play', rule: '6.2.1' });
    await player.shot('guide-response');
    // From chapter to chapter.
    await player.page.getByLabel('Chapters').selectOption({ label: '7. August: Smolensk' });
    await player.page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.at === 53);
    for (let i = 0; i < 8; i++) await on();
    await player.page.locator('.battle').getByText('Ground combat, round 1: Smolensk').first().waitFor();
    await seen();
    await player.page
      .locator('.battle')
      .getByRole('row', { name: /5 Infantry Corps.*2 Air Corps/ })
      .getByRole('button', { name: 'Engage' })
      .click();
    await player.page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.at === 62);
    await player.shot('guide-smolensk');
    await player.page.getByLabel('Chapters').selectOption({ label: '8. Gomel and the count' });
    await player.page.waitForFunction(() => globalThis.rasputitsa.session.standing().guide?.at === 72);
    await seen();
    await player.clickHex('DD14');
    expect(await player.targets('move')).toContain('Gomel Y14');
    await player.doing(() => player.clickHex('Y14'));
    while (!(await guide())?.done) await on();
    await player.page.getByText('End of the tutorial').waitFor();
    await player.page.getByText('score 20').first().waitFor();
  });
  it('leaves room for the board on a phone', async () => {
    await openTutorial(/^Tutorial for Skirmish/, PHONE);
    await on();
    const panel = await player.page.locator('.guide').boundingBox();
    expect(panel?.height ?? 999).toBeLessThan(PHONE.height * 0.4);
    expect(panel?.width ?? 999).toBeLessThanOrEqual(PHONE.width);
    await player.page.getByRole('button', { name: 'Show less' }).click();
    const folded = await player.page.locator('.guide').boundingBox();
    expect(folded?.height ?? 999).toBeLessThan(150);
    expect((folded?.x ?? 0) + (folded?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
    await player.shot('guide-phone');
    expect(await flaws('.guide')).toEqual([]);
  });
});

describe('the rules', () => {
  it('are searched and read by keyboard, and shown on the board', async () => {
    await openTable();
    await player.page.locator('[data-act="rules"]').click();
    const search = player.page.getByRole('searchbox');
    await search.waitFor();
    expect(await player.page.locator('.rules-row').count()).toBeGreaterThan(60);
    expect(await flaws('dialog[open]')).toEqual([]);
    await search.fill('ford closed');
    await player.page.keyboard.press('ArrowDown');
    await player.page.keyboard.press('ArrowDown');
    await player.page.keyboard.press('ArrowUp');
    await player.page.keyboard.press('Enter');
    await player.page.getByRole('heading', { name: /10\.2 Rain/ }).waitFor();
    expect(await flaws('dialog[open]')).toEqual([]);
    await player.shot('rules');
    await player.page.locator('.rules-case').first().click();
    await player.page.waitForSelector('[data-kind="case"] .guide');
    await player.boardReady();
    expect(await flaws('.guide')).toEqual([]);
    await player.shot('case');
    await player.page.getByRole('button', { name: 'Play all' }).click();
    await player.page.getByText('End of the example').waitFor({ timeout: 30_000 });
  });
  it('open at the number that was cited, a part of a rule too', async () => {
    await openTable(PHONE);
    await player.page.evaluate(() => globalThis.rasputitsa.session.openRule('4.5b'));
    await player.page.getByRole('heading', { name: /4\.5 Room at the crossings/ }).waitFor();
    await player.page.getByText('4.5b is part of this rule').waitFor();
    await player.shot('rules-phone');
    await player.page.getByRole('button', { name: 'All rules' }).click();
    expect(await player.page.evaluate(() => document.activeElement?.textContent)).toMatch(/4\.5/);
  });
});

describe('the first steps', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('go from part to part by keyboard, and are remembered: %s', async (name, screen) => {
    await openTable(screen);
    await player.page.getByRole('button', { name: /menu/i }).first().click();
    await player.page.getByRole('menuitem', { name: /show me around/i }).click();
    const card = player.page.locator('.tour-card');
    await card.waitFor();
    expect(await flaws('.tour')).toEqual([]);
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++) {
      seen.add(await card.locator('h2').innerText());
      await player.shot(`tour-${name}-${i}`);
      // Letters may arrive after the card was laid down; it comes to lie on the screen all the same.
      const isOnScreen = async () => {
        const box = await card.boundingBox();
        return (
          box !== null &&
          box.x >= 0 &&
          box.y >= 0 &&
          box.x + box.width <= screen.width &&
          box.y + box.height <= screen.height
        );
      };
      await expect.poll(isOnScreen).toBe(true);
      const title = await card.locator('h2').innerText();
      await player.page.keyboard.press('Enter');
      await expect.poll(() => card.locator('h2').innerText()).not.toBe(title);
    }
    expect(seen.size).toBe(4);
    await player.page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await player.page.evaluate(() => localStorage.getItem('rasputitsa.tour'))).toBe('seen');
  });
});
