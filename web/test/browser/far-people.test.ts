// What people settle beside the rules, by clicking: open games, bids, vacations, adjourning, taking back, draws, another game; and several
// players of one side.
import type { Standing } from '@rasputitsa/host';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closeBrowser, DESKTOP, PHONE, Player, type Screen } from './player.ts';

/** Both tests have the same people: half the time of one is the start of their pages. */
const here = new Map<string, Promise<Player>>();
function comes(name: 'Anna' | 'Boris' | 'Carol', screen: Screen): Promise<Player> {
  const known = here.get(name) ?? Player.sitDown(screen);
  here.set(name, known);
  return known;
}
afterEach(async () => {
  for (const player of here.values()) (await player).clean();
});
afterAll(closeBrowser);

const act = (p: Player, name: string) => p.page.locator(`[data-act="${name}"]`);
const sees = (p: Player, text: string | RegExp) => p.page.locator('.far-panel').getByText(text).first().waitFor();
/** On a phone a second press on a tab closes it. */
async function looks(p: Player): Promise<void> {
  if (!(await p.page.locator('.far-panel').isVisible())) await p.page.getByRole('tab', { name: 'Players' }).click();
}
async function chooses(p: Player, game: string): Promise<void> {
  await p.page.evaluate((to) => void (location.hash = `#/new/${to}`), game);
  await p.page.getByRole('radio', { name: 'A friend far away' }).click();
  await act(p, 'far-name').fill('Anna');
}
async function starts(p: Player): Promise<void> {
  await p.page.getByRole('button', { name: /^Start/ }).click();
  await p.page.waitForSelector('[data-screen="waiting"]');
}
async function atTable(p: Player): Promise<Standing> {
  await p.page.waitForSelector('[data-table]');
  await p.page.locator('[data-act="close-briefing"]').click();
  await looks(p);
  return p.standing();
}
async function joins(p: Player, address: string, side: number, name: string): Promise<void> {
  await p.page.evaluate((to) => void (location.href = to), address);
  await act(p, 'far-name').fill(name);
  await act(p, `sit-${side}`).click();
}
/** Another tab, or on a phone none. */
async function hides(p: Player): Promise<void> {
  const { width } = p.page.viewportSize() ?? DESKTOP;
  await p.page.getByRole('tab', { name: width < DESKTOP.width ? 'Players' : 'Log' }).click();
}
/** Its clock is so far ahead of ours. */
async function ticks(p: Player, ahead: number): Promise<void> {
  await p.page.evaluate((ms) => {
    const real = globalThis as typeof globalThis & { was?: () => number };
    const was = (real.was ??= Date.now);
    Date.now = () => was() + ms;
  }, ahead);
}
async function standsStill(p: Player): Promise<void> {
  await sees(p, /^Adjourned: no clock runs/);
  expect((await p.page.locator('.far-seats').first().innerText()).match(/running|to decide/)).toBe(null);
  // Nobody is called from another tab.
  await p.page.waitForFunction(() => !document.title.startsWith('●'));
}
const stepOf = ({ view }: Standing): string => view.phase.map((f) => f.node).join(' ');

