// Thinking before committing: odds of an attack nobody has made, and the supply of a stack.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EDELWEISS, SIZES } from './openings.ts';
import { closeBrowser, Player } from './player.ts';

let player: Player;
afterAll(closeBrowser);

const forecast = () => player.page.locator('[data-forecast]');
const units = () => player.page.evaluate(() => [...globalThis.rasputitsa.session.planning.units()]);
async function openHere(): Promise<void> {
  const tab = player.page.getByRole('tab', { name: 'Here' });
  if (!(await player.page.locator('[data-act=plan-attack], .attack-plan').first().isVisible())) await tab.click();
}

describe.each(SIZES)('at %s', (name, screen) => {
  beforeAll(async () => {
    player = await Player.again(screen);
    await player.begin(EDELWEISS);
    await player.boardReady();
    await player.settled();
    await player.page.keyboard.press('Escape');
  });
  afterAll(() => player.clean());
  afterEach(async () => {
    await player.page.evaluate(() => globalThis.rasputitsa.session.planning.close());
  });

  it('units are marked on the map and in the list; odds follow, nothing moves', async () => {
    const before = await player.standing();
    const rostov = await player.at('Rostov');
    await player.page.evaluate((at) => globalThis.rasputitsa.session.goTo(at), rostov);
    await openHere();
    await player.page.locator('[data-act=plan-attack]').click();
    await player.page.waitForSelector('.attack-plan');
    await player.quiet();
    // Who stands beside it is marked from the start.
    const first = (await units()).length;
    expect(first).toBeGreaterThan(0);
    await player.page.waitForFunction(() =>
      /expected/i.test(document.querySelector('[data-forecast]')?.textContent ?? ''),
    );
    const said = await forecast().innerText();
    expect(said).toMatch(/Offensive Fire/);
    expect(said).toMatch(/armies that could stand there were tried/);
    expect(said).toMatch(/\d+ ?%/);
    await player.atRest();
    await player.shot(`attack-plan-${name}`);
    // One unticked: another answer.
    const boxes = player.page.locator('.attack-units input:checked');
    await boxes.first().click();
    await player.quiet();
    expect(await units()).toHaveLength(first - 1);
    await player.page.waitForFunction((was) => document.querySelector('[data-forecast]')?.textContent !== was, said);
    // A stack farther away: by a click on the map, on the phone in the list.
    const far = await player.page.evaluate(() => {
      const { planning } = globalThis.rasputitsa.session;
      return planning.near().find((s) => s.far > 2 && !s.faces.some((f) => planning.units().has(f.id)))?.at ?? -1;
    });
    if (name === 'phone') {
      const more = player.page.getByRole('button', { name: 'Show units farther away' });
      if ((await more.count()) > 0) await more.click();
      await player.page.locator('.attack-units input:not(:checked)').last().click();
    } else {
      const { x, y } = await player.spot(far);
      await player.page.mouse.click(x, y);
    }
    await player.quiet();
    expect((await units()).length).toBeGreaterThan(first - 1);
    await player.page.waitForFunction(() =>
      /(cannot|can) get there this move/.test(document.querySelector('[data-forecast]')?.textContent ?? ''),
    );
    expect((await player.standing()).version).toBe(before.version);
    expect((await player.standing()).view.pieces).toEqual(before.view.pieces);
    await player.page.keyboard.press('Escape');
    await player.page.waitForSelector('.attack-plan', { state: 'detached' });
  });

  it('the stack in focus says where its supply comes from; under the pointer its line is drawn', async () => {
    const at = await player.page.evaluate(async () => {
      const { host, session } = globalThis.rasputitsa;
      for (const [hex, faces] of session.stacks()) {
        if (hex >= session.profile.hexes || !faces.some((f) => f.side === 0)) continue;
        const found = await host.overlay(session.seat, `trace:${hex}`);
        if (found.lines?.some((l) => l.path.length > 1)) return hex;
      }
      return -1;
    });
    expect(at).toBeGreaterThanOrEqual(0);
    await player.page.evaluate((h) => globalThis.rasputitsa.session.goTo(h), at);
    const tab = player.page.getByRole('tab', { name: 'Here' });
    if (!(await player.page.locator('.stack-place').isVisible())) await tab.click();
    await player.page.waitForSelector('[data-supply]');
    expect(await player.page.locator('[data-supply]').innerText()).toMatch(/^Supply: \d+ hex(es)? to \w/);
    await player.page.evaluate(() => globalThis.rasputitsa.session.select([]));
    const { x, y } = await player.spot(at);
    await player.page.mouse.move(x, y);
    await player.page.waitForFunction(
      (h) => globalThis.rasputitsa.session.trace()?.lines?.some((l) => l.path[0] === h) === true,
      at,
    );
    // On the phone, where no pointer rests, the panel alone says it.
    expect(await player.page.locator('.hover-slip').textContent()).toMatch(/Supply: \d+ hex/);
    await player.shot(`supply-${name}`);
  });

  it('the staff says what it would do, with rules, and after the end where it was decided; neither moves anything', async () => {
    const before = await player.standing();
    await player.page.getByRole('button', { name: 'Game menu' }).click();
    await player.page.getByRole('menuitem', { name: /^What would the staff do/ }).click();
    await player.page.waitForSelector('[data-hint]', { timeout: 60_000 });
    const hint = await player.page.locator('[data-hint]').innerText();
    expect(hint).toMatch(/Plan: \w/);
    expect(hint).toMatch(/Why: played out \d+ times?, the enemy’s answer included, it promises [+−]?\d+\.\d points/);
    expect(hint).toMatch(/Activate an HQ|HQ/);
    expect(await player.page.locator('[data-hint] li .rule-number').count()).toBeGreaterThan(0);
    await player.shot(`hint-${name}`);
    // Whoever thinks longer can be asked too, and hurried.
    await player.page.locator('[data-act=ask-marshal]').click();
    await player.page.locator('[data-act=hurry-staff]').click();
    await player.page.waitForSelector('[data-hint]', { timeout: 60_000 });
    expect(await player.page.locator('[data-act=ask-marshal]').count()).toBe(0);
    expect((await player.standing()).version).toBe(before.version);
    await player.page.keyboard.press('Escape');
    await player.page.evaluate(() => globalThis.rasputitsa.host.resign(globalThis.rasputitsa.session.seat));
    await player.page.locator('[data-act=review]').click();
    await player.page.waitForSelector('[data-review]', { timeout: 60_000 });
    const review = player.page.locator('[data-review]');
    expect(await review.innerText()).toMatch(/expected at the end of the game/);
    // All of its columns can be read, on the phone too.
    expect(
      await review.evaluate((e) =>
        [e, ...e.querySelectorAll('*')].every((x) => x.scrollWidth <= x.clientWidth + 1 || x.clientWidth === 0),
      ),
    ).toBe(true);
    await player.shot(`review-${name}`);
    await player.page.keyboard.press('Escape');
  });
});