describe('people far away', () => {
  it('an open game, sides by bid, a vacation, adjourning, something taken back, a draw, and once more with sides changed', async () => {
    const [anna, boris] = await Promise.all([comes('Anna', DESKTOP), comes('Boris', PHONE)]);
    await chooses(anna, 'ukraine43');
    await anna.page.getByRole('radio', { name: 'By bid' }).click();
    await anna.page
      .getByLabel('Time to think')
      .selectOption({ label: 'By day: three days in stock, and one for every decision' });
    await anna.page.getByLabel('Vacation').selectOption({ label: '7 days for each, in all' });
    await anna.page.getByLabel('Spectators see the game').selectOption('60');
    await anna.page.getByText('Show it in the list of open games').click();
    await anna.shot('people-new');
    await starts(anna);

    // Boris finds it in the list, and reads what it is before he sits down.
    await boris.page.evaluate(() => void (location.hash = '#/about'));
    await boris.page.evaluate(() => void (location.hash = '#/'));
    await boris.page
      .getByRole('button', { name: /^Join Ukraine/ })
      .first()
      .click();
    for (const term of [
      'when both are there',
      '1:00 h later',
      '3 d each, 1 d for every decision; who runs out loses',
      '7 d',
    ])
      await boris.page.getByText(term, { exact: true }).waitFor();
    await act(boris, 'far-name').fill('Boris');
    await boris.shot('people-join');
    await boris.page.getByRole('button', { name: 'Sit down', exact: true }).click();

    // Both want the same side; nobody sees the other's bid.
    await act(anna, 'bid-points').fill('3');
    await anna.shot('people-bid');
    await act(anna, 'bid-0').click();
    await anna.page.getByText('You have bid. The other has not yet.').waitFor();
    expect(await boris.page.getByText('3', { exact: true }).count()).toBe(0);
    await act(boris, 'bid-points').fill('2');
    await boris.shot('people-bid-phone');
    await act(boris, 'bid-0').click();
    const [a, b] = await Promise.all([atTable(anna), atTable(boris)]);
    expect([a.viewer, b.viewer]).toEqual([0, 1]);
    for (const p of [anna, boris]) await sees(p, / for 3 points, which count for the other side at the end/);
    await anna.shot('people-table');
    await boris.shot('people-table-phone');

    await act(anna, 'vacation').click();
    const away = boris.page.locator('.far-panel .far-seats').getByText('on vacation');
    await away.waitFor();
    await act(anna, 'vacation-back').click();
    await act(anna, 'vacation').waitFor();
    await away.waitFor({ state: 'detached' });

    // Boris reads whom he waits for, and since when: a minute is not worth a time, ten are.
    await boris.page.locator('.prompt-wait').getByText('Waiting for Anna (Soviet)', { exact: true }).waitFor();
    await sees(boris, /· to decide$/);
    await ticks(boris, 600_000);
    const when = /since (today|yesterday), \d/;
    await boris.page
      .locator('.prompt-wait')
      .getByText(/^Waiting for Anna \(Soviet\) since /)
      .waitFor();
    expect(await boris.page.locator('.prompt-wait').innerText()).toMatch(when);
    await sees(boris, when);
    await boris.shot('people-waits-phone');
    await ticks(boris, 0);

    // They adjourn: one asks, the other finds it over the board, no clock runs, and it stands so when both come back.
    for (const [asks, answers, named] of [
      [anna, boris, 'Anna'],
      [boris, anna, 'Boris'],
    ] as const) {
      await looks(asks);
      await hides(answers);
      await act(asks, 'offer-adjourn').click();
      await sees(asks, 'You have offered to adjourn: no clock would run.');
      await answers.page
        .locator('[data-far-asked]')
        .getByText(`${named} offers to adjourn: no clock would run.`)
        .waitFor();
      await answers.shot(`people-adjourn-${named}`);
      await act(answers, 'far-asked').click();
      await act(answers, 'adjourn-yes').click();
      for (const p of [anna, boris]) await standsStill(p);
      await answers.shot(`people-adjourned-${named}`);
      await Promise.all(
        [anna, boris].map(async (p) => {
          await p.page.reload();
          await p.page.waitForSelector('[data-table]');
        }),
      );
      await boris.page.locator('[data-far-asked]').getByText('Adjourned').waitFor();
      for (const p of [anna, boris]) {
        await looks(p);
        await standsStill(p);
      }
      // The first time one of them says so, the second time Anna just plays on.
      if (asks === anna) await act(boris, 'go-on').click();
      else await anna.doing(() => anna.done());
      for (const p of [anna, boris]) {
        await looks(p);
        await p.page.locator('.far-seats .far-clock').getByText('running').waitFor();
        await p.page.locator('[data-far-adjourned]').waitFor({ state: 'detached' });
      }
      expect(await Promise.all([anna, boris].map((p) => p.page.title()))).toEqual([
        expect.stringMatching(/^● /),
        expect.not.stringMatching(/^● /),
      ]);
    }

    // Whoever is to move ends a step, is sorry, and may have it back.
    const [first, second] = [anna, boris];
    const before = stepOf(await first.standing());
    await first.doing(() => first.done());
    await looks(first);
    await act(first, 'offer-takeBack').click();
    await sees(first, 'You have asked to take back');
    await sees(second, /asks to take back their last action/);
    await second.shot('people-back');
    await act(second, 'takeBack-yes').click();
    await first.page.waitForFunction(
      (was) =>
        globalThis.rasputitsa.session
          .standing()
          .view.phase.map((f) => f.node)
          .join(' ') === was,
      before,
    );
    await act(first, 'offer-takeBack').waitFor();

    // A draw is declined, offered again, and agreed on.
    for (const p of [anna, boris]) await looks(p);
    await act(boris, 'offer-draw').click();
    await sees(anna, 'Boris offers a draw.');
    await anna.page.getByRole('button', { name: 'Decline' }).click();
    await act(boris, 'offer-draw').click();
    await anna.shot('people-draw');
    await act(anna, 'draw-yes').click();
    for (const p of [anna, boris]) {
      await p.page.waitForFunction(() => globalThis.rasputitsa.session.standing().table.over !== null);
      expect((await p.standing()).table.over).toBe('A draw (agreement)');
    }
    await anna.shot('people-over');

    // Once more with sides changed.
    for (const p of [anna, boris]) {
      await p.page.getByRole('button', { name: 'Look at the map' }).last().click();
      await looks(p);
    }
    await act(anna, 'rematch').click();
    await anna.page.waitForSelector('[data-screen="waiting"]');
    await sees(boris, 'Anna would like to play again with sides changed.');
    await boris.shot('people-rematch');
    await act(boris, 'rematch').click();
    const elsewhere = async (p: Player): Promise<Standing> => {
      await p.page.waitForFunction(
        (was) => (globalThis.rasputitsa.session?.standing().table.id ?? was) !== was,
        a.table.id,
      );
      return p.standing();
    };
    const [again, other] = await Promise.all([elsewhere(anna), elsewhere(boris)]);
    expect([again.viewer, other.viewer, again.table.id]).toEqual([1, 0, other.table.id]);
  });

  it('two on a side: areas are shared out, talk stays on the side, the command is handed over, and all once more', async () => {
    const [anna, boris, carol] = await Promise.all([
      comes('Anna', DESKTOP),
      comes('Boris', PHONE),
      comes('Carol', DESKTOP),
    ]);
    await chooses(anna, 'war-in-the-east');
    // A game without points has no bids.
    expect(await anna.page.getByRole('radio', { name: 'By bid' }).count()).toBe(0);
    await anna.page.getByLabel('Players: Axis').selectOption('2');
    await starts(anna);
    const invite = await act(anna, 'invite-link').inputValue();
    await Promise.all([joins(carol, invite, 0, 'Carol'), joins(boris, invite, 1, 'Boris')]);
    await Promise.all([anna, boris, carol].map(atTable));
    await sees(carol, 'Anna commands: ends phases and speaks for the side.');
    expect(await act(carol, 'resign').count()).toBe(0);

    const area = anna.page.locator('.far-team li select').first();
    await area.selectOption({ label: 'Carol' });
    await carol.page.locator('.far-team li').filter({ hasText: 'Carol' }).first().waitFor();
    await anna.shot('people-team');
    await carol.page.getByRole('radio', { name: 'For your side' }).click();
    await act(carol, 'say').fill('I take the north');
    await carol.page.keyboard.press('Enter');
    await sees(anna, 'I take the north');
    await carol.shot('people-team-mate');
    expect(await boris.page.getByText('I take the north').count()).toBe(0);

    await anna.page.getByLabel('Hand the command over to').selectOption({ label: 'Carol' });
    await sees(anna, 'Carol commands: ends phases and speaks for the side.');
    await act(anna, 'resign').waitFor({ state: 'detached' });
    await act(carol, 'resign').click();
    await carol.shot('people-command');
    await act(carol, 'resign-sure').click();
    for (const p of [anna, boris, carol])
      await p.page.waitForFunction(() => globalThis.rasputitsa.session.standing().table.over !== null);
    expect((await boris.standing()).table.over).toMatch(/wins \(resignation\)$/);

    // Once more: each has the chair they had, on the other side, and it begins when all three are back.
    const was = (await boris.standing()).table.id;
    for (const p of [anna, boris, carol]) {
      await p.page.getByRole('button', { name: 'Look at the map' }).last().click();
      await looks(p);
    }
    await act(carol, 'rematch').click();
    await carol.page.waitForSelector('[data-screen="waiting"]');
    for (const p of [anna, boris]) await sees(p, 'Carol would like to play again with sides changed.');
    await boris.shot('people-team-rematch');
    for (const p of [anna, boris]) await act(p, 'rematch').click();
    for (const p of [anna, boris, carol])
      await p.page.waitForFunction((old) => (globalThis.rasputitsa.session?.standing().table.id ?? old) !== old, was);
    const sides = await Promise.all([anna, boris, carol].map(async (p) => (await p.standing()).viewer));
    expect(sides).toEqual([1, 0, 1]);
    await atTable(carol);
    await sees(carol, 'Carol commands: ends phases and speaks for the side.');
    await carol.shot('people-team-again');
  });
});
